# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'shared/cards.svg'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    l_0_panel = l_0_paper = l_0_die = l_0_spots_of = l_0_pips = l_0_person = l_0_arrow = missing
    pass
    yield '\n\n\n'
    def macro(l_1_fill, l_1_inset, l_1_radius, l_1_outline):
        t_1 = []
        l_1_part = resolve('part')
        l_1_o = missing
        if l_1_fill is missing:
            l_1_fill = undefined("parameter 'fill' was not provided", name='fill')
        if l_1_inset is missing:
            l_1_inset = 4
        if l_1_radius is missing:
            l_1_radius = 2.5
        if l_1_outline is missing:
            l_1_outline = 0
        pass
        l_1_o = (l_1_outline / 2)
        t_1.extend((
            '<rect x="',
            escape(environment.finalize(environment.call_binop(context, '+', l_1_inset, (undefined(name='o') if l_1_o is missing else l_1_o)))),
            '" y="',
            escape(environment.finalize(environment.call_binop(context, '+', l_1_inset, (undefined(name='o') if l_1_o is missing else l_1_o)))),
            '" width="',
            escape(environment.finalize(((environment.getattr((undefined(name='part') if l_1_part is missing else l_1_part), 'width') - environment.call_binop(context, '*', 2, l_1_inset)) - l_1_outline))),
            '" height="',
            escape(environment.finalize(((environment.getattr((undefined(name='part') if l_1_part is missing else l_1_part), 'height') - environment.call_binop(context, '*', 2, l_1_inset)) - l_1_outline))),
            '" rx="',
            escape(environment.finalize(l_1_radius)),
            '"',
        ))
        if l_1_outline:
            pass
            t_1.extend((
                ' fill="none" stroke="',
                escape(environment.finalize(l_1_fill)),
                '" stroke-width="',
                escape(environment.finalize(l_1_outline)),
                '"',
            ))
        else:
            pass
            t_1.extend((
                ' fill="',
                escape(environment.finalize(l_1_fill)),
                '"',
            ))
        t_1.append(
            '/>',
        )
        return concat(t_1)
    context.exported_vars.add('panel')
    context.vars['panel'] = l_0_panel = Macro(environment, macro, 'panel', ('fill', 'inset', 'radius', 'outline'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    def macro(l_1_fill):
        t_2 = []
        l_1_part = resolve('part')
        if l_1_fill is missing:
            l_1_fill = '#ffffff'
        pass
        t_2.extend((
            '<rect x="',
            escape(environment.finalize((-environment.getattr((undefined(name='part') if l_1_part is missing else l_1_part), 'bleed')))),
            '" y="',
            escape(environment.finalize((-environment.getattr((undefined(name='part') if l_1_part is missing else l_1_part), 'bleed')))),
            '" width="',
            escape(environment.finalize(environment.call_binop(context, '+', environment.getattr((undefined(name='part') if l_1_part is missing else l_1_part), 'width'), environment.call_binop(context, '*', 2, environment.getattr((undefined(name='part') if l_1_part is missing else l_1_part), 'bleed'))))),
            '" height="',
            escape(environment.finalize(environment.call_binop(context, '+', environment.getattr((undefined(name='part') if l_1_part is missing else l_1_part), 'height'), environment.call_binop(context, '*', 2, environment.getattr((undefined(name='part') if l_1_part is missing else l_1_part), 'bleed'))))),
            '" fill="',
            escape(environment.finalize(l_1_fill)),
            '"/>',
        ))
        return concat(t_2)
    context.exported_vars.add('paper')
    context.vars['paper'] = l_0_paper = Macro(environment, macro, 'paper', ('fill',), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    def macro(l_1_number, l_1_x, l_1_y, l_1_size, l_1_body, l_1_spots, l_1_edge, l_1_turn):
        t_3 = []
        l_1_h = l_1_d = l_1_r = missing
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        if l_1_size is missing:
            l_1_size = undefined("parameter 'size' was not provided", name='size')
        if l_1_body is missing:
            l_1_body = '#ffffff'
        if l_1_spots is missing:
            l_1_spots = '#1b1b1f'
        if l_1_edge is missing:
            l_1_edge = 0.3
        if l_1_turn is missing:
            l_1_turn = 0
        pass
        l_1_h = (l_1_size / 2)
        l_1_d = environment.call_binop(context, '*', l_1_size, 0.26)
        l_1_r = environment.call_binop(context, '*', l_1_size, 0.095)
        t_3.extend((
            '<g transform="translate(',
            escape(environment.finalize(l_1_x)),
            ' ',
            escape(environment.finalize(l_1_y)),
            ') rotate(',
            escape(environment.finalize(l_1_turn)),
            ')">\n<rect x="',
            escape(environment.finalize(environment.call_binop(context, '+', (-(undefined(name='h') if l_1_h is missing else l_1_h)), (l_1_edge / 2)))),
            '" y="',
            escape(environment.finalize(environment.call_binop(context, '+', (-(undefined(name='h') if l_1_h is missing else l_1_h)), (l_1_edge / 2)))),
            '" width="',
            escape(environment.finalize((l_1_size - l_1_edge))),
            '" height="',
            escape(environment.finalize((l_1_size - l_1_edge))),
            '" rx="',
            escape(environment.finalize(environment.call_binop(context, '*', l_1_size, 0.2))),
            '" fill="',
            escape(environment.finalize(l_1_body)),
            '" stroke="',
            escape(environment.finalize(l_1_spots)),
            '" stroke-width="',
            escape(environment.finalize(l_1_edge)),
            '"/>\n',
            escape(environment.finalize(environment.call(context, (undefined(name='spots_of') if l_0_spots_of is missing else l_0_spots_of), l_1_number, (undefined(name='d') if l_1_d is missing else l_1_d), (undefined(name='r') if l_1_r is missing else l_1_r), l_1_spots))),
            '\n</g>',
        ))
        return concat(t_3)
    context.exported_vars.add('die')
    context.vars['die'] = l_0_die = Macro(environment, macro, 'die', ('number', 'x', 'y', 'size', 'body', 'spots', 'edge', 'turn'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    def macro(l_1_number, l_1_d, l_1_r, l_1_fill):
        t_4 = []
        l_1_places = missing
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        if l_1_d is missing:
            l_1_d = undefined("parameter 'd' was not provided", name='d')
        if l_1_r is missing:
            l_1_r = undefined("parameter 'r' was not provided", name='r')
        if l_1_fill is missing:
            l_1_fill = undefined("parameter 'fill' was not provided", name='fill')
        pass
        l_1_places = {1: [(0, 0)], 2: [((-1), (-1)), (1, 1)], 3: [((-1), (-1)), (0, 0), (1, 1)], 4: [((-1), (-1)), (1, (-1)), ((-1), 1), (1, 1)], 5: [((-1), (-1)), (1, (-1)), (0, 0), ((-1), 1), (1, 1)], 6: [((-1), (-1)), (1, (-1)), ((-1), 0), (1, 0), ((-1), 1), (1, 1)]}
        for (l_2_a, l_2_b) in environment.getitem((undefined(name='places') if l_1_places is missing else l_1_places), l_1_number):
            _loop_vars = {}
            pass
            t_4.extend((
                '<circle cx="',
                escape(environment.finalize(environment.call_binop(context, '*', l_2_a, l_1_d))),
                '" cy="',
                escape(environment.finalize(environment.call_binop(context, '*', l_2_b, l_1_d))),
                '" r="',
                escape(environment.finalize(environment.call_binop(context, '*', l_1_r, (1.35 if (l_1_number == 1) else 1)))),
                '" fill="',
                escape(environment.finalize(l_1_fill)),
                '"/>',
            ))
        l_2_a = l_2_b = missing
        return concat(t_4)
    context.exported_vars.add('spots_of')
    context.vars['spots_of'] = l_0_spots_of = Macro(environment, macro, 'spots_of', ('number', 'd', 'r', 'fill'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    def macro(l_1_suit, l_1_count, l_1_x, l_1_y, l_1_width, l_1_height, l_1_size, l_1_outline):
        t_5 = []
        l_1_m = l_1_layouts = missing
        if l_1_suit is missing:
            l_1_suit = undefined("parameter 'suit' was not provided", name='suit')
        if l_1_count is missing:
            l_1_count = undefined("parameter 'count' was not provided", name='count')
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        if l_1_width is missing:
            l_1_width = undefined("parameter 'width' was not provided", name='width')
        if l_1_height is missing:
            l_1_height = undefined("parameter 'height' was not provided", name='height')
        if l_1_size is missing:
            l_1_size = undefined("parameter 'size' was not provided", name='size')
        if l_1_outline is missing:
            l_1_outline = 0
        pass
        l_1_m = 0.5
        l_1_layouts = {1: [((undefined(name='m') if l_1_m is missing else l_1_m), (undefined(name='m') if l_1_m is missing else l_1_m))], 2: [((undefined(name='m') if l_1_m is missing else l_1_m), 0), ((undefined(name='m') if l_1_m is missing else l_1_m), 1)], 3: [((undefined(name='m') if l_1_m is missing else l_1_m), 0), ((undefined(name='m') if l_1_m is missing else l_1_m), (undefined(name='m') if l_1_m is missing else l_1_m)), ((undefined(name='m') if l_1_m is missing else l_1_m), 1)], 4: [(0, 0), (1, 0), (0, 1), (1, 1)], 5: [(0, 0), (1, 0), ((undefined(name='m') if l_1_m is missing else l_1_m), (undefined(name='m') if l_1_m is missing else l_1_m)), (0, 1), (1, 1)], 6: [(0, 0), (1, 0), (0, (undefined(name='m') if l_1_m is missing else l_1_m)), (1, (undefined(name='m') if l_1_m is missing else l_1_m)), (0, 1), (1, 1)], 7: [(0, 0), (1, 0), ((undefined(name='m') if l_1_m is missing else l_1_m), 0.25), (0, (undefined(name='m') if l_1_m is missing else l_1_m)), (1, (undefined(name='m') if l_1_m is missing else l_1_m)), (0, 1), (1, 1)], 8: [(0, 0), (1, 0), ((undefined(name='m') if l_1_m is missing else l_1_m), 0.25), (0, (undefined(name='m') if l_1_m is missing else l_1_m)), (1, (undefined(name='m') if l_1_m is missing else l_1_m)), ((undefined(name='m') if l_1_m is missing else l_1_m), 0.75), (0, 1), (1, 1)], 9: [(0, 0), (1, 0), (0, 0.3333), (1, 0.3333), ((undefined(name='m') if l_1_m is missing else l_1_m), (undefined(name='m') if l_1_m is missing else l_1_m)), (0, 0.6667), (1, 0.6667), (0, 1), (1, 1)], 10: [(0, 0), (1, 0), ((undefined(name='m') if l_1_m is missing else l_1_m), 0.1667), (0, 0.3333), (1, 0.3333), (0, 0.6667), (1, 0.6667), ((undefined(name='m') if l_1_m is missing else l_1_m), 0.8333), (0, 1), (1, 1)]}
        for (l_2_a, l_2_b) in environment.getitem((undefined(name='layouts') if l_1_layouts is missing else l_1_layouts), l_1_count):
            l_2_pip = resolve('pip')
            _loop_vars = {}
            pass
            t_5.extend((
                escape(environment.finalize(environment.call(context, (undefined(name='pip') if l_2_pip is missing else l_2_pip), l_1_suit, environment.call_binop(context, '+', l_1_x, environment.call_binop(context, '*', l_2_a, l_1_width)), environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', l_2_b, l_1_height)), l_1_size, turn=(180 if (l_2_b > (undefined(name='m') if l_1_m is missing else l_1_m)) else 0), outline=l_1_outline, _loop_vars=_loop_vars))),
                '\n',
            ))
        l_2_a = l_2_b = l_2_pip = missing
        return concat(t_5)
    context.exported_vars.add('pips')
    context.vars['pips'] = l_0_pips = Macro(environment, macro, 'pips', ('suit', 'count', 'x', 'y', 'width', 'height', 'size', 'outline'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    def macro(l_1_x, l_1_y, l_1_height, l_1_fill):
        t_6 = []
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        if l_1_height is missing:
            l_1_height = undefined("parameter 'height' was not provided", name='height')
        if l_1_fill is missing:
            l_1_fill = undefined("parameter 'fill' was not provided", name='fill')
        pass
        t_6.extend((
            '<g transform="translate(',
            escape(environment.finalize(l_1_x)),
            ' ',
            escape(environment.finalize(l_1_y)),
            ') scale(',
            escape(environment.finalize((l_1_height / 10))),
            ')" fill="',
            escape(environment.finalize(l_1_fill)),
            '"><circle cx="0" cy="-7.9" r="2.1"/><path d="M-3.6 0 C-3.6 -3.4 -2.4 -5.2 0 -5.2 C2.4 -5.2 3.6 -3.4 3.6 0 Z"/></g>',
        ))
        return concat(t_6)
    context.exported_vars.add('person')
    context.vars['person'] = l_0_person = Macro(environment, macro, 'person', ('x', 'y', 'height', 'fill'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n\n'
    def macro(l_1_x, l_1_y, l_1_radius, l_1_start, l_1_end, l_1_colour, l_1_width, l_1_head):
        t_7 = []
        l_1_around = resolve('around')
        l_1_a = l_1_turn = l_1_b = l_1_tip = l_1_out = l_1_inn = missing
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        if l_1_radius is missing:
            l_1_radius = undefined("parameter 'radius' was not provided", name='radius')
        if l_1_start is missing:
            l_1_start = undefined("parameter 'start' was not provided", name='start')
        if l_1_end is missing:
            l_1_end = undefined("parameter 'end' was not provided", name='end')
        if l_1_colour is missing:
            l_1_colour = undefined("parameter 'colour' was not provided", name='colour')
        if l_1_width is missing:
            l_1_width = 0.8
        if l_1_head is missing:
            l_1_head = 2.4
        pass
        l_1_a = environment.call(context, (undefined(name='around') if l_1_around is missing else l_1_around), l_1_x, l_1_y, l_1_radius, l_1_start)
        l_1_turn = (l_1_end - environment.call_binop(context, '*', (environment.call_binop(context, '*', l_1_head, 0.85) / l_1_radius), 57.3))
        l_1_b = environment.call(context, (undefined(name='around') if l_1_around is missing else l_1_around), l_1_x, l_1_y, l_1_radius, (undefined(name='turn') if l_1_turn is missing else l_1_turn))
        l_1_tip = environment.call(context, (undefined(name='around') if l_1_around is missing else l_1_around), l_1_x, l_1_y, l_1_radius, l_1_end)
        l_1_out = environment.call(context, (undefined(name='around') if l_1_around is missing else l_1_around), l_1_x, l_1_y, environment.call_binop(context, '+', l_1_radius, environment.call_binop(context, '*', l_1_head, 0.55)), (undefined(name='turn') if l_1_turn is missing else l_1_turn))
        l_1_inn = environment.call(context, (undefined(name='around') if l_1_around is missing else l_1_around), l_1_x, l_1_y, (l_1_radius - environment.call_binop(context, '*', l_1_head, 0.55)), (undefined(name='turn') if l_1_turn is missing else l_1_turn))
        t_7.extend((
            '<path d="M',
            escape(environment.finalize(environment.getattr((undefined(name='a') if l_1_a is missing else l_1_a), 'x'))),
            ' ',
            escape(environment.finalize(environment.getattr((undefined(name='a') if l_1_a is missing else l_1_a), 'y'))),
            ' A',
            escape(environment.finalize(l_1_radius)),
            ' ',
            escape(environment.finalize(l_1_radius)),
            ' 0 ',
            escape(environment.finalize((1 if ((l_1_end - l_1_start) > 180) else 0))),
            ' 1 ',
            escape(environment.finalize(environment.getattr((undefined(name='b') if l_1_b is missing else l_1_b), 'x'))),
            ' ',
            escape(environment.finalize(environment.getattr((undefined(name='b') if l_1_b is missing else l_1_b), 'y'))),
            '" fill="none" stroke="',
            escape(environment.finalize(l_1_colour)),
            '" stroke-width="',
            escape(environment.finalize(l_1_width)),
            '" stroke-linecap="round"/>\n<path d="M',
            escape(environment.finalize(environment.getattr((undefined(name='out') if l_1_out is missing else l_1_out), 'x'))),
            ' ',
            escape(environment.finalize(environment.getattr((undefined(name='out') if l_1_out is missing else l_1_out), 'y'))),
            ' L',
            escape(environment.finalize(environment.getattr((undefined(name='tip') if l_1_tip is missing else l_1_tip), 'x'))),
            ' ',
            escape(environment.finalize(environment.getattr((undefined(name='tip') if l_1_tip is missing else l_1_tip), 'y'))),
            ' L',
            escape(environment.finalize(environment.getattr((undefined(name='inn') if l_1_inn is missing else l_1_inn), 'x'))),
            ' ',
            escape(environment.finalize(environment.getattr((undefined(name='inn') if l_1_inn is missing else l_1_inn), 'y'))),
            ' Z" fill="',
            escape(environment.finalize(l_1_colour)),
            '"/>',
        ))
        return concat(t_7)
    context.exported_vars.add('arrow')
    context.vars['arrow'] = l_0_arrow = Macro(environment, macro, 'arrow', ('x', 'y', 'radius', 'start', 'end', 'colour', 'width', 'head'), False, False, False, context.eval_ctx.autoescape)
    yield '\n'

blocks = {}
debug_info = '5=13&6=26&7=29&8=40&12=63&13=71&17=86&18=106&19=107&20=108&21=111&22=117&23=133&28=140&29=152&37=153&41=172&42=192&43=193&55=194&60=207&61=220&65=233&66=254&67=255&68=256&69=257&70=258&71=259&72=262&73=280'

taken = ['around', 'part', 'pip']
lent = []
