# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'shared/figures/trick.svg'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    l_0_players = resolve('players')
    l_0_kit = resolve('kit')
    l_0_cards = resolve('cards')
    l_0_hand = resolve('hand')
    l_0_legal = resolve('legal')
    l_0_team = resolve('team')
    l_0_face = resolve('face')
    l_0_trump = resolve('trump')
    l_0_left = resolve('left')
    l_0_seat = resolve('seat')
    l_0_dealer = resolve('dealer')
    l_0_fx = resolve('fx')
    l_0_lang = resolve('lang')
    l_0_pieces = l_0_n = l_0_look = l_0_many = l_0_seats = l_0_played = l_0_held = l_0_may = l_0_mates = l_0_x0 = l_0_y0 = l_0_a = l_0_b = l_0_ca = l_0_cb = l_0_h = l_0_closed = l_0_rows = l_0_row = l_0_tall = missing
    try:
        t_1 = environment.filters['default']
    except KeyError:
        @internalcode
        def t_1(*unused):
            raise TemplateRuntimeError("No filter named 'default' found.")
    try:
        t_2 = environment.filters['int']
    except KeyError:
        @internalcode
        def t_2(*unused):
            raise TemplateRuntimeError("No filter named 'int' found.")
    try:
        t_3 = environment.filters['length']
    except KeyError:
        @internalcode
        def t_3(*unused):
            raise TemplateRuntimeError("No filter named 'length' found.")
    try:
        t_4 = environment.filters['list']
    except KeyError:
        @internalcode
        def t_4(*unused):
            raise TemplateRuntimeError("No filter named 'list' found.")
    try:
        t_5 = environment.filters['reject']
    except KeyError:
        @internalcode
        def t_5(*unused):
            raise TemplateRuntimeError("No filter named 'reject' found.")
    try:
        t_6 = environment.filters['round']
    except KeyError:
        @internalcode
        def t_6(*unused):
            raise TemplateRuntimeError("No filter named 'round' found.")
    try:
        t_7 = environment.filters['string']
    except KeyError:
        @internalcode
        def t_7(*unused):
            raise TemplateRuntimeError("No filter named 'string' found.")
    pass
    yield '\n'
    l_0_pieces = context.vars['pieces'] = environment.get_template('shared/figures/pieces.svg', 'shared/figures/trick.svg').make_module(context.get_all(), True, {'a': l_0_a, 'b': l_0_b, 'ca': l_0_ca, 'cb': l_0_cb, 'closed': l_0_closed, 'fx': l_0_fx, 'h': l_0_h, 'held': l_0_held, 'left': l_0_left, 'look': l_0_look, 'many': l_0_many, 'mates': l_0_mates, 'may': l_0_may, 'n': l_0_n, 'pieces': l_0_pieces, 'played': l_0_played, 'row': l_0_row, 'rows': l_0_rows, 'seats': l_0_seats, 'tall': l_0_tall, 'x0': l_0_x0, 'y0': l_0_y0})
    context.exported_vars.discard('pieces')
    l_0_n = t_2((undefined(name='players') if l_0_players is missing else l_0_players))
    context.vars['n'] = l_0_n
    context.exported_vars.add('n')
    l_0_look = environment.getattr((undefined(name='kit') if l_0_kit is missing else l_0_kit), 'look')
    context.vars['look'] = l_0_look
    context.exported_vars.add('look')
    l_0_many = ((undefined(name='n') if l_0_n is missing else l_0_n) > 5)
    context.vars['many'] = l_0_many
    context.exported_vars.add('many')
    l_0_seats = environment.getitem(environment.getattr((undefined(name='pieces') if l_0_pieces is missing else l_0_pieces), 'places'), (undefined(name='n') if l_0_n is missing else l_0_n))
    context.vars['seats'] = l_0_seats
    context.exported_vars.add('seats')
    l_0_played = (environment.call(context, environment.getattr(t_7((undefined(name='cards') if l_0_cards is missing else l_0_cards)), 'split'), ',') if (undefined(name='cards') if l_0_cards is missing else l_0_cards) else [])
    context.vars['played'] = l_0_played
    context.exported_vars.add('played')
    l_0_held = (environment.call(context, environment.getattr(t_7(t_1((undefined(name='hand') if l_0_hand is missing else l_0_hand), '')), 'split'), ',') if t_1((undefined(name='hand') if l_0_hand is missing else l_0_hand), '') else [])
    context.vars['held'] = l_0_held
    context.exported_vars.add('held')
    l_0_may = environment.call(context, environment.getattr(t_7(t_1((undefined(name='legal') if l_0_legal is missing else l_0_legal), '')), 'split'), ',')
    context.vars['may'] = l_0_may
    context.exported_vars.add('may')
    l_0_mates = environment.call(context, environment.getattr(t_7(t_1((undefined(name='team') if l_0_team is missing else l_0_team), '')), 'split'), ',')
    context.vars['mates'] = l_0_mates
    context.exported_vars.add('mates')
    l_0_x0 = 32
    context.vars['x0'] = l_0_x0
    context.exported_vars.add('x0')
    l_0_y0 = 27.6
    context.vars['y0'] = l_0_y0
    context.exported_vars.add('y0')
    l_0_a = (25 if ((undefined(name='n') if l_0_n is missing else l_0_n) < 5) else 26.2)
    context.vars['a'] = l_0_a
    context.exported_vars.add('a')
    l_0_b = (21.8 if ((undefined(name='n') if l_0_n is missing else l_0_n) < 5) else 22.6)
    context.vars['b'] = l_0_b
    context.exported_vars.add('b')
    l_0_ca = (16 if (undefined(name='many') if l_0_many is missing else l_0_many) else 14)
    context.vars['ca'] = l_0_ca
    context.exported_vars.add('ca')
    l_0_cb = (12.8 if (undefined(name='many') if l_0_many is missing else l_0_many) else 11.8)
    context.vars['cb'] = l_0_cb
    context.exported_vars.add('cb')
    l_0_h = (8 if (undefined(name='many') if l_0_many is missing else l_0_many) else (8.4 if ((undefined(name='n') if l_0_n is missing else l_0_n) == 5) else 9))
    context.vars['h'] = l_0_h
    context.exported_vars.add('h')
    l_0_closed = t_4(context.eval_ctx, t_5(context, (undefined(name='held') if l_0_held is missing else l_0_held), 'equalto', t_1((undefined(name='face') if l_0_face is missing else l_0_face), '')))
    context.vars['closed'] = l_0_closed
    context.exported_vars.add('closed')
    l_0_rows = (1 if (t_3((undefined(name='closed') if l_0_closed is missing else l_0_closed)) <= 7) else 2)
    context.vars['rows'] = l_0_rows
    context.exported_vars.add('rows')
    l_0_row = t_2(t_6((t_3((undefined(name='closed') if l_0_closed is missing else l_0_closed)) / (undefined(name='rows') if l_0_rows is missing else l_0_rows)), 0, 'ceil'))
    context.vars['row'] = l_0_row
    context.exported_vars.add('row')
    l_0_tall = (environment.call_binop(context, '+', 62, environment.call_binop(context, '*', 11, (undefined(name='rows') if l_0_rows is missing else l_0_rows))) if (undefined(name='held') if l_0_held is missing else l_0_held) else 55.4)
    context.vars['tall'] = l_0_tall
    context.exported_vars.add('tall')
    yield '<svg xmlns="http://www.w3.org/2000/svg" width="58mm" height="'
    yield escape(environment.finalize(t_6((environment.call_binop(context, '*', (undefined(name='tall') if l_0_tall is missing else l_0_tall), 58) / 64), 2)))
    yield 'mm" viewBox="0 0 64 '
    yield escape(environment.finalize((undefined(name='tall') if l_0_tall is missing else l_0_tall)))
    yield '">\n'
    yield escape(environment.finalize(environment.call(context, environment.getattr((undefined(name='pieces') if l_0_pieces is missing else l_0_pieces), 'pips'))))
    yield '\n<ellipse cx="'
    yield escape(environment.finalize((undefined(name='x0') if l_0_x0 is missing else l_0_x0)))
    yield '" cy="'
    yield escape(environment.finalize((undefined(name='y0') if l_0_y0 is missing else l_0_y0)))
    yield '" rx="'
    yield escape(environment.finalize(((undefined(name='a') if l_0_a is missing else l_0_a) - 2.4)))
    yield '" ry="'
    yield escape(environment.finalize(((undefined(name='b') if l_0_b is missing else l_0_b) - 2.4)))
    yield '" fill="#f2f1ee" stroke="#cfcdc8" stroke-width="0.3"/>\n\n<rect x="'
    yield escape(environment.finalize(((undefined(name='x0') if l_0_x0 is missing else l_0_x0) - 4.4)))
    yield '" y="'
    yield escape(environment.finalize(((undefined(name='y0') if l_0_y0 is missing else l_0_y0) - 4.8)))
    yield '" width="8.8" height="9.6" rx="1.1" fill="#ffffff" stroke="'
    yield escape(environment.finalize(environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'accent')))
    yield '" stroke-width="0.6"/>\n'
    yield escape(environment.finalize(environment.call(context, environment.getattr((undefined(name='pieces') if l_0_pieces is missing else l_0_pieces), 'trump'), (undefined(name='trump') if l_0_trump is missing else l_0_trump), (undefined(name='x0') if l_0_x0 is missing else l_0_x0), (undefined(name='y0') if l_0_y0 is missing else l_0_y0), (7.2 if ((undefined(name='trump') if l_0_trump is missing else l_0_trump) in ['none', 'first-ace']) else 5.4), (undefined(name='look') if l_0_look is missing else l_0_look))))
    yield '\n'
    l_1_loop = missing
    for l_1_s, l_1_loop in LoopContext((undefined(name='seats') if l_0_seats is missing else l_0_seats), undefined):
        l_1_leader = resolve('leader')
        l_1_winner = resolve('winner')
        l_1_me = l_1_place = l_1_cx = l_1_cy = l_1_deals = missing
        _loop_vars = {}
        pass
        l_1_me = environment.getattr(l_1_loop, 'index0')
        _loop_vars['me'] = l_1_me
        l_1_place = environment.call_binop(context, '%', ((undefined(name='me') if l_1_me is missing else l_1_me) - t_2((undefined(name='leader') if l_1_leader is missing else l_1_leader))), (undefined(name='n') if l_0_n is missing else l_0_n))
        _loop_vars['place'] = l_1_place
        l_1_cx = environment.call_binop(context, '+', (undefined(name='x0') if l_0_x0 is missing else l_0_x0), environment.call_binop(context, '*', (undefined(name='ca') if l_0_ca is missing else l_0_ca), environment.getitem(l_1_s, 0)))
        _loop_vars['cx'] = l_1_cx
        l_1_cy = environment.call_binop(context, '+', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), environment.call_binop(context, '*', (undefined(name='cb') if l_0_cb is missing else l_0_cb), environment.getitem(l_1_s, 1)))
        _loop_vars['cy'] = l_1_cy
        l_1_deals = (t_7((undefined(name='dealer') if l_0_dealer is missing else l_0_dealer)) == t_7((undefined(name='me') if l_1_me is missing else l_1_me)))
        _loop_vars['deals'] = l_1_deals
        yield escape(environment.finalize(environment.call(context, environment.getattr((undefined(name='pieces') if l_0_pieces is missing else l_0_pieces), 'seat'), environment.call_binop(context, '+', (undefined(name='x0') if l_0_x0 is missing else l_0_x0), environment.call_binop(context, '*', (undefined(name='a') if l_0_a is missing else l_0_a), environment.getitem(l_1_s, 0))), environment.call_binop(context, '+', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), environment.call_binop(context, '*', (undefined(name='b') if l_0_b is missing else l_0_b), environment.getitem(l_1_s, 1))), environment.getitem('ABCDEFGHIJ', (undefined(name='me') if l_1_me is missing else l_1_me)), (undefined(name='look') if l_0_look is missing else l_0_look), ((0 if (t_7((undefined(name='me') if l_1_me is missing else l_1_me)) in (undefined(name='mates') if l_0_mates is missing else l_0_mates)) else 1) if environment.getitem((undefined(name='mates') if l_0_mates is missing else l_0_mates), 0) else None), 6.6, (undefined(name='deals') if l_1_deals is missing else l_1_deals), _loop_vars=_loop_vars)))
        yield '\n'
        if ((undefined(name='place') if l_1_place is missing else l_1_place) < t_3((undefined(name='played') if l_0_played is missing else l_0_played))):
            pass
            yield '<g data-step="'
            yield escape(environment.finalize(environment.call_binop(context, '+', (undefined(name='place') if l_1_place is missing else l_1_place), 1)))
            yield '">\n'
            yield escape(environment.finalize(environment.call(context, environment.getattr((undefined(name='pieces') if l_0_pieces is missing else l_0_pieces), 'card'), environment.getitem((undefined(name='played') if l_0_played is missing else l_0_played), (undefined(name='place') if l_1_place is missing else l_1_place)), (undefined(name='cx') if l_1_cx is missing else l_1_cx), (undefined(name='cy') if l_1_cy is missing else l_1_cy), (undefined(name='h') if l_0_h is missing else l_0_h), ('win' if (t_7((undefined(name='winner') if l_1_winner is missing else l_1_winner)) == t_7((undefined(name='me') if l_1_me is missing else l_1_me))) else 'bright'), environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'ink'), _loop_vars=_loop_vars)))
            yield '\n'
            yield escape(environment.finalize(environment.call(context, environment.getattr((undefined(name='pieces') if l_0_pieces is missing else l_0_pieces), 'order'), environment.call_binop(context, '+', (undefined(name='place') if l_1_place is missing else l_1_place), 1), ((undefined(name='cx') if l_1_cx is missing else l_1_cx) - environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.47)), ((undefined(name='cy') if l_1_cy is missing else l_1_cy) - environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.42)), environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'ink'), _loop_vars=_loop_vars)))
            yield '\n</g>\n'
        elif ((undefined(name='place') if l_1_place is missing else l_1_place) == t_3((undefined(name='played') if l_0_played is missing else l_0_played))):
            pass
            yield escape(environment.finalize(environment.call(context, environment.getattr((undefined(name='pieces') if l_0_pieces is missing else l_0_pieces), 'gap'), (undefined(name='cx') if l_1_cx is missing else l_1_cx), (undefined(name='cy') if l_1_cy is missing else l_1_cy), (undefined(name='h') if l_0_h is missing else l_0_h), (undefined(name='look') if l_0_look is missing else l_0_look), _loop_vars=_loop_vars)))
            yield '\n'
    l_1_loop = l_1_s = l_1_me = l_1_leader = l_1_place = l_1_cx = l_1_cy = l_1_deals = l_1_winner = missing
    if (undefined(name='held') if l_0_held is missing else l_0_held):
        pass
        l_0_left = ((undefined(name='x0') if l_0_x0 is missing else l_0_x0) - (environment.call_binop(context, '+', environment.call_binop(context, '+', environment.call_binop(context, '*', (undefined(name='row') if l_0_row is missing else l_0_row), 8), (11 if t_1((undefined(name='face') if l_0_face is missing else l_0_face), '') else 0)), 8) / 2))
        context.vars['left'] = l_0_left
        context.exported_vars.add('left')
        yield '<line x1="2" y1="55.6" x2="62" y2="55.6" stroke="#cfcdc8" stroke-width="0.3"/>\n'
        yield escape(environment.finalize(environment.call(context, environment.getattr((undefined(name='pieces') if l_0_pieces is missing else l_0_pieces), 'seat'), environment.call_binop(context, '+', (undefined(name='left') if l_0_left is missing else l_0_left), 3), environment.call_binop(context, '+', 57.9, environment.call_binop(context, '*', 5.5, (undefined(name='rows') if l_0_rows is missing else l_0_rows))), environment.getitem('ABCDEFGHIJ', t_2((undefined(name='seat') if l_0_seat is missing else l_0_seat))), (undefined(name='look') if l_0_look is missing else l_0_look), ((0 if (t_7((undefined(name='seat') if l_0_seat is missing else l_0_seat)) in (undefined(name='mates') if l_0_mates is missing else l_0_mates)) else 1) if environment.getitem((undefined(name='mates') if l_0_mates is missing else l_0_mates), 0) else None), 5.6, (t_7((undefined(name='dealer') if l_0_dealer is missing else l_0_dealer)) == t_7((undefined(name='seat') if l_0_seat is missing else l_0_seat))))))
        yield '\n'
        l_1_loop = missing
        for l_1_code, l_1_loop in LoopContext((undefined(name='closed') if l_0_closed is missing else l_0_closed), undefined):
            _loop_vars = {}
            pass
            yield escape(environment.finalize(environment.call(context, environment.getattr((undefined(name='pieces') if l_0_pieces is missing else l_0_pieces), 'card'), l_1_code, environment.call_binop(context, '+', environment.call_binop(context, '+', (undefined(name='left') if l_0_left is missing else l_0_left), 11.6), environment.call_binop(context, '*', 8, environment.call_binop(context, '%', environment.getattr(l_1_loop, 'index0'), (undefined(name='row') if l_0_row is missing else l_0_row)))), environment.call_binop(context, '+', 63.4, environment.call_binop(context, '*', 11, (environment.getattr(l_1_loop, 'index0') // (undefined(name='row') if l_0_row is missing else l_0_row)))), 9.6, ('bright' if (l_1_code in (undefined(name='may') if l_0_may is missing else l_0_may)) else 'dim'), _loop_vars=_loop_vars)))
            yield '\n'
        l_1_loop = l_1_code = missing
        if t_1((undefined(name='face') if l_0_face is missing else l_0_face), ''):
            pass
            yield '\n'
            l_0_fx = environment.call_binop(context, '+', environment.call_binop(context, '+', environment.call_binop(context, '+', (undefined(name='left') if l_0_left is missing else l_0_left), 11.6), environment.call_binop(context, '*', 8, (undefined(name='row') if l_0_row is missing else l_0_row))), 2.4)
            context.vars['fx'] = l_0_fx
            context.exported_vars.add('fx')
            yield escape(environment.finalize(environment.call(context, environment.getattr((undefined(name='pieces') if l_0_pieces is missing else l_0_pieces), 'tray'), (undefined(name='face') if l_0_face is missing else l_0_face), (undefined(name='fx') if l_0_fx is missing else l_0_fx), 63.4, 9.6, ('bright' if ((undefined(name='face') if l_0_face is missing else l_0_face) in (undefined(name='may') if l_0_may is missing else l_0_may)) else 'dim'), (undefined(name='look') if l_0_look is missing else l_0_look))))
            yield '\n<text x="'
            yield escape(environment.finalize(t_6((undefined(name='fx') if l_0_fx is missing else l_0_fx), 3)))
            yield '" y="72.4" font-family="text" font-size="2.7" text-anchor="middle" fill="'
            yield escape(environment.finalize(environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'ink')))
            yield '">'
            yield escape(environment.finalize(environment.getitem({'ja': '表向き', 'en': 'face up'}, (undefined(name='lang') if l_0_lang is missing else l_0_lang))))
            yield '</text>\n'
    yield '</svg>\n'

blocks = {}
debug_info = '14=68&15=70&16=73&17=76&18=79&19=82&20=85&21=88&22=91&23=94&24=97&25=100&26=103&27=106&28=109&29=112&30=115&31=118&32=121&33=124&34=128&35=132&36=134&38=142&39=148&40=151&41=157&42=159&43=161&44=163&45=165&46=167&47=169&48=172&49=174&50=176&52=178&53=180&56=183&57=185&59=189&60=192&61=195&63=198&65=201&66=204&67=206'

taken = ['cards', 'dealer', 'face', 'fx', 'hand', 'kit', 'lang', 'leader', 'left', 'legal', 'players', 'seat', 'team', 'trump', 'winner']
lent = ['shared/figures/pieces.svg']
