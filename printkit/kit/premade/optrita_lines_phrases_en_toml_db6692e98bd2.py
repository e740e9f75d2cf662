# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'optrita-lines/phrases.en.toml'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    l_0_trump = resolve('trump')
    l_0_cards = resolve('cards')
    l_0_line = resolve('line')
    l_0_end = resolve('end')
    l_0_up = resolve('up')
    l_0_suit = resolve('suit')
    l_0_stop = resolve('stop')
    l_0_lines = resolve('lines')
    l_0_phrase, l_0_trick, l_0_hand, l_0_difficulty, l_0_hand_no, l_0_you, l_0_dummy, l_0_mark, l_0_dummy_mark, l_0_diagonal, l_0_card, l_0_grid, l_0_stock, l_0_pack, l_0_known, l_0_held, l_0_lying, l_0_passed, l_0_won, l_0_taken, l_0_closed, l_0_tricks, l_0_first, l_0_you_end, l_0_dummy_end, l_0_you_there, l_0_dummy_there, l_0_ruling, l_0_winner, l_0_points, l_0_gaps, l_0_clause, l_0_gone, l_0_from, l_0_percent, l_0_greatest, l_0_player, l_0_dummy_cards, l_0_turned, l_0_places, l_0_lost, l_0_left, = environment.given(context, ('phrase', 'trick', 'hand', 'difficulty', 'hand_no', 'you', 'dummy', 'mark', 'dummy_mark', 'diagonal', 'card', 'grid', 'stock', 'pack', 'known', 'held', 'lying', 'passed', 'won', 'taken', 'closed', 'tricks', 'first', 'you_end', 'dummy_end', 'you_there', 'dummy_there', 'ruling', 'winner', 'points', 'gaps', 'clause', 'gone', 'from', 'percent', 'greatest', 'player', 'dummy_cards', 'turned', 'places', 'lost', 'left'))
    l_0_c = l_0_p = l_0_and_ = l_0_ps = l_0_cs = l_0_cor = l_0_The = l_0_s = l_0_ss = l_0_n = l_0_some = l_0_nth = l_0_name = l_0_named = l_0_played = l_0_thes = l_0_letter = l_0_at_ = l_0_lines_ = l_0_neither = l_0_none_ = l_0_kind = l_0_marked = l_0_Thes = l_0_points_ = missing
    t_1 = environment.filters['capitalize']
    t_2 = environment.filters['length']
    pass
    def macro(l_1_code):
        t_3 = []
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        t_3.extend((
            '{card:',
            environment.shown(l_1_code),
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
            environment.shown(environment.getitem('ABCDEFGHIJ', l_1_seat)),
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
                environment.shown((' and ' if (l_1_i == (l_1_n - 2)) else ', ')),
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
                environment.shown(environment.call(context, l_0_p, l_2_x, _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
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
                environment.shown(environment.call(context, l_0_c, l_2_x, _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
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
                environment.shown(environment.call(context, l_0_c, l_2_x, _loop_vars=_loop_vars)),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_8.append(
                    environment.shown((' or ' if (environment.getattr(l_2_loop, 'revindex0') == 1) else ', ')),
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
            environment.shown(('The ' if (t_2(l_1_cards) == 1) else '')),
            environment.shown(environment.call(context, l_0_cs, l_1_cards)),
        ))
        return concat(t_9)
    context.exported_vars.add('The')
    context.vars['The'] = l_0_The = Macro(environment, macro, 'The', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_10 = []
        l_1_names, = environment.given(context, ('names',))
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_10.append(
            environment.shown(environment.getitem(environment.getattr(l_1_names, 'suit'), l_1_letter)),
        )
        return concat(t_10)
    context.exported_vars.add('s')
    context.vars['s'] = l_0_s = Macro(environment, macro, 's', ('letter',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_11 = []
        l_1_names, = environment.given(context, ('names',))
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_11.extend((
            environment.shown(environment.getitem(environment.getattr(l_1_names, 'suit'), l_1_letter)),
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
            environment.shown((environment.getitem(l_1_words, l_1_number) if (l_1_number < 13) else l_1_number)),
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
            environment.shown(environment.call(context, l_0_n, l_1_number)),
            ' ',
            environment.shown(l_1_noun),
            environment.shown(('' if (l_1_number == 1) else 's')),
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
            environment.shown((environment.getitem(l_1_words, l_1_number) if (l_1_number < 13) else environment.short(str_join((l_1_number, 'th', ))))),
        )
        return concat(t_14)
    context.exported_vars.add('nth')
    context.vars['nth'] = l_0_nth = Macro(environment, macro, 'nth', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_code):
        t_15 = []
        l_1_names, = environment.given(context, ('names',))
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        if (l_1_code in environment.getattr(l_1_names, 'joker')):
            pass
            t_15.append(
                environment.shown(environment.getitem(environment.getattr(l_1_names, 'joker'), l_1_code)),
            )
        else:
            pass
            t_15.extend((
                'the ',
                environment.shown(environment.getitem(environment.getattr(l_1_names, 'rank'), environment.getitem(l_1_code, 0))),
                ' of ',
                environment.shown(environment.getitem(environment.getattr(l_1_names, 'suit'), environment.getitem(l_1_code, 1))),
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
                environment.shown(environment.call(context, l_0_name, l_2_x, _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
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
                environment.shown(environment.call(context, l_0_p, environment.getattr(l_2_x, 'seat'), _loop_vars=_loop_vars)),
                ' ',
                environment.shown(('plays ' if environment.getattr(l_2_loop, 'first') else '')),
                'the ',
                environment.shown(environment.call(context, l_0_c, environment.getattr(l_2_x, 'card'), _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
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
                environment.shown(environment.call(context, l_0_c, l_2_x, _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
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
            environment.shown(environment.getitem('ABCDEFGHIJ', l_1_seat)),
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
            environment.shown(environment.getitem({'left': 'to the left of', 'right': 'to the right of', 'top': 'above', 'bottom': 'below'}, l_1_end)),
            ' ',
            environment.shown(l_1_line),
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
                environment.shown(l_2_x),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
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
                environment.shown((environment.short(str_join(('not ', environment.call(context, l_0_ss, l_1_suit), ))) if l_1_many else environment.short(str_join(('not a ', environment.call(context, l_0_s, l_1_suit), ))))),
            )
        elif l_1_many:
            pass
            t_22.extend((
                'neither ',
                environment.shown(environment.call(context, l_0_ss, l_1_suit)),
                ' nor ',
                environment.shown(environment.call(context, l_0_ss, l_1_trump)),
            ))
        else:
            pass
            t_22.extend((
                'neither a ',
                environment.shown(environment.call(context, l_0_s, l_1_suit)),
                ' nor a ',
                environment.shown(environment.call(context, l_0_s, l_1_trump)),
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
            environment.shown((environment.short(str_join(('not one ', environment.call(context, l_0_s, l_1_suit), ))) if (l_1_suit == l_1_trump) else environment.short(str_join(('neither a ', environment.call(context, l_0_s, l_1_suit), ' nor a ', environment.call(context, l_0_s, l_1_trump), ))))),
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
                environment.shown(environment.call(context, l_0_s, l_1_suit)),
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
                environment.shown(l_1_article),
                environment.shown(environment.call(context, l_0_c, l_2_x, _loop_vars=_loop_vars)),
                environment.shown((' (face up already)' if (l_2_x in l_1_up) else '')),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
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
                environment.shown(('The ' if environment.getattr(l_2_loop, 'first') else 'the ')),
                environment.shown(environment.call(context, l_0_c, l_2_x, _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
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
            environment.shown(l_1_k),
            ' point',
            environment.shown(('' if (l_1_k == 1) else 's')),
        ))
        return concat(t_27)
    context.exported_vars.add('points_')
    context.vars['points_'] = l_0_points_ = Macro(environment, macro, 'points_', ('k',), False, False, False, context.eval_ctx.autoescape)
    if (l_0_phrase == 'say.situation[0]'):
        pass
        yield environment.shown(t_1(environment.call(context, l_0_ss, (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield ' are trump.'
        if l_0_trick:
            pass
            yield ' It is the '
            yield environment.shown(environment.call(context, l_0_nth, l_0_trick))
            yield ' trick.'
        if l_0_hand:
            pass
            yield ' You hold '
            yield environment.shown(environment.call(context, l_0_cs, l_0_hand))
            yield '.'
    elif (l_0_phrase == 'say.standing[0]'):
        pass
        yield environment.shown(('Hard' if (l_0_difficulty == 'hard') else 'Normal'))
        yield ' game, '
        yield environment.shown(environment.call(context, l_0_nth, l_0_hand_no))
        yield ' deal. '
        if (l_0_you or l_0_dummy):
            pass
            yield 'You have '
            yield environment.shown(l_0_you)
            yield ' points, the dummy has '
            yield environment.shown(l_0_dummy)
            yield '.'
        else:
            pass
            yield 'Nobody has a point yet.'
        yield ' '
        if (l_0_mark == l_0_dummy_mark):
            pass
            yield 'The target is '
            yield environment.shown(l_0_mark)
            yield ' for both'
        else:
            pass
            yield 'The targets are '
            yield environment.shown(l_0_mark)
            yield ' and '
            yield environment.shown(l_0_dummy_mark)
        yield '.'
    elif (l_0_phrase == 'say.layout-diagonal[0]'):
        pass
        yield 'The diagonal from the '
        yield environment.shown(('top left to the bottom right' if (l_0_diagonal == 'down') else 'bottom left to the top right'))
        yield ' has been turned up: '
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '.'
    elif (l_0_phrase == 'say.layout-hand[0]'):
        pass
        yield 'You hold '
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '.'
    elif (l_0_phrase == 'say.layout-trump[0]'):
        pass
        yield 'The card turned up on the stock is the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ', so '
        yield environment.shown(environment.call(context, l_0_ss, (undefined(name='trump') if l_0_trump is missing else l_0_trump)))
        yield ' are trump.'
    elif (l_0_phrase == 'say.layout-rest[0]'):
        pass
        yield environment.shown(l_0_grid)
        yield ' cards in the grid, '
        yield environment.shown(l_0_hand)
        yield ' in your hand and '
        yield environment.shown(l_0_stock)
        yield ' in the stock make the '
        yield environment.shown(l_0_pack)
        yield ' cards of the game.'
    elif (l_0_phrase == 'say.layout-known[0]'):
        pass
        yield 'Before the first trick you know '
        yield environment.shown(l_0_known)
        yield ' of them. You can see these trumps: the one on the stock, '
        yield environment.shown(environment.call(context, l_0_cs, l_0_held))
        yield ' in your hand, and '
        yield environment.shown(environment.call(context, l_0_cs, l_0_lying))
        yield ' on the diagonal.'
    elif (l_0_phrase == 'say.trick[0]'):
        pass
        yield '**Trick '
        yield environment.shown(l_0_trick)
        yield '.**'
    elif (l_0_phrase == 'say.lay[0]'):
        pass
        yield 'You lay the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' '
        yield environment.shown(environment.call(context, l_0_at_, (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end)))
        yield '.'
    elif (l_0_phrase == 'say.lay[1]'):
        pass
        yield 'You choose the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' and lay it '
        yield environment.shown(environment.call(context, l_0_at_, (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end)))
        yield '.'
    elif (l_0_phrase == 'say.turn[0]'):
        pass
        if l_0_passed:
            pass
            yield 'First '
            yield environment.shown(('comes' if (t_2(l_0_passed) == 1) else 'come'))
            yield ' '
            yield environment.shown(environment.call(context, l_0_marked, l_0_passed, (undefined(name='up') if l_0_up is missing else l_0_up)))
            yield ', which '
            yield environment.shown(('is' if (t_2(l_0_passed) == 1) else 'are'))
            yield ' '
            yield environment.shown(environment.call(context, l_0_neither, (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump), (t_2(l_0_passed) > 1)))
            yield ', so you go on. Next is '
            yield environment.shown(environment.call(context, l_0_marked, [(undefined(name='stop') if l_0_stop is missing else l_0_stop)], (undefined(name='up') if l_0_up is missing else l_0_up)))
            yield ', '
            yield environment.shown(environment.call(context, l_0_kind, (undefined(name='stop') if l_0_stop is missing else l_0_stop), (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump)))
            yield ', and it stops the turning.'
        else:
            pass
            yield 'The very first card is '
            yield environment.shown(environment.call(context, l_0_marked, [(undefined(name='stop') if l_0_stop is missing else l_0_stop)], (undefined(name='up') if l_0_up is missing else l_0_up)))
            yield ', '
            yield environment.shown(environment.call(context, l_0_kind, (undefined(name='stop') if l_0_stop is missing else l_0_stop), (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump)))
            yield ', and stops the turning at once.'
    elif (l_0_phrase == 'say.turn[1]'):
        pass
        if l_0_passed:
            pass
            yield 'You turn '
            yield environment.shown(environment.call(context, l_0_marked, l_0_passed, (undefined(name='up') if l_0_up is missing else l_0_up)))
            yield ', which '
            yield environment.shown(('is' if (t_2(l_0_passed) == 1) else 'are'))
            yield ' '
            yield environment.shown(environment.call(context, l_0_neither, (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump), (t_2(l_0_passed) > 1)))
            yield '. The next card, the '
            yield environment.shown(environment.call(context, l_0_c, (undefined(name='stop') if l_0_stop is missing else l_0_stop)))
            yield ', '
            yield environment.shown(('lies face up already. It ' if ((undefined(name='stop') if l_0_stop is missing else l_0_stop) in (undefined(name='up') if l_0_up is missing else l_0_up)) else ''))
            yield 'is '
            yield environment.shown(environment.call(context, l_0_kind, (undefined(name='stop') if l_0_stop is missing else l_0_stop), (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump)))
            yield ', and the turning stops there.'
        else:
            pass
            yield 'The turning stops at the very first card: '
            yield environment.shown(environment.call(context, l_0_marked, [(undefined(name='stop') if l_0_stop is missing else l_0_stop)], (undefined(name='up') if l_0_up is missing else l_0_up)))
            yield ' is '
            yield environment.shown(environment.call(context, l_0_kind, (undefined(name='stop') if l_0_stop is missing else l_0_stop), (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump)))
            yield '.'
    elif (l_0_phrase == 'say.turn-all[0]'):
        pass
        yield 'You turn '
        yield environment.shown(environment.call(context, l_0_marked, (undefined(name='cards') if l_0_cards is missing else l_0_cards), (undefined(name='up') if l_0_up is missing else l_0_up), ''))
        yield ': '
        yield environment.shown(environment.call(context, l_0_none_, (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump)))
        yield ' among all six.'
    elif (l_0_phrase == 'say.turn-all[1]'):
        pass
        yield 'The cards are '
        yield environment.shown(environment.call(context, l_0_marked, (undefined(name='cards') if l_0_cards is missing else l_0_cards), (undefined(name='up') if l_0_up is missing else l_0_up), ''))
        yield '. All six are turned, and there is '
        yield environment.shown(environment.call(context, l_0_none_, (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump)))
        yield ' among them.'
    elif (l_0_phrase == 'say.won-suit[0]'):
        pass
        yield 'The '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' ranks above the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='stop') if l_0_stop is missing else l_0_stop)))
        yield ', so you win the trick.'
    elif (l_0_phrase == 'say.won-suit[1]'):
        pass
        yield 'Your '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' beats the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='stop') if l_0_stop is missing else l_0_stop)))
        yield ', and the trick is yours.'
    elif (l_0_phrase == 'say.lost-suit[0]'):
        pass
        yield 'The '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='stop') if l_0_stop is missing else l_0_stop)))
        yield ' ranks above your '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ', so the dummy wins the trick.'
    elif (l_0_phrase == 'say.lost-suit[1]'):
        pass
        yield 'Your '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' is lower than the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='stop') if l_0_stop is missing else l_0_stop)))
        yield ', and the trick goes to the dummy.'
    elif (l_0_phrase == 'say.won-trumps[0]'):
        pass
        yield 'Of the two trumps your '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' is the higher, so you win the trick.'
    elif (l_0_phrase == 'say.won-trumps[1]'):
        pass
        yield 'Trump against trump, the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' beats the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='stop') if l_0_stop is missing else l_0_stop)))
        yield ': the trick is yours.'
    elif (l_0_phrase == 'say.lost-trumps[0]'):
        pass
        yield 'Of the two trumps the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='stop') if l_0_stop is missing else l_0_stop)))
        yield ' is the higher, so the dummy wins the trick.'
    elif (l_0_phrase == 'say.lost-trumps[1]'):
        pass
        yield 'Trump against trump, the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='stop') if l_0_stop is missing else l_0_stop)))
        yield ' beats your '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ': the trick is the dummy’s.'
    elif (l_0_phrase == 'say.lost-to-trump[0]'):
        pass
        yield 'Your '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' is no trump, so the dummy wins the trick.'
    elif (l_0_phrase == 'say.lost-to-trump[1]'):
        pass
        yield 'Against a trump the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' has no chance, and the dummy wins the trick.'
    elif (l_0_phrase == 'say.won-through[0]'):
        pass
        yield 'Nothing has stopped your '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ', so you win the trick and take one of the six, whichever you like.'
    elif (l_0_phrase == 'say.won-through[1]'):
        pass
        yield 'The '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' has gone through the whole line. You win the trick and choose one of its six cards to take.'
    elif (l_0_phrase == 'say.pick[0]'):
        pass
        yield 'You pick the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield '.'
    elif (l_0_phrase == 'say.take[0]'):
        pass
        if l_0_won:
            pass
            yield 'You put the '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield ' and the '
            yield environment.shown(environment.call(context, l_0_c, l_0_taken))
            yield ' face up on your pile.'
        else:
            pass
            yield 'The '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield ' and the '
            yield environment.shown(environment.call(context, l_0_c, l_0_taken))
            yield ' go face down on the dummy’s pile.'
    elif (l_0_phrase == 'say.take[1]'):
        pass
        if l_0_won:
            pass
            yield 'The '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield ' and the '
            yield environment.shown(environment.call(context, l_0_c, l_0_taken))
            yield ' are yours, face up.'
        else:
            pass
            yield 'The dummy gets the '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield ' and the '
            yield environment.shown(environment.call(context, l_0_c, l_0_taken))
            yield ', face down.'
    elif (l_0_phrase == 'say.stay[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_Thes, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield ' '
        yield environment.shown(('stays' if (t_2((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1) else 'stay'))
        yield ' face up.'
    elif (l_0_phrase == 'say.closed[0]'):
        pass
        yield 'The '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' leaves a gap, so '
        yield environment.shown(environment.call(context, l_0_lines_, (undefined(name='lines') if l_0_lines is missing else l_0_lines)))
        yield ' '
        yield environment.shown(('is' if (t_2((undefined(name='lines') if l_0_lines is missing else l_0_lines)) == 1) else 'are'))
        yield ' closed from now on.'
    elif (l_0_phrase == 'say.closed[1]'):
        pass
        yield 'Now that the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' is gone, '
        yield environment.shown(environment.call(context, l_0_lines_, (undefined(name='lines') if l_0_lines is missing else l_0_lines)))
        yield ' '
        yield environment.shown(('is' if (t_2((undefined(name='lines') if l_0_lines is missing else l_0_lines)) == 1) else 'are'))
        yield ' closed.'
    elif (l_0_phrase == 'say.all-closed[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_lines_, (undefined(name='lines') if l_0_lines is missing else l_0_lines)))
        yield ' '
        yield environment.shown(('is' if (t_2((undefined(name='lines') if l_0_lines is missing else l_0_lines)) == 1) else 'are'))
        yield ' closed.'
    elif (l_0_phrase == 'say.others[0]'):
        pass
        yield 'So you have to lay it, or another card, at '
        yield environment.shown(('one of the full lines' if (t_2(l_0_closed) <= t_2((undefined(name='lines') if l_0_lines is missing else l_0_lines))) else environment.short(str_join(('one of ', environment.call(context, l_0_lines_, (undefined(name='lines') if l_0_lines is missing else l_0_lines)), )))))
        yield '.'
    elif (l_0_phrase == 'say.left-out[0]'):
        pass
        yield 'The drawings show tricks of one deal. '
        yield environment.shown(('The' if (t_2(l_0_tricks) == 1) else 'Tricks'))
        yield ' '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext(l_0_tricks, undefined):
            _loop_vars = {}
            pass
            yield environment.shown((environment.call(context, l_0_nth, l_1_x, _loop_vars=_loop_vars) if (t_2(l_0_tricks) == 1) else l_1_x))
            yield environment.shown(environment.call(context, l_0_and_, environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars))
        l_1_loop = l_1_x = missing
        yield environment.shown((' is' if (t_2(l_0_tricks) == 1) else ' are'))
        yield ' left out, and the gaps come from the tricks before.'
    elif (l_0_phrase == 'say.side[0]'):
        pass
        yield '**Trick '
        yield environment.shown(l_0_trick)
        yield ':** the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' '
        yield environment.shown(environment.call(context, l_0_at_, (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end)))
        yield '; turned '
        yield environment.shown(environment.getitem({'left': 'from left to right', 'right': 'from right to left', 'top': 'downwards', 'bottom': 'upwards'}, (undefined(name='end') if l_0_end is missing else l_0_end)))
    elif (l_0_phrase == 'say.tempting[0]'):
        pass
        yield 'You would like to lay the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' '
        yield environment.shown(environment.call(context, l_0_at_, (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end)))
        yield ', as the pale card with the question mark shows. It would be sure to win: the first card there, the '
        yield environment.shown(environment.call(context, l_0_c, l_0_first))
        yield ', lies face up, and the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' beats it.'
    elif (l_0_phrase == 'say.table-marks[0]'):
        pass
        yield 'In the table, {icon:won|★} stands by the card that won; “full lines” is how many could be chosen. If nothing stopped the play card, the card taken from the line is the player’s choice.'
    elif (l_0_phrase == 'say.place[0]'):
        pass
        yield environment.shown(environment.getitem({'left': 'left of', 'right': 'right of', 'top': 'above', 'bottom': 'below'}, (undefined(name='end') if l_0_end is missing else l_0_end)))
        yield ' '
        yield environment.shown((undefined(name='line') if l_0_line is missing else l_0_line))
    elif (l_0_phrase == 'say.left[0]'):
        pass
        yield 'The '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' is left in your hand and is not played.'
    elif (l_0_phrase == 'say.score[0]'):
        pass
        yield 'In this deal you take '
        yield environment.shown(environment.call(context, l_0_some, l_0_you, 'trick'))
        yield ' and the dummy '
        yield environment.shown(environment.call(context, l_0_n, l_0_dummy))
        yield ': '
        if l_0_first:
            pass
            yield environment.shown(environment.call(context, l_0_points_, l_0_you))
            yield ' for you and '
            yield environment.shown(l_0_dummy)
            yield ' for the dummy'
        else:
            pass
            yield 'now you have '
            yield environment.shown(l_0_you_end)
            yield ' and the dummy has '
            yield environment.shown(l_0_dummy_end)
        yield '.'
    elif (l_0_phrase == 'say.score[1]'):
        pass
        yield environment.shown(t_1(environment.call(context, l_0_n, l_0_you)))
        yield ' of the tricks are yours and '
        yield environment.shown(environment.call(context, l_0_n, l_0_dummy))
        yield ' the dummy’s, '
        if l_0_first:
            pass
            yield 'so you score '
            yield environment.shown(environment.call(context, l_0_points_, l_0_you))
            yield ' and the dummy '
            yield environment.shown(l_0_dummy)
        else:
            pass
            yield 'which makes '
            yield environment.shown(l_0_you_end)
            yield ' for you and '
            yield environment.shown(l_0_dummy_end)
            yield ' for the dummy'
        yield '.'
    elif (l_0_phrase == 'say.game-won[0]'):
        pass
        yield 'You have reached your target and the dummy has not, so you win the game.'
    elif (l_0_phrase == 'say.game-won[1]'):
        pass
        yield 'That is enough for you and not for the dummy: the game is won.'
    elif (l_0_phrase == 'say.game-lost[0]'):
        pass
        yield 'The dummy has reached its target and you have not, so the dummy wins the game.'
    elif (l_0_phrase == 'say.game-lost[1]'):
        pass
        yield 'The dummy is there and you are not: the game is lost.'
    elif (l_0_phrase == 'say.goes-on[0]'):
        pass
        yield 'Neither has reached '
        yield environment.shown(('the' if (l_0_mark == l_0_dummy_mark) else 'its'))
        yield ' target, so the game goes on: all the cards are shuffled and dealt again.'
    elif (l_0_phrase == 'say.both-there[0]'):
        pass
        yield 'You come to '
        yield environment.shown(l_0_mark)
        yield ' in the '
        yield environment.shown(environment.call(context, l_0_nth, l_0_you_there))
        yield ' trick, and the dummy to '
        yield environment.shown(l_0_dummy_mark)
        yield ' in the '
        yield environment.shown(environment.call(context, l_0_nth, l_0_dummy_there))
        yield '. '
        if (l_0_ruling == 'dummy'):
            pass
            yield 'But the scores are compared only when the deal is over. By then both have reached their targets, so the dummy wins the game.'
        elif (l_0_ruling == 'player'):
            pass
            yield 'When the deal is over, both have reached their targets, so '
            yield environment.shown(('you win' if (l_0_winner == 'player') else 'the dummy wins'))
            yield ' the game.'
        else:
            pass
            yield 'When the deal is over, both have reached their targets, and the earlier trick decides: '
            yield environment.shown(('you win' if (l_0_winner == 'player') else 'the dummy wins'))
            yield ' the game.'
    elif (l_0_phrase == 'say.not-enough[0]'):
        pass
        yield 'You have come to '
        yield environment.shown(l_0_points)
        yield ' points, which would win a normal game but not this one.'
    elif (l_0_phrase == 'legal.full-lines[0]'):
        pass
        yield 'You hold '
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        if (not l_0_gaps):
            pass
            yield ', and every line is full'
        elif (t_2(l_0_gaps) <= t_2((undefined(name='lines') if l_0_lines is missing else l_0_lines))):
            pass
            yield '; '
            yield environment.shown(environment.call(context, l_0_lines_, l_0_gaps))
            yield ' '
            yield environment.shown(('is' if (t_2(l_0_gaps) == 1) else 'are'))
            yield ' closed'
        else:
            pass
            yield '; only '
            yield environment.shown(environment.call(context, l_0_lines_, (undefined(name='lines') if l_0_lines is missing else l_0_lines)))
            yield ' '
            yield environment.shown(('is' if (t_2((undefined(name='lines') if l_0_lines is missing else l_0_lines)) == 1) else 'are'))
            yield ' still full'
        yield '.'
    elif (l_0_phrase == 'legal.full-lines[1]'):
        pass
        yield 'Your hand is '
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '. '
        if (not l_0_gaps):
            pass
            yield 'You may choose any line.'
        elif (t_2(l_0_gaps) <= t_2((undefined(name='lines') if l_0_lines is missing else l_0_lines))):
            pass
            yield 'You may choose any line but '
            yield environment.shown(environment.call(context, l_0_lines_, l_0_gaps))
            yield '.'
        else:
            pass
            yield environment.shown(environment.call(context, l_0_lines_, (undefined(name='lines') if l_0_lines is missing else l_0_lines)))
            yield ' may be chosen.'
    elif (l_0_phrase == 'legal.pick-any[0]'):
        pass
        yield 'Nothing in '
        yield environment.shown((undefined(name='line') if l_0_line is missing else l_0_line))
        yield ' has stopped your '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ', so you may take any of the cards turned: '
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '.'
    elif (l_0_phrase == 'legal.pick-any[1]'):
        pass
        yield 'Your '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' has gone through '
        yield environment.shown((undefined(name='line') if l_0_line is missing else l_0_line))
        yield '. Whichever you like of '
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield ' may be taken.'
    elif (l_0_phrase == 'refuse.no-such-card[0]'):
        pass
        yield environment.shown(('The 10s are' if (environment.getitem(l_0_card, 0) == 'T') else 'Such a card is'))
        yield ' not in the pack ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'refuse.not-in-hand[0]'):
        pass
        yield 'The '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' '
        yield environment.shown(('has been played already' if l_0_played else 'is not in your hand'))
        yield ' ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'refuse.no-such-line[0]'):
        pass
        yield 'There is no line of that name ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'refuse.not-full[0]'):
        pass
        yield 'But '
        yield environment.shown(environment.call(context, l_0_thes, l_0_gone))
        yield ' '
        yield environment.shown(('has' if (t_2(l_0_gone) == 1) else 'have'))
        yield ' been taken from '
        yield environment.shown((undefined(name='line') if l_0_line is missing else l_0_line))
        yield ', and a line may only be chosen while it has all six cards ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'refuse.no-such-end[0]'):
        pass
        yield environment.shown((undefined(name='line') if l_0_line is missing else l_0_line))
        yield ' is a '
        yield environment.shown(('row, with a left and a right end' if (environment.getitem((undefined(name='line') if l_0_line is missing else l_0_line), 0) == 'R') else 'column, with an upper and a lower end'))
        yield ' ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'refuse.not-turned[0]'):
        pass
        yield 'The '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' is not one of the cards turned in '
        yield environment.shown((undefined(name='line') if l_0_line is missing else l_0_line))
        yield ', which are '
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield ' ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'why.random[0]'):
        pass
        if (undefined(name='line') if l_0_line is missing else l_0_line):
            pass
            yield 'You lay the '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield ' '
            yield environment.shown(environment.call(context, l_0_at_, (undefined(name='line') if l_0_line is missing else l_0_line), l_0_from))
            yield '.'
        else:
            pass
            yield 'You pick the '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield '.'
    elif (l_0_phrase == 'why.line-sure[0]'):
        pass
        yield 'The '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' '
        yield environment.shown(environment.call(context, l_0_at_, (undefined(name='line') if l_0_line is missing else l_0_line), l_0_from))
        yield ' is sure to win'
        if (undefined(name='stop') if l_0_stop is missing else l_0_stop):
            pass
            yield '.'
            yield environment.shown((' The' if l_0_first else ' At the latest the'))
            yield ' turning stops at the '
            yield environment.shown(environment.call(context, l_0_c, (undefined(name='stop') if l_0_stop is missing else l_0_stop)))
            yield ', which you can see and which your card beats'
            yield environment.shown(('' if l_0_first else '; and no card that could come before it beats yours'))
            yield '.'
        else:
            pass
            yield ': no card that could still lie face down beats it.'
    elif (l_0_phrase == 'why.line-sure[1]'):
        pass
        yield 'You lay the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' '
        yield environment.shown(environment.call(context, l_0_at_, (undefined(name='line') if l_0_line is missing else l_0_line), l_0_from))
        yield ', where it cannot lose: '
        if (undefined(name='stop') if l_0_stop is missing else l_0_stop):
            pass
            yield environment.shown(('it meets' if l_0_first else 'no card that could lie there beats it before it meets'))
            yield ' the '
            yield environment.shown(environment.call(context, l_0_c, (undefined(name='stop') if l_0_stop is missing else l_0_stop)))
            yield ', which you can see and which is lower'
        else:
            pass
            yield 'no card that could still come up there beats it'
        yield '.'
    elif (l_0_phrase == 'why.line-hope[0]'):
        pass
        yield 'Nothing is sure to win, but by the cards that you have not seen the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' '
        yield environment.shown(environment.call(context, l_0_at_, (undefined(name='line') if l_0_line is missing else l_0_line), l_0_from))
        yield ' has the best chance, about '
        yield environment.shown(l_0_percent)
        yield '%'
        if (undefined(name='stop') if l_0_stop is missing else l_0_stop):
            pass
            yield '; if nothing else stops the turning, the '
            yield environment.shown(environment.call(context, l_0_c, (undefined(name='stop') if l_0_stop is missing else l_0_stop)))
            yield ', which you can see, will'
        yield '.'
    elif (l_0_phrase == 'why.line-hope[1]'):
        pass
        yield 'You lay the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' '
        yield environment.shown(environment.call(context, l_0_at_, (undefined(name='line') if l_0_line is missing else l_0_line), l_0_from))
        if (undefined(name='stop') if l_0_stop is missing else l_0_stop):
            pass
            yield ', where the turning stops at the '
            yield environment.shown(environment.call(context, l_0_c, (undefined(name='stop') if l_0_stop is missing else l_0_stop)))
            yield ' at the latest'
        yield '. By the cards that you have not seen, the chance is about '
        yield environment.shown(l_0_percent)
        yield '%; no other card or line offers a better one.'
    elif (l_0_phrase == 'why.line-plan[0]'):
        pass
        yield 'You think of the tricks to come as well, and lay the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' '
        yield environment.shown(environment.call(context, l_0_at_, (undefined(name='line') if l_0_line is missing else l_0_line), l_0_from))
        yield '. The chance for this trick alone is about '
        yield environment.shown(l_0_percent)
        yield '%'
        if (l_0_greatest > l_0_percent):
            pass
            yield ', where another choice would have offered '
            yield environment.shown(l_0_greatest)
            yield '%'
        yield '.'
    elif (l_0_phrase == 'why.line-plan[1]'):
        pass
        yield 'With the later tricks in mind you choose '
        yield environment.shown((undefined(name='line') if l_0_line is missing else l_0_line))
        yield ' and lay the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' '
        yield environment.shown(environment.call(context, l_0_at_, (undefined(name='line') if l_0_line is missing else l_0_line), l_0_from))
        yield ', where this trick alone has a chance of about '
        yield environment.shown(l_0_percent)
        yield '%'
        if (l_0_greatest > l_0_percent):
            pass
            yield ', though it might have been '
            yield environment.shown(l_0_greatest)
            yield '% elsewhere'
        yield '.'
    elif (l_0_phrase == 'why.pick-gap[0]'):
        pass
        yield 'You take the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ': its other line, '
        yield environment.shown((undefined(name='line') if l_0_line is missing else l_0_line))
        yield ', is closed already, so only the line that you have just used closes.'
    elif (l_0_phrase == 'why.pick-gap[1]'):
        pass
        yield 'The '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' is the one to take, because '
        yield environment.shown((undefined(name='line') if l_0_line is missing else l_0_line))
        yield ', the other line that it lies in, is closed already.'
    elif (l_0_phrase == 'why.pick-least[0]'):
        pass
        yield 'Taking a card closes its other line too. Of those lines '
        yield environment.shown((undefined(name='line') if l_0_line is missing else l_0_line))
        yield ' is where your hand has the smallest chance, so you take the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield '.'
    elif (l_0_phrase == 'why.pick-least[1]'):
        pass
        yield 'You take the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield '. That closes '
        yield environment.shown((undefined(name='line') if l_0_line is missing else l_0_line))
        yield ' too, the line in which your hand has the smallest chance.'
    elif (l_0_phrase == 'why.pick-plan[0]'):
        pass
        yield 'You take the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield '; closing '
        yield environment.shown((undefined(name='line') if l_0_line is missing else l_0_line))
        yield ', its other line, costs you least in the tricks to come.'
    elif (l_0_phrase == 'why.pick-plan[1]'):
        pass
        yield 'Thinking ahead, you take the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ', whose other line is '
        yield environment.shown((undefined(name='line') if l_0_line is missing else l_0_line))
        yield ': what is left then is worth most to you.'
    elif (l_0_phrase == 'ask.lines[0]'):
        pass
        yield 'Which lines may you choose?'
    elif (l_0_phrase == 'ask.stopper[0]'):
        pass
        yield environment.shown(t_1(environment.call(context, l_0_ss, (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield ' are trump. You lay the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' '
        yield environment.shown(environment.call(context, l_0_at_, (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end)))
        yield '. Which card stops the turning?'
    elif (l_0_phrase == 'ask.who-wins[0]'):
        pass
        yield environment.shown(t_1(environment.call(context, l_0_ss, (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield ' are trump. You lay the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' '
        yield environment.shown(environment.call(context, l_0_at_, (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end)))
        yield '. Who wins the trick?'
    elif (l_0_phrase == 'ask.taken[0]'):
        pass
        yield environment.shown(t_1(environment.call(context, l_0_ss, (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield ' are trump. You lay the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' '
        yield environment.shown(environment.call(context, l_0_at_, (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end)))
        yield '. Which cards does the winner take?'
    elif (l_0_phrase == 'ask.lines-after[0]'):
        pass
        yield environment.shown(t_1(environment.call(context, l_0_ss, (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield ' are trump. You lay the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' '
        yield environment.shown(environment.call(context, l_0_at_, (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end)))
        yield '. Which lines are full after this trick?'
    elif (l_0_phrase == 'ask.score[0]'):
        pass
        yield 'The deal is over. What do you and the dummy score?'
    elif (l_0_phrase == 'reply.lines[0]'):
        pass
        if (t_2(l_0_closed) <= t_2((undefined(name='lines') if l_0_lines is missing else l_0_lines))):
            pass
            yield 'Any but '
            yield environment.shown(environment.call(context, l_0_lines_, l_0_closed))
            yield ': '
        yield environment.shown(environment.call(context, l_0_lines_, (undefined(name='lines') if l_0_lines is missing else l_0_lines)))
        yield '.'
    elif (l_0_phrase == 'reply.lines-after[0]'):
        pass
        if (t_2(l_0_closed) <= t_2((undefined(name='lines') if l_0_lines is missing else l_0_lines))):
            pass
            yield 'Any but '
            yield environment.shown(environment.call(context, l_0_lines_, l_0_closed))
            yield ': '
        yield environment.shown(environment.call(context, l_0_lines_, (undefined(name='lines') if l_0_lines is missing else l_0_lines)))
        yield '.'
    elif (l_0_phrase == 'reply.closed-before[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_lines_, (undefined(name='lines') if l_0_lines is missing else l_0_lines)))
        yield ' '
        yield environment.shown(('was' if (t_2((undefined(name='lines') if l_0_lines is missing else l_0_lines)) == 1) else 'were'))
        yield ' closed before.'
    elif (l_0_phrase == 'reply.stopper[0]'):
        pass
        if (undefined(name='stop') if l_0_stop is missing else l_0_stop):
            pass
            yield 'The '
            yield environment.shown(environment.call(context, l_0_c, (undefined(name='stop') if l_0_stop is missing else l_0_stop)))
            yield '.'
        else:
            pass
            yield 'None, and you win the trick.'
    elif (l_0_phrase == 'reply.who-wins[0]'):
        pass
        yield environment.shown(('You do.' if l_0_won else 'The dummy does.'))
    elif (l_0_phrase == 'reply.taken[0]'):
        pass
        yield environment.shown(('You take' if l_0_won else 'The dummy takes'))
        yield ' the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' and the '
        yield environment.shown(environment.call(context, l_0_c, l_0_taken))
        yield '.'
    elif (l_0_phrase == 'reply.taken-any[0]'):
        pass
        yield 'You take the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' and whichever you like of '
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '.'
    elif (l_0_phrase == 'reply.score[0]'):
        pass
        yield 'You score '
        yield environment.shown(l_0_player)
        yield ', the dummy '
        yield environment.shown(l_0_dummy)
        yield '. Your pile has '
        yield environment.shown(environment.call(context, l_0_n, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield ' card'
        yield environment.shown(('' if ((undefined(name='cards') if l_0_cards is missing else l_0_cards) == 1) else 's'))
        yield ' and the dummy’s '
        yield environment.shown(environment.call(context, l_0_n, l_0_dummy_cards))
        yield ', and two cards make a trick; the card left in your hand does not count.'
    elif (l_0_phrase == 'alt.layout[0]'):
        pass
        yield 'The grid of six rows and six columns, face down but for the diagonal from the '
        yield environment.shown(('top left to the bottom right' if (l_0_diagonal == 'down') else 'bottom left to the top right'))
        yield ': '
        yield environment.shown(environment.call(context, l_0_named, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '. On the stock lies '
        yield environment.shown(environment.call(context, l_0_name, (undefined(name='trump') if l_0_trump is missing else l_0_trump)))
        yield '.'
    elif (l_0_phrase == 'alt.trick[0]'):
        pass
        yield environment.shown(t_1(environment.call(context, l_0_name, l_0_card)))
        yield ' lies '
        yield environment.shown(environment.call(context, l_0_at_, (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end)))
        yield '. Turned in order: '
        yield environment.shown(environment.call(context, l_0_named, l_0_turned))
        yield '.'
    elif (l_0_phrase == 'alt.taken[0]'):
        pass
        yield environment.shown(t_1(environment.call(context, l_0_name, l_0_card)))
        yield ' '
        yield environment.shown(('stopped the turning' if (undefined(name='stop') if l_0_stop is missing else l_0_stop) else 'was picked'))
        yield '.'
    elif (l_0_phrase == 'alt.tried[0]'):
        pass
        yield environment.shown(t_1(environment.call(context, l_0_name, l_0_card)))
        yield ' is held '
        yield environment.shown(environment.call(context, l_0_at_, (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end)))
        yield ', with a question mark.'
    elif (l_0_phrase == 'alt.grid[0]'):
        pass
        if (undefined(name='up') if l_0_up is missing else l_0_up):
            pass
            yield 'Elsewhere in the grid lie face up: '
            yield environment.shown(environment.call(context, l_0_named, (undefined(name='up') if l_0_up is missing else l_0_up)))
            yield '. '
        if l_0_gaps:
            pass
            yield 'Gaps: '
            yield environment.shown(l_0_gaps)
            yield '.'
        else:
            pass
            yield 'There is no gap.'
    elif (l_0_phrase == 'alt.hand[0]'):
        pass
        yield 'In hand: '
        yield environment.shown(environment.call(context, l_0_named, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '.'
    elif (l_0_phrase == 'alt.laid[0]'):
        pass
        yield environment.shown(t_1(environment.call(context, l_0_name, l_0_card)))
        yield ' lies '
        yield environment.shown(environment.call(context, l_0_at_, (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end)))
        yield '. The cards of '
        yield environment.shown((undefined(name='line') if l_0_line is missing else l_0_line))
        yield ', from there on: '
        yield environment.shown(environment.call(context, l_0_named, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '.'
    elif (l_0_phrase == 'alt.face-up[0]'):
        pass
        if (undefined(name='cards') if l_0_cards is missing else l_0_cards):
            pass
            yield 'Elsewhere lie face up: '
            yield environment.shown(environment.call(context, l_0_named, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
            yield '.'
    elif (l_0_phrase == 'alt.gaps[0]'):
        pass
        if l_0_places:
            pass
            yield 'Gaps: '
            l_1_loop = missing
            for (l_1_row, l_1_column), l_1_loop in LoopContext(l_0_places, undefined):
                _loop_vars = {}
                pass
                yield 'row '
                yield environment.shown(l_1_row)
                yield ', column '
                yield environment.shown(l_1_column)
                yield environment.shown(('; ' if (not environment.getattr(l_1_loop, 'last')) else ''))
            l_1_loop = l_1_row = l_1_column = missing
            yield '.'
    elif (l_0_phrase == 'alt.piles[0]'):
        pass
        yield 'Your pile, face up: '
        yield environment.shown((environment.call(context, l_0_named, l_0_won) if l_0_won else 'nothing'))
        yield '. The dummy’s pile: '
        yield environment.shown(environment.call(context, l_0_n, l_0_lost))
        yield ' cards, face down. In hand: '
        yield environment.shown(environment.call(context, l_0_name, l_0_left))
        yield '.'

blocks = {}
debug_info = '1=23&2=36&3=49&4=64&5=81&6=98&7=104&9=119&10=131&11=143&12=156&13=162&14=164&16=169&17=185&18=191&19=193&21=198&22=204&24=221&25=238&26=244&28=259&29=277&30=288&31=303&32=320&33=329&34=334&35=346&37=353&38=366&39=375&41=395&42=405&44=418&45=436&46=449'

taken = ['card', 'cards', 'clause', 'closed', 'diagonal', 'difficulty', 'dummy', 'dummy_cards', 'dummy_end', 'dummy_mark', 'dummy_there', 'end', 'first', 'from', 'gaps', 'gone', 'greatest', 'grid', 'hand', 'hand_no', 'held', 'known', 'left', 'line', 'lines', 'lost', 'lying', 'mark', 'names', 'pack', 'passed', 'percent', 'phrase', 'places', 'player', 'points', 'ruling', 'stock', 'stop', 'suit', 'taken', 'trick', 'tricks', 'trump', 'turned', 'up', 'winner', 'won', 'you', 'you_end', 'you_there']
lent = []
