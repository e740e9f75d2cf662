# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'optrita-lines/phrases.en.toml'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    l_0_phrase = resolve('phrase')
    l_0_trump = resolve('trump')
    l_0_trick = resolve('trick')
    l_0_hand = resolve('hand')
    l_0_difficulty = resolve('difficulty')
    l_0_hand_no = resolve('hand_no')
    l_0_you = resolve('you')
    l_0_dummy = resolve('dummy')
    l_0_mark = resolve('mark')
    l_0_dummy_mark = resolve('dummy_mark')
    l_0_diagonal = resolve('diagonal')
    l_0_cards = resolve('cards')
    l_0_card = resolve('card')
    l_0_grid = resolve('grid')
    l_0_stock = resolve('stock')
    l_0_pack = resolve('pack')
    l_0_known = resolve('known')
    l_0_held = resolve('held')
    l_0_lying = resolve('lying')
    l_0_line = resolve('line')
    l_0_end = resolve('end')
    l_0_passed = resolve('passed')
    l_0_up = resolve('up')
    l_0_suit = resolve('suit')
    l_0_stop = resolve('stop')
    l_0_won = resolve('won')
    l_0_taken = resolve('taken')
    l_0_lines = resolve('lines')
    l_0_closed = resolve('closed')
    l_0_tricks = resolve('tricks')
    l_0_first = resolve('first')
    l_0_you_end = resolve('you_end')
    l_0_dummy_end = resolve('dummy_end')
    l_0_you_there = resolve('you_there')
    l_0_dummy_there = resolve('dummy_there')
    l_0_ruling = resolve('ruling')
    l_0_winner = resolve('winner')
    l_0_points = resolve('points')
    l_0_gaps = resolve('gaps')
    l_0_clause = resolve('clause')
    l_0_gone = resolve('gone')
    l_0_from = resolve('from')
    l_0_percent = resolve('percent')
    l_0_greatest = resolve('greatest')
    l_0_player = resolve('player')
    l_0_dummy_cards = resolve('dummy_cards')
    l_0_turned = resolve('turned')
    l_0_places = resolve('places')
    l_0_lost = resolve('lost')
    l_0_left = resolve('left')
    l_0_c = l_0_p = l_0_and_ = l_0_ps = l_0_cs = l_0_cor = l_0_The = l_0_s = l_0_ss = l_0_n = l_0_some = l_0_nth = l_0_name = l_0_named = l_0_played = l_0_thes = l_0_letter = l_0_at_ = l_0_lines_ = l_0_neither = l_0_none_ = l_0_kind = l_0_marked = l_0_Thes = l_0_points_ = missing
    try:
        t_1 = environment.filters['capitalize']
    except KeyError:
        @internalcode
        def t_1(*unused):
            raise TemplateRuntimeError("No filter named 'capitalize' found.")
    try:
        t_2 = environment.filters['length']
    except KeyError:
        @internalcode
        def t_2(*unused):
            raise TemplateRuntimeError("No filter named 'length' found.")
    pass
    def macro(l_1_code):
        t_3 = []
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        t_3.extend((
            '{card:',
            str(environment.finalize(l_1_code)),
            '}',
        ))
        return concat(t_3)
    context.exported_vars.add('c')
    context.vars['c'] = l_0_c = Macro(environment, macro, 'c', ('code',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_4 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_4.extend((
            '**',
            str(environment.finalize(environment.getitem('ABCDEFGHIJ', l_1_seat))),
            '**',
        ))
        return concat(t_4)
    context.exported_vars.add('p')
    context.vars['p'] = l_0_p = Macro(environment, macro, 'p', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_i, l_1_n):
        t_5 = []
        if l_1_i is missing:
            l_1_i = undefined("parameter 'i' was not provided", name='i')
        if l_1_n is missing:
            l_1_n = undefined("parameter 'n' was not provided", name='n')
        pass
        if (l_1_i < (l_1_n - 1)):
            pass
            t_5.append(
                str(environment.finalize((' and ' if (l_1_i == (l_1_n - 2)) else ', '))),
            )
        return concat(t_5)
    context.exported_vars.add('and_')
    context.vars['and_'] = l_0_and_ = Macro(environment, macro, 'and_', ('i', 'n'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seats):
        t_6 = []
        if l_1_seats is missing:
            l_1_seats = undefined("parameter 'seats' was not provided", name='seats')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_seats, undefined):
            _loop_vars = {}
            pass
            t_6.extend((
                str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_6)
    context.exported_vars.add('ps')
    context.vars['ps'] = l_0_ps = Macro(environment, macro, 'ps', ('seats',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_7 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_7.extend((
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_7)
    context.exported_vars.add('cs')
    context.vars['cs'] = l_0_cs = Macro(environment, macro, 'cs', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_8 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_8.append(
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_8.append(
                    str(environment.finalize((' or ' if (environment.getattr(l_2_loop, 'revindex0') == 1) else ', '))),
                )
        l_2_loop = l_2_x = missing
        return concat(t_8)
    context.exported_vars.add('cor')
    context.vars['cor'] = l_0_cor = Macro(environment, macro, 'cor', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_9 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        t_9.extend((
            str(environment.finalize(('The ' if (t_2(l_1_cards) == 1) else ''))),
            str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), l_1_cards))),
        ))
        return concat(t_9)
    context.exported_vars.add('The')
    context.vars['The'] = l_0_The = Macro(environment, macro, 'The', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_10 = []
        l_1_names = resolve('names')
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_10.append(
            str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'suit'), l_1_letter))),
        )
        return concat(t_10)
    context.exported_vars.add('s')
    context.vars['s'] = l_0_s = Macro(environment, macro, 's', ('letter',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_11 = []
        l_1_names = resolve('names')
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_11.extend((
            str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'suit'), l_1_letter))),
            's',
        ))
        return concat(t_11)
    context.exported_vars.add('ss')
    context.vars['ss'] = l_0_ss = Macro(environment, macro, 'ss', ('letter',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_12 = []
        l_1_words = missing
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        l_1_words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
        t_12.append(
            str(environment.finalize((environment.getitem((undefined(name='words') if l_1_words is missing else l_1_words), l_1_number) if (l_1_number < 13) else l_1_number))),
        )
        return concat(t_12)
    context.exported_vars.add('n')
    context.vars['n'] = l_0_n = Macro(environment, macro, 'n', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number, l_1_noun):
        t_13 = []
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        if l_1_noun is missing:
            l_1_noun = undefined("parameter 'noun' was not provided", name='noun')
        pass
        t_13.extend((
            str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), l_1_number))),
            ' ',
            str(environment.finalize(l_1_noun)),
            str(environment.finalize(('' if (l_1_number == 1) else 's'))),
        ))
        return concat(t_13)
    context.exported_vars.add('some')
    context.vars['some'] = l_0_some = Macro(environment, macro, 'some', ('number', 'noun'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_14 = []
        l_1_words = missing
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        l_1_words = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']
        t_14.append(
            str(environment.finalize((environment.getitem((undefined(name='words') if l_1_words is missing else l_1_words), l_1_number) if (l_1_number < 13) else environment.short(str_join((l_1_number, 'th', )))))),
        )
        return concat(t_14)
    context.exported_vars.add('nth')
    context.vars['nth'] = l_0_nth = Macro(environment, macro, 'nth', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_code):
        t_15 = []
        l_1_names = resolve('names')
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        if (l_1_code in environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'joker')):
            pass
            t_15.append(
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'joker'), l_1_code))),
            )
        else:
            pass
            t_15.extend((
                'the ',
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'rank'), environment.getitem(l_1_code, 0)))),
                ' of ',
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'suit'), environment.getitem(l_1_code, 1)))),
                's',
            ))
        return concat(t_15)
    context.exported_vars.add('name')
    context.vars['name'] = l_0_name = Macro(environment, macro, 'name', ('code',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_16 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_16.extend((
                str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_16)
    context.exported_vars.add('named')
    context.vars['named'] = l_0_named = Macro(environment, macro, 'named', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_plays):
        t_17 = []
        if l_1_plays is missing:
            l_1_plays = undefined("parameter 'plays' was not provided", name='plays')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_plays, undefined):
            _loop_vars = {}
            pass
            t_17.extend((
                str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_2_x, 'seat'), _loop_vars=_loop_vars))),
                ' ',
                str(environment.finalize(('plays ' if environment.getattr(l_2_loop, 'first') else ''))),
                'the ',
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_2_x, 'card'), _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_17)
    context.exported_vars.add('played')
    context.vars['played'] = l_0_played = Macro(environment, macro, 'played', ('plays',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_18 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_18.extend((
                'the ',
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_18)
    context.exported_vars.add('thes')
    context.vars['thes'] = l_0_thes = Macro(environment, macro, 'thes', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_19 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_19.append(
            str(environment.finalize(environment.getitem('ABCDEFGHIJ', l_1_seat))),
        )
        return concat(t_19)
    context.exported_vars.add('letter')
    context.vars['letter'] = l_0_letter = Macro(environment, macro, 'letter', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_line, l_1_end):
        t_20 = []
        if l_1_line is missing:
            l_1_line = undefined("parameter 'line' was not provided", name='line')
        if l_1_end is missing:
            l_1_end = undefined("parameter 'end' was not provided", name='end')
        pass
        t_20.extend((
            str(environment.finalize(environment.getitem({'left': 'to the left of', 'right': 'to the right of', 'top': 'above', 'bottom': 'below'}, l_1_end))),
            ' ',
            str(environment.finalize(l_1_line)),
        ))
        return concat(t_20)
    context.exported_vars.add('at_')
    context.vars['at_'] = l_0_at_ = Macro(environment, macro, 'at_', ('line', 'end'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_lines):
        t_21 = []
        if l_1_lines is missing:
            l_1_lines = undefined("parameter 'lines' was not provided", name='lines')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_lines, undefined):
            _loop_vars = {}
            pass
            t_21.extend((
                str(environment.finalize(l_2_x)),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_21)
    context.exported_vars.add('lines_')
    context.vars['lines_'] = l_0_lines_ = Macro(environment, macro, 'lines_', ('lines',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_suit, l_1_trump, l_1_many):
        t_22 = []
        if l_1_suit is missing:
            l_1_suit = undefined("parameter 'suit' was not provided", name='suit')
        if l_1_trump is missing:
            l_1_trump = undefined("parameter 'trump' was not provided", name='trump')
        if l_1_many is missing:
            l_1_many = undefined("parameter 'many' was not provided", name='many')
        pass
        if (l_1_suit == l_1_trump):
            pass
            t_22.append(
                str(environment.finalize((environment.short(str_join(('not ', environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), l_1_suit), ))) if l_1_many else environment.short(str_join(('not a ', environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), l_1_suit), )))))),
            )
        elif l_1_many:
            pass
            t_22.extend((
                'neither ',
                str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), l_1_suit))),
                ' nor ',
                str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), l_1_trump))),
            ))
        else:
            pass
            t_22.extend((
                'neither a ',
                str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), l_1_suit))),
                ' nor a ',
                str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), l_1_trump))),
            ))
        return concat(t_22)
    context.exported_vars.add('neither')
    context.vars['neither'] = l_0_neither = Macro(environment, macro, 'neither', ('suit', 'trump', 'many'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_suit, l_1_trump):
        t_23 = []
        if l_1_suit is missing:
            l_1_suit = undefined("parameter 'suit' was not provided", name='suit')
        if l_1_trump is missing:
            l_1_trump = undefined("parameter 'trump' was not provided", name='trump')
        pass
        t_23.append(
            str(environment.finalize((environment.short(str_join(('not one ', environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), l_1_suit), ))) if (l_1_suit == l_1_trump) else environment.short(str_join(('neither a ', environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), l_1_suit), ' nor a ', environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), l_1_trump), )))))),
        )
        return concat(t_23)
    context.exported_vars.add('none_')
    context.vars['none_'] = l_0_none_ = Macro(environment, macro, 'none_', ('suit', 'trump'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_stop, l_1_suit, l_1_trump):
        t_24 = []
        if l_1_stop is missing:
            l_1_stop = undefined("parameter 'stop' was not provided", name='stop')
        if l_1_suit is missing:
            l_1_suit = undefined("parameter 'suit' was not provided", name='suit')
        if l_1_trump is missing:
            l_1_trump = undefined("parameter 'trump' was not provided", name='trump')
        pass
        if (l_1_suit == l_1_trump):
            pass
            t_24.append(
                'a trump, like your own card',
            )
        elif (environment.getitem(l_1_stop, 1) == l_1_trump):
            pass
            t_24.append(
                'a trump',
            )
        else:
            pass
            t_24.extend((
                'a ',
                str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), l_1_suit))),
                ', like your own card',
            ))
        return concat(t_24)
    context.exported_vars.add('kind')
    context.vars['kind'] = l_0_kind = Macro(environment, macro, 'kind', ('stop', 'suit', 'trump'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards, l_1_up, l_1_article):
        t_25 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        if l_1_up is missing:
            l_1_up = undefined("parameter 'up' was not provided", name='up')
        if l_1_article is missing:
            l_1_article = 'the '
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_25.extend((
                str(environment.finalize(l_1_article)),
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize((' (face up already)' if (l_2_x in l_1_up) else ''))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_25)
    context.exported_vars.add('marked')
    context.vars['marked'] = l_0_marked = Macro(environment, macro, 'marked', ('cards', 'up', 'article'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_26 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_26.extend((
                str(environment.finalize(('The ' if environment.getattr(l_2_loop, 'first') else 'the '))),
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_26)
    context.exported_vars.add('Thes')
    context.vars['Thes'] = l_0_Thes = Macro(environment, macro, 'Thes', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_k):
        t_27 = []
        if l_1_k is missing:
            l_1_k = undefined("parameter 'k' was not provided", name='k')
        pass
        t_27.extend((
            str(environment.finalize(l_1_k)),
            ' point',
            str(environment.finalize(('' if (l_1_k == 1) else 's'))),
        ))
        return concat(t_27)
    context.exported_vars.add('points_')
    context.vars['points_'] = l_0_points_ = Macro(environment, macro, 'points_', ('k',), False, False, False, context.eval_ctx.autoescape)
    if ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.situation[0]'):
        pass
        yield str(environment.finalize(t_1(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='trump') if l_0_trump is missing else l_0_trump)))))
        yield ' are trump.'
        if (undefined(name='trick') if l_0_trick is missing else l_0_trick):
            pass
            yield ' It is the '
            yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='trick') if l_0_trick is missing else l_0_trick))))
            yield ' trick.'
        if (undefined(name='hand') if l_0_hand is missing else l_0_hand):
            pass
            yield ' You hold '
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
            yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.standing[0]'):
        pass
        yield str(environment.finalize(('Hard' if ((undefined(name='difficulty') if l_0_difficulty is missing else l_0_difficulty) == 'hard') else 'Normal')))
        yield ' game, '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='hand_no') if l_0_hand_no is missing else l_0_hand_no))))
        yield ' deal. '
        if ((undefined(name='you') if l_0_you is missing else l_0_you) or (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy)):
            pass
            yield 'You have '
            yield str(environment.finalize((undefined(name='you') if l_0_you is missing else l_0_you)))
            yield ' points, the dummy has '
            yield str(environment.finalize((undefined(name='dummy') if l_0_dummy is missing else l_0_dummy)))
            yield '.'
        else:
            pass
            yield 'Nobody has a point yet.'
        yield ' '
        if ((undefined(name='mark') if l_0_mark is missing else l_0_mark) == (undefined(name='dummy_mark') if l_0_dummy_mark is missing else l_0_dummy_mark)):
            pass
            yield 'The target is '
            yield str(environment.finalize((undefined(name='mark') if l_0_mark is missing else l_0_mark)))
            yield ' for both'
        else:
            pass
            yield 'The targets are '
            yield str(environment.finalize((undefined(name='mark') if l_0_mark is missing else l_0_mark)))
            yield ' and '
            yield str(environment.finalize((undefined(name='dummy_mark') if l_0_dummy_mark is missing else l_0_dummy_mark)))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.layout-diagonal[0]'):
        pass
        yield 'The diagonal from the '
        yield str(environment.finalize(('top left to the bottom right' if ((undefined(name='diagonal') if l_0_diagonal is missing else l_0_diagonal) == 'down') else 'bottom left to the top right')))
        yield ' has been turned up: '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.layout-hand[0]'):
        pass
        yield 'You hold '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.layout-trump[0]'):
        pass
        yield 'The card turned up on the stock is the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', so '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield ' are trump.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.layout-rest[0]'):
        pass
        yield str(environment.finalize((undefined(name='grid') if l_0_grid is missing else l_0_grid)))
        yield ' cards in the grid, '
        yield str(environment.finalize((undefined(name='hand') if l_0_hand is missing else l_0_hand)))
        yield ' in your hand and '
        yield str(environment.finalize((undefined(name='stock') if l_0_stock is missing else l_0_stock)))
        yield ' in the stock make the '
        yield str(environment.finalize((undefined(name='pack') if l_0_pack is missing else l_0_pack)))
        yield ' cards of the game.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.layout-known[0]'):
        pass
        yield 'Before the first trick you know '
        yield str(environment.finalize((undefined(name='known') if l_0_known is missing else l_0_known)))
        yield ' of them. You can see these trumps: the one on the stock, '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='held') if l_0_held is missing else l_0_held))))
        yield ' in your hand, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='lying') if l_0_lying is missing else l_0_lying))))
        yield ' on the diagonal.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trick[0]'):
        pass
        yield '**Trick '
        yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
        yield '.**'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lay[0]'):
        pass
        yield 'You lay the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lay[1]'):
        pass
        yield 'You choose the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' and lay it '
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.turn[0]'):
        pass
        if (undefined(name='passed') if l_0_passed is missing else l_0_passed):
            pass
            yield 'First '
            yield str(environment.finalize(('comes' if (t_2((undefined(name='passed') if l_0_passed is missing else l_0_passed)) == 1) else 'come')))
            yield ' '
            yield str(environment.finalize(environment.call(context, (undefined(name='marked') if l_0_marked is missing else l_0_marked), (undefined(name='passed') if l_0_passed is missing else l_0_passed), (undefined(name='up') if l_0_up is missing else l_0_up))))
            yield ', which '
            yield str(environment.finalize(('is' if (t_2((undefined(name='passed') if l_0_passed is missing else l_0_passed)) == 1) else 'are')))
            yield ' '
            yield str(environment.finalize(environment.call(context, (undefined(name='neither') if l_0_neither is missing else l_0_neither), (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump), (t_2((undefined(name='passed') if l_0_passed is missing else l_0_passed)) > 1))))
            yield ', so you go on. Next is '
            yield str(environment.finalize(environment.call(context, (undefined(name='marked') if l_0_marked is missing else l_0_marked), [(undefined(name='stop') if l_0_stop is missing else l_0_stop)], (undefined(name='up') if l_0_up is missing else l_0_up))))
            yield ', '
            yield str(environment.finalize(environment.call(context, (undefined(name='kind') if l_0_kind is missing else l_0_kind), (undefined(name='stop') if l_0_stop is missing else l_0_stop), (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
            yield ', and it stops the turning.'
        else:
            pass
            yield 'The very first card is '
            yield str(environment.finalize(environment.call(context, (undefined(name='marked') if l_0_marked is missing else l_0_marked), [(undefined(name='stop') if l_0_stop is missing else l_0_stop)], (undefined(name='up') if l_0_up is missing else l_0_up))))
            yield ', '
            yield str(environment.finalize(environment.call(context, (undefined(name='kind') if l_0_kind is missing else l_0_kind), (undefined(name='stop') if l_0_stop is missing else l_0_stop), (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
            yield ', and stops the turning at once.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.turn[1]'):
        pass
        if (undefined(name='passed') if l_0_passed is missing else l_0_passed):
            pass
            yield 'You turn '
            yield str(environment.finalize(environment.call(context, (undefined(name='marked') if l_0_marked is missing else l_0_marked), (undefined(name='passed') if l_0_passed is missing else l_0_passed), (undefined(name='up') if l_0_up is missing else l_0_up))))
            yield ', which '
            yield str(environment.finalize(('is' if (t_2((undefined(name='passed') if l_0_passed is missing else l_0_passed)) == 1) else 'are')))
            yield ' '
            yield str(environment.finalize(environment.call(context, (undefined(name='neither') if l_0_neither is missing else l_0_neither), (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump), (t_2((undefined(name='passed') if l_0_passed is missing else l_0_passed)) > 1))))
            yield '. The next card, the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
            yield ', '
            yield str(environment.finalize(('lies face up already. It ' if ((undefined(name='stop') if l_0_stop is missing else l_0_stop) in (undefined(name='up') if l_0_up is missing else l_0_up)) else '')))
            yield 'is '
            yield str(environment.finalize(environment.call(context, (undefined(name='kind') if l_0_kind is missing else l_0_kind), (undefined(name='stop') if l_0_stop is missing else l_0_stop), (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
            yield ', and the turning stops there.'
        else:
            pass
            yield 'The turning stops at the very first card: '
            yield str(environment.finalize(environment.call(context, (undefined(name='marked') if l_0_marked is missing else l_0_marked), [(undefined(name='stop') if l_0_stop is missing else l_0_stop)], (undefined(name='up') if l_0_up is missing else l_0_up))))
            yield ' is '
            yield str(environment.finalize(environment.call(context, (undefined(name='kind') if l_0_kind is missing else l_0_kind), (undefined(name='stop') if l_0_stop is missing else l_0_stop), (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
            yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.turn-all[0]'):
        pass
        yield 'You turn '
        yield str(environment.finalize(environment.call(context, (undefined(name='marked') if l_0_marked is missing else l_0_marked), (undefined(name='cards') if l_0_cards is missing else l_0_cards), (undefined(name='up') if l_0_up is missing else l_0_up), '')))
        yield ': '
        yield str(environment.finalize(environment.call(context, (undefined(name='none_') if l_0_none_ is missing else l_0_none_), (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield ' among all six.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.turn-all[1]'):
        pass
        yield 'The cards are '
        yield str(environment.finalize(environment.call(context, (undefined(name='marked') if l_0_marked is missing else l_0_marked), (undefined(name='cards') if l_0_cards is missing else l_0_cards), (undefined(name='up') if l_0_up is missing else l_0_up), '')))
        yield '. All six are turned, and there is '
        yield str(environment.finalize(environment.call(context, (undefined(name='none_') if l_0_none_ is missing else l_0_none_), (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield ' among them.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' ranks above the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
        yield ', so you win the trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[1]'):
        pass
        yield 'Your '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
        yield ', and the trick is yours.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lost-suit[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
        yield ' ranks above your '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', so the dummy wins the trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lost-suit[1]'):
        pass
        yield 'Your '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is lower than the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
        yield ', and the trick goes to the dummy.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trumps[0]'):
        pass
        yield 'Of the two trumps your '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is the higher, so you win the trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trumps[1]'):
        pass
        yield 'Trump against trump, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
        yield ': the trick is yours.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lost-trumps[0]'):
        pass
        yield 'Of the two trumps the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
        yield ' is the higher, so the dummy wins the trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lost-trumps[1]'):
        pass
        yield 'Trump against trump, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
        yield ' beats your '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ': the trick is the dummy’s.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lost-to-trump[0]'):
        pass
        yield 'Your '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is no trump, so the dummy wins the trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lost-to-trump[1]'):
        pass
        yield 'Against a trump the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' has no chance, and the dummy wins the trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-through[0]'):
        pass
        yield 'Nothing has stopped your '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', so you win the trick and take one of the six, whichever you like.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-through[1]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' has gone through the whole line. You win the trick and choose one of its six cards to take.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.pick[0]'):
        pass
        yield 'You pick the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.take[0]'):
        pass
        if (undefined(name='won') if l_0_won is missing else l_0_won):
            pass
            yield 'You put the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield ' and the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='taken') if l_0_taken is missing else l_0_taken))))
            yield ' face up on your pile.'
        else:
            pass
            yield 'The '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield ' and the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='taken') if l_0_taken is missing else l_0_taken))))
            yield ' go face down on the dummy’s pile.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.take[1]'):
        pass
        if (undefined(name='won') if l_0_won is missing else l_0_won):
            pass
            yield 'The '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield ' and the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='taken') if l_0_taken is missing else l_0_taken))))
            yield ' are yours, face up.'
        else:
            pass
            yield 'The dummy gets the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield ' and the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='taken') if l_0_taken is missing else l_0_taken))))
            yield ', face down.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.stay[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='Thes') if l_0_Thes is missing else l_0_Thes), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ' '
        yield str(environment.finalize(('stays' if (t_2((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1) else 'stay')))
        yield ' face up.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.closed[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' leaves a gap, so '
        yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='lines') if l_0_lines is missing else l_0_lines))))
        yield ' '
        yield str(environment.finalize(('is' if (t_2((undefined(name='lines') if l_0_lines is missing else l_0_lines)) == 1) else 'are')))
        yield ' closed from now on.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.closed[1]'):
        pass
        yield 'Now that the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is gone, '
        yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='lines') if l_0_lines is missing else l_0_lines))))
        yield ' '
        yield str(environment.finalize(('is' if (t_2((undefined(name='lines') if l_0_lines is missing else l_0_lines)) == 1) else 'are')))
        yield ' closed.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.all-closed[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='lines') if l_0_lines is missing else l_0_lines))))
        yield ' '
        yield str(environment.finalize(('is' if (t_2((undefined(name='lines') if l_0_lines is missing else l_0_lines)) == 1) else 'are')))
        yield ' closed.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.others[0]'):
        pass
        yield 'So you have to lay it, or another card, at '
        yield str(environment.finalize(('one of the full lines' if (t_2((undefined(name='closed') if l_0_closed is missing else l_0_closed)) <= t_2((undefined(name='lines') if l_0_lines is missing else l_0_lines))) else environment.short(str_join(('one of ', environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='lines') if l_0_lines is missing else l_0_lines)), ))))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.left-out[0]'):
        pass
        yield 'The drawings show tricks of one deal. '
        yield str(environment.finalize(('The' if (t_2((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks)) == 1) else 'Tricks')))
        yield ' '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize((environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), l_1_x, _loop_vars=_loop_vars) if (t_2((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks)) == 1) else l_1_x)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        yield str(environment.finalize((' is' if (t_2((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks)) == 1) else ' are')))
        yield ' left out, and the gaps come from the tricks before.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.side[0]'):
        pass
        yield '**Trick '
        yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
        yield ':** the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield '; turned '
        yield str(environment.finalize(environment.getitem({'left': 'from left to right', 'right': 'from right to left', 'top': 'downwards', 'bottom': 'upwards'}, (undefined(name='end') if l_0_end is missing else l_0_end))))
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.tempting[0]'):
        pass
        yield 'You would like to lay the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield ', as the pale card with the question mark shows. It would be sure to win: the first card there, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='first') if l_0_first is missing else l_0_first))))
        yield ', lies face up, and the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' beats it.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.table-marks[0]'):
        pass
        yield 'In the table, {icon:won|★} stands by the card that won; “full lines” is how many could be chosen. If nothing stopped the play card, the card taken from the line is the player’s choice.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.place[0]'):
        pass
        yield str(environment.finalize(environment.getitem({'left': 'left of', 'right': 'right of', 'top': 'above', 'bottom': 'below'}, (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield ' '
        yield str(environment.finalize((undefined(name='line') if l_0_line is missing else l_0_line)))
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.left[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is left in your hand and is not played.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.score[0]'):
        pass
        yield 'In this deal you take '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='you') if l_0_you is missing else l_0_you), 'trick')))
        yield ' and the dummy '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy))))
        yield ': '
        if (undefined(name='first') if l_0_first is missing else l_0_first):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='points_') if l_0_points_ is missing else l_0_points_), (undefined(name='you') if l_0_you is missing else l_0_you))))
            yield ' for you and '
            yield str(environment.finalize((undefined(name='dummy') if l_0_dummy is missing else l_0_dummy)))
            yield ' for the dummy'
        else:
            pass
            yield 'now you have '
            yield str(environment.finalize((undefined(name='you_end') if l_0_you_end is missing else l_0_you_end)))
            yield ' and the dummy has '
            yield str(environment.finalize((undefined(name='dummy_end') if l_0_dummy_end is missing else l_0_dummy_end)))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.score[1]'):
        pass
        yield str(environment.finalize(t_1(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='you') if l_0_you is missing else l_0_you)))))
        yield ' of the tricks are yours and '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy))))
        yield ' the dummy’s, '
        if (undefined(name='first') if l_0_first is missing else l_0_first):
            pass
            yield 'so you score '
            yield str(environment.finalize(environment.call(context, (undefined(name='points_') if l_0_points_ is missing else l_0_points_), (undefined(name='you') if l_0_you is missing else l_0_you))))
            yield ' and the dummy '
            yield str(environment.finalize((undefined(name='dummy') if l_0_dummy is missing else l_0_dummy)))
        else:
            pass
            yield 'which makes '
            yield str(environment.finalize((undefined(name='you_end') if l_0_you_end is missing else l_0_you_end)))
            yield ' for you and '
            yield str(environment.finalize((undefined(name='dummy_end') if l_0_dummy_end is missing else l_0_dummy_end)))
            yield ' for the dummy'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.game-won[0]'):
        pass
        yield 'You have reached your target and the dummy has not, so you win the game.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.game-won[1]'):
        pass
        yield 'That is enough for you and not for the dummy: the game is won.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.game-lost[0]'):
        pass
        yield 'The dummy has reached its target and you have not, so the dummy wins the game.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.game-lost[1]'):
        pass
        yield 'The dummy is there and you are not: the game is lost.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.goes-on[0]'):
        pass
        yield 'Neither has reached '
        yield str(environment.finalize(('the' if ((undefined(name='mark') if l_0_mark is missing else l_0_mark) == (undefined(name='dummy_mark') if l_0_dummy_mark is missing else l_0_dummy_mark)) else 'its')))
        yield ' target, so the game goes on: all the cards are shuffled and dealt again.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.both-there[0]'):
        pass
        yield 'You come to '
        yield str(environment.finalize((undefined(name='mark') if l_0_mark is missing else l_0_mark)))
        yield ' in the '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='you_there') if l_0_you_there is missing else l_0_you_there))))
        yield ' trick, and the dummy to '
        yield str(environment.finalize((undefined(name='dummy_mark') if l_0_dummy_mark is missing else l_0_dummy_mark)))
        yield ' in the '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='dummy_there') if l_0_dummy_there is missing else l_0_dummy_there))))
        yield '. '
        if ((undefined(name='ruling') if l_0_ruling is missing else l_0_ruling) == 'dummy'):
            pass
            yield 'But the scores are compared only when the deal is over. By then both have reached their targets, so the dummy wins the game.'
        elif ((undefined(name='ruling') if l_0_ruling is missing else l_0_ruling) == 'player'):
            pass
            yield 'When the deal is over, both have reached their targets, so '
            yield str(environment.finalize(('you win' if ((undefined(name='winner') if l_0_winner is missing else l_0_winner) == 'player') else 'the dummy wins')))
            yield ' the game.'
        else:
            pass
            yield 'When the deal is over, both have reached their targets, and the earlier trick decides: '
            yield str(environment.finalize(('you win' if ((undefined(name='winner') if l_0_winner is missing else l_0_winner) == 'player') else 'the dummy wins')))
            yield ' the game.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.not-enough[0]'):
        pass
        yield 'You have come to '
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield ' points, which would win a normal game but not this one.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.full-lines[0]'):
        pass
        yield 'You hold '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        if (not (undefined(name='gaps') if l_0_gaps is missing else l_0_gaps)):
            pass
            yield ', and every line is full'
        elif (t_2((undefined(name='gaps') if l_0_gaps is missing else l_0_gaps)) <= t_2((undefined(name='lines') if l_0_lines is missing else l_0_lines))):
            pass
            yield '; '
            yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='gaps') if l_0_gaps is missing else l_0_gaps))))
            yield ' '
            yield str(environment.finalize(('is' if (t_2((undefined(name='gaps') if l_0_gaps is missing else l_0_gaps)) == 1) else 'are')))
            yield ' closed'
        else:
            pass
            yield '; only '
            yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='lines') if l_0_lines is missing else l_0_lines))))
            yield ' '
            yield str(environment.finalize(('is' if (t_2((undefined(name='lines') if l_0_lines is missing else l_0_lines)) == 1) else 'are')))
            yield ' still full'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.full-lines[1]'):
        pass
        yield 'Your hand is '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '. '
        if (not (undefined(name='gaps') if l_0_gaps is missing else l_0_gaps)):
            pass
            yield 'You may choose any line.'
        elif (t_2((undefined(name='gaps') if l_0_gaps is missing else l_0_gaps)) <= t_2((undefined(name='lines') if l_0_lines is missing else l_0_lines))):
            pass
            yield 'You may choose any line but '
            yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='gaps') if l_0_gaps is missing else l_0_gaps))))
            yield '.'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='lines') if l_0_lines is missing else l_0_lines))))
            yield ' may be chosen.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.pick-any[0]'):
        pass
        yield 'Nothing in '
        yield str(environment.finalize((undefined(name='line') if l_0_line is missing else l_0_line)))
        yield ' has stopped your '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', so you may take any of the cards turned: '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.pick-any[1]'):
        pass
        yield 'Your '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' has gone through '
        yield str(environment.finalize((undefined(name='line') if l_0_line is missing else l_0_line)))
        yield '. Whichever you like of '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ' may be taken.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.no-such-card[0]'):
        pass
        yield str(environment.finalize(('The 10s are' if (environment.getitem((undefined(name='card') if l_0_card is missing else l_0_card), 0) == 'T') else 'Such a card is')))
        yield ' not in the pack ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-in-hand[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' '
        yield str(environment.finalize(('has been played already' if (undefined(name='played') if l_0_played is missing else l_0_played) else 'is not in your hand')))
        yield ' ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.no-such-line[0]'):
        pass
        yield 'There is no line of that name ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-full[0]'):
        pass
        yield 'But '
        yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), (undefined(name='gone') if l_0_gone is missing else l_0_gone))))
        yield ' '
        yield str(environment.finalize(('has' if (t_2((undefined(name='gone') if l_0_gone is missing else l_0_gone)) == 1) else 'have')))
        yield ' been taken from '
        yield str(environment.finalize((undefined(name='line') if l_0_line is missing else l_0_line)))
        yield ', and a line may only be chosen while it has all six cards ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.no-such-end[0]'):
        pass
        yield str(environment.finalize((undefined(name='line') if l_0_line is missing else l_0_line)))
        yield ' is a '
        yield str(environment.finalize(('row, with a left and a right end' if (environment.getitem((undefined(name='line') if l_0_line is missing else l_0_line), 0) == 'R') else 'column, with an upper and a lower end')))
        yield ' ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-turned[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is not one of the cards turned in '
        yield str(environment.finalize((undefined(name='line') if l_0_line is missing else l_0_line)))
        yield ', which are '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ' ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.random[0]'):
        pass
        if (undefined(name='line') if l_0_line is missing else l_0_line):
            pass
            yield 'You lay the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield ' '
            yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='from') if l_0_from is missing else l_0_from))))
            yield '.'
        else:
            pass
            yield 'You pick the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.line-sure[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='from') if l_0_from is missing else l_0_from))))
        yield ' is sure to win'
        if (undefined(name='stop') if l_0_stop is missing else l_0_stop):
            pass
            yield '.'
            yield str(environment.finalize((' The' if (undefined(name='first') if l_0_first is missing else l_0_first) else ' At the latest the')))
            yield ' turning stops at the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
            yield ', which you can see and which your card beats'
            yield str(environment.finalize(('' if (undefined(name='first') if l_0_first is missing else l_0_first) else '; and no card that could come before it beats yours')))
            yield '.'
        else:
            pass
            yield ': no card that could still lie face down beats it.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.line-sure[1]'):
        pass
        yield 'You lay the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='from') if l_0_from is missing else l_0_from))))
        yield ', where it cannot lose: '
        if (undefined(name='stop') if l_0_stop is missing else l_0_stop):
            pass
            yield str(environment.finalize(('it meets' if (undefined(name='first') if l_0_first is missing else l_0_first) else 'no card that could lie there beats it before it meets')))
            yield ' the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
            yield ', which you can see and which is lower'
        else:
            pass
            yield 'no card that could still come up there beats it'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.line-hope[0]'):
        pass
        yield 'Nothing is sure to win, but by the cards that you have not seen the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='from') if l_0_from is missing else l_0_from))))
        yield ' has the best chance, about '
        yield str(environment.finalize((undefined(name='percent') if l_0_percent is missing else l_0_percent)))
        yield '%'
        if (undefined(name='stop') if l_0_stop is missing else l_0_stop):
            pass
            yield '; if nothing else stops the turning, the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
            yield ', which you can see, will'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.line-hope[1]'):
        pass
        yield 'You lay the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='from') if l_0_from is missing else l_0_from))))
        if (undefined(name='stop') if l_0_stop is missing else l_0_stop):
            pass
            yield ', where the turning stops at the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
            yield ' at the latest'
        yield '. By the cards that you have not seen, the chance is about '
        yield str(environment.finalize((undefined(name='percent') if l_0_percent is missing else l_0_percent)))
        yield '%; no other card or line offers a better one.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.line-plan[0]'):
        pass
        yield 'You think of the tricks to come as well, and lay the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='from') if l_0_from is missing else l_0_from))))
        yield '. The chance for this trick alone is about '
        yield str(environment.finalize((undefined(name='percent') if l_0_percent is missing else l_0_percent)))
        yield '%'
        if ((undefined(name='greatest') if l_0_greatest is missing else l_0_greatest) > (undefined(name='percent') if l_0_percent is missing else l_0_percent)):
            pass
            yield ', where another choice would have offered '
            yield str(environment.finalize((undefined(name='greatest') if l_0_greatest is missing else l_0_greatest)))
            yield '%'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.line-plan[1]'):
        pass
        yield 'With the later tricks in mind you choose '
        yield str(environment.finalize((undefined(name='line') if l_0_line is missing else l_0_line)))
        yield ' and lay the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='from') if l_0_from is missing else l_0_from))))
        yield ', where this trick alone has a chance of about '
        yield str(environment.finalize((undefined(name='percent') if l_0_percent is missing else l_0_percent)))
        yield '%'
        if ((undefined(name='greatest') if l_0_greatest is missing else l_0_greatest) > (undefined(name='percent') if l_0_percent is missing else l_0_percent)):
            pass
            yield ', though it might have been '
            yield str(environment.finalize((undefined(name='greatest') if l_0_greatest is missing else l_0_greatest)))
            yield '% elsewhere'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.pick-gap[0]'):
        pass
        yield 'You take the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ': its other line, '
        yield str(environment.finalize((undefined(name='line') if l_0_line is missing else l_0_line)))
        yield ', is closed already, so only the line that you have just used closes.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.pick-gap[1]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is the one to take, because '
        yield str(environment.finalize((undefined(name='line') if l_0_line is missing else l_0_line)))
        yield ', the other line that it lies in, is closed already.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.pick-least[0]'):
        pass
        yield 'Taking a card closes its other line too. Of those lines '
        yield str(environment.finalize((undefined(name='line') if l_0_line is missing else l_0_line)))
        yield ' is where your hand has the smallest chance, so you take the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.pick-least[1]'):
        pass
        yield 'You take the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '. That closes '
        yield str(environment.finalize((undefined(name='line') if l_0_line is missing else l_0_line)))
        yield ' too, the line in which your hand has the smallest chance.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.pick-plan[0]'):
        pass
        yield 'You take the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '; closing '
        yield str(environment.finalize((undefined(name='line') if l_0_line is missing else l_0_line)))
        yield ', its other line, costs you least in the tricks to come.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.pick-plan[1]'):
        pass
        yield 'Thinking ahead, you take the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', whose other line is '
        yield str(environment.finalize((undefined(name='line') if l_0_line is missing else l_0_line)))
        yield ': what is left then is worth most to you.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.lines[0]'):
        pass
        yield 'Which lines may you choose?'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.stopper[0]'):
        pass
        yield str(environment.finalize(t_1(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='trump') if l_0_trump is missing else l_0_trump)))))
        yield ' are trump. You lay the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield '. Which card stops the turning?'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.who-wins[0]'):
        pass
        yield str(environment.finalize(t_1(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='trump') if l_0_trump is missing else l_0_trump)))))
        yield ' are trump. You lay the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield '. Who wins the trick?'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.taken[0]'):
        pass
        yield str(environment.finalize(t_1(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='trump') if l_0_trump is missing else l_0_trump)))))
        yield ' are trump. You lay the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield '. Which cards does the winner take?'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.lines-after[0]'):
        pass
        yield str(environment.finalize(t_1(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='trump') if l_0_trump is missing else l_0_trump)))))
        yield ' are trump. You lay the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield '. Which lines are full after this trick?'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.score[0]'):
        pass
        yield 'The deal is over. What do you and the dummy score?'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.lines[0]'):
        pass
        if (t_2((undefined(name='closed') if l_0_closed is missing else l_0_closed)) <= t_2((undefined(name='lines') if l_0_lines is missing else l_0_lines))):
            pass
            yield 'Any but '
            yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='closed') if l_0_closed is missing else l_0_closed))))
            yield ': '
        yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='lines') if l_0_lines is missing else l_0_lines))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.lines-after[0]'):
        pass
        if (t_2((undefined(name='closed') if l_0_closed is missing else l_0_closed)) <= t_2((undefined(name='lines') if l_0_lines is missing else l_0_lines))):
            pass
            yield 'Any but '
            yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='closed') if l_0_closed is missing else l_0_closed))))
            yield ': '
        yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='lines') if l_0_lines is missing else l_0_lines))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.closed-before[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='lines') if l_0_lines is missing else l_0_lines))))
        yield ' '
        yield str(environment.finalize(('was' if (t_2((undefined(name='lines') if l_0_lines is missing else l_0_lines)) == 1) else 'were')))
        yield ' closed before.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.stopper[0]'):
        pass
        if (undefined(name='stop') if l_0_stop is missing else l_0_stop):
            pass
            yield 'The '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
            yield '.'
        else:
            pass
            yield 'None, and you win the trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.who-wins[0]'):
        pass
        yield str(environment.finalize(('You do.' if (undefined(name='won') if l_0_won is missing else l_0_won) else 'The dummy does.')))
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.taken[0]'):
        pass
        yield str(environment.finalize(('You take' if (undefined(name='won') if l_0_won is missing else l_0_won) else 'The dummy takes')))
        yield ' the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' and the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='taken') if l_0_taken is missing else l_0_taken))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.taken-any[0]'):
        pass
        yield 'You take the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' and whichever you like of '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.score[0]'):
        pass
        yield 'You score '
        yield str(environment.finalize((undefined(name='player') if l_0_player is missing else l_0_player)))
        yield ', the dummy '
        yield str(environment.finalize((undefined(name='dummy') if l_0_dummy is missing else l_0_dummy)))
        yield '. Your pile has '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ' card'
        yield str(environment.finalize(('' if ((undefined(name='cards') if l_0_cards is missing else l_0_cards) == 1) else 's')))
        yield ' and the dummy’s '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='dummy_cards') if l_0_dummy_cards is missing else l_0_dummy_cards))))
        yield ', and two cards make a trick; the card left in your hand does not count.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.layout[0]'):
        pass
        yield 'The grid of six rows and six columns, face down but for the diagonal from the '
        yield str(environment.finalize(('top left to the bottom right' if ((undefined(name='diagonal') if l_0_diagonal is missing else l_0_diagonal) == 'down') else 'bottom left to the top right')))
        yield ': '
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '. On the stock lies '
        yield str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.trick[0]'):
        pass
        yield str(environment.finalize(t_1(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), (undefined(name='card') if l_0_card is missing else l_0_card)))))
        yield ' lies '
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield '. Turned in order: '
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='turned') if l_0_turned is missing else l_0_turned))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.taken[0]'):
        pass
        yield str(environment.finalize(t_1(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), (undefined(name='card') if l_0_card is missing else l_0_card)))))
        yield ' '
        yield str(environment.finalize(('stopped the turning' if (undefined(name='stop') if l_0_stop is missing else l_0_stop) else 'was picked')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.tried[0]'):
        pass
        yield str(environment.finalize(t_1(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), (undefined(name='card') if l_0_card is missing else l_0_card)))))
        yield ' is held '
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield ', with a question mark.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.grid[0]'):
        pass
        if (undefined(name='up') if l_0_up is missing else l_0_up):
            pass
            yield 'Elsewhere in the grid lie face up: '
            yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='up') if l_0_up is missing else l_0_up))))
            yield '. '
        if (undefined(name='gaps') if l_0_gaps is missing else l_0_gaps):
            pass
            yield 'Gaps: '
            yield str(environment.finalize((undefined(name='gaps') if l_0_gaps is missing else l_0_gaps)))
            yield '.'
        else:
            pass
            yield 'There is no gap.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.hand[0]'):
        pass
        yield 'In hand: '
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.laid[0]'):
        pass
        yield str(environment.finalize(t_1(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), (undefined(name='card') if l_0_card is missing else l_0_card)))))
        yield ' lies '
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield '. The cards of '
        yield str(environment.finalize((undefined(name='line') if l_0_line is missing else l_0_line)))
        yield ', from there on: '
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.face-up[0]'):
        pass
        if (undefined(name='cards') if l_0_cards is missing else l_0_cards):
            pass
            yield 'Elsewhere lie face up: '
            yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
            yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.gaps[0]'):
        pass
        if (undefined(name='places') if l_0_places is missing else l_0_places):
            pass
            yield 'Gaps: '
            l_1_loop = missing
            for (l_1_row, l_1_column), l_1_loop in LoopContext((undefined(name='places') if l_0_places is missing else l_0_places), undefined):
                _loop_vars = {}
                pass
                yield 'row '
                yield str(environment.finalize(l_1_row))
                yield ', column '
                yield str(environment.finalize(l_1_column))
                yield str(environment.finalize(('; ' if (not environment.getattr(l_1_loop, 'last')) else '')))
            l_1_loop = l_1_row = l_1_column = missing
            yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.piles[0]'):
        pass
        yield 'Your pile, face up: '
        yield str(environment.finalize((environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='won') if l_0_won is missing else l_0_won)) if (undefined(name='won') if l_0_won is missing else l_0_won) else 'nothing')))
        yield '. The dummy’s pile: '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='lost') if l_0_lost is missing else l_0_lost))))
        yield ' cards, face down. In hand: '
        yield str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), (undefined(name='left') if l_0_left is missing else l_0_left))))
        yield '.'

blocks = {}
debug_info = '1=74&2=87&3=100&4=115&5=132&6=149&7=155&9=170&10=182&11=194&12=207&13=213&14=215&16=220&17=236&18=242&19=244&21=249&22=255&24=272&25=289&26=295&28=310&29=328&30=339&31=354&32=371&33=380&34=385&35=397&37=404&38=417&39=426&41=446&42=456&44=469&45=487&46=500'

taken = ['card', 'cards', 'clause', 'closed', 'diagonal', 'difficulty', 'dummy', 'dummy_cards', 'dummy_end', 'dummy_mark', 'dummy_there', 'end', 'first', 'from', 'gaps', 'gone', 'greatest', 'grid', 'hand', 'hand_no', 'held', 'known', 'left', 'line', 'lines', 'lost', 'lying', 'mark', 'names', 'pack', 'passed', 'percent', 'phrase', 'places', 'player', 'points', 'ruling', 'stock', 'stop', 'suit', 'taken', 'trick', 'tricks', 'trump', 'turned', 'up', 'winner', 'won', 'you', 'you_end', 'you_there']
lent = []
