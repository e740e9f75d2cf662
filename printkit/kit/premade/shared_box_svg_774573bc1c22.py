# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'shared/box.svg'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    l_0_ink = resolve('ink')
    l_0_box = resolve('box')
    l_0_look = resolve('look')
    l_0_canvas = resolve('canvas')
    l_0_s = resolve('s')
    l_0_block = resolve('block')
    l_0_kit = resolve('kit')
    l_0_line = resolve('line')
    l_0_range = resolve('range')
    l_0_notch = resolve('notch')
    l_0_cards = l_0_low = l_0_w = l_0_h = l_0_d = l_0_g = l_0_f = l_0_tuck = l_0_x0 = l_0_y0 = l_0_y1 = l_0_xs = l_0_lid_x = l_0_lid_end = l_0_dust = l_0_line_colour = l_0_on = l_0_r = l_0_panel = l_0_fold = l_0_lid = l_0_flap = l_0_cx = l_0_row_high = missing
    try:
        t_1 = environment.filters['int']
    except KeyError:
        @internalcode
        def t_1(*unused):
            raise TemplateRuntimeError("No filter named 'int' found.")
    try:
        t_2 = environment.filters['length']
    except KeyError:
        @internalcode
        def t_2(*unused):
            raise TemplateRuntimeError("No filter named 'length' found.")
    try:
        t_3 = environment.filters['min']
    except KeyError:
        @internalcode
        def t_3(*unused):
            raise TemplateRuntimeError("No filter named 'min' found.")
    try:
        t_4 = environment.filters['round']
    except KeyError:
        @internalcode
        def t_4(*unused):
            raise TemplateRuntimeError("No filter named 'round' found.")
    pass
    yield '\n'
    l_0_cards = context.vars['cards'] = environment.get_template('shared/cards.svg', 'shared/box.svg').make_module(context.get_all(), True, {'cards': l_0_cards, 'cx': l_0_cx, 'd': l_0_d, 'dust': l_0_dust, 'f': l_0_f, 'flap': l_0_flap, 'fold': l_0_fold, 'g': l_0_g, 'h': l_0_h, 'lid': l_0_lid, 'lid_end': l_0_lid_end, 'lid_x': l_0_lid_x, 'line_colour': l_0_line_colour, 'low': l_0_low, 'notch': l_0_notch, 'on': l_0_on, 'panel': l_0_panel, 'r': l_0_r, 'row_high': l_0_row_high, 's': l_0_s, 'tuck': l_0_tuck, 'w': l_0_w, 'x0': l_0_x0, 'xs': l_0_xs, 'y0': l_0_y0, 'y1': l_0_y1})
    context.exported_vars.discard('cards')
    yield '\n'
    l_0_low = ((undefined(name='ink') if l_0_ink is missing else l_0_ink) == 'low')
    context.vars['low'] = l_0_low
    context.exported_vars.add('low')
    yield '\n'
    (l_0_w, l_0_h, l_0_d, l_0_g, l_0_f) = (environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'width'), environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'height'), environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'depth'), environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'glue'), environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'flap'))
    context.vars.update({'d': l_0_d, 'f': l_0_f, 'g': l_0_g, 'h': l_0_h, 'w': l_0_w})
    context.exported_vars.update(('d', 'f', 'g', 'h', 'w'))
    yield '\n'
    l_0_tuck = (environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'style') == 'tuck')
    context.vars['tuck'] = l_0_tuck
    context.exported_vars.add('tuck')
    yield '\n'
    l_0_x0 = environment.call_binop(context, '+', environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'edge'), (undefined(name='g') if l_0_g is missing else l_0_g))
    context.vars['x0'] = l_0_x0
    context.exported_vars.add('x0')
    yield '\n'
    l_0_y0 = environment.call_binop(context, '+', environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'edge'), (environment.call_binop(context, '+', (undefined(name='d') if l_0_d is missing else l_0_d), (undefined(name='f') if l_0_f is missing else l_0_f)) if (undefined(name='tuck') if l_0_tuck is missing else l_0_tuck) else 0))
    context.vars['y0'] = l_0_y0
    context.exported_vars.add('y0')
    yield '\n'
    l_0_y1 = environment.call_binop(context, '+', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), (undefined(name='h') if l_0_h is missing else l_0_h))
    context.vars['y1'] = l_0_y1
    context.exported_vars.add('y1')
    yield '\n'
    l_0_xs = [(undefined(name='x0') if l_0_x0 is missing else l_0_x0), environment.call_binop(context, '+', (undefined(name='x0') if l_0_x0 is missing else l_0_x0), (undefined(name='w') if l_0_w is missing else l_0_w)), environment.call_binop(context, '+', environment.call_binop(context, '+', (undefined(name='x0') if l_0_x0 is missing else l_0_x0), (undefined(name='w') if l_0_w is missing else l_0_w)), (undefined(name='d') if l_0_d is missing else l_0_d)), environment.call_binop(context, '+', environment.call_binop(context, '+', (undefined(name='x0') if l_0_x0 is missing else l_0_x0), environment.call_binop(context, '*', 2, (undefined(name='w') if l_0_w is missing else l_0_w))), (undefined(name='d') if l_0_d is missing else l_0_d)), environment.call_binop(context, '+', environment.call_binop(context, '+', (undefined(name='x0') if l_0_x0 is missing else l_0_x0), environment.call_binop(context, '*', 2, (undefined(name='w') if l_0_w is missing else l_0_w))), environment.call_binop(context, '*', 2, (undefined(name='d') if l_0_d is missing else l_0_d)))]
    context.vars['xs'] = l_0_xs
    context.exported_vars.add('xs')
    yield '\n'
    (l_0_lid_x, l_0_lid_end) = (environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 2), environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 3))
    context.vars.update({'lid_end': l_0_lid_end, 'lid_x': l_0_lid_x})
    context.exported_vars.update(('lid_end', 'lid_x'))
    yield '\n'
    l_0_dust = t_3(environment, [environment.call_binop(context, '*', (undefined(name='d') if l_0_d is missing else l_0_d), 0.85), environment.call_binop(context, '*', (undefined(name='w') if l_0_w is missing else l_0_w), 0.42), environment.call_binop(context, '+', (undefined(name='f') if l_0_f is missing else l_0_f), environment.call_binop(context, '*', (undefined(name='d') if l_0_d is missing else l_0_d), 0.4))])
    context.vars['dust'] = l_0_dust
    context.exported_vars.add('dust')
    yield '\n'
    l_0_line_colour = '#1b1b1f'
    context.vars['line_colour'] = l_0_line_colour
    context.exported_vars.add('line_colour')
    yield '\n'
    l_0_on = (environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'ink') if (undefined(name='low') if l_0_low is missing else l_0_low) else '#ffffff')
    context.vars['on'] = l_0_on
    context.exported_vars.add('on')
    yield '\n'
    l_0_r = 4
    context.vars['r'] = l_0_r
    context.exported_vars.add('r')
    yield '\n'
    def macro(l_1_x, l_1_y, l_1_width, l_1_height, l_1_fill):
        t_5 = []
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        if l_1_width is missing:
            l_1_width = undefined("parameter 'width' was not provided", name='width')
        if l_1_height is missing:
            l_1_height = undefined("parameter 'height' was not provided", name='height')
        if l_1_fill is missing:
            l_1_fill = undefined("parameter 'fill' was not provided", name='fill')
        pass
        t_5.extend((
            '<rect x="',
            escape(environment.finalize(l_1_x)),
            '" y="',
            escape(environment.finalize(l_1_y)),
            '" width="',
            escape(environment.finalize(l_1_width)),
            '" height="',
            escape(environment.finalize(l_1_height)),
            '" fill="',
            escape(environment.finalize(l_1_fill)),
            '"/>',
        ))
        return concat(t_5)
    context.exported_vars.add('panel')
    context.vars['panel'] = l_0_panel = Macro(environment, macro, 'panel', ('x', 'y', 'width', 'height', 'fill'), False, False, False, context.eval_ctx.autoescape)
    yield '\n'
    def macro(l_1_d):
        t_6 = []
        if l_1_d is missing:
            l_1_d = undefined("parameter 'd' was not provided", name='d')
        pass
        t_6.extend((
            '<path d="',
            escape(environment.finalize(l_1_d)),
            '" fill="none" stroke="',
            escape(environment.finalize((undefined(name='line_colour') if l_0_line_colour is missing else l_0_line_colour))),
            '" stroke-width="0.35"/><path d="',
            escape(environment.finalize(l_1_d)),
            '" fill="none" stroke="#ffffff" stroke-width="0.35" stroke-dasharray="1.6 1.6"/>',
        ))
        return concat(t_6)
    context.exported_vars.add('fold')
    context.vars['fold'] = l_0_fold = Macro(environment, macro, 'fold', ('d',), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n'
    def macro(l_1_draw):
        t_7 = []
        if l_1_draw is missing:
            l_1_draw = undefined("parameter 'draw' was not provided", name='draw')
        pass
        t_7.append(
            '\n',
        )
        if (l_1_draw == 'ground'):
            pass
            t_7.extend((
                '<path d="M-0.0 0 V',
                escape(environment.finalize(environment.call_binop(context, '+', (-environment.call_binop(context, '+', (undefined(name='d') if l_0_d is missing else l_0_d), (undefined(name='f') if l_0_f is missing else l_0_f))), (undefined(name='r') if l_0_r is missing else l_0_r)))),
                ' Q0 ',
                escape(environment.finalize((-environment.call_binop(context, '+', (undefined(name='d') if l_0_d is missing else l_0_d), (undefined(name='f') if l_0_f is missing else l_0_f))))),
                ' ',
                escape(environment.finalize((undefined(name='r') if l_0_r is missing else l_0_r))),
                ' ',
                escape(environment.finalize((-environment.call_binop(context, '+', (undefined(name='d') if l_0_d is missing else l_0_d), (undefined(name='f') if l_0_f is missing else l_0_f))))),
                ' H',
                escape(environment.finalize(((undefined(name='w') if l_0_w is missing else l_0_w) - (undefined(name='r') if l_0_r is missing else l_0_r)))),
                ' Q',
                escape(environment.finalize((undefined(name='w') if l_0_w is missing else l_0_w))),
                ' ',
                escape(environment.finalize((-environment.call_binop(context, '+', (undefined(name='d') if l_0_d is missing else l_0_d), (undefined(name='f') if l_0_f is missing else l_0_f))))),
                ' ',
                escape(environment.finalize((undefined(name='w') if l_0_w is missing else l_0_w))),
                ' ',
                escape(environment.finalize(environment.call_binop(context, '+', (-environment.call_binop(context, '+', (undefined(name='d') if l_0_d is missing else l_0_d), (undefined(name='f') if l_0_f is missing else l_0_f))), (undefined(name='r') if l_0_r is missing else l_0_r)))),
                ' V0 Z" fill="',
                escape(environment.finalize(environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'accent'))),
                '"/>\n',
            ))
        elif (l_1_draw == 'cut'):
            pass
            t_7.extend((
                '<path d="M0 0 V',
                escape(environment.finalize(((-(undefined(name='d') if l_0_d is missing else l_0_d)) - 0.8))),
                ' L0.6 ',
                escape(environment.finalize(((-(undefined(name='d') if l_0_d is missing else l_0_d)) - 0.8))),
                ' V',
                escape(environment.finalize(environment.call_binop(context, '+', (-environment.call_binop(context, '+', (undefined(name='d') if l_0_d is missing else l_0_d), (undefined(name='f') if l_0_f is missing else l_0_f))), (undefined(name='r') if l_0_r is missing else l_0_r)))),
                ' Q0.6 ',
                escape(environment.finalize((-environment.call_binop(context, '+', (undefined(name='d') if l_0_d is missing else l_0_d), (undefined(name='f') if l_0_f is missing else l_0_f))))),
                ' ',
                escape(environment.finalize((undefined(name='r') if l_0_r is missing else l_0_r))),
                ' ',
                escape(environment.finalize((-environment.call_binop(context, '+', (undefined(name='d') if l_0_d is missing else l_0_d), (undefined(name='f') if l_0_f is missing else l_0_f))))),
                ' H',
                escape(environment.finalize(((undefined(name='w') if l_0_w is missing else l_0_w) - (undefined(name='r') if l_0_r is missing else l_0_r)))),
                ' Q',
                escape(environment.finalize(((undefined(name='w') if l_0_w is missing else l_0_w) - 0.6))),
                ' ',
                escape(environment.finalize((-environment.call_binop(context, '+', (undefined(name='d') if l_0_d is missing else l_0_d), (undefined(name='f') if l_0_f is missing else l_0_f))))),
                ' ',
                escape(environment.finalize(((undefined(name='w') if l_0_w is missing else l_0_w) - 0.6))),
                ' ',
                escape(environment.finalize(environment.call_binop(context, '+', (-environment.call_binop(context, '+', (undefined(name='d') if l_0_d is missing else l_0_d), (undefined(name='f') if l_0_f is missing else l_0_f))), (undefined(name='r') if l_0_r is missing else l_0_r)))),
                ' V',
                escape(environment.finalize(((-(undefined(name='d') if l_0_d is missing else l_0_d)) - 0.8))),
                ' H',
                escape(environment.finalize((undefined(name='w') if l_0_w is missing else l_0_w))),
                ' V0" fill="none" stroke="',
                escape(environment.finalize((undefined(name='line_colour') if l_0_line_colour is missing else l_0_line_colour))),
                '" stroke-width="0.3"/>\n',
            ))
        else:
            pass
            t_7.append(
                escape(environment.finalize(environment.call(context, (undefined(name='fold') if l_0_fold is missing else l_0_fold), environment.short(markup_join(('M0 ', (-(undefined(name='d') if l_0_d is missing else l_0_d)), ' H', (undefined(name='w') if l_0_w is missing else l_0_w), )))))),
            )
        t_7.append(
            '\n',
        )
        return concat(t_7)
    context.exported_vars.add('lid')
    context.vars['lid'] = l_0_lid = Macro(environment, macro, 'lid', ('draw',), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n'
    def macro(l_1_draw):
        t_8 = []
        if l_1_draw is missing:
            l_1_draw = undefined("parameter 'draw' was not provided", name='draw')
        pass
        t_8.extend((
            '<path d="M0 0 L',
            escape(environment.finalize(environment.call_binop(context, '*', (undefined(name='d') if l_0_d is missing else l_0_d), 0.08))),
            ' ',
            escape(environment.finalize(environment.call_binop(context, '+', (-(undefined(name='dust') if l_0_dust is missing else l_0_dust)), 1.5))),
            ' Q',
            escape(environment.finalize(environment.call_binop(context, '*', (undefined(name='d') if l_0_d is missing else l_0_d), 0.1))),
            ' ',
            escape(environment.finalize((-(undefined(name='dust') if l_0_dust is missing else l_0_dust)))),
            ' ',
            escape(environment.finalize(environment.call_binop(context, '*', (undefined(name='d') if l_0_d is missing else l_0_d), 0.18))),
            ' ',
            escape(environment.finalize((-(undefined(name='dust') if l_0_dust is missing else l_0_dust)))),
            ' H',
            escape(environment.finalize(environment.call_binop(context, '*', (undefined(name='d') if l_0_d is missing else l_0_d), 0.72))),
            ' Q',
            escape(environment.finalize(environment.call_binop(context, '*', (undefined(name='d') if l_0_d is missing else l_0_d), 0.8))),
            ' ',
            escape(environment.finalize((-(undefined(name='dust') if l_0_dust is missing else l_0_dust)))),
            ' ',
            escape(environment.finalize(environment.call_binop(context, '*', (undefined(name='d') if l_0_d is missing else l_0_d), 0.82))),
            ' ',
            escape(environment.finalize(environment.call_binop(context, '+', (-(undefined(name='dust') if l_0_dust is missing else l_0_dust)), 1.5))),
            ' L',
            escape(environment.finalize((undefined(name='d') if l_0_d is missing else l_0_d))),
            ' 0',
            escape(environment.finalize((' Z' if (l_1_draw == 'ground') else ''))),
            '" ',
        ))
        if (l_1_draw == 'ground'):
            pass
            t_8.extend((
                'fill="',
                escape(environment.finalize(environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'accent'))),
                '"',
            ))
        else:
            pass
            t_8.extend((
                'fill="none" stroke="',
                escape(environment.finalize((undefined(name='line_colour') if l_0_line_colour is missing else l_0_line_colour))),
                '" stroke-width="0.3"',
            ))
        t_8.append(
            '/>',
        )
        return concat(t_8)
    context.exported_vars.add('flap')
    context.vars['flap'] = l_0_flap = Macro(environment, macro, 'flap', ('draw',), False, False, False, context.eval_ctx.autoescape)
    yield '\n<svg '
    yield escape(environment.finalize((undefined(name='canvas') if l_0_canvas is missing else l_0_canvas)))
    yield '>\n'
    yield escape(environment.finalize(environment.call(context, environment.getattr((undefined(name='cards') if l_0_cards is missing else l_0_cards), 'paper'))))
    yield '\n'
    if (not (undefined(name='low') if l_0_low is missing else l_0_low)):
        pass
        yield '\n\n'
        yield escape(environment.finalize(environment.call(context, (undefined(name='panel') if l_0_panel is missing else l_0_panel), (undefined(name='x0') if l_0_x0 is missing else l_0_x0), (undefined(name='y0') if l_0_y0 is missing else l_0_y0), (environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 4) - (undefined(name='x0') if l_0_x0 is missing else l_0_x0)), (undefined(name='h') if l_0_h is missing else l_0_h), environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'accent'))))
        yield '\n'
        if (undefined(name='tuck') if l_0_tuck is missing else l_0_tuck):
            pass
            yield '\n'
            for (l_1_x, l_1_y, l_1_turn) in (((undefined(name='lid_x') if l_0_lid_x is missing else l_0_lid_x), (undefined(name='y0') if l_0_y0 is missing else l_0_y0), 0), ((undefined(name='lid_end') if l_0_lid_end is missing else l_0_lid_end), (undefined(name='y1') if l_0_y1 is missing else l_0_y1), 180)):
                _loop_vars = {}
                pass
                yield '<g transform="translate('
                yield escape(environment.finalize(l_1_x))
                yield ' '
                yield escape(environment.finalize(l_1_y))
                yield ') rotate('
                yield escape(environment.finalize(l_1_turn))
                yield ')">'
                yield escape(environment.finalize(environment.call(context, (undefined(name='lid') if l_0_lid is missing else l_0_lid), 'ground', _loop_vars=_loop_vars)))
                yield '</g>'
            l_1_x = l_1_y = l_1_turn = missing
            yield '\n'
            for l_1_x in (environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 1), environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 3)):
                _loop_vars = {}
                pass
                yield '<g transform="translate('
                yield escape(environment.finalize(l_1_x))
                yield ' '
                yield escape(environment.finalize((undefined(name='y0') if l_0_y0 is missing else l_0_y0)))
                yield ')">'
                yield escape(environment.finalize(environment.call(context, (undefined(name='flap') if l_0_flap is missing else l_0_flap), 'ground', _loop_vars=_loop_vars)))
                yield '</g><g transform="translate('
                yield escape(environment.finalize(environment.call_binop(context, '+', l_1_x, (undefined(name='d') if l_0_d is missing else l_0_d))))
                yield ' '
                yield escape(environment.finalize((undefined(name='y1') if l_0_y1 is missing else l_0_y1)))
                yield ') rotate(180)">'
                yield escape(environment.finalize(environment.call(context, (undefined(name='flap') if l_0_flap is missing else l_0_flap), 'ground', _loop_vars=_loop_vars)))
                yield '</g>'
            l_1_x = missing
            yield '\n'
        yield '\n'
        for l_1_x in (environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 0), environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 2)):
            _loop_vars = {}
            pass
            yield escape(environment.finalize(environment.call(context, (undefined(name='panel') if l_0_panel is missing else l_0_panel), l_1_x, ((undefined(name='y1') if l_0_y1 is missing else l_0_y1) - environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.3)), (undefined(name='w') if l_0_w is missing else l_0_w), environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.012), environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'second'), _loop_vars=_loop_vars)))
            yield escape(environment.finalize(environment.call(context, (undefined(name='panel') if l_0_panel is missing else l_0_panel), l_1_x, ((undefined(name='y1') if l_0_y1 is missing else l_0_y1) - environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.27)), (undefined(name='w') if l_0_w is missing else l_0_w), environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.004), environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'second'), _loop_vars=_loop_vars)))
        l_1_x = missing
        yield '\n'
        for l_1_x in (environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 1), environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 3)):
            _loop_vars = {}
            pass
            yield escape(environment.finalize(environment.call(context, (undefined(name='panel') if l_0_panel is missing else l_0_panel), l_1_x, ((undefined(name='y1') if l_0_y1 is missing else l_0_y1) - environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.3)), (undefined(name='d') if l_0_d is missing else l_0_d), environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.012), environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'second'), _loop_vars=_loop_vars)))
            yield escape(environment.finalize(environment.call(context, (undefined(name='panel') if l_0_panel is missing else l_0_panel), l_1_x, ((undefined(name='y1') if l_0_y1 is missing else l_0_y1) - environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.27)), (undefined(name='d') if l_0_d is missing else l_0_d), environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.004), environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'second'), _loop_vars=_loop_vars)))
        l_1_x = missing
        yield '\n'
    else:
        pass
        yield '\n'
        for l_1_x in (environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 0), environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 2)):
            _loop_vars = {}
            pass
            yield '<rect x="'
            yield escape(environment.finalize(environment.call_binop(context, '+', l_1_x, 3)))
            yield '" y="'
            yield escape(environment.finalize(environment.call_binop(context, '+', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), 3)))
            yield '" width="'
            yield escape(environment.finalize(((undefined(name='w') if l_0_w is missing else l_0_w) - 6)))
            yield '" height="'
            yield escape(environment.finalize(((undefined(name='h') if l_0_h is missing else l_0_h) - 6)))
            yield '" rx="2.5" fill="none" stroke="'
            yield escape(environment.finalize(environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'accent')))
            yield '" stroke-width="0.5"/><path d="M'
            yield escape(environment.finalize(environment.call_binop(context, '+', l_1_x, 3)))
            yield ' '
            yield escape(environment.finalize(((undefined(name='y1') if l_0_y1 is missing else l_0_y1) - environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.3))))
            yield ' h'
            yield escape(environment.finalize(((undefined(name='w') if l_0_w is missing else l_0_w) - 6)))
            yield '" stroke="'
            yield escape(environment.finalize(environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'second')))
            yield '" stroke-width="0.5" fill="none"/>'
        l_1_x = missing
        yield '\n'
    yield '\n\n'
    l_0_cx = environment.call_binop(context, '+', environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 0), ((undefined(name='w') if l_0_w is missing else l_0_w) / 2))
    context.vars['cx'] = l_0_cx
    context.exported_vars.add('cx')
    yield '\n'
    if environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'art'):
        pass
        yield '<g transform="translate('
        yield escape(environment.finalize(environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 0)))
        yield ' '
        yield escape(environment.finalize((undefined(name='y0') if l_0_y0 is missing else l_0_y0)))
        yield ')">'
        template = environment.get_or_select_template(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'art'), 'shared/box.svg')
        gen = template.root_render_func(template.new_context(context.get_all(), True, {'cards': l_0_cards, 'cx': l_0_cx, 'd': l_0_d, 'dust': l_0_dust, 'f': l_0_f, 'flap': l_0_flap, 'fold': l_0_fold, 'g': l_0_g, 'h': l_0_h, 'lid': l_0_lid, 'lid_end': l_0_lid_end, 'lid_x': l_0_lid_x, 'line_colour': l_0_line_colour, 'low': l_0_low, 'notch': l_0_notch, 'on': l_0_on, 'panel': l_0_panel, 'r': l_0_r, 'row_high': l_0_row_high, 's': l_0_s, 'tuck': l_0_tuck, 'w': l_0_w, 'x0': l_0_x0, 'xs': l_0_xs, 'y0': l_0_y0, 'y1': l_0_y1}))
        try:
            for event in gen:
                yield event
        finally: gen.close()
        yield '</g>\n'
    else:
        pass
        yield '\n'
        l_0_s = environment.call_binop(context, '*', (undefined(name='w') if l_0_w is missing else l_0_w), 0.27)
        context.vars['s'] = l_0_s
        context.exported_vars.add('s')
        yield '\n'
        for (l_1_suit, l_1_a, l_1_b) in (('S', (-1), (-1)), ('H', 1, (-1)), ('D', (-1), 1), ('C', 1, 1)):
            l_1_pip = resolve('pip')
            _loop_vars = {}
            pass
            yield escape(environment.finalize(environment.call(context, (undefined(name='pip') if l_1_pip is missing else l_1_pip), l_1_suit, environment.call_binop(context, '+', (undefined(name='cx') if l_0_cx is missing else l_0_cx), environment.call_binop(context, '*', environment.call_binop(context, '*', l_1_a, (undefined(name='s') if l_0_s is missing else l_0_s)), 0.72)), environment.call_binop(context, '+', environment.call_binop(context, '+', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.36)), environment.call_binop(context, '*', environment.call_binop(context, '*', l_1_b, (undefined(name='s') if l_0_s is missing else l_0_s)), 0.72)), (undefined(name='s') if l_0_s is missing else l_0_s), colour=((undefined(name='on') if l_0_on is missing else l_0_on) if (not (undefined(name='low') if l_0_low is missing else l_0_low)) else None), outline=(0.5 if (undefined(name='low') if l_0_low is missing else l_0_low) else 0), _loop_vars=_loop_vars)))
        l_1_suit = l_1_a = l_1_b = l_1_pip = missing
        yield '\n'
    yield '\n'
    yield escape(environment.finalize(environment.call(context, (undefined(name='block') if l_0_block is missing else l_0_block), environment.call_binop(context, '+', environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 0), 6), ((undefined(name='y1') if l_0_y1 is missing else l_0_y1) - environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.25)), ((undefined(name='w') if l_0_w is missing else l_0_w) - 12), environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.19), environment.getattr((undefined(name='kit') if l_0_kit is missing else l_0_kit), 'name'), environment.call_binop(context, '*', (undefined(name='w') if l_0_w is missing else l_0_w), 0.13), family='head', colour=(undefined(name='on') if l_0_on is missing else l_0_on), align='center', valign='middle', least=3)))
    yield '\n\n'
    l_0_row_high = t_3(environment, [(environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.42) / environment.call_binop(context, '+', t_2(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'holds')), 1)), 6.4])
    context.vars['row_high'] = l_0_row_high
    context.exported_vars.add('row_high')
    yield '\n'
    yield escape(environment.finalize(environment.call(context, (undefined(name='block') if l_0_block is missing else l_0_block), environment.call_binop(context, '+', environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 2), 6), environment.call_binop(context, '+', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.08)), ((undefined(name='w') if l_0_w is missing else l_0_w) - 12), environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.16), environment.getattr((undefined(name='kit') if l_0_kit is missing else l_0_kit), 'name'), environment.call_binop(context, '*', (undefined(name='w') if l_0_w is missing else l_0_w), 0.1), family='head', colour=(undefined(name='on') if l_0_on is missing else l_0_on), align='center', valign='middle', least=3)))
    yield '\n'
    l_1_loop = missing
    for l_1_one, l_1_loop in LoopContext(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'holds'), undefined):
        l_1_y = missing
        _loop_vars = {}
        pass
        yield '\n'
        l_1_y = environment.call_binop(context, '+', environment.call_binop(context, '+', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.34)), environment.call_binop(context, '*', environment.getattr(l_1_loop, 'index0'), (undefined(name='row_high') if l_0_row_high is missing else l_0_row_high)))
        _loop_vars['y'] = l_1_y
        yield '\n'
        yield escape(environment.finalize(environment.call(context, (undefined(name='line') if l_0_line is missing else l_0_line), environment.call_binop(context, '+', environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 2), 8), (undefined(name='y') if l_1_y is missing else l_1_y), environment.getattr(l_1_one, 'title'), environment.call_binop(context, '*', (undefined(name='row_high') if l_0_row_high is missing else l_0_row_high), 0.55), anchor='start', colour=(undefined(name='on') if l_0_on is missing else l_0_on), width=((undefined(name='w') if l_0_w is missing else l_0_w) - 26), least=1.8, _loop_vars=_loop_vars)))
        yield '\n'
        yield escape(environment.finalize(environment.call(context, (undefined(name='line') if l_0_line is missing else l_0_line), (environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 3) - 8), (undefined(name='y') if l_1_y is missing else l_1_y), environment.getattr(l_1_one, 'count'), environment.call_binop(context, '*', (undefined(name='row_high') if l_0_row_high is missing else l_0_row_high), 0.6), anchor='end', lang='en', colour=(undefined(name='on') if l_0_on is missing else l_0_on), bold=True, _loop_vars=_loop_vars)))
        yield '\n'
    l_1_loop = l_1_one = l_1_y = missing
    yield '\n'
    if (environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'art') == ''):
        pass
        l_1_loop = missing
        for l_1_suit, l_1_loop in LoopContext(('S', 'H', 'D', 'C'), undefined):
            l_1_pip = resolve('pip')
            _loop_vars = {}
            pass
            yield escape(environment.finalize(environment.call(context, (undefined(name='pip') if l_1_pip is missing else l_1_pip), l_1_suit, environment.call_binop(context, '+', environment.call_binop(context, '+', environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 2), ((undefined(name='w') if l_0_w is missing else l_0_w) / 2)), environment.call_binop(context, '*', environment.call_binop(context, '*', (environment.getattr(l_1_loop, 'index0') - 1.5), (undefined(name='w') if l_0_w is missing else l_0_w)), 0.17)), ((undefined(name='y1') if l_0_y1 is missing else l_0_y1) - environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.14)), environment.call_binop(context, '*', (undefined(name='w') if l_0_w is missing else l_0_w), 0.11), colour=((undefined(name='on') if l_0_on is missing else l_0_on) if (not (undefined(name='low') if l_0_low is missing else l_0_low)) else None), outline=(0.35 if (undefined(name='low') if l_0_low is missing else l_0_low) else 0), _loop_vars=_loop_vars)))
        l_1_loop = l_1_suit = l_1_pip = missing
    yield '\n\n'
    if ((undefined(name='d') if l_0_d is missing else l_0_d) >= 6):
        pass
        yield '\n'
        for l_1_x in (environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 1), environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 3)):
            _loop_vars = {}
            pass
            yield '<g transform="translate('
            yield escape(environment.finalize(environment.call_binop(context, '+', l_1_x, ((undefined(name='d') if l_0_d is missing else l_0_d) / 2))))
            yield ' '
            yield escape(environment.finalize(environment.call_binop(context, '+', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.35))))
            yield ') rotate(90)">'
            yield escape(environment.finalize(environment.call(context, (undefined(name='line') if l_0_line is missing else l_0_line), 0, t_3(environment, [environment.call_binop(context, '*', (undefined(name='d') if l_0_d is missing else l_0_d), 0.12), 2.2]), environment.getattr((undefined(name='kit') if l_0_kit is missing else l_0_kit), 'name'), t_3(environment, [environment.call_binop(context, '*', (undefined(name='d') if l_0_d is missing else l_0_d), 0.42), 7]), family='head', colour=(undefined(name='on') if l_0_on is missing else l_0_on), width=environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.58), least=1.6, _loop_vars=_loop_vars)))
            yield '</g>'
        l_1_x = missing
        yield '\n'
        if (undefined(name='tuck') if l_0_tuck is missing else l_0_tuck):
            pass
            yield '\n<g transform="translate('
            yield escape(environment.finalize(environment.call_binop(context, '+', (undefined(name='lid_x') if l_0_lid_x is missing else l_0_lid_x), ((undefined(name='w') if l_0_w is missing else l_0_w) / 2))))
            yield ' '
            yield escape(environment.finalize(((undefined(name='y0') if l_0_y0 is missing else l_0_y0) - ((undefined(name='d') if l_0_d is missing else l_0_d) / 2))))
            yield ')">'
            yield escape(environment.finalize(environment.call(context, (undefined(name='line') if l_0_line is missing else l_0_line), 0, t_3(environment, [environment.call_binop(context, '*', (undefined(name='d') if l_0_d is missing else l_0_d), 0.12), 2.2]), environment.getattr((undefined(name='kit') if l_0_kit is missing else l_0_kit), 'name'), t_3(environment, [environment.call_binop(context, '*', (undefined(name='d') if l_0_d is missing else l_0_d), 0.42), 7]), family='head', colour=(undefined(name='on') if l_0_on is missing else l_0_on), width=((undefined(name='w') if l_0_w is missing else l_0_w) - 8), least=1.6)))
            yield '</g>\n<g transform="translate('
            yield escape(environment.finalize(environment.call_binop(context, '+', (undefined(name='lid_x') if l_0_lid_x is missing else l_0_lid_x), ((undefined(name='w') if l_0_w is missing else l_0_w) / 2))))
            yield ' '
            yield escape(environment.finalize(environment.call_binop(context, '+', (undefined(name='y1') if l_0_y1 is missing else l_0_y1), ((undefined(name='d') if l_0_d is missing else l_0_d) / 2))))
            yield ') rotate(180)">'
            yield escape(environment.finalize(environment.call(context, (undefined(name='line') if l_0_line is missing else l_0_line), 0, t_3(environment, [environment.call_binop(context, '*', (undefined(name='d') if l_0_d is missing else l_0_d), 0.12), 2.2]), environment.getattr((undefined(name='kit') if l_0_kit is missing else l_0_kit), 'name'), t_3(environment, [environment.call_binop(context, '*', (undefined(name='d') if l_0_d is missing else l_0_d), 0.42), 7]), family='head', colour=(undefined(name='on') if l_0_on is missing else l_0_on), width=((undefined(name='w') if l_0_w is missing else l_0_w) - 8), least=1.6)))
            yield '</g>\n'
        yield '\n'
    yield '\n\n<path d="'
    for l_1_n in environment.call(context, (undefined(name='range') if l_0_range is missing else l_0_range), (t_1(((undefined(name='h') if l_0_h is missing else l_0_h) / 5)) - 1)):
        _loop_vars = {}
        pass
        yield 'M'
        yield escape(environment.finalize(environment.call_binop(context, '+', environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'edge'), 1.5)))
        yield ' '
        yield escape(environment.finalize(t_4(environment.call_binop(context, '+', environment.call_binop(context, '+', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), 5), environment.call_binop(context, '*', l_1_n, 5)), 3)))
        yield ' l'
        yield escape(environment.finalize(((undefined(name='g') if l_0_g is missing else l_0_g) - 3)))
        yield ' -3 '
    l_1_n = missing
    yield '" fill="none" stroke="#8a8a90" stroke-width="0.25"/>\n\n<path d="M'
    yield escape(environment.finalize(environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 0)))
    yield ' '
    yield escape(environment.finalize((undefined(name='y0') if l_0_y0 is missing else l_0_y0)))
    yield ' L'
    yield escape(environment.finalize(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'edge')))
    yield ' '
    yield escape(environment.finalize(environment.call_binop(context, '+', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), 4)))
    yield ' V'
    yield escape(environment.finalize(((undefined(name='y1') if l_0_y1 is missing else l_0_y1) - 4)))
    yield ' L'
    yield escape(environment.finalize(environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 0)))
    yield ' '
    yield escape(environment.finalize((undefined(name='y1') if l_0_y1 is missing else l_0_y1)))
    yield '" fill="none" stroke="'
    yield escape(environment.finalize((undefined(name='line_colour') if l_0_line_colour is missing else l_0_line_colour)))
    yield '" stroke-width="0.3"/>\n<path d="M'
    yield escape(environment.finalize(environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 4)))
    yield ' '
    yield escape(environment.finalize((undefined(name='y0') if l_0_y0 is missing else l_0_y0)))
    yield ' V'
    yield escape(environment.finalize((undefined(name='y1') if l_0_y1 is missing else l_0_y1)))
    yield '" fill="none" stroke="'
    yield escape(environment.finalize((undefined(name='line_colour') if l_0_line_colour is missing else l_0_line_colour)))
    yield '" stroke-width="0.3"/>\n'
    if (undefined(name='tuck') if l_0_tuck is missing else l_0_tuck):
        pass
        yield '\n'
        l_0_notch = t_3(environment, [environment.call_binop(context, '*', (undefined(name='w') if l_0_w is missing else l_0_w), 0.13), 9])
        context.vars['notch'] = l_0_notch
        context.exported_vars.add('notch')
        yield '\n\n'
        for (l_1_colour, l_1_width) in (('#ffffff', 0.9), ((undefined(name='line_colour') if l_0_line_colour is missing else l_0_line_colour), 0.3)):
            _loop_vars = {}
            pass
            yield '<path d="M'
            yield escape(environment.finalize(environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 0)))
            yield ' '
            yield escape(environment.finalize((undefined(name='y0') if l_0_y0 is missing else l_0_y0)))
            yield ' H'
            yield escape(environment.finalize(((undefined(name='cx') if l_0_cx is missing else l_0_cx) - (undefined(name='notch') if l_0_notch is missing else l_0_notch))))
            yield ' A'
            yield escape(environment.finalize((undefined(name='notch') if l_0_notch is missing else l_0_notch)))
            yield ' '
            yield escape(environment.finalize(environment.call_binop(context, '*', (undefined(name='notch') if l_0_notch is missing else l_0_notch), 0.8)))
            yield ' 0 0 0 '
            yield escape(environment.finalize(environment.call_binop(context, '+', (undefined(name='cx') if l_0_cx is missing else l_0_cx), (undefined(name='notch') if l_0_notch is missing else l_0_notch))))
            yield ' '
            yield escape(environment.finalize((undefined(name='y0') if l_0_y0 is missing else l_0_y0)))
            yield ' H'
            yield escape(environment.finalize(environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 1)))
            yield '" fill="none" stroke="'
            yield escape(environment.finalize(l_1_colour))
            yield '" stroke-width="'
            yield escape(environment.finalize(l_1_width))
            yield '"/>'
        l_1_colour = l_1_width = missing
        yield '\n<path d="M'
        yield escape(environment.finalize(environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 0)))
        yield ' '
        yield escape(environment.finalize((undefined(name='y1') if l_0_y1 is missing else l_0_y1)))
        yield ' H'
        yield escape(environment.finalize(environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 1)))
        yield '" fill="none" stroke="'
        yield escape(environment.finalize((undefined(name='line_colour') if l_0_line_colour is missing else l_0_line_colour)))
        yield '" stroke-width="0.3"/>\n'
        for (l_1_x, l_1_y, l_1_turn) in (((undefined(name='lid_x') if l_0_lid_x is missing else l_0_lid_x), (undefined(name='y0') if l_0_y0 is missing else l_0_y0), 0), ((undefined(name='lid_end') if l_0_lid_end is missing else l_0_lid_end), (undefined(name='y1') if l_0_y1 is missing else l_0_y1), 180)):
            _loop_vars = {}
            pass
            yield '<g transform="translate('
            yield escape(environment.finalize(l_1_x))
            yield ' '
            yield escape(environment.finalize(l_1_y))
            yield ') rotate('
            yield escape(environment.finalize(l_1_turn))
            yield ')">'
            yield escape(environment.finalize(environment.call(context, (undefined(name='lid') if l_0_lid is missing else l_0_lid), 'cut', _loop_vars=_loop_vars)))
            yield escape(environment.finalize(environment.call(context, (undefined(name='lid') if l_0_lid is missing else l_0_lid), 'fold', _loop_vars=_loop_vars)))
            yield '</g>'
        l_1_x = l_1_y = l_1_turn = missing
        yield '\n'
        for l_1_x in (environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 1), environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 3)):
            _loop_vars = {}
            pass
            yield '<g transform="translate('
            yield escape(environment.finalize(l_1_x))
            yield ' '
            yield escape(environment.finalize((undefined(name='y0') if l_0_y0 is missing else l_0_y0)))
            yield ')">'
            yield escape(environment.finalize(environment.call(context, (undefined(name='flap') if l_0_flap is missing else l_0_flap), 'cut', _loop_vars=_loop_vars)))
            yield '</g><g transform="translate('
            yield escape(environment.finalize(environment.call_binop(context, '+', l_1_x, (undefined(name='d') if l_0_d is missing else l_0_d))))
            yield ' '
            yield escape(environment.finalize((undefined(name='y1') if l_0_y1 is missing else l_0_y1)))
            yield ') rotate(180)">'
            yield escape(environment.finalize(environment.call(context, (undefined(name='flap') if l_0_flap is missing else l_0_flap), 'cut', _loop_vars=_loop_vars)))
            yield '</g>'
        l_1_x = missing
        yield '\n'
    else:
        pass
        yield '\n<path d="M'
        yield escape(environment.finalize(environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 0)))
        yield ' '
        yield escape(environment.finalize((undefined(name='y0') if l_0_y0 is missing else l_0_y0)))
        yield ' H'
        yield escape(environment.finalize(environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 4)))
        yield ' M'
        yield escape(environment.finalize(environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 0)))
        yield ' '
        yield escape(environment.finalize((undefined(name='y1') if l_0_y1 is missing else l_0_y1)))
        yield ' H'
        yield escape(environment.finalize(environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 4)))
        yield '" fill="none" stroke="'
        yield escape(environment.finalize((undefined(name='line_colour') if l_0_line_colour is missing else l_0_line_colour)))
        yield '" stroke-width="0.3"/>\n'
    yield '\n\n'
    for l_1_x in (undefined(name='xs') if l_0_xs is missing else l_0_xs)[:4]:
        _loop_vars = {}
        pass
        yield escape(environment.finalize(environment.call(context, (undefined(name='fold') if l_0_fold is missing else l_0_fold), environment.short(markup_join(('M', l_1_x, ' ', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), ' V', (undefined(name='y1') if l_0_y1 is missing else l_0_y1), ))), _loop_vars=_loop_vars)))
    l_1_x = missing
    yield '\n'
    if (undefined(name='tuck') if l_0_tuck is missing else l_0_tuck):
        pass
        yield '\n'
        for (l_1_a, l_1_b) in ((environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 1), environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 2)), (environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 2), environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 3)), (environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 3), environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 4))):
            _loop_vars = {}
            pass
            yield escape(environment.finalize(environment.call(context, (undefined(name='fold') if l_0_fold is missing else l_0_fold), environment.short(markup_join(('M', l_1_a, ' ', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), ' H', l_1_b, ))), _loop_vars=_loop_vars)))
            yield escape(environment.finalize(environment.call(context, (undefined(name='fold') if l_0_fold is missing else l_0_fold), environment.short(markup_join(('M', l_1_a, ' ', (undefined(name='y1') if l_0_y1 is missing else l_0_y1), ' H', l_1_b, ))), _loop_vars=_loop_vars)))
        l_1_a = l_1_b = missing
        yield '\n'
    yield '\n</svg>\n'

blocks = {}
debug_info = '5=47&6=50&7=54&8=58&9=62&10=66&11=70&12=74&13=78&14=82&15=86&16=90&17=94&18=98&19=128&21=146&22=154&23=179&24=215&27=224&28=279&29=281&30=283&32=286&33=288&34=291&35=305&37=324&38=331&40=341&43=366&44=370&46=387&47=391&49=399&51=401&52=405&53=408&54=413&55=416&56=418&58=422&60=432&61=435&62=447&63=450&64=456&68=464&70=476&71=492&72=500&73=503&75=507&76=533&77=541&78=556&80=577&83=592&84=598&85=601'
