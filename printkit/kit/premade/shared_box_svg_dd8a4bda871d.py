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
    l_0_row = resolve('row')
    l_0_look = resolve('look')
    l_0_namespace = resolve('namespace')
    l_0_langs = resolve('langs')
    l_0_canvas = resolve('canvas')
    l_0_x0 = resolve('x0')
    l_0_y0 = resolve('y0')
    l_0_y1 = resolve('y1')
    l_0_xs = resolve('xs')
    l_0_dust = resolve('dust')
    l_0_lid_of = resolve('lid_of')
    l_0_flap = resolve('flap')
    l_0_line = resolve('line')
    l_0_notch = resolve('notch')
    l_0_cx = resolve('cx')
    l_0_part = resolve('part')
    l_0_x1 = resolve('x1')
    l_0_left = resolve('left')
    l_0_right = resolve('right')
    l_0_top = resolve('top')
    l_0_bottom = resolve('bottom')
    l_0_cards = l_0_low = l_0_tuck = l_0_lid = l_0_more = l_0_w = l_0_h = l_0_g = l_0_f = l_0_d = l_0_line_colour = l_0_on = l_0_r = l_0_small = l_0_said = l_0_found = l_0_tongues = l_0_told = l_0_panel = l_0_cut = l_0_fold = l_0_hatch = l_0_name = l_0_spine = l_0_side = l_0_front = l_0_back = l_0_field = l_0_key = l_0_steps = l_0_art = missing
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
        t_3 = environment.filters['max']
    except KeyError:
        @internalcode
        def t_3(*unused):
            raise TemplateRuntimeError("No filter named 'max' found.")
    try:
        t_4 = environment.filters['min']
    except KeyError:
        @internalcode
        def t_4(*unused):
            raise TemplateRuntimeError("No filter named 'min' found.")
    try:
        t_5 = environment.filters['replace']
    except KeyError:
        @internalcode
        def t_5(*unused):
            raise TemplateRuntimeError("No filter named 'replace' found.")
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
    l_0_cards = context.vars['cards'] = environment.get_template('shared/cards.svg', 'shared/box.svg').make_module(context.get_all(), True, {'art': l_0_art, 'back': l_0_back, 'bottom': l_0_bottom, 'cards': l_0_cards, 'cut': l_0_cut, 'cx': l_0_cx, 'd': l_0_d, 'dust': l_0_dust, 'f': l_0_f, 'field': l_0_field, 'flap': l_0_flap, 'fold': l_0_fold, 'found': l_0_found, 'front': l_0_front, 'g': l_0_g, 'h': l_0_h, 'hatch': l_0_hatch, 'key': l_0_key, 'left': l_0_left, 'lid': l_0_lid, 'lid_of': l_0_lid_of, 'line_colour': l_0_line_colour, 'low': l_0_low, 'more': l_0_more, 'name': l_0_name, 'notch': l_0_notch, 'on': l_0_on, 'panel': l_0_panel, 'r': l_0_r, 'right': l_0_right, 'said': l_0_said, 'side': l_0_side, 'small': l_0_small, 'spine': l_0_spine, 'steps': l_0_steps, 'told': l_0_told, 'tongues': l_0_tongues, 'top': l_0_top, 'tuck': l_0_tuck, 'w': l_0_w, 'x0': l_0_x0, 'x1': l_0_x1, 'xs': l_0_xs, 'y0': l_0_y0, 'y1': l_0_y1})
    context.exported_vars.discard('cards')
    yield '\n'
    l_0_low = ((undefined(name='ink') if l_0_ink is missing else l_0_ink) == 'low')
    context.vars['low'] = l_0_low
    context.exported_vars.add('low')
    yield '\n'
    l_0_tuck = (environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'style') == 'tuck')
    context.vars['tuck'] = l_0_tuck
    context.exported_vars.add('tuck')
    yield '\n'
    l_0_lid = ((not (undefined(name='tuck') if l_0_tuck is missing else l_0_tuck)) and (environment.getattr((undefined(name='row') if l_0_row is missing else l_0_row), 'piece') == 'lid'))
    context.vars['lid'] = l_0_lid
    context.exported_vars.add('lid')
    yield '\n'
    l_0_more = (environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'loose') if (undefined(name='lid') if l_0_lid is missing else l_0_lid) else 0)
    context.vars['more'] = l_0_more
    context.exported_vars.add('more')
    yield '\n'
    (l_0_w, l_0_h, l_0_g, l_0_f) = (environment.call_binop(context, '+', environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'width'), (undefined(name='more') if l_0_more is missing else l_0_more)), environment.call_binop(context, '+', environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'height'), (undefined(name='more') if l_0_more is missing else l_0_more)), environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'glue'), environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'flap'))
    context.vars.update({'f': l_0_f, 'g': l_0_g, 'h': l_0_h, 'w': l_0_w})
    context.exported_vars.update(('f', 'g', 'h', 'w'))
    yield '\n'
    l_0_d = (environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'lid') if (undefined(name='lid') if l_0_lid is missing else l_0_lid) else environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'depth'))
    context.vars['d'] = l_0_d
    context.exported_vars.add('d')
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
    l_0_small = 2.35
    context.vars['small'] = l_0_small
    context.exported_vars.add('small')
    yield '\n'
    l_0_said = {'ja': {'cut': '切る', 'fold': '山折り', 'glue': 'のりしろ', 'room': '厚さMMmmの札がCARDS枚入る', 'sleeved': 'スリーブ入りの札（厚さMMmm）がCARDS枚入る', 'tuck': ['破線をすべて山折りにする。', 'のりしろを右端の面の内側に貼る。', '片方の端で、小さな折り返しを中に折り、ふたを差し込む。', '札を入れ、もう片方の端も同じように閉じる。'], 'tray': ['箱の下になる側。破線をすべて山折りにする。', 'のりしろを隣の壁の内側に貼る。'], 'lid': ['箱のふた。破線をすべて山折りにする。', 'のりしろを隣の壁の内側に貼り、下の箱にかぶせる。']}, 'en': {'cut': 'cut', 'fold': 'fold outwards', 'glue': 'glue', 'room': 'Holds CARDS cards of MM mm each', 'sleeved': 'Holds CARDS cards in sleeves, MM mm each', 'tuck': ['Fold all broken lines, print outwards.', 'Glue the tab behind the far side.', 'At one end turn in the small flaps, then tuck in the lid.', 'Put the cards in and close the other end in the same way.'], 'tray': ['The lower half. Fold all broken lines, print outwards.', 'Glue the tabs behind the walls beside them.'], 'lid': ['The lid. Fold all broken lines, print outwards.', 'Glue the tabs behind the walls beside them, and put it over the lower half.']}}
    context.vars['said'] = l_0_said
    context.exported_vars.add('said')
    yield '\n\n'
    l_0_found = environment.call(context, (undefined(name='namespace') if l_0_namespace is missing else l_0_namespace), tongues=[])
    context.vars['found'] = l_0_found
    context.exported_vars.add('found')
    yield '\n'
    for l_1_l in (undefined(name='langs') if l_0_langs is missing else l_0_langs):
        _loop_vars = {}
        pass
        l_1_l = (l_1_l if (l_1_l in (undefined(name='said') if l_0_said is missing else l_0_said)) else 'en')
        _loop_vars['l'] = l_1_l
        if (l_1_l not in environment.getattr((undefined(name='found') if l_0_found is missing else l_0_found), 'tongues')):
            pass
            if not isinstance(l_0_found, Namespace):
                raise TemplateRuntimeError("cannot assign attribute on non-namespace object")
            l_0_found['tongues'] = environment.call_binop(context, '+', environment.getattr((undefined(name='found') if l_0_found is missing else l_0_found), 'tongues'), [l_1_l])
    l_1_l = missing
    yield '\n'
    l_0_tongues = environment.getattr((undefined(name='found') if l_0_found is missing else l_0_found), 'tongues')
    context.vars['tongues'] = l_0_tongues
    context.exported_vars.add('tongues')
    yield '\n'
    def macro(l_1_what):
        t_8 = []
        if l_1_what is missing:
            l_1_what = undefined("parameter 'what' was not provided", name='what')
        pass
        l_2_loop = missing
        for l_2_l, l_2_loop in LoopContext((undefined(name='tongues') if l_0_tongues is missing else l_0_tongues), undefined):
            _loop_vars = {}
            pass
            t_8.extend((
                escape(environment.finalize((' · ' if (not environment.getattr(l_2_loop, 'first')) else ''))),
                escape(environment.finalize(environment.getitem(environment.getitem((undefined(name='said') if l_0_said is missing else l_0_said), l_2_l), l_1_what))),
            ))
        l_2_loop = l_2_l = missing
        return concat(t_8)
    context.exported_vars.add('told')
    context.vars['told'] = l_0_told = Macro(environment, macro, 'told', ('what',), False, False, False, context.eval_ctx.autoescape)
    yield '\n'
    def macro(l_1_x, l_1_y, l_1_width, l_1_height, l_1_fill):
        t_9 = []
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
        t_9.extend((
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
        return concat(t_9)
    context.exported_vars.add('panel')
    context.vars['panel'] = l_0_panel = Macro(environment, macro, 'panel', ('x', 'y', 'width', 'height', 'fill'), False, False, False, context.eval_ctx.autoescape)
    yield '\n'
    def macro(l_1_d):
        t_10 = []
        if l_1_d is missing:
            l_1_d = undefined("parameter 'd' was not provided", name='d')
        pass
        t_10.extend((
            '<path d="',
            escape(environment.finalize(l_1_d)),
            '" fill="none" stroke="',
            escape(environment.finalize((undefined(name='line_colour') if l_0_line_colour is missing else l_0_line_colour))),
            '" stroke-width="0.3"/>',
        ))
        return concat(t_10)
    context.exported_vars.add('cut')
    context.vars['cut'] = l_0_cut = Macro(environment, macro, 'cut', ('d',), False, False, False, context.eval_ctx.autoescape)
    yield '\n'
    def macro(l_1_d):
        t_11 = []
        if l_1_d is missing:
            l_1_d = undefined("parameter 'd' was not provided", name='d')
        pass
        t_11.extend((
            '<path d="',
            escape(environment.finalize(l_1_d)),
            '" fill="none" stroke="',
            escape(environment.finalize((undefined(name='line_colour') if l_0_line_colour is missing else l_0_line_colour))),
            '" stroke-width="0.35"/><path d="',
            escape(environment.finalize(l_1_d)),
            '" fill="none" stroke="#ffffff" stroke-width="0.35" stroke-dasharray="1.6 1.6"/>',
        ))
        return concat(t_11)
    context.exported_vars.add('fold')
    context.vars['fold'] = l_0_fold = Macro(environment, macro, 'fold', ('d',), False, False, False, context.eval_ctx.autoescape)
    yield '\n'
    def macro(l_1_x, l_1_y, l_1_width, l_1_height):
        t_12 = []
        l_1_range = resolve('range')
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        if l_1_width is missing:
            l_1_width = undefined("parameter 'width' was not provided", name='width')
        if l_1_height is missing:
            l_1_height = undefined("parameter 'height' was not provided", name='height')
        pass
        t_12.append(
            '<path d="',
        )
        for l_2_n in environment.call(context, (undefined(name='range') if l_1_range is missing else l_1_range), t_1(t_3(environment, [(l_1_height / 3), 1]))):
            _loop_vars = {}
            pass
            t_12.extend((
                'M',
                escape(environment.finalize(t_6(environment.call_binop(context, '+', l_1_x, 1), 3))),
                ' ',
                escape(environment.finalize(t_6(environment.call_binop(context, '+', environment.call_binop(context, '+', l_1_y, 2.6), environment.call_binop(context, '*', l_2_n, 3)), 3))),
                ' l',
                escape(environment.finalize(t_6((l_1_width - 2), 3))),
                ' -1.8 ',
            ))
        l_2_n = missing
        t_12.append(
            '" fill="none" stroke="#8a8a90" stroke-width="0.25"/>',
        )
        return concat(t_12)
    context.exported_vars.add('hatch')
    context.vars['hatch'] = l_0_hatch = Macro(environment, macro, 'hatch', ('x', 'y', 'width', 'height'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n'
    def macro(l_1_x, l_1_y, l_1_width, l_1_height, l_1_size, l_1_valign):
        t_13 = []
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
        if l_1_valign is missing:
            l_1_valign = 'middle'
        pass
        t_13.append(
            '\n',
        )
        l_2_loop = missing
        for l_2_one, l_2_loop in LoopContext(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'names'), undefined):
            l_2_text_width = resolve('text_width')
            l_2_said = l_0_said
            l_2_block = resolve('block')
            l_2_part_high = l_2_l = l_2_each = missing
            _loop_vars = {}
            pass
            l_2_part_high = (l_1_height / t_2(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'names')))
            _loop_vars['part_high'] = l_2_part_high
            t_13.append(
                '\n',
            )
            l_2_l = (environment.getitem((undefined(name='langs') if l_0_langs is missing else l_0_langs), environment.getattr(l_2_loop, 'index0')) if (t_2(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'names')) > 1) else environment.getitem((undefined(name='langs') if l_0_langs is missing else l_0_langs), 0))
            _loop_vars['l'] = l_2_l
            t_13.append(
                '\n',
            )
            l_2_each = t_3(environment, [environment.call_binop(context, '*', l_1_size, (1 if environment.getattr(l_2_loop, 'first') else 0.72)), (undefined(name='small') if l_0_small is missing else l_0_small)])
            _loop_vars['each'] = l_2_each
            t_13.append(
                '\n\n',
            )
            l_2_said = (t_5(context.eval_ctx, l_2_one, '・', '・\n') if ((t_2(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'names')) == 1) and (environment.call(context, (undefined(name='text_width') if l_2_text_width is missing else l_2_text_width), l_2_one, (undefined(name='each') if l_2_each is missing else l_2_each), family='head', lang=(undefined(name='l') if l_2_l is missing else l_2_l), _loop_vars=_loop_vars) > l_1_width)) else l_2_one)
            _loop_vars['said'] = l_2_said
            t_13.extend((
                '\n',
                escape(environment.finalize(environment.call(context, (undefined(name='block') if l_2_block is missing else l_2_block), l_1_x, environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', environment.getattr(l_2_loop, 'index0'), (undefined(name='part_high') if l_2_part_high is missing else l_2_part_high))), l_1_width, (undefined(name='part_high') if l_2_part_high is missing else l_2_part_high), (undefined(name='said') if l_2_said is missing else l_2_said), (undefined(name='each') if l_2_each is missing else l_2_each), family='head', lang=(undefined(name='l') if l_2_l is missing else l_2_l), colour=(undefined(name='on') if l_0_on is missing else l_0_on), align='center', valign=l_1_valign, least=(2.2 if ((undefined(name='l') if l_2_l is missing else l_2_l) == 'ja') else (undefined(name='small') if l_0_small is missing else l_0_small)), _loop_vars=_loop_vars))),
                '\n',
            ))
        l_2_loop = l_2_one = l_2_part_high = l_2_l = l_2_each = l_2_text_width = l_2_said = l_2_block = missing
        t_13.append(
            '\n',
        )
        return concat(t_13)
    context.exported_vars.add('name')
    context.vars['name'] = l_0_name = Macro(environment, macro, 'name', ('x', 'y', 'width', 'height', 'size', 'valign'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n'
    def macro(l_1_number, l_1_length, l_1_high):
        t_14 = []
        l_1_text_width = resolve('text_width')
        l_1_n = l_1_size = l_1_clear = missing
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        if l_1_length is missing:
            l_1_length = undefined("parameter 'length' was not provided", name='length')
        if l_1_high is missing:
            l_1_high = undefined("parameter 'high' was not provided", name='high')
        pass
        l_1_n = environment.call_binop(context, '%', l_1_number, t_2(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'names')))
        t_14.append(
            '\n',
        )
        l_1_size = t_4(environment, [environment.call_binop(context, '*', l_1_high, 0.42), 7])
        t_14.append(
            '\n',
        )
        l_1_clear = t_4(environment, [1, (environment.call_binop(context, '*', l_1_length, 0.92) / environment.call(context, (undefined(name='text_width') if l_1_text_width is missing else l_1_text_width), environment.getitem(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'names'), (undefined(name='n') if l_1_n is missing else l_1_n)), (undefined(name='size') if l_1_size is missing else l_1_size), family='head', lang=environment.getitem((undefined(name='langs') if l_0_langs is missing else l_0_langs), (undefined(name='n') if l_1_n is missing else l_1_n))))])
        t_14.extend((
            '\n',
            escape(environment.finalize(environment.call(context, (undefined(name='line') if l_0_line is missing else l_0_line), 0, t_4(environment, [environment.call_binop(context, '*', l_1_high, 0.14), 2.4]), environment.getitem(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'names'), (undefined(name='n') if l_1_n is missing else l_1_n)), t_3(environment, [environment.call_binop(context, '*', (undefined(name='size') if l_1_size is missing else l_1_size), (undefined(name='clear') if l_1_clear is missing else l_1_clear)), (undefined(name='small') if l_0_small is missing else l_0_small)]), family='head', lang=environment.getitem((undefined(name='langs') if l_0_langs is missing else l_0_langs), (undefined(name='n') if l_1_n is missing else l_1_n)), colour=(undefined(name='on') if l_0_on is missing else l_0_on), width=l_1_length, least=(undefined(name='small') if l_0_small is missing else l_0_small)))),
        ))
        return concat(t_14)
    context.exported_vars.add('spine')
    context.vars['spine'] = l_0_spine = Macro(environment, macro, 'spine', ('number', 'length', 'high'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n'
    l_0_side = environment.call_binop(context, '*', (undefined(name='w') if l_0_w is missing else l_0_w), (0.09 if (t_2(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'names')) == 1) else 0.06))
    context.vars['side'] = l_0_side
    context.exported_vars.add('side')
    yield '\n\n'
    def macro(l_1_x, l_1_y):
        t_15 = []
        l_1_s = resolve('s')
        l_1_spots = resolve('spots')
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        pass
        t_15.append(
            '\n',
        )
        if environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'art'):
            pass
            t_15.extend((
                '<g transform="translate(',
                escape(environment.finalize(l_1_x)),
                ' ',
                escape(environment.finalize(l_1_y)),
                ')">',
                escape(environment.finalize((undefined(name='art') if l_0_art is missing else l_0_art))),
                '</g>\n',
            ))
        else:
            pass
            t_15.append(
                '\n',
            )
            l_1_s = environment.call_binop(context, '*', (undefined(name='w') if l_0_w is missing else l_0_w), 0.27)
            t_15.append(
                '\n',
            )
            l_1_spots = {1: [(0, 0)], 2: [((-1), 0), (1, 0)], 3: [((-1), (-1)), (1, (-1)), (0, 1)], 4: [((-1), (-1)), (1, (-1)), ((-1), 1), (1, 1)]}
            t_15.append(
                '\n',
            )
            l_2_loop = missing
            for (l_2_a, l_2_b), l_2_loop in LoopContext(environment.getitem((undefined(name='spots') if l_1_spots is missing else l_1_spots), t_2(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'suits'))), undefined):
                l_2_pip = resolve('pip')
                _loop_vars = {}
                pass
                t_15.append(
                    escape(environment.finalize(environment.call(context, (undefined(name='pip') if l_2_pip is missing else l_2_pip), environment.getitem(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'suits'), environment.getattr(l_2_loop, 'index0')), environment.call_binop(context, '+', environment.call_binop(context, '+', l_1_x, ((undefined(name='w') if l_0_w is missing else l_0_w) / 2)), environment.call_binop(context, '*', environment.call_binop(context, '*', l_2_a, (undefined(name='s') if l_1_s is missing else l_1_s)), 0.72)), environment.call_binop(context, '+', environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.36)), environment.call_binop(context, '*', environment.call_binop(context, '*', l_2_b, (undefined(name='s') if l_1_s is missing else l_1_s)), 0.72)), (undefined(name='s') if l_1_s is missing else l_1_s), colour=((undefined(name='on') if l_0_on is missing else l_0_on) if (not (undefined(name='low') if l_0_low is missing else l_0_low)) else None), outline=(0.5 if (undefined(name='low') if l_0_low is missing else l_0_low) else 0), _loop_vars=_loop_vars))),
                )
            l_2_loop = l_2_a = l_2_b = l_2_pip = missing
            t_15.append(
                '\n',
            )
        t_15.extend((
            '\n',
            escape(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), environment.call_binop(context, '+', l_1_x, (undefined(name='side') if l_0_side is missing else l_0_side)), environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), (0.735 if (undefined(name='low') if l_0_low is missing else l_0_low) else 0.755))), ((undefined(name='w') if l_0_w is missing else l_0_w) - environment.call_binop(context, '*', 2, (undefined(name='side') if l_0_side is missing else l_0_side))), environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.205), environment.call_binop(context, '*', (undefined(name='w') if l_0_w is missing else l_0_w), (0.13 if (t_2(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'names')) == 1) else 0.12))))),
            '\n',
        ))
        return concat(t_15)
    context.exported_vars.add('front')
    context.vars['front'] = l_0_front = Macro(environment, macro, 'front', ('x', 'y'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n'
    def macro(l_1_x, l_1_y):
        t_16 = []
        l_1_m = l_1_each = missing
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        pass
        t_16.append(
            '\n',
        )
        l_1_m = t_4(environment, [7, environment.call_binop(context, '*', (undefined(name='w') if l_0_w is missing else l_0_w), 0.1)])
        t_16.append(
            '\n',
        )
        l_1_each = t_4(environment, [(environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.44) / t_2(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'holds'))), (11 if (t_2((undefined(name='langs') if l_0_langs is missing else l_0_langs)) > 1) else 7)])
        t_16.extend((
            '\n',
            escape(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), environment.call_binop(context, '+', l_1_x, (undefined(name='side') if l_0_side is missing else l_0_side)), environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.06)), ((undefined(name='w') if l_0_w is missing else l_0_w) - environment.call_binop(context, '*', 2, (undefined(name='side') if l_0_side is missing else l_0_side))), environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.16), environment.call_binop(context, '*', (undefined(name='w') if l_0_w is missing else l_0_w), 0.1)))),
            '\n',
        ))
        l_2_loop = missing
        for l_2_one, l_2_loop in LoopContext(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'holds'), undefined):
            l_2_ry = l_2_size = missing
            _loop_vars = {}
            pass
            t_16.append(
                '\n',
            )
            l_2_ry = environment.call_binop(context, '+', environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.25)), environment.call_binop(context, '*', environment.getattr(l_2_loop, 'index0'), (undefined(name='each') if l_1_each is missing else l_1_each)))
            _loop_vars['ry'] = l_2_ry
            t_16.append(
                '\n',
            )
            l_2_size = t_3(environment, [t_4(environment, [environment.call_binop(context, '*', (undefined(name='each') if l_1_each is missing else l_1_each), (0.34 if (t_2(environment.getattr(l_2_one, 'titles')) > 1) else 0.56)), environment.call_binop(context, '*', (undefined(name='w') if l_0_w is missing else l_0_w), 0.055)]), (undefined(name='small') if l_0_small is missing else l_0_small)])
            _loop_vars['size'] = l_2_size
            t_16.append(
                '\n',
            )
            l_3_loop = missing
            for l_3_title, l_3_loop in LoopContext(environment.getattr(l_2_one, 'titles'), undefined):
                _loop_vars = {}
                pass
                t_16.append(
                    escape(environment.finalize(environment.call(context, (undefined(name='line') if l_0_line is missing else l_0_line), environment.call_binop(context, '+', l_1_x, (undefined(name='m') if l_1_m is missing else l_1_m)), environment.call_binop(context, '+', environment.call_binop(context, '+', (undefined(name='ry') if l_2_ry is missing else l_2_ry), environment.call_binop(context, '*', (undefined(name='each') if l_1_each is missing else l_1_each), 0.5)), environment.call_binop(context, '*', environment.call_binop(context, '*', (environment.getattr(l_3_loop, 'index0') - ((t_2(environment.getattr(l_2_one, 'titles')) - 1) / 2)), (undefined(name='size') if l_2_size is missing else l_2_size)), 1.3)), l_3_title, (undefined(name='size') if l_2_size is missing else l_2_size), anchor='start', lang=environment.getitem((undefined(name='langs') if l_0_langs is missing else l_0_langs), environment.getattr(l_3_loop, 'index0')), colour=(undefined(name='on') if l_0_on is missing else l_0_on), width=(((undefined(name='w') if l_0_w is missing else l_0_w) - environment.call_binop(context, '*', 2, (undefined(name='m') if l_1_m is missing else l_1_m))) - environment.call_binop(context, '*', (undefined(name='size') if l_2_size is missing else l_2_size), 3)), least=(undefined(name='small') if l_0_small is missing else l_0_small), _loop_vars=_loop_vars))),
                )
            l_3_loop = l_3_title = missing
            t_16.extend((
                '\n',
                escape(environment.finalize(environment.call(context, (undefined(name='line') if l_0_line is missing else l_0_line), (environment.call_binop(context, '+', l_1_x, (undefined(name='w') if l_0_w is missing else l_0_w)) - (undefined(name='m') if l_1_m is missing else l_1_m)), environment.call_binop(context, '+', (undefined(name='ry') if l_2_ry is missing else l_2_ry), environment.call_binop(context, '*', (undefined(name='each') if l_1_each is missing else l_1_each), 0.5)), environment.getattr(l_2_one, 'count'), environment.call_binop(context, '*', (undefined(name='size') if l_2_size is missing else l_2_size), 1.1), anchor='end', lang='en', colour=(undefined(name='on') if l_0_on is missing else l_0_on), bold=True, _loop_vars=_loop_vars))),
                '\n',
            ))
        l_2_loop = l_2_one = l_2_ry = l_2_size = missing
        t_16.append(
            '\n',
        )
        if environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'art'):
            pass
            t_16.extend((
                '<g transform="translate(',
                escape(environment.finalize(environment.call_binop(context, '+', l_1_x, environment.call_binop(context, '*', (undefined(name='w') if l_0_w is missing else l_0_w), 0.35)))),
                ' ',
                escape(environment.finalize(environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.745)))),
                ') scale(0.3)">',
                escape(environment.finalize((undefined(name='art') if l_0_art is missing else l_0_art))),
                '</g>\n',
            ))
        else:
            pass
            l_2_loop = missing
            for l_2_suit, l_2_loop in LoopContext(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'suits'), undefined):
                l_2_pip = resolve('pip')
                _loop_vars = {}
                pass
                t_16.append(
                    escape(environment.finalize(environment.call(context, (undefined(name='pip') if l_2_pip is missing else l_2_pip), l_2_suit, environment.call_binop(context, '+', environment.call_binop(context, '+', l_1_x, ((undefined(name='w') if l_0_w is missing else l_0_w) / 2)), environment.call_binop(context, '*', environment.call_binop(context, '*', (environment.getattr(l_2_loop, 'index0') - ((t_2(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'suits')) - 1) / 2)), (undefined(name='w') if l_0_w is missing else l_0_w)), 0.17)), environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.86)), environment.call_binop(context, '*', (undefined(name='w') if l_0_w is missing else l_0_w), 0.11), colour=((undefined(name='on') if l_0_on is missing else l_0_on) if (not (undefined(name='low') if l_0_low is missing else l_0_low)) else None), outline=(0.35 if (undefined(name='low') if l_0_low is missing else l_0_low) else 0), _loop_vars=_loop_vars))),
                )
            l_2_loop = l_2_suit = l_2_pip = missing
        t_16.append(
            '\n',
        )
        return concat(t_16)
    context.exported_vars.add('back')
    context.vars['back'] = l_0_back = Macro(environment, macro, 'back', ('x', 'y'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n'
    def macro(l_1_x, l_1_y, l_1_width, l_1_band):
        t_17 = []
        l_1_i = resolve('i')
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        if l_1_width is missing:
            l_1_width = undefined("parameter 'width' was not provided", name='width')
        if l_1_band is missing:
            l_1_band = True
        pass
        t_17.append(
            '\n',
        )
        if (not (undefined(name='low') if l_0_low is missing else l_0_low)):
            pass
            t_17.append(
                '\n',
            )
            if l_1_band:
                pass
                t_17.extend((
                    escape(environment.finalize(environment.call(context, (undefined(name='panel') if l_0_panel is missing else l_0_panel), l_1_x, environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.7)), l_1_width, environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.012), environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'second')))),
                    escape(environment.finalize(environment.call(context, (undefined(name='panel') if l_0_panel is missing else l_0_panel), l_1_x, environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.73)), l_1_width, environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.004), environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'second')))),
                ))
            t_17.append(
                '\n',
            )
        else:
            pass
            l_1_i = t_4(environment, [3, environment.call_binop(context, '*', l_1_width, 0.045)])
            t_17.extend((
                '<rect x="',
                escape(environment.finalize(environment.call_binop(context, '+', l_1_x, (undefined(name='i') if l_1_i is missing else l_1_i)))),
                '" y="',
                escape(environment.finalize(environment.call_binop(context, '+', l_1_y, (undefined(name='i') if l_1_i is missing else l_1_i)))),
                '" width="',
                escape(environment.finalize((l_1_width - environment.call_binop(context, '*', 2, (undefined(name='i') if l_1_i is missing else l_1_i))))),
                '" height="',
                escape(environment.finalize(((undefined(name='h') if l_0_h is missing else l_0_h) - environment.call_binop(context, '*', 2, (undefined(name='i') if l_1_i is missing else l_1_i))))),
                '" rx="',
                escape(environment.finalize(environment.call_binop(context, '*', (undefined(name='i') if l_1_i is missing else l_1_i), 0.8))),
                '" fill="none" stroke="',
                escape(environment.finalize(environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'accent'))),
                '" stroke-width="0.5"/>',
            ))
            if l_1_band:
                pass
                t_17.extend((
                    '<path d="M',
                    escape(environment.finalize(environment.call_binop(context, '+', l_1_x, (undefined(name='i') if l_1_i is missing else l_1_i)))),
                    ' ',
                    escape(environment.finalize(environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.7)))),
                    ' h',
                    escape(environment.finalize((l_1_width - environment.call_binop(context, '*', 2, (undefined(name='i') if l_1_i is missing else l_1_i))))),
                    '" stroke="',
                    escape(environment.finalize(environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'second'))),
                    '" stroke-width="0.5" fill="none"/>',
                ))
            t_17.append(
                '\n',
            )
        t_17.append(
            '\n',
        )
        return concat(t_17)
    context.exported_vars.add('field')
    context.vars['field'] = l_0_field = Macro(environment, macro, 'field', ('x', 'y', 'width', 'band'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n'
    def macro(l_1_x, l_1_y, l_1_width, l_1_room):
        t_18 = []
        l_1_rows = l_1_size = l_1_pitch = l_1_at = missing
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        if l_1_width is missing:
            l_1_width = undefined("parameter 'width' was not provided", name='width')
        if l_1_room is missing:
            l_1_room = undefined("parameter 'room' was not provided", name='room')
        pass
        t_18.append(
            '\n',
        )
        l_1_rows = environment.call_binop(context, '+', 3, t_2((undefined(name='tongues') if l_0_tongues is missing else l_0_tongues)))
        t_18.append(
            '\n',
        )
        l_1_size = t_3(environment, [t_4(environment, [environment.call_binop(context, '*', l_1_width, 0.07), 2.8, ((l_1_room / (undefined(name='rows') if l_1_rows is missing else l_1_rows)) / 1.3)]), (undefined(name='small') if l_0_small is missing else l_0_small)])
        t_18.append(
            '\n',
        )
        l_1_pitch = t_4(environment, [environment.call_binop(context, '*', (undefined(name='size') if l_1_size is missing else l_1_size), 1.6), (l_1_room / (undefined(name='rows') if l_1_rows is missing else l_1_rows))])
        t_18.append(
            '\n',
        )
        l_2_loop = missing
        for l_2_one, l_2_loop in LoopContext(('cut', 'fold', 'glue'), undefined):
            l_2_ky = missing
            _loop_vars = {}
            pass
            t_18.append(
                '\n',
            )
            l_2_ky = environment.call_binop(context, '+', environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', environment.getattr(l_2_loop, 'index0'), (undefined(name='pitch') if l_1_pitch is missing else l_1_pitch))), (undefined(name='size') if l_1_size is missing else l_1_size))
            _loop_vars['ky'] = l_2_ky
            t_18.append(
                '\n',
            )
            if (l_2_one == 'cut'):
                pass
                t_18.append(
                    escape(environment.finalize(environment.call(context, (undefined(name='cut') if l_0_cut is missing else l_0_cut), environment.short(markup_join(('M', l_1_x, ' ', ((undefined(name='ky') if l_2_ky is missing else l_2_ky) - environment.call_binop(context, '*', (undefined(name='size') if l_1_size is missing else l_1_size), 0.35)), ' h7', ))), _loop_vars=_loop_vars))),
                )
            elif (l_2_one == 'fold'):
                pass
                t_18.append(
                    escape(environment.finalize(environment.call(context, (undefined(name='fold') if l_0_fold is missing else l_0_fold), environment.short(markup_join(('M', (l_1_x - 0.8), ' ', ((undefined(name='ky') if l_2_ky is missing else l_2_ky) - environment.call_binop(context, '*', (undefined(name='size') if l_1_size is missing else l_1_size), 0.35)), ' h8', ))), _loop_vars=_loop_vars))),
                )
            else:
                pass
                t_18.append(
                    escape(environment.finalize(environment.call(context, (undefined(name='hatch') if l_0_hatch is missing else l_0_hatch), (l_1_x - 1), (((undefined(name='ky') if l_2_ky is missing else l_2_ky) - environment.call_binop(context, '*', (undefined(name='size') if l_1_size is missing else l_1_size), 0.35)) - 1.7), 8, 3, _loop_vars=_loop_vars))),
                )
            t_18.extend((
                '\n',
                escape(environment.finalize(environment.call(context, (undefined(name='line') if l_0_line is missing else l_0_line), environment.call_binop(context, '+', l_1_x, 8), (undefined(name='ky') if l_2_ky is missing else l_2_ky), environment.call(context, (undefined(name='told') if l_0_told is missing else l_0_told), l_2_one, _loop_vars=_loop_vars), (undefined(name='size') if l_1_size is missing else l_1_size), lang=environment.getitem((undefined(name='tongues') if l_0_tongues is missing else l_0_tongues), 0), anchor='start', width=(l_1_width - 8), least=(undefined(name='small') if l_0_small is missing else l_0_small), _loop_vars=_loop_vars))),
                '\n',
            ))
        l_2_loop = l_2_one = l_2_ky = missing
        t_18.append(
            '\n',
        )
        l_1_at = environment.call(context, (undefined(name='namespace') if l_0_namespace is missing else l_0_namespace), y=environment.call_binop(context, '+', environment.call_binop(context, '+', l_1_y, environment.call_binop(context, '*', (undefined(name='pitch') if l_1_pitch is missing else l_1_pitch), 3)), environment.call_binop(context, '*', (undefined(name='size') if l_1_size is missing else l_1_size), 0.2)))
        t_18.append(
            '\n',
        )
        for l_2_l in (undefined(name='tongues') if l_0_tongues is missing else l_0_tongues):
            l_2_text_width = resolve('text_width')
            l_2_block = resolve('block')
            l_2_text = l_2_high = missing
            _loop_vars = {}
            pass
            t_18.append(
                '\n',
            )
            l_2_text = t_5(context.eval_ctx, t_5(context.eval_ctx, environment.getitem(environment.getitem((undefined(name='said') if l_0_said is missing else l_0_said), l_2_l), ('sleeved' if environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'sleeved') else 'room')), 'CARDS', t_7(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'cards'))), 'MM', t_7(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'thickness')))
            _loop_vars['text'] = l_2_text
            t_18.append(
                '\n',
            )
            l_2_high = (t_4(environment, [environment.call_binop(context, '*', (undefined(name='size') if l_1_size is missing else l_1_size), 1.55), (undefined(name='pitch') if l_1_pitch is missing else l_1_pitch)]) if (environment.call(context, (undefined(name='text_width') if l_2_text_width is missing else l_2_text_width), (undefined(name='text') if l_2_text is missing else l_2_text), (undefined(name='size') if l_1_size is missing else l_1_size), lang=l_2_l, _loop_vars=_loop_vars) <= l_1_width) else environment.call_binop(context, '*', (undefined(name='size') if l_1_size is missing else l_1_size), 2.9))
            _loop_vars['high'] = l_2_high
            t_18.extend((
                '\n',
                escape(environment.finalize(environment.call(context, (undefined(name='block') if l_2_block is missing else l_2_block), l_1_x, environment.getattr((undefined(name='at') if l_1_at is missing else l_1_at), 'y'), l_1_width, (undefined(name='high') if l_2_high is missing else l_2_high), (undefined(name='text') if l_2_text is missing else l_2_text), (undefined(name='size') if l_1_size is missing else l_1_size), lang=l_2_l, valign='top', leading=1.25, least=(2.2 if (l_2_l == 'ja') else (undefined(name='small') if l_0_small is missing else l_0_small)), _loop_vars=_loop_vars))),
                '\n',
            ))
            if not isinstance(l_1_at, Namespace):
                raise TemplateRuntimeError("cannot assign attribute on non-namespace object")
            l_1_at['y'] = environment.call_binop(context, '+', environment.getattr((undefined(name='at') if l_1_at is missing else l_1_at), 'y'), (undefined(name='high') if l_2_high is missing else l_2_high))
            t_18.append(
                '\n',
            )
        l_2_l = l_2_text = l_2_text_width = l_2_high = l_2_block = missing
        t_18.append(
            '\n',
        )
        return concat(t_18)
    context.exported_vars.add('key')
    context.vars['key'] = l_0_key = Macro(environment, macro, 'key', ('x', 'y', 'width', 'room'), False, False, False, context.eval_ctx.autoescape)
    yield '\n\n'
    def macro(l_1_kind, l_1_x, l_1_y, l_1_width, l_1_height):
        t_19 = []
        l_1_wide = l_1_w2 = l_1_h2 = missing
        if l_1_kind is missing:
            l_1_kind = undefined("parameter 'kind' was not provided", name='kind')
        if l_1_x is missing:
            l_1_x = undefined("parameter 'x' was not provided", name='x')
        if l_1_y is missing:
            l_1_y = undefined("parameter 'y' was not provided", name='y')
        if l_1_width is missing:
            l_1_width = undefined("parameter 'width' was not provided", name='width')
        if l_1_height is missing:
            l_1_height = undefined("parameter 'height' was not provided", name='height')
        pass
        t_19.append(
            '\n',
        )
        l_1_wide = (l_1_width > 90)
        t_19.append(
            '\n',
        )
        (l_1_w2, l_1_h2) = (((l_1_width / t_2((undefined(name='tongues') if l_0_tongues is missing else l_0_tongues))), l_1_height) if (undefined(name='wide') if l_1_wide is missing else l_1_wide) else (l_1_width, (l_1_height / t_2((undefined(name='tongues') if l_0_tongues is missing else l_0_tongues)))))
        t_19.append(
            '\n',
        )
        l_2_loop = missing
        for l_2_l, l_2_loop in LoopContext((undefined(name='tongues') if l_0_tongues is missing else l_0_tongues), undefined):
            l_2_block = resolve('block')
            l_2_text = missing
            _loop_vars = {}
            pass
            t_19.append(
                '\n',
            )
            t_20 = []
            pass
            l_4_loop = missing
            for l_4_step, l_4_loop in LoopContext(environment.getitem(environment.getitem((undefined(name='said') if l_0_said is missing else l_0_said), l_2_l), l_1_kind), undefined):
                _loop_vars = {}
                pass
                t_20.extend((
                    escape(environment.finalize(('\n' if (not environment.getattr(l_4_loop, 'first')) else ''))),
                    '**',
                    escape(environment.finalize(environment.getattr(l_4_loop, 'index'))),
                    '** ',
                    escape(environment.finalize(l_4_step)),
                ))
            l_4_loop = l_4_step = missing
            l_2_text = (Markup if context.eval_ctx.autoescape else identity)(concat(t_20))
            _loop_vars['text'] = l_2_text
            t_19.extend((
                '\n',
                escape(environment.finalize(environment.call(context, (undefined(name='block') if l_2_block is missing else l_2_block), environment.call_binop(context, '+', l_1_x, (environment.call_binop(context, '*', environment.getattr(l_2_loop, 'index0'), (undefined(name='w2') if l_1_w2 is missing else l_1_w2)) if (undefined(name='wide') if l_1_wide is missing else l_1_wide) else 0)), environment.call_binop(context, '+', l_1_y, (0 if (undefined(name='wide') if l_1_wide is missing else l_1_wide) else environment.call_binop(context, '*', environment.getattr(l_2_loop, 'index0'), (undefined(name='h2') if l_1_h2 is missing else l_1_h2)))), ((undefined(name='w2') if l_1_w2 is missing else l_1_w2) - (2 if (undefined(name='wide') if l_1_wide is missing else l_1_wide) else 0)), ((undefined(name='h2') if l_1_h2 is missing else l_1_h2) - (0 if (undefined(name='wide') if l_1_wide is missing else l_1_wide) else 0.6)), (undefined(name='text') if l_2_text is missing else l_2_text), 2.8, lang=l_2_l, valign='top', leading=1.25, least=(2.2 if (l_2_l == 'ja') else (undefined(name='small') if l_0_small is missing else l_0_small)), _loop_vars=_loop_vars))),
                '\n',
            ))
        l_2_loop = l_2_l = l_2_text = l_2_block = missing
        t_19.append(
            '\n',
        )
        return concat(t_19)
    context.exported_vars.add('steps')
    context.vars['steps'] = l_0_steps = Macro(environment, macro, 'steps', ('kind', 'x', 'y', 'width', 'height'), False, False, False, context.eval_ctx.autoescape)
    yield '\n'
    t_21 = []
    pass
    if environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'art'):
        pass
        template = environment.get_or_select_template(environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'art'), 'shared/box.svg')
        gen = template.root_render_func(template.new_context(context.get_all(), True, {'art': l_0_art, 'back': l_0_back, 'bottom': l_0_bottom, 'cards': l_0_cards, 'cut': l_0_cut, 'cx': l_0_cx, 'd': l_0_d, 'dust': l_0_dust, 'f': l_0_f, 'field': l_0_field, 'flap': l_0_flap, 'fold': l_0_fold, 'found': l_0_found, 'front': l_0_front, 'g': l_0_g, 'h': l_0_h, 'hatch': l_0_hatch, 'key': l_0_key, 'left': l_0_left, 'lid': l_0_lid, 'lid_of': l_0_lid_of, 'line_colour': l_0_line_colour, 'low': l_0_low, 'more': l_0_more, 'name': l_0_name, 'notch': l_0_notch, 'on': l_0_on, 'panel': l_0_panel, 'r': l_0_r, 'right': l_0_right, 'said': l_0_said, 'side': l_0_side, 'small': l_0_small, 'spine': l_0_spine, 'steps': l_0_steps, 'told': l_0_told, 'tongues': l_0_tongues, 'top': l_0_top, 'tuck': l_0_tuck, 'w': l_0_w, 'x0': l_0_x0, 'x1': l_0_x1, 'xs': l_0_xs, 'y0': l_0_y0, 'y1': l_0_y1}))
        try:
            for event in gen:
                t_21.append(event)
        finally: gen.close()
    l_0_art = (Markup if context.eval_ctx.autoescape else identity)(concat(t_21))
    context.vars['art'] = l_0_art
    context.exported_vars.add('art')
    yield '\n<svg '
    yield escape(environment.finalize((undefined(name='canvas') if l_0_canvas is missing else l_0_canvas)))
    yield '>\n'
    yield escape(environment.finalize(environment.call(context, environment.getattr((undefined(name='cards') if l_0_cards is missing else l_0_cards), 'paper'))))
    yield '\n'
    if (undefined(name='tuck') if l_0_tuck is missing else l_0_tuck):
        pass
        yield '\n'
        l_0_x0 = environment.call_binop(context, '+', environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'edge'), (undefined(name='g') if l_0_g is missing else l_0_g))
        context.vars['x0'] = l_0_x0
        context.exported_vars.add('x0')
        yield '\n'
        l_0_y0 = environment.call_binop(context, '+', environment.call_binop(context, '+', environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'edge'), (undefined(name='d') if l_0_d is missing else l_0_d)), (undefined(name='f') if l_0_f is missing else l_0_f))
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
        l_0_dust = t_4(environment, [environment.call_binop(context, '*', (undefined(name='d') if l_0_d is missing else l_0_d), 0.85), environment.call_binop(context, '*', (undefined(name='w') if l_0_w is missing else l_0_w), 0.42), environment.call_binop(context, '+', (undefined(name='f') if l_0_f is missing else l_0_f), environment.call_binop(context, '*', (undefined(name='d') if l_0_d is missing else l_0_d), 0.4))])
        context.vars['dust'] = l_0_dust
        context.exported_vars.add('dust')
        yield '\n\n'
        def macro(l_1_draw):
            t_22 = []
            if l_1_draw is missing:
                l_1_draw = undefined("parameter 'draw' was not provided", name='draw')
            pass
            t_22.append(
                '\n',
            )
            if (l_1_draw == 'ground'):
                pass
                t_22.extend((
                    '<path d="M0 0 V',
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
                t_22.extend((
                    escape(environment.finalize(environment.call(context, (undefined(name='cut') if l_0_cut is missing else l_0_cut), environment.short(markup_join(('M0 0 V', ((-(undefined(name='d') if l_0_d is missing else l_0_d)) - 0.8), ' L0.6 ', ((-(undefined(name='d') if l_0_d is missing else l_0_d)) - 0.8), ' V', environment.call_binop(context, '+', (-environment.call_binop(context, '+', (undefined(name='d') if l_0_d is missing else l_0_d), (undefined(name='f') if l_0_f is missing else l_0_f))), (undefined(name='r') if l_0_r is missing else l_0_r)), ' Q0.6 ', (-environment.call_binop(context, '+', (undefined(name='d') if l_0_d is missing else l_0_d), (undefined(name='f') if l_0_f is missing else l_0_f))), ' ', (undefined(name='r') if l_0_r is missing else l_0_r), ' ', (-environment.call_binop(context, '+', (undefined(name='d') if l_0_d is missing else l_0_d), (undefined(name='f') if l_0_f is missing else l_0_f))), ' H', ((undefined(name='w') if l_0_w is missing else l_0_w) - (undefined(name='r') if l_0_r is missing else l_0_r)), ' Q', ((undefined(name='w') if l_0_w is missing else l_0_w) - 0.6), ' ', (-environment.call_binop(context, '+', (undefined(name='d') if l_0_d is missing else l_0_d), (undefined(name='f') if l_0_f is missing else l_0_f))), ' ', ((undefined(name='w') if l_0_w is missing else l_0_w) - 0.6), ' ', environment.call_binop(context, '+', (-environment.call_binop(context, '+', (undefined(name='d') if l_0_d is missing else l_0_d), (undefined(name='f') if l_0_f is missing else l_0_f))), (undefined(name='r') if l_0_r is missing else l_0_r)), ' V', ((-(undefined(name='d') if l_0_d is missing else l_0_d)) - 0.8), ' H', (undefined(name='w') if l_0_w is missing else l_0_w), ' V0', )))))),
                    '\n',
                ))
            else:
                pass
                t_22.append(
                    escape(environment.finalize(environment.call(context, (undefined(name='fold') if l_0_fold is missing else l_0_fold), environment.short(markup_join(('M0 ', (-(undefined(name='d') if l_0_d is missing else l_0_d)), ' H', (undefined(name='w') if l_0_w is missing else l_0_w), )))))),
                )
            t_22.append(
                '\n',
            )
            return concat(t_22)
        context.exported_vars.add('lid_of')
        context.vars['lid_of'] = l_0_lid_of = Macro(environment, macro, 'lid_of', ('draw',), False, False, False, context.eval_ctx.autoescape)
        yield '\n\n'
        def macro(l_1_draw):
            t_23 = []
            if l_1_draw is missing:
                l_1_draw = undefined("parameter 'draw' was not provided", name='draw')
            pass
            t_23.extend((
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
                t_23.extend((
                    'fill="',
                    escape(environment.finalize(environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'accent'))),
                    '"',
                ))
            else:
                pass
                t_23.extend((
                    'fill="none" stroke="',
                    escape(environment.finalize((undefined(name='line_colour') if l_0_line_colour is missing else l_0_line_colour))),
                    '" stroke-width="0.3"',
                ))
            t_23.append(
                '/>',
            )
            return concat(t_23)
        context.exported_vars.add('flap')
        context.vars['flap'] = l_0_flap = Macro(environment, macro, 'flap', ('draw',), False, False, False, context.eval_ctx.autoescape)
        yield '\n'
        if (not (undefined(name='low') if l_0_low is missing else l_0_low)):
            pass
            yield '\n\n'
            yield escape(environment.finalize(environment.call(context, (undefined(name='panel') if l_0_panel is missing else l_0_panel), (undefined(name='x0') if l_0_x0 is missing else l_0_x0), (undefined(name='y0') if l_0_y0 is missing else l_0_y0), (environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 4) - (undefined(name='x0') if l_0_x0 is missing else l_0_x0)), (undefined(name='h') if l_0_h is missing else l_0_h), environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'accent'))))
            yield '\n'
            for (l_1_x, l_1_y, l_1_turn) in ((environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 2), (undefined(name='y0') if l_0_y0 is missing else l_0_y0), 0), (environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 3), (undefined(name='y1') if l_0_y1 is missing else l_0_y1), 180)):
                _loop_vars = {}
                pass
                yield '<g transform="translate('
                yield escape(environment.finalize(l_1_x))
                yield ' '
                yield escape(environment.finalize(l_1_y))
                yield ') rotate('
                yield escape(environment.finalize(l_1_turn))
                yield ')">'
                yield escape(environment.finalize(environment.call(context, (undefined(name='lid_of') if l_0_lid_of is missing else l_0_lid_of), 'ground', _loop_vars=_loop_vars)))
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
            yield escape(environment.finalize(environment.call(context, (undefined(name='field') if l_0_field is missing else l_0_field), l_1_x, (undefined(name='y0') if l_0_y0 is missing else l_0_y0), (undefined(name='w') if l_0_w is missing else l_0_w), _loop_vars=_loop_vars)))
        l_1_x = missing
        yield '\n'
        if (not (undefined(name='low') if l_0_low is missing else l_0_low)):
            pass
            for l_1_x in (environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 1), environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 3)):
                _loop_vars = {}
                pass
                yield escape(environment.finalize(environment.call(context, (undefined(name='field') if l_0_field is missing else l_0_field), l_1_x, (undefined(name='y0') if l_0_y0 is missing else l_0_y0), (undefined(name='d') if l_0_d is missing else l_0_d), _loop_vars=_loop_vars)))
            l_1_x = missing
        yield '\n'
        yield escape(environment.finalize(environment.call(context, (undefined(name='front') if l_0_front is missing else l_0_front), environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 0), (undefined(name='y0') if l_0_y0 is missing else l_0_y0))))
        yield '\n'
        yield escape(environment.finalize(environment.call(context, (undefined(name='back') if l_0_back is missing else l_0_back), environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 2), (undefined(name='y0') if l_0_y0 is missing else l_0_y0))))
        yield '\n'
        if ((undefined(name='d') if l_0_d is missing else l_0_d) >= 6):
            pass
            yield '\n'
            l_1_loop = missing
            for l_1_x, l_1_loop in LoopContext((environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 1), environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 3)), undefined):
                _loop_vars = {}
                pass
                yield '<g transform="translate('
                yield escape(environment.finalize(environment.call_binop(context, '+', l_1_x, ((undefined(name='d') if l_0_d is missing else l_0_d) / 2))))
                yield ' '
                yield escape(environment.finalize(environment.call_binop(context, '+', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.36))))
                yield ') rotate(90)">'
                yield escape(environment.finalize(environment.call(context, (undefined(name='spine') if l_0_spine is missing else l_0_spine), environment.getattr(l_1_loop, 'index0'), environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.67), (undefined(name='d') if l_0_d is missing else l_0_d), _loop_vars=_loop_vars)))
                yield '</g>'
            l_1_loop = l_1_x = missing
            yield '\n<g transform="translate('
            yield escape(environment.finalize(environment.call_binop(context, '+', environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 2), ((undefined(name='w') if l_0_w is missing else l_0_w) / 2))))
            yield ' '
            yield escape(environment.finalize(((undefined(name='y0') if l_0_y0 is missing else l_0_y0) - ((undefined(name='d') if l_0_d is missing else l_0_d) / 2))))
            yield ')">'
            yield escape(environment.finalize(environment.call(context, (undefined(name='spine') if l_0_spine is missing else l_0_spine), 0, environment.call_binop(context, '*', (undefined(name='w') if l_0_w is missing else l_0_w), 0.93), (undefined(name='d') if l_0_d is missing else l_0_d))))
            yield '</g>\n<g transform="translate('
            yield escape(environment.finalize(environment.call_binop(context, '+', environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 2), ((undefined(name='w') if l_0_w is missing else l_0_w) / 2))))
            yield ' '
            yield escape(environment.finalize(environment.call_binop(context, '+', (undefined(name='y1') if l_0_y1 is missing else l_0_y1), ((undefined(name='d') if l_0_d is missing else l_0_d) / 2))))
            yield ') rotate(180)">'
            yield escape(environment.finalize(environment.call(context, (undefined(name='spine') if l_0_spine is missing else l_0_spine), 1, environment.call_binop(context, '*', (undefined(name='w') if l_0_w is missing else l_0_w), 0.93), (undefined(name='d') if l_0_d is missing else l_0_d))))
            yield '</g>\n'
        yield '\n\n'
        yield escape(environment.finalize(environment.call(context, (undefined(name='hatch') if l_0_hatch is missing else l_0_hatch), environment.call_binop(context, '+', environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'edge'), 1), environment.call_binop(context, '+', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), 5), ((undefined(name='g') if l_0_g is missing else l_0_g) - 2), (environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.28) - 5))))
        yield escape(environment.finalize(environment.call(context, (undefined(name='hatch') if l_0_hatch is missing else l_0_hatch), environment.call_binop(context, '+', environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'edge'), 1), environment.call_binop(context, '+', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.72)), ((undefined(name='g') if l_0_g is missing else l_0_g) - 2), (environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.28) - 5))))
        yield '\n<g transform="translate('
        yield escape(environment.finalize(environment.call_binop(context, '+', environment.call_binop(context, '+', environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'edge'), ((undefined(name='g') if l_0_g is missing else l_0_g) / 2)), 1)))
        yield ' '
        yield escape(environment.finalize(environment.call_binop(context, '+', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), ((undefined(name='h') if l_0_h is missing else l_0_h) / 2))))
        yield ') rotate(-90)">'
        yield escape(environment.finalize(environment.call(context, (undefined(name='line') if l_0_line is missing else l_0_line), 0, 0, environment.call(context, (undefined(name='told') if l_0_told is missing else l_0_told), 'glue'), 3, lang=environment.getitem((undefined(name='tongues') if l_0_tongues is missing else l_0_tongues), 0), width=environment.call_binop(context, '*', (undefined(name='h') if l_0_h is missing else l_0_h), 0.42), least=(undefined(name='small') if l_0_small is missing else l_0_small))))
        yield '</g>\n'
        yield escape(environment.finalize(environment.call(context, (undefined(name='cut') if l_0_cut is missing else l_0_cut), environment.short(markup_join(('M', environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 0), ' ', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), ' L', environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'edge'), ' ', environment.call_binop(context, '+', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), 4), ' V', ((undefined(name='y1') if l_0_y1 is missing else l_0_y1) - 4), ' L', environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 0), ' ', (undefined(name='y1') if l_0_y1 is missing else l_0_y1), ))))))
        yield '\n'
        yield escape(environment.finalize(environment.call(context, (undefined(name='cut') if l_0_cut is missing else l_0_cut), environment.short(markup_join(('M', environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 4), ' ', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), ' V', (undefined(name='y1') if l_0_y1 is missing else l_0_y1), ))))))
        yield '\n'
        (l_0_notch, l_0_cx) = (t_4(environment, [environment.call_binop(context, '*', (undefined(name='w') if l_0_w is missing else l_0_w), 0.13), 9]), environment.call_binop(context, '+', environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 0), ((undefined(name='w') if l_0_w is missing else l_0_w) / 2)))
        context.vars.update({'cx': l_0_cx, 'notch': l_0_notch})
        context.exported_vars.update(('cx', 'notch'))
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
        yield '\n'
        yield escape(environment.finalize(environment.call(context, (undefined(name='cut') if l_0_cut is missing else l_0_cut), environment.short(markup_join(('M', environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 0), ' ', (undefined(name='y1') if l_0_y1 is missing else l_0_y1), ' H', environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 1), ))))))
        yield '\n'
        for (l_1_x, l_1_y, l_1_turn) in ((environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 2), (undefined(name='y0') if l_0_y0 is missing else l_0_y0), 0), (environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 3), (undefined(name='y1') if l_0_y1 is missing else l_0_y1), 180)):
            _loop_vars = {}
            pass
            yield '<g transform="translate('
            yield escape(environment.finalize(l_1_x))
            yield ' '
            yield escape(environment.finalize(l_1_y))
            yield ') rotate('
            yield escape(environment.finalize(l_1_turn))
            yield ')">'
            yield escape(environment.finalize(environment.call(context, (undefined(name='lid_of') if l_0_lid_of is missing else l_0_lid_of), 'cut', _loop_vars=_loop_vars)))
            yield escape(environment.finalize(environment.call(context, (undefined(name='lid_of') if l_0_lid_of is missing else l_0_lid_of), 'fold', _loop_vars=_loop_vars)))
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
        for l_1_x in (undefined(name='xs') if l_0_xs is missing else l_0_xs)[:4]:
            _loop_vars = {}
            pass
            yield escape(environment.finalize(environment.call(context, (undefined(name='fold') if l_0_fold is missing else l_0_fold), environment.short(markup_join(('M', l_1_x, ' ', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), ' V', (undefined(name='y1') if l_0_y1 is missing else l_0_y1), ))), _loop_vars=_loop_vars)))
        l_1_x = missing
        yield '\n'
        for (l_1_a, l_1_b) in ((environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 1), environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 2)), (environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 2), environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 3)), (environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 3), environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 4))):
            _loop_vars = {}
            pass
            yield escape(environment.finalize(environment.call(context, (undefined(name='fold') if l_0_fold is missing else l_0_fold), environment.short(markup_join(('M', l_1_a, ' ', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), ' H', l_1_b, ))), _loop_vars=_loop_vars)))
            yield escape(environment.finalize(environment.call(context, (undefined(name='fold') if l_0_fold is missing else l_0_fold), environment.short(markup_join(('M', l_1_a, ' ', (undefined(name='y1') if l_0_y1 is missing else l_0_y1), ' H', l_1_b, ))), _loop_vars=_loop_vars)))
        l_1_a = l_1_b = missing
        yield '\n\n'
        yield escape(environment.finalize(environment.call(context, (undefined(name='key') if l_0_key is missing else l_0_key), (3 if environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'foot') else environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 0)), environment.call_binop(context, '+', (((undefined(name='y0') if l_0_y0 is missing else l_0_y0) - (undefined(name='d') if l_0_d is missing else l_0_d)) - (undefined(name='f') if l_0_f is missing else l_0_f)), 2), ((environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 1) - 6) if environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'foot') else ((undefined(name='w') if l_0_w is missing else l_0_w) - 3)), (environment.call_binop(context, '+', (undefined(name='d') if l_0_d is missing else l_0_d), (undefined(name='f') if l_0_f is missing else l_0_f)) - 3))))
        yield '\n'
        if environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'foot'):
            pass
            yield escape(environment.finalize(environment.call(context, (undefined(name='steps') if l_0_steps is missing else l_0_steps), 'tuck', 3, environment.call_binop(context, '+', (environment.getattr((undefined(name='part') if l_0_part is missing else l_0_part), 'height') - environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'foot')), 1), (environment.getattr((undefined(name='part') if l_0_part is missing else l_0_part), 'width') - 6), (environment.getattr((undefined(name='box') if l_0_box is missing else l_0_box), 'foot') - 4))))
            yield '\n'
        else:
            pass
            yield escape(environment.finalize(environment.call(context, (undefined(name='steps') if l_0_steps is missing else l_0_steps), 'tuck', environment.getitem((undefined(name='xs') if l_0_xs is missing else l_0_xs), 0), environment.call_binop(context, '+', (undefined(name='y1') if l_0_y1 is missing else l_0_y1), 2), ((undefined(name='w') if l_0_w is missing else l_0_w) - 3), (environment.call_binop(context, '+', (undefined(name='d') if l_0_d is missing else l_0_d), (undefined(name='f') if l_0_f is missing else l_0_f)) - 5))))
        yield '\n'
    else:
        pass
        yield '\n'
        (l_0_x0, l_0_y0) = (((environment.getattr((undefined(name='part') if l_0_part is missing else l_0_part), 'width') - (undefined(name='w') if l_0_w is missing else l_0_w)) / 2), ((environment.getattr((undefined(name='part') if l_0_part is missing else l_0_part), 'height') - (undefined(name='h') if l_0_h is missing else l_0_h)) / 2))
        context.vars.update({'x0': l_0_x0, 'y0': l_0_y0})
        context.exported_vars.update(('x0', 'y0'))
        yield '\n'
        (l_0_x1, l_0_y1) = (environment.call_binop(context, '+', (undefined(name='x0') if l_0_x0 is missing else l_0_x0), (undefined(name='w') if l_0_w is missing else l_0_w)), environment.call_binop(context, '+', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), (undefined(name='h') if l_0_h is missing else l_0_h)))
        context.vars.update({'x1': l_0_x1, 'y1': l_0_y1})
        context.exported_vars.update(('x1', 'y1'))
        yield '\n'
        (l_0_left, l_0_right, l_0_top, l_0_bottom) = (((undefined(name='x0') if l_0_x0 is missing else l_0_x0) - (undefined(name='d') if l_0_d is missing else l_0_d)), environment.call_binop(context, '+', (undefined(name='x1') if l_0_x1 is missing else l_0_x1), (undefined(name='d') if l_0_d is missing else l_0_d)), ((undefined(name='y0') if l_0_y0 is missing else l_0_y0) - (undefined(name='d') if l_0_d is missing else l_0_d)), environment.call_binop(context, '+', (undefined(name='y1') if l_0_y1 is missing else l_0_y1), (undefined(name='d') if l_0_d is missing else l_0_d)))
        context.vars.update({'bottom': l_0_bottom, 'left': l_0_left, 'right': l_0_right, 'top': l_0_top})
        context.exported_vars.update(('bottom', 'left', 'right', 'top'))
        yield '\n'
        if (not (undefined(name='low') if l_0_low is missing else l_0_low)):
            pass
            yield escape(environment.finalize(environment.call(context, (undefined(name='panel') if l_0_panel is missing else l_0_panel), (undefined(name='left') if l_0_left is missing else l_0_left), (undefined(name='y0') if l_0_y0 is missing else l_0_y0), ((undefined(name='right') if l_0_right is missing else l_0_right) - (undefined(name='left') if l_0_left is missing else l_0_left)), (undefined(name='h') if l_0_h is missing else l_0_h), environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'accent'))))
            yield escape(environment.finalize(environment.call(context, (undefined(name='panel') if l_0_panel is missing else l_0_panel), (undefined(name='x0') if l_0_x0 is missing else l_0_x0), (undefined(name='top') if l_0_top is missing else l_0_top), (undefined(name='w') if l_0_w is missing else l_0_w), ((undefined(name='bottom') if l_0_bottom is missing else l_0_bottom) - (undefined(name='top') if l_0_top is missing else l_0_top)), environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'accent'))))
        yield '\n'
        yield escape(environment.finalize(environment.call(context, (undefined(name='field') if l_0_field is missing else l_0_field), (undefined(name='x0') if l_0_x0 is missing else l_0_x0), (undefined(name='y0') if l_0_y0 is missing else l_0_y0), (undefined(name='w') if l_0_w is missing else l_0_w))))
        yield '\n'
        if (undefined(name='lid') if l_0_lid is missing else l_0_lid):
            pass
            yield escape(environment.finalize(environment.call(context, (undefined(name='front') if l_0_front is missing else l_0_front), (undefined(name='x0') if l_0_x0 is missing else l_0_x0), (undefined(name='y0') if l_0_y0 is missing else l_0_y0))))
        else:
            pass
            yield escape(environment.finalize(environment.call(context, (undefined(name='back') if l_0_back is missing else l_0_back), (undefined(name='x0') if l_0_x0 is missing else l_0_x0), (undefined(name='y0') if l_0_y0 is missing else l_0_y0))))
        yield '\n'
        if ((undefined(name='d') if l_0_d is missing else l_0_d) >= 6):
            pass
            yield '\n'
            l_1_loop = missing
            for (l_1_x, l_1_y, l_1_turn, l_1_long), l_1_loop in LoopContext(((environment.call_binop(context, '+', (undefined(name='x0') if l_0_x0 is missing else l_0_x0), ((undefined(name='w') if l_0_w is missing else l_0_w) / 2)), ((undefined(name='y0') if l_0_y0 is missing else l_0_y0) - ((undefined(name='d') if l_0_d is missing else l_0_d) / 2)), 180, (undefined(name='w') if l_0_w is missing else l_0_w)), (environment.call_binop(context, '+', (undefined(name='x0') if l_0_x0 is missing else l_0_x0), ((undefined(name='w') if l_0_w is missing else l_0_w) / 2)), environment.call_binop(context, '+', (undefined(name='y1') if l_0_y1 is missing else l_0_y1), ((undefined(name='d') if l_0_d is missing else l_0_d) / 2)), 0, (undefined(name='w') if l_0_w is missing else l_0_w)), (((undefined(name='x0') if l_0_x0 is missing else l_0_x0) - ((undefined(name='d') if l_0_d is missing else l_0_d) / 2)), environment.call_binop(context, '+', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), ((undefined(name='h') if l_0_h is missing else l_0_h) / 2)), 90, (undefined(name='h') if l_0_h is missing else l_0_h)), (environment.call_binop(context, '+', (undefined(name='x1') if l_0_x1 is missing else l_0_x1), ((undefined(name='d') if l_0_d is missing else l_0_d) / 2)), environment.call_binop(context, '+', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), ((undefined(name='h') if l_0_h is missing else l_0_h) / 2)), 270, (undefined(name='h') if l_0_h is missing else l_0_h))), undefined):
                _loop_vars = {}
                pass
                yield '<g transform="translate('
                yield escape(environment.finalize(l_1_x))
                yield ' '
                yield escape(environment.finalize(l_1_y))
                yield ') rotate('
                yield escape(environment.finalize(l_1_turn))
                yield ')">'
                yield escape(environment.finalize(environment.call(context, (undefined(name='spine') if l_0_spine is missing else l_0_spine), environment.getattr(l_1_loop, 'index0'), (l_1_long - 10), (undefined(name='d') if l_0_d is missing else l_0_d), _loop_vars=_loop_vars)))
                yield '</g>'
            l_1_loop = l_1_x = l_1_y = l_1_turn = l_1_long = missing
            yield '\n'
        yield '\n\n'
        for (l_1_x, l_1_far, l_1_y, l_1_end) in (((undefined(name='x0') if l_0_x0 is missing else l_0_x0), (undefined(name='left') if l_0_left is missing else l_0_left), (undefined(name='y0') if l_0_y0 is missing else l_0_y0), (-(undefined(name='g') if l_0_g is missing else l_0_g))), ((undefined(name='x0') if l_0_x0 is missing else l_0_x0), (undefined(name='left') if l_0_left is missing else l_0_left), (undefined(name='y1') if l_0_y1 is missing else l_0_y1), (undefined(name='g') if l_0_g is missing else l_0_g)), ((undefined(name='x1') if l_0_x1 is missing else l_0_x1), (undefined(name='right') if l_0_right is missing else l_0_right), (undefined(name='y0') if l_0_y0 is missing else l_0_y0), (-(undefined(name='g') if l_0_g is missing else l_0_g))), ((undefined(name='x1') if l_0_x1 is missing else l_0_x1), (undefined(name='right') if l_0_right is missing else l_0_right), (undefined(name='y1') if l_0_y1 is missing else l_0_y1), (undefined(name='g') if l_0_g is missing else l_0_g))):
            l_1_slant = missing
            _loop_vars = {}
            pass
            yield '\n'
            l_1_slant = (2 if (l_1_far > l_1_x) else (-2))
            _loop_vars['slant'] = l_1_slant
            yield '\n'
            yield escape(environment.finalize(environment.call(context, (undefined(name='hatch') if l_0_hatch is missing else l_0_hatch), environment.call_binop(context, '+', t_4(environment, [l_1_x, l_1_far]), 2), environment.call_binop(context, '+', t_4(environment, [l_1_y, environment.call_binop(context, '+', l_1_y, l_1_end)]), 1), ((undefined(name='d') if l_0_d is missing else l_0_d) - 4), ((undefined(name='g') if l_0_g is missing else l_0_g) - 2), _loop_vars=_loop_vars)))
            yield '\n'
            yield escape(environment.finalize(environment.call(context, (undefined(name='cut') if l_0_cut is missing else l_0_cut), environment.short(markup_join(('M', l_1_x, ' ', l_1_y, ' L', environment.call_binop(context, '+', l_1_x, (undefined(name='slant') if l_1_slant is missing else l_1_slant)), ' ', environment.call_binop(context, '+', l_1_y, l_1_end), ' H', (l_1_far - (undefined(name='slant') if l_1_slant is missing else l_1_slant)), ' L', l_1_far, ' ', l_1_y, ))), _loop_vars=_loop_vars)))
            yield '\n'
            yield escape(environment.finalize(environment.call(context, (undefined(name='fold') if l_0_fold is missing else l_0_fold), environment.short(markup_join(('M', l_1_x, ' ', l_1_y, ' H', l_1_far, ))), _loop_vars=_loop_vars)))
            yield '\n'
        l_1_x = l_1_far = l_1_y = l_1_end = l_1_slant = missing
        yield '\n'
        yield escape(environment.finalize(environment.call(context, (undefined(name='cut') if l_0_cut is missing else l_0_cut), environment.short(markup_join(('M', (undefined(name='left') if l_0_left is missing else l_0_left), ' ', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), ' V', (undefined(name='y1') if l_0_y1 is missing else l_0_y1), ))))))
        yield escape(environment.finalize(environment.call(context, (undefined(name='cut') if l_0_cut is missing else l_0_cut), environment.short(markup_join(('M', (undefined(name='right') if l_0_right is missing else l_0_right), ' ', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), ' V', (undefined(name='y1') if l_0_y1 is missing else l_0_y1), ))))))
        yield '\n'
        yield escape(environment.finalize(environment.call(context, (undefined(name='cut') if l_0_cut is missing else l_0_cut), environment.short(markup_join(('M', (undefined(name='x0') if l_0_x0 is missing else l_0_x0), ' ', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), ' V', (undefined(name='top') if l_0_top is missing else l_0_top), ' H', (undefined(name='x1') if l_0_x1 is missing else l_0_x1), ' V', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), ))))))
        yield escape(environment.finalize(environment.call(context, (undefined(name='cut') if l_0_cut is missing else l_0_cut), environment.short(markup_join(('M', (undefined(name='x0') if l_0_x0 is missing else l_0_x0), ' ', (undefined(name='y1') if l_0_y1 is missing else l_0_y1), ' V', (undefined(name='bottom') if l_0_bottom is missing else l_0_bottom), ' H', (undefined(name='x1') if l_0_x1 is missing else l_0_x1), ' V', (undefined(name='y1') if l_0_y1 is missing else l_0_y1), ))))))
        yield '\n'
        yield escape(environment.finalize(environment.call(context, (undefined(name='fold') if l_0_fold is missing else l_0_fold), environment.short(markup_join(('M', (undefined(name='x0') if l_0_x0 is missing else l_0_x0), ' ', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), ' H', (undefined(name='x1') if l_0_x1 is missing else l_0_x1), ))))))
        yield escape(environment.finalize(environment.call(context, (undefined(name='fold') if l_0_fold is missing else l_0_fold), environment.short(markup_join(('M', (undefined(name='x0') if l_0_x0 is missing else l_0_x0), ' ', (undefined(name='y1') if l_0_y1 is missing else l_0_y1), ' H', (undefined(name='x1') if l_0_x1 is missing else l_0_x1), ))))))
        yield escape(environment.finalize(environment.call(context, (undefined(name='fold') if l_0_fold is missing else l_0_fold), environment.short(markup_join(('M', (undefined(name='x0') if l_0_x0 is missing else l_0_x0), ' ', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), ' V', (undefined(name='y1') if l_0_y1 is missing else l_0_y1), ))))))
        yield escape(environment.finalize(environment.call(context, (undefined(name='fold') if l_0_fold is missing else l_0_fold), environment.short(markup_join(('M', (undefined(name='x1') if l_0_x1 is missing else l_0_x1), ' ', (undefined(name='y0') if l_0_y0 is missing else l_0_y0), ' V', (undefined(name='y1') if l_0_y1 is missing else l_0_y1), ))))))
        yield '\n'
        yield escape(environment.finalize(environment.call(context, (undefined(name='key') if l_0_key is missing else l_0_key), 3, 3, ((undefined(name='x0') if l_0_x0 is missing else l_0_x0) - 5), environment.getattr((undefined(name='part') if l_0_part is missing else l_0_part), 'height'))))
        yield '\n'
        yield escape(environment.finalize(environment.call(context, (undefined(name='steps') if l_0_steps is missing else l_0_steps), environment.getattr((undefined(name='row') if l_0_row is missing else l_0_row), 'piece'), 3, environment.call_binop(context, '+', environment.call_binop(context, '+', (undefined(name='y1') if l_0_y1 is missing else l_0_y1), (undefined(name='g') if l_0_g is missing else l_0_g)), 1), ((undefined(name='x0') if l_0_x0 is missing else l_0_x0) - 5), (((environment.getattr((undefined(name='part') if l_0_part is missing else l_0_part), 'height') - (undefined(name='y1') if l_0_y1 is missing else l_0_y1)) - (undefined(name='g') if l_0_g is missing else l_0_g)) - 4))))
        yield '\n'
    yield '\n</svg>\n'

