# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'shared/figures/pieces.svg'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    l_0_places = l_0_pips = l_0_colours = l_0_pip = l_0_card = l_0_seat = l_0_clockwise = l_0_order = l_0_fan = l_0_rings = missing
    try:
        t_1 = environment.filters['round']
    except KeyError:
        @internalcode
        def t_1(*unused):
            raise TemplateRuntimeError("No filter named 'round' found.")
    pass
    yield '\n'
    l_0_places = {2: [(0, 1), (0, -1)], 3: [(0, 1), (-0.866, -0.5), (0.866, -0.5)], 4: [(0, 1), (-1, 0), (0, -1), (1, 0)], 5: [(0, 1), (-0.951, 0.309), (-0.588, -0.809), (0.588, -0.809), (0.951, 0.309)], 6: [(0, 1), (-0.866, 0.5), (-0.866, -0.5), (0, -1), (0.866, -0.5), (0.866, 0.5)], 7: [(0, 1), (-0.782, 0.623), (-0.975, -0.223), (-0.434, -0.901), (0.434, -0.901), (0.975, -0.223), (0.782, 0.623)]}
    context.vars['places'] = l_0_places
    context.exported_vars.add('places')
    yield '\n\n\n'
    def macro():
        t_2 = []
        pass
        t_2.append(
            '<defs>',
        )
        for l_2_suit in 'SHDCXL':
            _loop_vars = {}
            pass
            t_2.extend((
                '\n<symbol id="pip-',
                escape(environment.finalize(l_2_suit)),
                '" viewBox="0 0 100 100">',
            ))
            template = environment.get_or_select_template(environment.short(markup_join(('shared/icons/suit-', environment.call(context, environment.getattr(l_2_suit, 'lower'), _loop_vars=_loop_vars), '.svg', ))), 'shared/figures/pieces.svg')
            gen = template.root_render_func(template.new_context(context.get_all(), True, {'suit': l_2_suit, 'card': l_0_card, 'clockwise': l_0_clockwise, 'colours': l_0_colours, 'fan': l_0_fan, 'order': l_0_order, 'pip': l_0_pip, 'pips': l_0_pips, 'places': l_0_places, 'rings': l_0_rings, 'seat': l_0_seat}))
            try:
                for event in gen:
                    t_2.append(event)
            finally: gen.close()
            t_2.append(
                '</symbol>',
            )
        l_2_suit = missing
        t_2.append(
            '\n</defs>',
        )
        return concat(t_2)
    context.exported_vars.add('pips')
    context.vars['pips'] = l_0_pips = Macro(environment, macro, 'pips', (), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    l_0_colours = {'S': '#1b1b1f', 'H': '#c62f2f', 'D': '#1f62b0', 'C': '#24733d', 'X': '#7a3c99', 'L': '#8a6210'}
    context.vars['colours'] = l_0_colours
    context.exported_vars.add('colours')
    yield '\n\n\n'
    def macro(l_1_suit, l_1_x, l_1_y, l_1_size, l_1_colour):
        t_3 = []
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
        t_3.extend((
            '<use href="#pip-',
            escape(environment.finalize(l_1_suit)),
            '" x="',
            escape(environment.finalize(t_1((l_1_x - (l_1_size / 2)), 3))),
            '" y="',
            escape(environment.finalize(t_1((l_1_y - (l_1_size / 2)), 3))),
            '" width="',
            escape(environment.finalize(l_1_size)),
            '" height="',
            escape(environment.finalize(l_1_size)),
            '" color="',
            escape(environment.finalize((l_1_colour or environment.getitem((undefined(name='colours') if l_0_colours is missing else l_0_colours), l_1_suit)))),
            '"/>',
        ))
        return concat(t_3)
    context.exported_vars.add('pip')
    context.vars['pip'] = l_0_pip = Macro(environment, macro, 'pip', ('suit', 'x', 'y', 'size', 'colour'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    def macro(l_1_code, l_1_x, l_1_y, l_1_height, l_1_state, l_1_frame):
        t_4 = []
        l_1_w = l_1_colour = missing
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
        l_1_w = t_1(environment.call_binop(context, '*', l_1_height, 0.72), 2)
        l_1_colour = ('#a5a3a9' if (l_1_state == 'dim') else environment.getitem((undefined(name='colours') if l_0_colours is missing else l_0_colours), environment.getitem(l_1_code, 1)))
        if (l_1_state == 'win'):
            pass
            t_4.extend((
                '<rect x="',
                escape(environment.finalize(t_1(((l_1_x - ((undefined(name='w') if l_1_w is missing else l_1_w) / 2)) - 0.75), 3))),
                '" y="',
                escape(environment.finalize(t_1(((l_1_y - (l_1_height / 2)) - 0.75), 3))),
                '" width="',
                escape(environment.finalize(t_1(environment.call_binop(context, '+', (undefined(name='w') if l_1_w is missing else l_1_w), 1.5), 3))),
                '" height="',
                escape(environment.finalize(environment.call_binop(context, '+', l_1_height, 1.5))),
                '" rx="',
                escape(environment.finalize(t_1(environment.call_binop(context, '*', l_1_height, 0.19), 3))),
                '" fill="',
                escape(environment.finalize(l_1_frame)),
                '"/>',
            ))
        t_4.extend((
            '\n<rect x="',
            escape(environment.finalize(t_1((l_1_x - ((undefined(name='w') if l_1_w is missing else l_1_w) / 2)), 3))),
            '" y="',
            escape(environment.finalize(t_1((l_1_y - (l_1_height / 2)), 3))),
            '" width="',
            escape(environment.finalize((undefined(name='w') if l_1_w is missing else l_1_w))),
            '" height="',
            escape(environment.finalize(l_1_height)),
            '" rx="',
            escape(environment.finalize(t_1(environment.call_binop(context, '*', l_1_height, 0.12), 3))),
            '" fill="',
            escape(environment.finalize(('#f3f2f0' if (l_1_state == 'dim') else '#ffffff'))),
            '" stroke="',
            escape(environment.finalize(('#cfcdd2' if (l_1_state == 'dim') else '#77757c'))),
            '" stroke-width="',
            escape(environment.finalize((0.2 if (l_1_state == 'dim') else 0.25))),
            '"',
        ))
        if (l_1_state == 'dim'):
            pass
            t_4.append(
                ' stroke-dasharray="0.7 0.5"',
            )
        t_4.extend((
            '/>\n<text x="',
            escape(environment.finalize(t_1(l_1_x, 3))),
            '" y="',
            escape(environment.finalize(t_1((l_1_y - environment.call_binop(context, '*', l_1_height, 0.045)), 3))),
            '" font-family="head" font-weight="bold" font-size="',
            escape(environment.finalize(t_1(environment.call_binop(context, '*', l_1_height, 0.46), 2))),
            '" text-anchor="middle" fill="',
            escape(environment.finalize((undefined(name='colour') if l_1_colour is missing else l_1_colour))),
            '">',
            escape(environment.finalize(('10' if (environment.getitem(l_1_code, 0) == 'T') else environment.getitem(l_1_code, 0)))),
            '</text>\n',
            escape(environment.finalize(environment.call(context, (undefined(name='pip') if l_0_pip is missing else l_0_pip), environment.getitem(l_1_code, 1), l_1_x, environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', l_1_height, 0.235)), t_1(environment.call_binop(context, '*', l_1_height, 0.34), 2), (undefined(name='colour') if l_1_colour is missing else l_1_colour)))),
        ))
        return concat(t_4)
    context.exported_vars.add('card')
    context.vars['card'] = l_0_card = Macro(environment, macro, 'card', ('code', 'x', 'y', 'height', 'state', 'frame'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    def macro(l_1_x, l_1_y, l_1_label, l_1_look, l_1_team, l_1_size):
        t_5 = []
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
        pass
        if (l_1_team == 0):
            pass
            t_5.extend((
                '<circle cx="',
                escape(environment.finalize(t_1(l_1_x, 3))),
                '" cy="',
                escape(environment.finalize(t_1(l_1_y, 3))),
                '" r="',
                escape(environment.finalize((l_1_size / 2))),
                '" fill="',
                escape(environment.finalize(environment.getattr(l_1_look, 'accent'))),
                '"/>',
            ))
        elif (l_1_team == 1):
            pass
            t_5.extend((
                '<rect x="',
                escape(environment.finalize(t_1((l_1_x - environment.call_binop(context, '*', l_1_size, 0.46)), 3))),
                '" y="',
                escape(environment.finalize(t_1((l_1_y - environment.call_binop(context, '*', l_1_size, 0.46)), 3))),
                '" width="',
                escape(environment.finalize(environment.call_binop(context, '*', l_1_size, 0.92))),
                '" height="',
                escape(environment.finalize(environment.call_binop(context, '*', l_1_size, 0.92))),
                '" rx="',
                escape(environment.finalize(environment.call_binop(context, '*', l_1_size, 0.12))),
                '" fill="#ffffff" stroke="',
                escape(environment.finalize(environment.getattr(l_1_look, 'second'))),
                '" stroke-width="',
                escape(environment.finalize(environment.call_binop(context, '*', l_1_size, 0.12))),
                '"/>',
            ))
        else:
            pass
            t_5.extend((
                '<circle cx="',
                escape(environment.finalize(t_1(l_1_x, 3))),
                '" cy="',
                escape(environment.finalize(t_1(l_1_y, 3))),
                '" r="',
                escape(environment.finalize(((l_1_size / 2) - 0.2))),
                '" fill="#ffffff" stroke="',
                escape(environment.finalize(environment.getattr(l_1_look, 'ink'))),
                '" stroke-width="0.4"/>',
            ))
        t_5.extend((
            '\n<text x="',
            escape(environment.finalize(t_1(l_1_x, 3))),
            '" y="',
            escape(environment.finalize(t_1(environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', l_1_size, 0.2)), 3))),
            '" font-family="head" font-weight="bold" font-size="',
            escape(environment.finalize(environment.call_binop(context, '*', l_1_size, 0.56))),
            '" text-anchor="middle" fill="',
            escape(environment.finalize(('#ffffff' if (l_1_team == 0) else environment.getattr(l_1_look, 'ink')))),
            '">',
            escape(environment.finalize(l_1_label)),
            '</text>',
        ))
        return concat(t_5)
    context.exported_vars.add('seat')
    context.vars['seat'] = l_0_seat = Macro(environment, macro, 'seat', ('x', 'y', 'label', 'look', 'team', 'size'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    def macro(l_1_x, l_1_y, l_1_r, l_1_colour, l_1_width):
        t_6 = []
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
        t_6.extend((
            '<path d="M',
            escape(environment.finalize(t_1((l_1_x - l_1_r), 3))),
            ' ',
            escape(environment.finalize(t_1(l_1_y, 3))),
            ' A',
            escape(environment.finalize(l_1_r)),
            ' ',
            escape(environment.finalize(l_1_r)),
            ' 0 0 1 ',
            escape(environment.finalize(t_1(environment.call_binop(context, '+', l_1_x, l_1_r), 3))),
            ' ',
            escape(environment.finalize(t_1(l_1_y, 3))),
            '" fill="none" stroke="',
            escape(environment.finalize(l_1_colour)),
            '" stroke-width="',
            escape(environment.finalize(l_1_width)),
            '" stroke-linecap="round"/>\n<path d="M',
            escape(environment.finalize(t_1((environment.call_binop(context, '+', l_1_x, l_1_r) - environment.call_binop(context, '*', l_1_width, 2.4)), 3))),
            ' ',
            escape(environment.finalize(t_1((l_1_y - environment.call_binop(context, '*', l_1_width, 0.6)), 3))),
            ' L',
            escape(environment.finalize(t_1(environment.call_binop(context, '+', environment.call_binop(context, '+', l_1_x, l_1_r), environment.call_binop(context, '*', l_1_width, 2.4)), 3))),
            ' ',
            escape(environment.finalize(t_1((l_1_y - environment.call_binop(context, '*', l_1_width, 0.6)), 3))),
            ' L',
            escape(environment.finalize(t_1(environment.call_binop(context, '+', l_1_x, l_1_r), 3))),
            ' ',
            escape(environment.finalize(t_1(environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', l_1_width, 3.6)), 3))),
            ' Z" fill="',
            escape(environment.finalize(l_1_colour)),
            '"/>',
        ))
        return concat(t_6)
    context.exported_vars.add('clockwise')
    context.vars['clockwise'] = l_0_clockwise = Macro(environment, macro, 'clockwise', ('x', 'y', 'r', 'colour', 'width'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    def macro(l_1_number, l_1_x, l_1_y, l_1_fill, l_1_size):
        t_7 = []
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        if l_1_fill is missing:
            l_1_fill = undefined("parameter 'fill' was not provided", name='fill')
        if l_1_size is missing:
            l_1_size = 3.1
        pass
        t_7.extend((
            '<circle cx="',
            escape(environment.finalize(t_1(l_1_x, 3))),
            '" cy="',
            escape(environment.finalize(t_1(l_1_y, 3))),
            '" r="',
            escape(environment.finalize((l_1_size / 2))),
            '" fill="',
            escape(environment.finalize(l_1_fill)),
            '" stroke="#ffffff" stroke-width="0.3"/>\n<text x="',
            escape(environment.finalize(t_1(l_1_x, 3))),
            '" y="',
            escape(environment.finalize(t_1(environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', l_1_size, 0.25)), 3))),
            '" font-family="head" font-weight="bold" font-size="',
            escape(environment.finalize(t_1(environment.call_binop(context, '*', l_1_size, 0.7), 2))),
            '" text-anchor="middle" fill="#ffffff">',
            escape(environment.finalize(l_1_number)),
            '</text>',
        ))
        return concat(t_7)
    context.exported_vars.add('order')
    context.vars['order'] = l_0_order = Macro(environment, macro, 'order', ('number', 'x', 'y', 'fill', 'size'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    def macro(l_1_x, l_1_y, l_1_size, l_1_ink):
        t_8 = []
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        if l_1_size is missing:
            l_1_size = undefined("parameter 'size' was not provided", name='size')
        if l_1_ink is missing:
            l_1_ink = undefined("parameter 'ink' was not provided", name='ink')
        pass
        t_8.extend((
            '<g transform="translate(',
            escape(environment.finalize(t_1(l_1_x, 3))),
            ' ',
            escape(environment.finalize(t_1(l_1_y, 3))),
            ') scale(',
            escape(environment.finalize(l_1_size)),
            ')">',
        ))
        for l_2_turn in (-28, 0, 28):
            _loop_vars = {}
            pass
            t_8.extend((
                '<rect x="-0.3" y="-1" width="0.6" height="0.86" rx="0.1" transform="rotate(',
                escape(environment.finalize(l_2_turn)),
                ')" fill="#ffffff" stroke="',
                escape(environment.finalize(l_1_ink)),
                '" stroke-width="0.075"/>',
            ))
        l_2_turn = missing
        t_8.append(
            '</g>',
        )
        return concat(t_8)
    context.exported_vars.add('fan')
    context.vars['fan'] = l_0_fan = Macro(environment, macro, 'fan', ('x', 'y', 'size', 'ink'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    def macro(l_1_x, l_1_y, l_1_size, l_1_ink):
        t_9 = []
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        if l_1_size is missing:
            l_1_size = undefined("parameter 'size' was not provided", name='size')
        if l_1_ink is missing:
            l_1_ink = undefined("parameter 'ink' was not provided", name='ink')
        pass
        t_9.extend((
            '<g transform="translate(',
            escape(environment.finalize(t_1(l_1_x, 3))),
            ' ',
            escape(environment.finalize(t_1(l_1_y, 3))),
            ') scale(',
            escape(environment.finalize(l_1_size)),
            ')"><circle cx="-0.2" cy="0" r="0.3" fill="none" stroke="',
            escape(environment.finalize(l_1_ink)),
            '" stroke-width="0.11"/><circle cx="0.2" cy="0" r="0.3" fill="none" stroke="',
            escape(environment.finalize(l_1_ink)),
            '" stroke-width="0.11"/></g>',
        ))
        return concat(t_9)
    context.exported_vars.add('rings')
    context.vars['rings'] = l_0_rings = Macro(environment, macro, 'rings', ('x', 'y', 'size', 'ink'), False, False, False, context.eval_ctx.autoescape)
    yield '\n'

blocks = {}
debug_info = '5=19&15=23&17=29&18=34&24=54&27=58&28=73&32=90&33=106&34=107&35=108&36=112&38=127&39=151&40=161&44=167&45=182&46=186&47=195&48=199&50=218&52=229&56=244&57=259&58=275&62=294&63=309&64=317&68=330&69=343&70=350&74=368&75=381'
