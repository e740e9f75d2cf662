# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'shared/figures/pieces.svg'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    l_0_kit = resolve('kit')
    l_0_pip = resolve('pip')
    l_0_places = l_0_own = l_0_sign = l_0_pips = l_0_colours = l_0_colour_of = l_0_pale = l_0_paler = l_0_suit_of = l_0_card = l_0_seat = l_0_clockwise = l_0_order = l_0_letters = l_0_marker = l_0_trump = l_0_tray = l_0_gap = missing
    try:
        t_1 = environment.filters['format']
    except KeyError:
        @internalcode
        def t_1(*unused):
            raise TemplateRuntimeError("No filter named 'format' found.")
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
        t_4 = environment.filters['round']
    except KeyError:
        @internalcode
        def t_4(*unused):
            raise TemplateRuntimeError("No filter named 'round' found.")
    try:
        t_5 = environment.tests['defined']
    except KeyError:
        @internalcode
        def t_5(*unused):
            raise TemplateRuntimeError("No test named 'defined' found.")
    pass
    yield '\n'
    l_0_places = {2: [(0, 1), (0, (-1))], 3: [(0, 1), ((-0.866), (-0.5)), (0.866, (-0.5))], 4: [(0, 1), ((-1), 0), (0, (-1)), (1, 0)], 5: [(0, 1), ((-0.951), 0.309), ((-0.588), (-0.809)), (0.588, (-0.809)), (0.951, 0.309)], 6: [(0, 1), ((-0.866), 0.5), ((-0.866), (-0.5)), (0, (-1)), (0.866, (-0.5)), (0.866, 0.5)], 7: [(0, 1), ((-0.782), 0.623), ((-0.975), (-0.223)), ((-0.434), (-0.901)), (0.434, (-0.901)), (0.975, (-0.223)), (0.782, 0.623)]}
    context.vars['places'] = l_0_places
    context.exported_vars.add('places')
    yield '\n\n\n'
    l_0_own = (environment.getattr((undefined(name='kit') if l_0_kit is missing else l_0_kit), 'suits') if (t_5((undefined(name='kit') if l_0_kit is missing else l_0_kit)) and t_5(environment.getattr((undefined(name='kit') if l_0_kit is missing else l_0_kit), 'suits'))) else {})
    context.vars['own'] = l_0_own
    context.exported_vars.add('own')
    yield '\n'
    l_0_sign = (undefined(name='pip') if l_0_pip is missing else l_0_pip)
    context.vars['sign'] = l_0_sign
    context.exported_vars.add('sign')
    yield '\n\n\n'
    def macro():
        t_6 = []
        pass
        t_6.append(
            '<defs>',
        )
        for l_2_suit in 'SHDCXL':
            _loop_vars = {}
            pass
            t_6.extend((
                '\n<symbol id="pip-',
                escape(environment.finalize(l_2_suit)),
                '" viewBox="0 0 100 100">',
            ))
            template = environment.get_or_select_template(environment.short(markup_join(('shared/icons/suit-', environment.call(context, environment.getattr(l_2_suit, 'lower'), _loop_vars=_loop_vars), '.svg', ))), 'shared/figures/pieces.svg')
            gen = template.root_render_func(template.new_context(context.get_all(), True, {'suit': l_2_suit, 'card': l_0_card, 'clockwise': l_0_clockwise, 'colour_of': l_0_colour_of, 'colours': l_0_colours, 'gap': l_0_gap, 'letters': l_0_letters, 'marker': l_0_marker, 'order': l_0_order, 'own': l_0_own, 'pale': l_0_pale, 'paler': l_0_paler, 'pip': l_0_pip, 'pips': l_0_pips, 'places': l_0_places, 'seat': l_0_seat, 'sign': l_0_sign, 'suit_of': l_0_suit_of, 'tray': l_0_tray, 'trump': l_0_trump}))
            try:
                for event in gen:
                    t_6.append(event)
            finally: gen.close()
            t_6.append(
                '</symbol>',
            )
        l_2_suit = missing
        t_6.append(
            '\n<symbol id="joker" viewBox="0 0 100 100">',
        )
        template = environment.get_template('shared/icons/joker.svg', 'shared/figures/pieces.svg')
        gen = template.root_render_func(template.new_context(context.get_all(), True, {'card': l_0_card, 'clockwise': l_0_clockwise, 'colour_of': l_0_colour_of, 'colours': l_0_colours, 'gap': l_0_gap, 'letters': l_0_letters, 'marker': l_0_marker, 'order': l_0_order, 'own': l_0_own, 'pale': l_0_pale, 'paler': l_0_paler, 'pip': l_0_pip, 'pips': l_0_pips, 'places': l_0_places, 'seat': l_0_seat, 'sign': l_0_sign, 'suit_of': l_0_suit_of, 'tray': l_0_tray, 'trump': l_0_trump}))
        try:
            for event in gen:
                t_6.append(event)
        finally: gen.close()
        t_6.append(
            '</symbol>\n</defs>',
        )
        return concat(t_6)
    context.exported_vars.add('pips')
    context.vars['pips'] = l_0_pips = Macro(environment, macro, 'pips', (), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    l_0_colours = {'S': '#1b1b1f', 'H': '#c62f2f', 'D': '#1f62b0', 'C': '#24733d', 'X': '#592c70', 'L': '#c4760a'}
    context.vars['colours'] = l_0_colours
    context.exported_vars.add('colours')
    yield '\n\n\n'
    def macro(l_1_suit):
        t_7 = []
        if l_1_suit is missing:
            l_1_suit = undefined("parameter 'suit' was not provided", name='suit')
        pass
        t_7.append(
            escape(environment.finalize((environment.getattr(environment.getitem((undefined(name='own') if l_0_own is missing else l_0_own), l_1_suit), 'colour') if (l_1_suit in (undefined(name='own') if l_0_own is missing else l_0_own)) else (environment.getitem((undefined(name='colours') if l_0_colours is missing else l_0_colours), l_1_suit) if (l_1_suit in (undefined(name='colours') if l_0_colours is missing else l_0_colours)) else environment.call(context, (undefined(name='sign') if l_0_sign is missing else l_0_sign), l_1_suit, 0, 0, 1))))),
        )
        return concat(t_7)
    context.exported_vars.add('colour_of')
    context.vars['colour_of'] = l_0_colour_of = Macro(environment, macro, 'colour_of', ('suit',), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    def macro(l_1_suit, l_1_x, l_1_y, l_1_size, l_1_colour):
        t_8 = []
        if l_1_suit is missing:
            l_1_suit = undefined("parameter 'suit' was not provided", name='suit')
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        if l_1_size is missing:
            l_1_size = undefined("parameter 'size' was not provided", name='size')
        if l_1_colour is missing:
            l_1_colour = ''
        pass
        if ((l_1_suit in (undefined(name='own') if l_0_own is missing else l_0_own)) or (l_1_suit not in (undefined(name='colours') if l_0_colours is missing else l_0_colours))):
            pass
            t_8.append(
                escape(environment.finalize(environment.call(context, (undefined(name='sign') if l_0_sign is missing else l_0_sign), l_1_suit, t_4(l_1_x, 3), t_4(l_1_y, 3), l_1_size, l_1_colour))),
            )
        else:
            pass
            t_8.extend((
                '<use href="#pip-',
                escape(environment.finalize(l_1_suit)),
                '" x="',
                escape(environment.finalize(t_4((l_1_x - (l_1_size / 2)), 3))),
                '" y="',
                escape(environment.finalize(t_4((l_1_y - (l_1_size / 2)), 3))),
                '" width="',
                escape(environment.finalize(l_1_size)),
                '" height="',
                escape(environment.finalize(l_1_size)),
                '" color="',
                escape(environment.finalize((l_1_colour or environment.getitem((undefined(name='colours') if l_0_colours is missing else l_0_colours), l_1_suit)))),
                '"/>',
            ))
        return concat(t_8)
    context.exported_vars.add('pip')
    context.vars['pip'] = l_0_pip = Macro(environment, macro, 'pip', ('suit', 'x', 'y', 'size', 'colour'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    l_0_pale = {'S': '#85858b', 'H': '#cf8583', 'D': '#7c9fc9', 'C': '#7fae8d', 'X': '#937aa1', 'L': '#d9a763'}
    context.vars['pale'] = l_0_pale
    context.exported_vars.add('pale')
    yield '\n\n\n'
    def macro(l_1_colour):
        t_9 = []
        if l_1_colour is missing:
            l_1_colour = undefined("parameter 'colour' was not provided", name='colour')
        pass
        t_9.append(
            '#',
        )
        for l_2_at in (1, 3, 5):
            _loop_vars = {}
            pass
            t_9.append(
                escape(environment.finalize(t_1('%02x', t_2(t_4(environment.call_binop(context, '+', environment.call_binop(context, '*', t_2(l_1_colour[l_2_at:environment.call_binop(context, '+', l_2_at, 2)], 0, 16), 0.55), environment.call_binop(context, '*', 255, 0.45))))))),
            )
        l_2_at = missing
        return concat(t_9)
    context.exported_vars.add('paler')
    context.vars['paler'] = l_0_paler = Macro(environment, macro, 'paler', ('colour',), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    def macro(l_1_code):
        t_10 = []
        l_1_namespace = resolve('namespace')
        l_1_found = missing
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        l_1_found = environment.call(context, (undefined(name='namespace') if l_1_namespace is missing else l_1_namespace), suit='')
        for l_2_suit in (undefined(name='own') if l_0_own is missing else l_0_own):
            _loop_vars = {}
            pass
            if (environment.call(context, environment.getattr(l_1_code, 'endswith'), l_2_suit, _loop_vars=_loop_vars) and (t_3(environment.getattr((undefined(name='found') if l_1_found is missing else l_1_found), 'suit')) < t_3(l_2_suit) < t_3(l_1_code))):
                pass
                if not isinstance(l_1_found, Namespace):
                    raise TemplateRuntimeError("cannot assign attribute on non-namespace object")
                l_1_found['suit'] = l_2_suit
        l_2_suit = missing
        t_10.append(
            escape(environment.finalize((environment.getattr((undefined(name='found') if l_1_found is missing else l_1_found), 'suit') or l_1_code[1:]))),
        )
        return concat(t_10)
    context.exported_vars.add('suit_of')
    context.vars['suit_of'] = l_0_suit_of = Macro(environment, macro, 'suit_of', ('code',), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    def macro(l_1_code, l_1_x, l_1_y, l_1_height, l_1_state, l_1_frame):
        t_11 = []
        l_1_colour = resolve('colour')
        l_1_w = l_1_suit = l_1_joker = l_1_rank = missing
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        if l_1_height is missing:
            l_1_height = 9
        if l_1_state is missing:
            l_1_state = 'bright'
        if l_1_frame is missing:
            l_1_frame = '#1b1b1f'
        pass
        l_1_w = t_4(environment.call_binop(context, '*', l_1_height, 0.72), 2)
        l_1_suit = (environment.call(context, (undefined(name='suit_of') if l_0_suit_of is missing else l_0_suit_of), l_1_code) if (undefined(name='own') if l_0_own is missing else l_0_own) else l_1_code[1:])
        l_1_joker = ((environment.getitem(l_1_code, 0) == 'R') and ((undefined(name='suit') if l_1_suit is missing else l_1_suit) not in (undefined(name='own') if l_0_own is missing else l_0_own)))
        l_1_rank = l_1_code[:(t_3(l_1_code) - t_3((undefined(name='suit') if l_1_suit is missing else l_1_suit)))]
        if ((undefined(name='joker') if l_1_joker is missing else l_1_joker) or (((undefined(name='suit') if l_1_suit is missing else l_1_suit) in (undefined(name='colours') if l_0_colours is missing else l_0_colours)) and ((undefined(name='suit') if l_1_suit is missing else l_1_suit) not in (undefined(name='own') if l_0_own is missing else l_0_own)))):
            pass
            l_1_colour = environment.getitem(((undefined(name='pale') if l_0_pale is missing else l_0_pale) if (l_1_state == 'dim') else (undefined(name='colours') if l_0_colours is missing else l_0_colours)), ('S' if (undefined(name='joker') if l_1_joker is missing else l_1_joker) else (undefined(name='suit') if l_1_suit is missing else l_1_suit)))
        else:
            pass
            l_1_colour = (environment.call(context, (undefined(name='paler') if l_0_paler is missing else l_0_paler), environment.call(context, (undefined(name='colour_of') if l_0_colour_of is missing else l_0_colour_of), (undefined(name='suit') if l_1_suit is missing else l_1_suit))) if (l_1_state == 'dim') else environment.call(context, (undefined(name='colour_of') if l_0_colour_of is missing else l_0_colour_of), (undefined(name='suit') if l_1_suit is missing else l_1_suit)))
        if (l_1_state == 'win'):
            pass
            t_11.extend((
                '<rect x="',
                escape(environment.finalize(t_4(((l_1_x - ((undefined(name='w') if l_1_w is missing else l_1_w) / 2)) - 0.75), 3))),
                '" y="',
                escape(environment.finalize(t_4(((l_1_y - (l_1_height / 2)) - 0.75), 3))),
                '" width="',
                escape(environment.finalize(t_4(environment.call_binop(context, '+', (undefined(name='w') if l_1_w is missing else l_1_w), 1.5), 3))),
                '" height="',
                escape(environment.finalize(environment.call_binop(context, '+', l_1_height, 1.5))),
                '" rx="',
                escape(environment.finalize(t_4(environment.call_binop(context, '*', l_1_height, 0.19), 3))),
                '" fill="',
                escape(environment.finalize(l_1_frame)),
                '"/>',
            ))
        t_11.extend((
            '\n<rect x="',
            escape(environment.finalize(t_4((l_1_x - ((undefined(name='w') if l_1_w is missing else l_1_w) / 2)), 3))),
            '" y="',
            escape(environment.finalize(t_4((l_1_y - (l_1_height / 2)), 3))),
            '" width="',
            escape(environment.finalize((undefined(name='w') if l_1_w is missing else l_1_w))),
            '" height="',
            escape(environment.finalize(l_1_height)),
            '" rx="',
            escape(environment.finalize(t_4(environment.call_binop(context, '*', l_1_height, 0.12), 3))),
            '" fill="',
            escape(environment.finalize(('#f6f5f3' if (l_1_state == 'dim') else '#ffffff'))),
            '" stroke="',
            escape(environment.finalize(('#a9a7ad' if (l_1_state == 'dim') else '#77757c'))),
            '" stroke-width="0.25"',
        ))
        if (l_1_state == 'dim'):
            pass
            t_11.append(
                ' stroke-dasharray="0.7 0.5"',
            )
        t_11.append(
            '/>\n',
        )
        if (undefined(name='joker') if l_1_joker is missing else l_1_joker):
            pass
            t_11.extend((
                '<use href="#joker" x="',
                escape(environment.finalize(t_4((l_1_x - environment.call_binop(context, '*', l_1_height, 0.27)), 3))),
                '" y="',
                escape(environment.finalize(t_4((l_1_y - environment.call_binop(context, '*', l_1_height, 0.27)), 3))),
                '" width="',
                escape(environment.finalize(t_4(environment.call_binop(context, '*', l_1_height, 0.54), 3))),
                '" height="',
                escape(environment.finalize(t_4(environment.call_binop(context, '*', l_1_height, 0.54), 3))),
                '" color="',
                escape(environment.finalize((undefined(name='colour') if l_1_colour is missing else l_1_colour))),
                '"/>',
            ))
        else:
            pass
            t_11.extend((
                '<text x="',
                escape(environment.finalize(t_4(l_1_x, 3))),
                '" y="',
                escape(environment.finalize(t_4((l_1_y - environment.call_binop(context, '*', l_1_height, 0.045)), 3))),
                '" font-family="head" font-weight="bold" font-size="',
                escape(environment.finalize(t_4(environment.call_binop(context, '*', l_1_height, (0.46 if (t_3((undefined(name='rank') if l_1_rank is missing else l_1_rank)) < 3) else 0.36)), 2))),
                '" text-anchor="middle" fill="',
                escape(environment.finalize((undefined(name='colour') if l_1_colour is missing else l_1_colour))),
                '">',
                escape(environment.finalize(('10' if ((undefined(name='rank') if l_1_rank is missing else l_1_rank) == 'T') else (undefined(name='rank') if l_1_rank is missing else l_1_rank)))),
                '</text>\n',
                escape(environment.finalize(environment.call(context, (undefined(name='pip') if l_0_pip is missing else l_0_pip), (undefined(name='suit') if l_1_suit is missing else l_1_suit), l_1_x, environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', l_1_height, 0.235)), t_4(environment.call_binop(context, '*', l_1_height, 0.34), 2), (undefined(name='colour') if l_1_colour is missing else l_1_colour)))),
            ))
        return concat(t_11)
    context.exported_vars.add('card')
    context.vars['card'] = l_0_card = Macro(environment, macro, 'card', ('code', 'x', 'y', 'height', 'state', 'frame'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    def macro(l_1_x, l_1_y, l_1_label, l_1_look, l_1_team, l_1_size, l_1_dealer):
        t_12 = []
        l_1_k = resolve('k')
        l_1_h = missing
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        if l_1_label is missing:
            l_1_label = undefined("parameter 'label' was not provided", name='label')
        if l_1_look is missing:
            l_1_look = undefined("parameter 'look' was not provided", name='look')
        if l_1_team is missing:
            l_1_team = None
        if l_1_size is missing:
            l_1_size = 7
        if l_1_dealer is missing:
            l_1_dealer = False
        pass
        l_1_h = (l_1_size / 2)
        if (l_1_team == 0):
            pass
            if l_1_dealer:
                pass
                t_12.extend((
                    '<circle cx="',
                    escape(environment.finalize(t_4(l_1_x, 3))),
                    '" cy="',
                    escape(environment.finalize(t_4(l_1_y, 3))),
                    '" r="',
                    escape(environment.finalize(t_4(environment.call_binop(context, '*', (undefined(name='h') if l_1_h is missing else l_1_h), 1.2), 3))),
                    '" fill="#ffffff" stroke="',
                    escape(environment.finalize(environment.getattr(l_1_look, 'accent'))),
                    '" stroke-width="',
                    escape(environment.finalize(t_4(environment.call_binop(context, '*', l_1_size, 0.07), 3))),
                    '"/>',
                ))
            t_12.extend((
                '<circle cx="',
                escape(environment.finalize(t_4(l_1_x, 3))),
                '" cy="',
                escape(environment.finalize(t_4(l_1_y, 3))),
                '" r="',
                escape(environment.finalize(t_4(environment.call_binop(context, '*', (undefined(name='h') if l_1_h is missing else l_1_h), 0.96), 3))),
                '" fill="',
                escape(environment.finalize(environment.getattr(l_1_look, 'accent'))),
                '"/>',
            ))
        elif (l_1_team == 1):
            pass
            l_1_k = environment.call_binop(context, '*', (undefined(name='h') if l_1_h is missing else l_1_h), 1.2)
            t_12.extend((
                '<polygon points="',
                escape(environment.finalize(t_4(l_1_x, 3))),
                ',',
                escape(environment.finalize(t_4((l_1_y - (undefined(name='k') if l_1_k is missing else l_1_k)), 3))),
                ' ',
                escape(environment.finalize(t_4(environment.call_binop(context, '+', l_1_x, (undefined(name='k') if l_1_k is missing else l_1_k)), 3))),
                ',',
                escape(environment.finalize(t_4(l_1_y, 3))),
                ' ',
                escape(environment.finalize(t_4(l_1_x, 3))),
                ',',
                escape(environment.finalize(t_4(environment.call_binop(context, '+', l_1_y, (undefined(name='k') if l_1_k is missing else l_1_k)), 3))),
                ' ',
                escape(environment.finalize(t_4((l_1_x - (undefined(name='k') if l_1_k is missing else l_1_k)), 3))),
                ',',
                escape(environment.finalize(t_4(l_1_y, 3))),
                '" fill="',
                escape(environment.finalize(environment.getattr(l_1_look, 'second'))),
                '" stroke="',
                escape(environment.finalize(environment.getattr(l_1_look, 'second'))),
                '" stroke-width="0.3" stroke-linejoin="round"/>',
            ))
        else:
            pass
            t_12.extend((
                '<circle cx="',
                escape(environment.finalize(t_4(l_1_x, 3))),
                '" cy="',
                escape(environment.finalize(t_4(l_1_y, 3))),
                '" r="',
                escape(environment.finalize(((undefined(name='h') if l_1_h is missing else l_1_h) - 0.2))),
                '" fill="#ffffff" stroke="',
                escape(environment.finalize(environment.getattr(l_1_look, 'ink'))),
                '" stroke-width="0.4"/>',
            ))
        t_12.extend((
            '\n<text x="',
            escape(environment.finalize(t_4(l_1_x, 3))),
            '" y="',
            escape(environment.finalize(t_4(environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', l_1_size, 0.2)), 3))),
            '" font-family="head" font-weight="bold" font-size="',
            escape(environment.finalize(t_4(environment.call_binop(context, '*', l_1_size, 0.56), 2))),
            '" text-anchor="middle" fill="',
            escape(environment.finalize(('#ffffff' if (l_1_team == 0) else environment.getattr(l_1_look, 'ink')))),
            '">',
            escape(environment.finalize(l_1_label)),
            '</text>',
        ))
        return concat(t_12)
    context.exported_vars.add('seat')
    context.vars['seat'] = l_0_seat = Macro(environment, macro, 'seat', ('x', 'y', 'label', 'look', 'team', 'size', 'dealer'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    def macro(l_1_x, l_1_y, l_1_r, l_1_colour, l_1_width):
        t_13 = []
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        if l_1_r is missing:
            l_1_r = undefined("parameter 'r' was not provided", name='r')
        if l_1_colour is missing:
            l_1_colour = undefined("parameter 'colour' was not provided", name='colour')
        if l_1_width is missing:
            l_1_width = 0.5
        pass
        t_13.extend((
            '<path d="M',
            escape(environment.finalize(t_4((l_1_x - l_1_r), 3))),
            ' ',
            escape(environment.finalize(t_4(l_1_y, 3))),
            ' A',
            escape(environment.finalize(l_1_r)),
            ' ',
            escape(environment.finalize(l_1_r)),
            ' 0 0 1 ',
            escape(environment.finalize(t_4(environment.call_binop(context, '+', l_1_x, l_1_r), 3))),
            ' ',
            escape(environment.finalize(t_4(l_1_y, 3))),
            '" fill="none" stroke="',
            escape(environment.finalize(l_1_colour)),
            '" stroke-width="',
            escape(environment.finalize(l_1_width)),
            '" stroke-linecap="round"/>\n<path d="M',
            escape(environment.finalize(t_4((environment.call_binop(context, '+', l_1_x, l_1_r) - environment.call_binop(context, '*', l_1_width, 2.4)), 3))),
            ' ',
            escape(environment.finalize(t_4((l_1_y - environment.call_binop(context, '*', l_1_width, 0.6)), 3))),
            ' L',
            escape(environment.finalize(t_4(environment.call_binop(context, '+', environment.call_binop(context, '+', l_1_x, l_1_r), environment.call_binop(context, '*', l_1_width, 2.4)), 3))),
            ' ',
            escape(environment.finalize(t_4((l_1_y - environment.call_binop(context, '*', l_1_width, 0.6)), 3))),
            ' L',
            escape(environment.finalize(t_4(environment.call_binop(context, '+', l_1_x, l_1_r), 3))),
            ' ',
            escape(environment.finalize(t_4(environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', l_1_width, 3.6)), 3))),
            ' Z" fill="',
            escape(environment.finalize(l_1_colour)),
            '"/>',
        ))
        return concat(t_13)
    context.exported_vars.add('clockwise')
    context.vars['clockwise'] = l_0_clockwise = Macro(environment, macro, 'clockwise', ('x', 'y', 'r', 'colour', 'width'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    def macro(l_1_number, l_1_x, l_1_y, l_1_fill, l_1_size):
        t_14 = []
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        if l_1_fill is missing:
            l_1_fill = undefined("parameter 'fill' was not provided", name='fill')
        if l_1_size is missing:
            l_1_size = 4.1
        pass
        t_14.extend((
            '<circle cx="',
            escape(environment.finalize(t_4(l_1_x, 3))),
            '" cy="',
            escape(environment.finalize(t_4(l_1_y, 3))),
            '" r="',
            escape(environment.finalize((l_1_size / 2))),
            '" fill="',
            escape(environment.finalize(l_1_fill)),
            '" stroke="#ffffff" stroke-width="0.35"/>\n<text x="',
            escape(environment.finalize(t_4(l_1_x, 3))),
            '" y="',
            escape(environment.finalize(t_4(environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', l_1_size, 0.26)), 3))),
            '" font-family="text" font-weight="bold" font-size="',
            escape(environment.finalize(t_4(environment.call_binop(context, '*', l_1_size, 0.78), 2))),
            '" text-anchor="middle" fill="#ffffff">',
            escape(environment.finalize(l_1_number)),
            '</text>',
        ))
        return concat(t_14)
    context.exported_vars.add('order')
    context.vars['order'] = l_0_order = Macro(environment, macro, 'order', ('number', 'x', 'y', 'fill', 'size'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    l_0_letters = {'ja': {'dealer': '親', 'partner': '相', 'other': '敵'}, 'en': {'dealer': 'D', 'partner': 'P', 'other': 'R'}}
    context.vars['letters'] = l_0_letters
    context.exported_vars.add('letters')
    yield '\n'
    def macro(l_1_kind, l_1_x, l_1_y, l_1_size, l_1_look, l_1_lang):
        t_15 = []
        l_1_r = l_1_k = l_1_other = l_1_em = missing
        if l_1_kind is missing:
            l_1_kind = undefined("parameter 'kind' was not provided", name='kind')
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        if l_1_size is missing:
            l_1_size = undefined("parameter 'size' was not provided", name='size')
        if l_1_look is missing:
            l_1_look = undefined("parameter 'look' was not provided", name='look')
        if l_1_lang is missing:
            l_1_lang = undefined("parameter 'lang' was not provided", name='lang')
        pass
        l_1_r = (l_1_size / 2)
        l_1_k = environment.call_binop(context, '*', l_1_size, 0.47)
        l_1_other = (l_1_kind == 'other')
        t_15.extend((
            '<circle cx="',
            escape(environment.finalize(t_4(l_1_x, 3))),
            '" cy="',
            escape(environment.finalize(t_4(l_1_y, 3))),
            '" r="',
            escape(environment.finalize(t_4((undefined(name='r') if l_1_r is missing else l_1_r), 3))),
            '" fill="',
            escape(environment.finalize((environment.getattr(l_1_look, 'second') if (undefined(name='other') if l_1_other is missing else l_1_other) else environment.getattr(l_1_look, 'accent')))),
            '" stroke="#ffffff" stroke-width="',
            escape(environment.finalize(t_4(environment.call_binop(context, '*', l_1_size, 0.05), 3))),
            '"/>\n',
        ))
        if (undefined(name='other') if l_1_other is missing else l_1_other):
            pass
            t_15.extend((
                '<polygon points="',
                escape(environment.finalize(t_4(l_1_x, 3))),
                ',',
                escape(environment.finalize(t_4((l_1_y - (undefined(name='k') if l_1_k is missing else l_1_k)), 3))),
                ' ',
                escape(environment.finalize(t_4(environment.call_binop(context, '+', l_1_x, (undefined(name='k') if l_1_k is missing else l_1_k)), 3))),
                ',',
                escape(environment.finalize(t_4(l_1_y, 3))),
                ' ',
                escape(environment.finalize(t_4(l_1_x, 3))),
                ',',
                escape(environment.finalize(t_4(environment.call_binop(context, '+', l_1_y, (undefined(name='k') if l_1_k is missing else l_1_k)), 3))),
                ' ',
                escape(environment.finalize(t_4((l_1_x - (undefined(name='k') if l_1_k is missing else l_1_k)), 3))),
                ',',
                escape(environment.finalize(t_4(l_1_y, 3))),
                '" fill="',
                escape(environment.finalize(environment.getattr(l_1_look, 'ink'))),
                '"/>',
            ))
        else:
            pass
            t_15.extend((
                '<circle cx="',
                escape(environment.finalize(t_4(l_1_x, 3))),
                '" cy="',
                escape(environment.finalize(t_4(l_1_y, 3))),
                '" r="',
                escape(environment.finalize(t_4(environment.call_binop(context, '*', l_1_size, 0.34), 3))),
                '" fill="#ffffff"/>',
            ))
            if (l_1_kind == 'dealer'):
                pass
                t_15.extend((
                    '<circle cx="',
                    escape(environment.finalize(t_4(l_1_x, 3))),
                    '" cy="',
                    escape(environment.finalize(t_4(l_1_y, 3))),
                    '" r="',
                    escape(environment.finalize(t_4(environment.call_binop(context, '*', l_1_size, 0.415), 3))),
                    '" fill="none" stroke="#ffffff" stroke-width="',
                    escape(environment.finalize(t_4(environment.call_binop(context, '*', l_1_size, 0.035), 3))),
                    '"/>',
                ))
        t_15.append(
            '\n',
        )
        l_1_em = environment.call_binop(context, '*', l_1_size, ((0.42 if (undefined(name='other') if l_1_other is missing else l_1_other) else 0.48) if (l_1_lang == 'ja') else (0.5 if (undefined(name='other') if l_1_other is missing else l_1_other) else 0.54)))
        t_15.extend((
            '<text x="',
            escape(environment.finalize(t_4(l_1_x, 3))),
            '" y="',
            escape(environment.finalize(t_4(environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', (undefined(name='em') if l_1_em is missing else l_1_em), 0.37)), 3))),
            '" font-family="',
            escape(environment.finalize(('text' if (l_1_lang == 'ja') else 'head'))),
            '" font-weight="bold" font-size="',
            escape(environment.finalize(t_4((undefined(name='em') if l_1_em is missing else l_1_em), 2))),
            '" text-anchor="middle" fill="',
            escape(environment.finalize((environment.getattr(l_1_look, 'second') if (undefined(name='other') if l_1_other is missing else l_1_other) else environment.getattr(l_1_look, 'accent')))),
            '">',
            escape(environment.finalize(environment.getitem(environment.getitem((undefined(name='letters') if l_0_letters is missing else l_0_letters), l_1_lang), l_1_kind))),
            '</text>',
        ))
        return concat(t_15)
    context.exported_vars.add('marker')
    context.vars['marker'] = l_0_marker = Macro(environment, macro, 'marker', ('kind', 'x', 'y', 'size', 'look', 'lang'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    def macro(l_1_trump, l_1_x, l_1_y, l_1_size, l_1_look):
        t_16 = []
        l_1_d = resolve('d')
        l_1_k = resolve('k')
        l_1_w = resolve('w')
        l_1_h = resolve('h')
        l_1_left = resolve('left')
        l_1_ax = resolve('ax')
        if l_1_trump is missing:
            l_1_trump = undefined("parameter 'trump' was not provided", name='trump')
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        if l_1_size is missing:
            l_1_size = undefined("parameter 'size' was not provided", name='size')
        if l_1_look is missing:
            l_1_look = undefined("parameter 'look' was not provided", name='look')
        pass
        if (l_1_trump == 'none'):
            pass
            l_1_d = environment.call_binop(context, '*', l_1_size, 0.265)
            l_1_k = environment.call_binop(context, '*', l_1_size, 0.325)
            t_16.extend((
                '<circle cx="',
                escape(environment.finalize(l_1_x)),
                '" cy="',
                escape(environment.finalize(l_1_y)),
                '" r="',
                escape(environment.finalize(t_4(environment.call_binop(context, '*', l_1_size, 0.46), 3))),
                '" fill="none" stroke="',
                escape(environment.finalize(environment.getattr(l_1_look, 'ink'))),
                '" stroke-width="',
                escape(environment.finalize(t_4(environment.call_binop(context, '*', l_1_size, 0.07), 3))),
                '"/>\n',
                escape(environment.finalize(environment.call(context, (undefined(name='pip') if l_0_pip is missing else l_0_pip), 'S', l_1_x, (l_1_y - (undefined(name='d') if l_1_d is missing else l_1_d)), environment.call_binop(context, '*', l_1_size, 0.22), environment.getattr(l_1_look, 'ink')))),
                escape(environment.finalize(environment.call(context, (undefined(name='pip') if l_0_pip is missing else l_0_pip), 'H', environment.call_binop(context, '+', l_1_x, (undefined(name='d') if l_1_d is missing else l_1_d)), l_1_y, environment.call_binop(context, '*', l_1_size, 0.22), environment.getattr(l_1_look, 'ink')))),
                escape(environment.finalize(environment.call(context, (undefined(name='pip') if l_0_pip is missing else l_0_pip), 'C', (l_1_x - (undefined(name='d') if l_1_d is missing else l_1_d)), l_1_y, environment.call_binop(context, '*', l_1_size, 0.22), environment.getattr(l_1_look, 'ink')))),
                escape(environment.finalize(environment.call(context, (undefined(name='pip') if l_0_pip is missing else l_0_pip), 'D', l_1_x, environment.call_binop(context, '+', l_1_y, (undefined(name='d') if l_1_d is missing else l_1_d)), environment.call_binop(context, '*', l_1_size, 0.22), environment.getattr(l_1_look, 'ink')))),
                '\n<line x1="',
                escape(environment.finalize(t_4((l_1_x - (undefined(name='k') if l_1_k is missing else l_1_k)), 3))),
                '" y1="',
                escape(environment.finalize(t_4(environment.call_binop(context, '+', l_1_y, (undefined(name='k') if l_1_k is missing else l_1_k)), 3))),
                '" x2="',
                escape(environment.finalize(t_4(environment.call_binop(context, '+', l_1_x, (undefined(name='k') if l_1_k is missing else l_1_k)), 3))),
                '" y2="',
                escape(environment.finalize(t_4((l_1_y - (undefined(name='k') if l_1_k is missing else l_1_k)), 3))),
                '" stroke="#ffffff" stroke-width="',
                escape(environment.finalize(t_4(environment.call_binop(context, '*', l_1_size, 0.14), 3))),
                '"/>\n<line x1="',
                escape(environment.finalize(t_4((l_1_x - (undefined(name='k') if l_1_k is missing else l_1_k)), 3))),
                '" y1="',
                escape(environment.finalize(t_4(environment.call_binop(context, '+', l_1_y, (undefined(name='k') if l_1_k is missing else l_1_k)), 3))),
                '" x2="',
                escape(environment.finalize(t_4(environment.call_binop(context, '+', l_1_x, (undefined(name='k') if l_1_k is missing else l_1_k)), 3))),
                '" y2="',
                escape(environment.finalize(t_4((l_1_y - (undefined(name='k') if l_1_k is missing else l_1_k)), 3))),
                '" stroke="',
                escape(environment.finalize(environment.getattr(l_1_look, 'ink'))),
                '" stroke-width="',
                escape(environment.finalize(t_4(environment.call_binop(context, '*', l_1_size, 0.07), 3))),
                '"/>',
            ))
        elif (l_1_trump == 'first-ace'):
            pass
            l_1_w = environment.call_binop(context, '*', l_1_size, 0.6)
            l_1_h = environment.call_binop(context, '*', l_1_size, 0.86)
            l_1_left = (l_1_x - environment.call_binop(context, '*', l_1_size, 0.48))
            t_16.extend((
                '<rect x="',
                escape(environment.finalize(t_4((undefined(name='left') if l_1_left is missing else l_1_left), 3))),
                '" y="',
                escape(environment.finalize(t_4((l_1_y - ((undefined(name='h') if l_1_h is missing else l_1_h) / 2)), 3))),
                '" width="',
                escape(environment.finalize(t_4((undefined(name='w') if l_1_w is missing else l_1_w), 3))),
                '" height="',
                escape(environment.finalize(t_4((undefined(name='h') if l_1_h is missing else l_1_h), 3))),
                '" rx="',
                escape(environment.finalize(t_4(environment.call_binop(context, '*', l_1_size, 0.07), 3))),
                '" fill="',
                escape(environment.finalize(environment.getattr(l_1_look, 'accent'))),
                '"/>\n<text x="',
                escape(environment.finalize(t_4(environment.call_binop(context, '+', (undefined(name='left') if l_1_left is missing else l_1_left), ((undefined(name='w') if l_1_w is missing else l_1_w) / 2)), 3))),
                '" y="',
                escape(environment.finalize(t_4(environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', l_1_size, 0.2)), 3))),
                '" font-family="head" font-weight="bold" font-size="',
                escape(environment.finalize(t_4(environment.call_binop(context, '*', l_1_size, 0.56), 2))),
                '" text-anchor="middle" fill="#ffffff">A</text>\n',
            ))
            l_1_ax = environment.call_binop(context, '+', l_1_x, environment.call_binop(context, '*', l_1_size, 0.17))
            t_16.extend((
                '<path d="M',
                escape(environment.finalize(t_4((undefined(name='ax') if l_1_ax is missing else l_1_ax), 3))),
                ' ',
                escape(environment.finalize(t_4((l_1_y - environment.call_binop(context, '*', l_1_size, 0.07)), 3))),
                ' L',
                escape(environment.finalize(t_4(environment.call_binop(context, '+', (undefined(name='ax') if l_1_ax is missing else l_1_ax), environment.call_binop(context, '*', l_1_size, 0.15)), 3))),
                ' ',
                escape(environment.finalize(t_4((l_1_y - environment.call_binop(context, '*', l_1_size, 0.07)), 3))),
                ' L',
                escape(environment.finalize(t_4(environment.call_binop(context, '+', (undefined(name='ax') if l_1_ax is missing else l_1_ax), environment.call_binop(context, '*', l_1_size, 0.15)), 3))),
                ' ',
                escape(environment.finalize(t_4((l_1_y - environment.call_binop(context, '*', l_1_size, 0.19)), 3))),
                ' L',
                escape(environment.finalize(t_4(environment.call_binop(context, '+', (undefined(name='ax') if l_1_ax is missing else l_1_ax), environment.call_binop(context, '*', l_1_size, 0.36)), 3))),
                ' ',
                escape(environment.finalize(t_4(l_1_y, 3))),
                ' L',
                escape(environment.finalize(t_4(environment.call_binop(context, '+', (undefined(name='ax') if l_1_ax is missing else l_1_ax), environment.call_binop(context, '*', l_1_size, 0.15)), 3))),
                ' ',
                escape(environment.finalize(t_4(environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', l_1_size, 0.19)), 3))),
                ' L',
                escape(environment.finalize(t_4(environment.call_binop(context, '+', (undefined(name='ax') if l_1_ax is missing else l_1_ax), environment.call_binop(context, '*', l_1_size, 0.15)), 3))),
                ' ',
                escape(environment.finalize(t_4(environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', l_1_size, 0.07)), 3))),
                ' L',
                escape(environment.finalize(t_4((undefined(name='ax') if l_1_ax is missing else l_1_ax), 3))),
                ' ',
                escape(environment.finalize(t_4(environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', l_1_size, 0.07)), 3))),
                ' Z" fill="',
                escape(environment.finalize(environment.getattr(l_1_look, 'accent'))),
                '"/>',
            ))
        else:
            pass
            t_16.append(
                escape(environment.finalize(environment.call(context, (undefined(name='pip') if l_0_pip is missing else l_0_pip), l_1_trump, l_1_x, l_1_y, l_1_size))),
            )
        return concat(t_16)
    context.exported_vars.add('trump')
    context.vars['trump'] = l_0_trump = Macro(environment, macro, 'trump', ('trump', 'x', 'y', 'size', 'look'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    def macro(l_1_code, l_1_x, l_1_y, l_1_height, l_1_state, l_1_look):
        t_17 = []
        l_1_w = l_1_h = missing
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        if l_1_height is missing:
            l_1_height = undefined("parameter 'height' was not provided", name='height')
        if l_1_state is missing:
            l_1_state = undefined("parameter 'state' was not provided", name='state')
        if l_1_look is missing:
            l_1_look = undefined("parameter 'look' was not provided", name='look')
        pass
        l_1_w = environment.call_binop(context, '+', environment.call_binop(context, '*', l_1_height, 0.72), 2.6)
        l_1_h = environment.call_binop(context, '+', l_1_height, 2.6)
        t_17.extend((
            '<rect x="',
            escape(environment.finalize(t_4((l_1_x - ((undefined(name='w') if l_1_w is missing else l_1_w) / 2)), 3))),
            '" y="',
            escape(environment.finalize(t_4((l_1_y - ((undefined(name='h') if l_1_h is missing else l_1_h) / 2)), 3))),
            '" width="',
            escape(environment.finalize(t_4((undefined(name='w') if l_1_w is missing else l_1_w), 3))),
            '" height="',
            escape(environment.finalize(t_4((undefined(name='h') if l_1_h is missing else l_1_h), 3))),
            '" rx="1.6" fill="#dcd9d2" stroke="',
            escape(environment.finalize(environment.getattr(l_1_look, 'ink'))),
            '" stroke-width="0.45"/>\n',
            escape(environment.finalize(environment.call(context, (undefined(name='card') if l_0_card is missing else l_0_card), l_1_code, l_1_x, l_1_y, l_1_height, l_1_state))),
        ))
        return concat(t_17)
    context.exported_vars.add('tray')
    context.vars['tray'] = l_0_tray = Macro(environment, macro, 'tray', ('code', 'x', 'y', 'height', 'state', 'look'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    def macro(l_1_x, l_1_y, l_1_height, l_1_look):
        t_18 = []
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        if l_1_height is missing:
            l_1_height = undefined("parameter 'height' was not provided", name='height')
        if l_1_look is missing:
            l_1_look = undefined("parameter 'look' was not provided", name='look')
        pass
        t_18.extend((
            '<rect x="',
            escape(environment.finalize(t_4((l_1_x - environment.call_binop(context, '*', l_1_height, 0.36)), 3))),
            '" y="',
            escape(environment.finalize(t_4((l_1_y - (l_1_height / 2)), 3))),
            '" width="',
            escape(environment.finalize(t_4(environment.call_binop(context, '*', l_1_height, 0.72), 3))),
            '" height="',
            escape(environment.finalize(l_1_height)),
            '" rx="1.1" fill="#ffffff" stroke="',
            escape(environment.finalize(environment.getattr(l_1_look, 'ink'))),
            '" stroke-width="0.35" stroke-dasharray="1 0.8"/>\n<text x="',
            escape(environment.finalize(t_4(l_1_x, 3))),
            '" y="',
            escape(environment.finalize(t_4(environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', l_1_height, 0.17)), 3))),
            '" font-family="head" font-weight="bold" font-size="',
            escape(environment.finalize(t_4(environment.call_binop(context, '*', l_1_height, 0.5), 2))),
            '" text-anchor="middle" fill="',
            escape(environment.finalize(environment.getattr(l_1_look, 'ink'))),
            '">?</text>',
        ))
        return concat(t_18)
    context.exported_vars.add('gap')
    context.vars['gap'] = l_0_gap = Macro(environment, macro, 'gap', ('x', 'y', 'height', 'look'), False, False, False, context.eval_ctx.autoescape)
    yield '\n'

blocks = {}
debug_info = '5=45&15=49&16=53&19=57&21=63&22=68&24=84&29=97&32=101&33=107&37=113&38=126&39=129&41=135&46=152&49=156&50=164&54=175&55=182&56=183&57=186&59=193&64=199&65=216&66=217&67=218&68=219&69=220&70=222&72=225&74=226&75=230&77=245&78=268&79=272&81=287&82=297&88=303&89=322&90=323&91=325&92=342&93=351&94=353&95=356&97=381&99=392&103=407&104=422&105=438&109=457&110=472&111=480&116=493&117=497&118=513&119=514&120=515&121=518&122=529&123=533&125=556&126=563&128=579&129=582&133=599&134=618&135=620&136=621&137=624&138=634&139=639&140=649&141=662&142=664&143=665&144=666&145=669&146=681&147=688&148=691&150=725&155=731&156=747&157=748&158=751&159=761&163=767&164=780&165=790'

taken = ['ax', 'colour', 'd', 'h', 'k', 'kit', 'left', 'pip', 'w']
lent = [None, 'shared/icons/joker.svg']