blocks = {}
debug_info = '5=78&6=81&7=85&8=89&9=93&10=97&11=101&12=105&13=109&14=113&15=117&16=121&27=125&28=129&29=141&30=145&31=163&32=193&33=209&34=227&36=262&37=281&38=293&39=298&41=303&42=307&47=318&48=333&49=337&50=340&52=346&54=350&55=362&57=378&58=382&59=387&61=400&64=407&65=418&66=422&67=425&68=429&69=436&70=441&71=447&72=456&74=463&75=477&78=492&79=507&80=512&81=523&85=562&86=577&87=581&88=585&89=590&90=597&91=602&92=619&94=626&95=630&96=639&97=644&98=648&99=653&103=665&104=682&105=686&106=691&107=702&108=717&111=730&112=742&113=744&114=746&115=749&116=753&117=757&118=761&119=765&121=769&122=777&123=802&124=811&127=820&128=875&130=878&131=880&132=894&134=913&135=919&136=927&137=929&138=931&139=935&140=947&141=953&144=960&145=963&146=969&147=971&148=973&150=977&151=1003&152=1005&153=1020&154=1038&155=1044&157=1051&158=1053&159=1059&161=1064&162=1068&163=1072&164=1076&165=1081&166=1083&167=1090&168=1094&171=1109&172=1114&173=1117&174=1119&175=1121&177=1125&178=1128&179=1131&180=1136&181=1138'

taken = ['block', 'bottom', 'box', 'canvas', 'cx', 'dust', 'flap', 'i', 'ink', 'langs', 'left', 'lid_of', 'line', 'look', 'notch', 'part', 'pip', 'right', 'row', 's', 'spots', 'text_width', 'top', 'x0', 'x1', 'xs', 'y0', 'y1']
lent = ['shared/cards.svg', None]
