# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'shared/figures/trick.svg'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    l_0_left = resolve('left')
    l_0_fx = resolve('fx')
    l_0_players, l_0_kit, l_0_cards, l_0_hand, l_0_legal, l_0_team, l_0_face, l_0_trump, l_0_seat, l_0_dealer, l_0_lang, = environment.given(context, ('players', 'kit', 'cards', 'hand', 'legal', 'team', 'face', 'trump', 'seat', 'dealer', 'lang'))
    l_0_pieces = l_0_n = l_0_look = l_0_many = l_0_seats = l_0_played = l_0_held = l_0_may = l_0_mates = l_0_x0 = l_0_y0 = l_0_a = l_0_b = l_0_ca = l_0_cb = l_0_h = l_0_closed = l_0_rows = l_0_row = l_0_tall = missing
    t_1 = environment.filters['default']
    t_2 = environment.filters['int']
    t_3 = environment.filters['length']
    t_4 = environment.filters['list']
    t_5 = environment.filters['reject']
    t_6 = environment.filters['round']
    t_7 = environment.filters['string']
    pass
    yield '\n'
    l_0_pieces = context.vars['pieces'] = environment.get_template('shared/figures/pieces.svg', 'shared/figures/trick.svg').make_module(context.get_all(), True, {'a': l_0_a, 'b': l_0_b, 'ca': l_0_ca, 'cb': l_0_cb, 'closed': l_0_closed, 'fx': l_0_fx, 'h': l_0_h, 'held': l_0_held, 'left': l_0_left, 'look': l_0_look, 'many': l_0_many, 'mates': l_0_mates, 'may': l_0_may, 'n': l_0_n, 'pieces': l_0_pieces, 'played': l_0_played, 'row': l_0_row, 'rows': l_0_rows, 'seats': l_0_seats, 'tall': l_0_tall, 'x0': l_0_x0, 'y0': l_0_y0})
    context.exported_vars.discard('pieces')
    l_0_n = t_2(l_0_players)
    context.vars['n'] = l_0_n
    context.exported_vars.add('n')
    l_0_look = environment.getattr(l_0_kit, 'look')
    context.vars['look'] = l_0_look
    context.exported_vars.add('look')
    l_0_many = (l_0_n > 5)
    context.vars['many'] = l_0_many
    context.exported_vars.add('many')
    l_0_seats = environment.getitem(environment.getattr(l_0_pieces, 'places'), l_0_n)
    context.vars['seats'] = l_0_seats
    context.exported_vars.add('seats')
    l_0_played = (environment.call(context, environment.getattr(t_7(l_0_cards), 'split'), ',') if l_0_cards else [])
    context.vars['played'] = l_0_played
    context.exported_vars.add('played')
    l_0_held = (environment.call(context, environment.getattr(t_7(t_1(l_0_hand, '')), 'split'), ',') if t_1(l_0_hand, '') else [])
    context.vars['held'] = l_0_held
    context.exported_vars.add('held')
    l_0_may = environment.call(context, environment.getattr(t_7(t_1(l_0_legal, '')), 'split'), ',')
    context.vars['may'] = l_0_may
    context.exported_vars.add('may')
    l_0_mates = environment.call(context, environment.getattr(t_7(t_1(l_0_team, '')), 'split'), ',')
    context.vars['mates'] = l_0_mates
    context.exported_vars.add('mates')
    l_0_x0 = 32
    context.vars['x0'] = l_0_x0
    context.exported_vars.add('x0')
    l_0_y0 = 27.6
    context.vars['y0'] = l_0_y0
    context.exported_vars.add('y0')
    l_0_a = (25 if (l_0_n < 5) else 26.2)
    context.vars['a'] = l_0_a
    context.exported_vars.add('a')
    l_0_b = (21.8 if (l_0_n < 5) else 22.6)
    context.vars['b'] = l_0_b
    context.exported_vars.add('b')
    l_0_ca = (16 if l_0_many else 14)
    context.vars['ca'] = l_0_ca
    context.exported_vars.add('ca')
    l_0_cb = (12.8 if l_0_many else 11.8)
    context.vars['cb'] = l_0_cb
    context.exported_vars.add('cb')
    l_0_h = (8 if l_0_many else (8.4 if (l_0_n == 5) else 9))
    context.vars['h'] = l_0_h
    context.exported_vars.add('h')
    l_0_closed = t_4(context.eval_ctx, t_5(context, l_0_held, 'equalto', t_1(l_0_face, '')))
    context.vars['closed'] = l_0_closed
    context.exported_vars.add('closed')
    l_0_rows = (1 if (t_3(l_0_closed) <= 7) else 2)
    context.vars['rows'] = l_0_rows
    context.exported_vars.add('rows')
    l_0_row = t_2(t_6((t_3(l_0_closed) / l_0_rows), 0, 'ceil'))
    context.vars['row'] = l_0_row
    context.exported_vars.add('row')
    l_0_tall = (environment.call_binop(context, '+', 62, environment.call_binop(context, '*', 11, l_0_rows)) if l_0_held else 55.4)
    context.vars['tall'] = l_0_tall
    context.exported_vars.add('tall')
    yield '<svg xmlns="http://www.w3.org/2000/svg" width="58mm" height="'
    yield environment.shown(t_6((environment.call_binop(context, '*', l_0_tall, 58) / 64), 2))
    yield 'mm" viewBox="0 0 64 '
    yield environment.shown(l_0_tall)
    yield '">\n'
    yield environment.shown(environment.call(context, environment.getattr(l_0_pieces, 'pips')))
    yield '\n<ellipse cx="'
    yield environment.shown(l_0_x0)
    yield '" cy="'
    yield environment.shown(l_0_y0)
    yield '" rx="'
    yield environment.shown((l_0_a - 2.4))
    yield '" ry="'
    yield environment.shown((l_0_b - 2.4))
    yield '" fill="#f2f1ee" stroke="#cfcdc8" stroke-width="0.3"/>\n\n<rect x="'
    yield environment.shown((l_0_x0 - 4.4))
    yield '" y="'
    yield environment.shown((l_0_y0 - 4.8))
    yield '" width="8.8" height="9.6" rx="1.1" fill="#ffffff" stroke="'
    yield environment.shown(environment.getattr(l_0_look, 'accent'))
    yield '" stroke-width="0.6"/>\n'
    yield environment.shown(environment.call(context, environment.getattr(l_0_pieces, 'trump'), l_0_trump, l_0_x0, l_0_y0, (7.2 if (l_0_trump in ['none', 'first-ace']) else 5.4), l_0_look))
    yield '\n'
    l_1_loop = missing
    for l_1_s, l_1_loop in LoopContext(l_0_seats, undefined):
        l_1_leader, l_1_winner, = environment.given(context, ('leader', 'winner'))
        l_1_me = l_1_place = l_1_cx = l_1_cy = l_1_deals = missing
        _loop_vars = {}
        pass
        l_1_me = environment.getattr(l_1_loop, 'index0')
        _loop_vars['me'] = l_1_me
        l_1_place = environment.call_binop(context, '%', (l_1_me - t_2(l_1_leader)), l_0_n)
        _loop_vars['place'] = l_1_place
        l_1_cx = environment.call_binop(context, '+', l_0_x0, environment.call_binop(context, '*', l_0_ca, environment.getitem(l_1_s, 0)))
        _loop_vars['cx'] = l_1_cx
        l_1_cy = environment.call_binop(context, '+', l_0_y0, environment.call_binop(context, '*', l_0_cb, environment.getitem(l_1_s, 1)))
        _loop_vars['cy'] = l_1_cy
        l_1_deals = (t_7(l_0_dealer) == t_7(l_1_me))
        _loop_vars['deals'] = l_1_deals
        yield environment.shown(environment.call(context, environment.getattr(l_0_pieces, 'seat'), environment.call_binop(context, '+', l_0_x0, environment.call_binop(context, '*', l_0_a, environment.getitem(l_1_s, 0))), environment.call_binop(context, '+', l_0_y0, environment.call_binop(context, '*', l_0_b, environment.getitem(l_1_s, 1))), environment.getitem('ABCDEFGHIJ', l_1_me), l_0_look, ((0 if (t_7(l_1_me) in l_0_mates) else 1) if environment.getitem(l_0_mates, 0) else None), 6.6, l_1_deals, _loop_vars=_loop_vars))
        yield '\n'
        if (l_1_place < t_3(l_0_played)):
            pass
            yield '<g data-step="'
            yield environment.shown(environment.call_binop(context, '+', l_1_place, 1))
            yield '">\n'
            yield environment.shown(environment.call(context, environment.getattr(l_0_pieces, 'card'), environment.getitem(l_0_played, l_1_place), l_1_cx, l_1_cy, l_0_h, ('win' if (t_7(l_1_winner) == t_7(l_1_me)) else 'bright'), environment.getattr(l_0_look, 'ink'), _loop_vars=_loop_vars))
            yield '\n'
            yield environment.shown(environment.call(context, environment.getattr(l_0_pieces, 'order'), environment.call_binop(context, '+', l_1_place, 1), (l_1_cx - environment.call_binop(context, '*', l_0_h, 0.47)), (l_1_cy - environment.call_binop(context, '*', l_0_h, 0.42)), environment.getattr(l_0_look, 'ink'), _loop_vars=_loop_vars))
            yield '\n</g>\n'
        elif (l_1_place == t_3(l_0_played)):
            pass
            yield environment.shown(environment.call(context, environment.getattr(l_0_pieces, 'gap'), l_1_cx, l_1_cy, l_0_h, l_0_look, _loop_vars=_loop_vars))
            yield '\n'
    l_1_loop = l_1_s = l_1_me = l_1_leader = l_1_place = l_1_cx = l_1_cy = l_1_deals = l_1_winner = missing
    if l_0_held:
        pass
        l_0_left = (l_0_x0 - (environment.call_binop(context, '+', environment.call_binop(context, '+', environment.call_binop(context, '*', l_0_row, 8), (11 if t_1(l_0_face, '') else 0)), 8) / 2))
        context.vars['left'] = l_0_left
        context.exported_vars.add('left')
        yield '<line x1="2" y1="55.6" x2="62" y2="55.6" stroke="#cfcdc8" stroke-width="0.3"/>\n'
        yield environment.shown(environment.call(context, environment.getattr(l_0_pieces, 'seat'), environment.call_binop(context, '+', l_0_left, 3), environment.call_binop(context, '+', 57.9, environment.call_binop(context, '*', 5.5, l_0_rows)), environment.getitem('ABCDEFGHIJ', t_2(l_0_seat)), l_0_look, ((0 if (t_7(l_0_seat) in l_0_mates) else 1) if environment.getitem(l_0_mates, 0) else None), 5.6, (t_7(l_0_dealer) == t_7(l_0_seat))))
        yield '\n'
        l_1_loop = missing
        for l_1_code, l_1_loop in LoopContext(l_0_closed, undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, environment.getattr(l_0_pieces, 'card'), l_1_code, environment.call_binop(context, '+', environment.call_binop(context, '+', l_0_left, 11.6), environment.call_binop(context, '*', 8, environment.call_binop(context, '%', environment.getattr(l_1_loop, 'index0'), l_0_row))), environment.call_binop(context, '+', 63.4, environment.call_binop(context, '*', 11, (environment.getattr(l_1_loop, 'index0') // l_0_row))), 9.6, ('bright' if (l_1_code in l_0_may) else 'dim'), _loop_vars=_loop_vars))
            yield '\n'
        l_1_loop = l_1_code = missing
        if t_1(l_0_face, ''):
            pass
            yield '\n'
            l_0_fx = environment.call_binop(context, '+', environment.call_binop(context, '+', environment.call_binop(context, '+', l_0_left, 11.6), environment.call_binop(context, '*', 8, l_0_row)), 2.4)
            context.vars['fx'] = l_0_fx
            context.exported_vars.add('fx')
            yield environment.shown(environment.call(context, environment.getattr(l_0_pieces, 'tray'), l_0_face, l_0_fx, 63.4, 9.6, ('bright' if (l_0_face in l_0_may) else 'dim'), l_0_look))
            yield '\n<text x="'
            yield environment.shown(t_6(l_0_fx, 3))
            yield '" y="72.4" font-family="text" font-size="2.7" text-anchor="middle" fill="'
            yield environment.shown(environment.getattr(l_0_look, 'ink'))
            yield '">'
            yield environment.shown(environment.getitem({'ja': '表向き', 'en': 'face up'}, l_0_lang))
            yield '</text>\n'
    yield '</svg>\n'

blocks = {}
debug_info = '14=23&15=25&16=28&17=31&18=34&19=37&20=40&21=43&22=46&23=49&24=52&25=55&26=58&27=61&28=64&29=67&30=70&31=73&32=76&33=79&34=83&35=87&36=89&38=97&39=103&40=106&41=111&42=113&43=115&44=117&45=119&46=121&47=123&48=126&49=128&50=130&52=132&53=134&56=137&57=139&59=143&60=146&61=149&63=152&65=155&66=158&67=160'

taken = ['cards', 'dealer', 'face', 'fx', 'hand', 'kit', 'lang', 'leader', 'left', 'legal', 'players', 'seat', 'team', 'trump', 'winner']
lent = ['shared/figures/pieces.svg']
