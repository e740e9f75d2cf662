# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'sorcerer/phrases.en.toml'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    l_0_cards = resolve('cards')
    l_0_seat = resolve('seat')
    l_0_card = resolve('card')
    l_0_plays = resolve('plays')
    l_0_won = resolve('won')
    l_0_seats = resolve('seats')
    l_0_number = resolve('number')
    l_0_phrase, l_0_dealer, l_0_last, l_0_first, l_0_bids, l_0_points, l_0_trick, l_0_bid, l_0_best, l_0_suit, l_0_hand, l_0_dummy, l_0_left, l_0_right, l_0_owner, l_0_leader, l_0_out, l_0_first_card, l_0_total, l_0_tricks, l_0_kept, l_0_own, l_0_itself, l_0_used, l_0_off, l_0_over, l_0_joker, l_0_jokers, l_0_trumps, l_0_clause, l_0_to_move, l_0_most, l_0_hand_cards, l_0_dummy_cards, l_0_need, l_0_certain, l_0_hope, l_0_sure, l_0_taker, l_0_able, l_0_hand_bid, l_0_hand_won, l_0_dummy_bid, l_0_dummy_won, l_0_winner, l_0_idle, = environment.given(context, ('phrase', 'dealer', 'last', 'first', 'bids', 'points', 'trick', 'bid', 'best', 'suit', 'hand', 'dummy', 'left', 'right', 'owner', 'leader', 'out', 'first_card', 'total', 'tricks', 'kept', 'own', 'itself', 'used', 'off', 'over', 'joker', 'jokers', 'trumps', 'clause', 'to_move', 'most', 'hand_cards', 'dummy_cards', 'need', 'certain', 'hope', 'sure', 'taker', 'able', 'hand_bid', 'hand_won', 'dummy_bid', 'dummy_won', 'winner', 'idle'))
    l_0_c = l_0_p = l_0_and_ = l_0_ps = l_0_cs = l_0_cor = l_0_The = l_0_s = l_0_ss = l_0_n = l_0_some = l_0_nth = l_0_name = l_0_named = l_0_played = l_0_thes = l_0_letter = l_0_a_ = l_0_are = l_0_Thes = l_0_h = l_0_bid_ = l_0_signed = l_0_part = l_0_for_ = l_0_from_ = l_0_the_ = l_0_The_ = l_0_enough = l_0_n0 = missing
    t_1 = environment.filters['abs']
    t_2 = environment.filters['capitalize']
    t_3 = environment.filters['length']
    t_4 = environment.tests['none']
    pass
    def macro(l_1_code):
        t_5 = []
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        t_5.extend((
            '{card:',
            environment.shown(l_1_code),
            '}',
        ))
        return concat(t_5)
    context.exported_vars.add('c')
    context.vars['c'] = l_0_c = Macro(environment, macro, 'c', ('code',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_6 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_6.extend((
            '**',
            environment.shown(environment.getitem('ABCDEFGHIJ', l_1_seat)),
            '**',
        ))
        return concat(t_6)
    context.exported_vars.add('p')
    context.vars['p'] = l_0_p = Macro(environment, macro, 'p', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_i, l_1_n):
        t_7 = []
        if l_1_i is missing:
            l_1_i = undefined("parameter 'i' was not provided", name='i')
        if l_1_n is missing:
            l_1_n = undefined("parameter 'n' was not provided", name='n')
        pass
        if (l_1_i < (l_1_n - 1)):
            pass
            t_7.append(
                environment.shown((' and ' if (l_1_i == (l_1_n - 2)) else ', ')),
            )
        return concat(t_7)
    context.exported_vars.add('and_')
    context.vars['and_'] = l_0_and_ = Macro(environment, macro, 'and_', ('i', 'n'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seats):
        t_8 = []
        if l_1_seats is missing:
            l_1_seats = undefined("parameter 'seats' was not provided", name='seats')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_seats, undefined):
            _loop_vars = {}
            pass
            t_8.extend((
                environment.shown(environment.call(context, l_0_p, l_2_x, _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_8)
    context.exported_vars.add('ps')
    context.vars['ps'] = l_0_ps = Macro(environment, macro, 'ps', ('seats',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_9 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_9.extend((
                environment.shown(environment.call(context, l_0_c, l_2_x, _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_9)
    context.exported_vars.add('cs')
    context.vars['cs'] = l_0_cs = Macro(environment, macro, 'cs', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_10 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_10.append(
                environment.shown(environment.call(context, l_0_c, l_2_x, _loop_vars=_loop_vars)),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_10.append(
                    environment.shown((' or ' if (environment.getattr(l_2_loop, 'revindex0') == 1) else ', ')),
                )
        l_2_loop = l_2_x = missing
        return concat(t_10)
    context.exported_vars.add('cor')
    context.vars['cor'] = l_0_cor = Macro(environment, macro, 'cor', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_11 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        t_11.extend((
            environment.shown(('The ' if (t_3(l_1_cards) == 1) else '')),
            environment.shown(environment.call(context, l_0_cs, l_1_cards)),
        ))
        return concat(t_11)
    context.exported_vars.add('The')
    context.vars['The'] = l_0_The = Macro(environment, macro, 'The', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_12 = []
        l_1_names, = environment.given(context, ('names',))
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_12.append(
            environment.shown(environment.getitem(environment.getattr(l_1_names, 'suit'), l_1_letter)),
        )
        return concat(t_12)
    context.exported_vars.add('s')
    context.vars['s'] = l_0_s = Macro(environment, macro, 's', ('letter',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_13 = []
        l_1_names, = environment.given(context, ('names',))
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_13.extend((
            environment.shown(environment.getitem(environment.getattr(l_1_names, 'suit'), l_1_letter)),
            's',
        ))
        return concat(t_13)
    context.exported_vars.add('ss')
    context.vars['ss'] = l_0_ss = Macro(environment, macro, 'ss', ('letter',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_14 = []
        l_1_words = missing
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        l_1_words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
        t_14.append(
            environment.shown((environment.getitem(l_1_words, l_1_number) if (l_1_number < 13) else l_1_number)),
        )
        return concat(t_14)
    context.exported_vars.add('n')
    context.vars['n'] = l_0_n = Macro(environment, macro, 'n', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number, l_1_noun):
        t_15 = []
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        if l_1_noun is missing:
            l_1_noun = undefined("parameter 'noun' was not provided", name='noun')
        pass
        t_15.extend((
            environment.shown(environment.call(context, l_0_n, l_1_number)),
            ' ',
            environment.shown(l_1_noun),
            environment.shown(('' if (l_1_number == 1) else 's')),
        ))
        return concat(t_15)
    context.exported_vars.add('some')
    context.vars['some'] = l_0_some = Macro(environment, macro, 'some', ('number', 'noun'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_16 = []
        l_1_words = missing
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        l_1_words = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']
        t_16.append(
            environment.shown((environment.getitem(l_1_words, l_1_number) if (l_1_number < 13) else environment.short(str_join((l_1_number, 'th', ))))),
        )
        return concat(t_16)
    context.exported_vars.add('nth')
    context.vars['nth'] = l_0_nth = Macro(environment, macro, 'nth', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_code):
        t_17 = []
        l_1_names, = environment.given(context, ('names',))
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        if (l_1_code in environment.getattr(l_1_names, 'joker')):
            pass
            t_17.append(
                environment.shown(environment.getitem(environment.getattr(l_1_names, 'joker'), l_1_code)),
            )
        else:
            pass
            t_17.extend((
                'the ',
                environment.shown(environment.getitem(environment.getattr(l_1_names, 'rank'), environment.getitem(l_1_code, 0))),
                ' of ',
                environment.shown(environment.getitem(environment.getattr(l_1_names, 'suit'), environment.getitem(l_1_code, 1))),
                's',
            ))
        return concat(t_17)
    context.exported_vars.add('name')
    context.vars['name'] = l_0_name = Macro(environment, macro, 'name', ('code',), False, False, False, context.eval_ctx.autoescape)
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
                environment.shown(environment.call(context, l_0_name, l_2_x, _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_18)
    context.exported_vars.add('named')
    context.vars['named'] = l_0_named = Macro(environment, macro, 'named', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_plays):
        t_19 = []
        if l_1_plays is missing:
            l_1_plays = undefined("parameter 'plays' was not provided", name='plays')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_plays, undefined):
            _loop_vars = {}
            pass
            t_19.extend((
                environment.shown(environment.call(context, l_0_p, environment.getattr(l_2_x, 'seat'), _loop_vars=_loop_vars)),
                ' ',
                environment.shown(('plays ' if environment.getattr(l_2_loop, 'first') else '')),
                'the ',
                environment.shown(environment.call(context, l_0_c, environment.getattr(l_2_x, 'card'), _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_19)
    context.exported_vars.add('played')
    context.vars['played'] = l_0_played = Macro(environment, macro, 'played', ('plays',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_20 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_20.extend((
                'the ',
                environment.shown(environment.call(context, l_0_c, l_2_x, _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_20)
    context.exported_vars.add('thes')
    context.vars['thes'] = l_0_thes = Macro(environment, macro, 'thes', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_21 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_21.append(
            environment.shown(environment.getitem('ABCDEFGHIJ', l_1_seat)),
        )
        return concat(t_21)
    context.exported_vars.add('letter')
    context.vars['letter'] = l_0_letter = Macro(environment, macro, 'letter', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_22 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_22.extend((
            '**',
            environment.shown(environment.getitem('ABC', environment.call_binop(context, '%', l_1_seat, 3))),
            '**',
            environment.shown(('’s dummy' if (l_1_seat > 2) else '')),
        ))
        return concat(t_22)
    context.exported_vars.add('p')
    context.vars['p'] = l_0_p = Macro(environment, macro, 'p', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_23 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_23.extend((
            environment.shown(environment.getitem('ABC', environment.call_binop(context, '%', l_1_seat, 3))),
            environment.shown(('’s dummy' if (l_1_seat > 2) else '')),
        ))
        return concat(t_23)
    context.exported_vars.add('letter')
    context.vars['letter'] = l_0_letter = Macro(environment, macro, 'letter', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_24 = []
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_24.extend((
            'a ',
            environment.shown(environment.call(context, l_0_s, l_1_letter)),
        ))
        return concat(t_24)
    context.exported_vars.add('a_')
    context.vars['a_'] = l_0_a_ = Macro(environment, macro, 'a_', ('letter',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_25 = []
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        t_25.append(
            environment.shown(('is' if (l_1_number == 1) else 'are')),
        )
        return concat(t_25)
    context.exported_vars.add('are')
    context.vars['are'] = l_0_are = Macro(environment, macro, 'are', ('number',), False, False, False, context.eval_ctx.autoescape)
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
                environment.shown(('The' if environment.getattr(l_2_loop, 'first') else 'the')),
                ' ',
                environment.shown(environment.call(context, l_0_c, l_2_x, _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_26)
    context.exported_vars.add('Thes')
    context.vars['Thes'] = l_0_Thes = Macro(environment, macro, 'Thes', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_27 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_27.extend((
            '**',
            environment.shown(environment.getitem('ABC', environment.call_binop(context, '%', l_1_seat, 3))),
            '**’s ',
            environment.shown(('dummy' if (l_1_seat > 2) else 'hand')),
        ))
        return concat(t_27)
    context.exported_vars.add('h')
    context.vars['h'] = l_0_h = Macro(environment, macro, 'h', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_b):
        t_28 = []
        if l_1_b is missing:
            l_1_b = undefined("parameter 'b' was not provided", name='b')
        pass
        t_28.extend((
            environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_b, 'seat'))),
            ' bids ',
            environment.shown(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), environment.getattr(l_1_b, 'hand'))),
            ' for the hand and ',
            environment.shown(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), environment.getattr(l_1_b, 'dummy'))),
            ' for the dummy',
        ))
        return concat(t_28)
    context.exported_vars.add('bid_')
    context.vars['bid_'] = l_0_bid_ = Macro(environment, macro, 'bid_', ('b',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_29 = []
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        t_29.extend((
            environment.shown(('−' if (l_1_number < 0) else '')),
            environment.shown(t_1(l_1_number)),
        ))
        return concat(t_29)
    context.exported_vars.add('signed')
    context.vars['signed'] = l_0_signed = Macro(environment, macro, 'signed', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_30 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_30.append(
            environment.shown(('dummy' if (l_1_seat > 2) else 'hand')),
        )
        return concat(t_30)
    context.exported_vars.add('part')
    context.vars['part'] = l_0_part = Macro(environment, macro, 'part', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_31 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_31.append(
            environment.shown(environment.short(str_join((' for the ', environment.call(context, l_0_part, l_1_seat), )))),
        )
        return concat(t_31)
    context.exported_vars.add('for_')
    context.vars['for_'] = l_0_for_ = Macro(environment, macro, 'for_', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_32 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_32.append(
            environment.shown((' from the dummy' if (l_1_seat > 2) else '')),
        )
        return concat(t_32)
    context.exported_vars.add('from_')
    context.vars['from_'] = l_0_from_ = Macro(environment, macro, 'from_', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat, l_1_card):
        t_33 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        if l_1_card is missing:
            l_1_card = undefined("parameter 'card' was not provided", name='card')
        pass
        t_33.extend((
            'the ',
            environment.shown(('dummy’s ' if (l_1_seat > 2) else '')),
            environment.shown(environment.call(context, l_0_c, l_1_card)),
        ))
        return concat(t_33)
    context.exported_vars.add('the_')
    context.vars['the_'] = l_0_the_ = Macro(environment, macro, 'the_', ('seat', 'card'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat, l_1_card):
        t_34 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        if l_1_card is missing:
            l_1_card = undefined("parameter 'card' was not provided", name='card')
        pass
        t_34.extend((
            'The ',
            environment.shown(('dummy’s ' if (l_1_seat > 2) else '')),
            environment.shown(environment.call(context, l_0_c, l_1_card)),
        ))
        return concat(t_34)
    context.exported_vars.add('The_')
    context.vars['The_'] = l_0_The_ = Macro(environment, macro, 'The_', ('seat', 'card'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat, l_1_won):
        t_35 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        if l_1_won is missing:
            l_1_won = undefined("parameter 'won' was not provided", name='won')
        pass
        t_35.extend((
            'wants no ',
            environment.shown(('more ' if l_1_won else '')),
            'tricks',
            environment.shown(environment.call(context, l_0_for_, l_1_seat)),
        ))
        return concat(t_35)
    context.exported_vars.add('enough')
    context.vars['enough'] = l_0_enough = Macro(environment, macro, 'enough', ('seat', 'won'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_36 = []
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        t_36.append(
            environment.shown(('nothing' if (l_1_number == 0) else environment.call(context, l_0_n, l_1_number))),
        )
        return concat(t_36)
    context.exported_vars.add('n0')
    context.vars['n0'] = l_0_n0 = Macro(environment, macro, 'n0', ('number',), False, False, False, context.eval_ctx.autoescape)
    if (l_0_phrase == 'say.setup[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_dealer))
        yield ' deals'
        if l_0_last:
            pass
            yield '; it is the last deal of the game'
        yield '.'
    elif (l_0_phrase == 'say.bid-first[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_first))
        yield ', on the dealer’s left, bids first.'
    elif (l_0_phrase == 'say.bids[0]'):
        pass
        l_1_loop = missing
        for l_1_b, l_1_loop in LoopContext(l_0_bids, undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_bid_, l_1_b, _loop_vars=_loop_vars))
            yield environment.shown(environment.call(context, l_0_and_, environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars))
        l_1_loop = l_1_b = missing
        yield '.'
    elif (l_0_phrase == 'say.cards[0]'):
        pass
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='cards') if l_0_cards is missing else l_0_cards), undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_c, l_1_x, _loop_vars=_loop_vars))
            yield environment.shown(('' if environment.getattr(l_1_loop, 'last') else ' '))
        l_1_loop = l_1_x = missing
    elif (l_0_phrase == 'say.seat[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
    elif (l_0_phrase == 'say.points[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_signed, l_0_points))
    elif (l_0_phrase == 'say.idle[0]'):
        pass
        yield '–'
    elif (l_0_phrase == 'say.table-marks[0]'):
        pass
        yield 'In the tables below, {icon:led|▷} stands by the card that was led and {icon:won|★} by the card that won.'
    elif (l_0_phrase == 'say.idle-marks[0]'):
        pass
        yield 'The columns stand in the order of the seats, not in that of play. A dash means that the dummy sits the trick out.'
    elif (l_0_phrase == 'say.trick-number[0]'):
        pass
        yield 'This is the '
        yield environment.shown(environment.call(context, l_0_nth, l_0_trick))
        yield ' trick.'
    elif (l_0_phrase == 'say.trick-head[0]'):
        pass
        yield '**Trick '
        yield environment.shown(l_0_trick)
        yield '.**'
    elif (l_0_phrase == 'say.lead[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' leads the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        if (undefined(name='plays') if l_0_plays is missing else l_0_plays):
            pass
            yield '; '
            yield environment.shown(environment.call(context, l_0_played, (undefined(name='plays') if l_0_plays is missing else l_0_plays)))
        yield '.'
    elif (l_0_phrase == 'say.lead[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' leads the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
        if (undefined(name='plays') if l_0_plays is missing else l_0_plays):
            pass
            yield ' Then '
            yield environment.shown(environment.call(context, l_0_played, (undefined(name='plays') if l_0_plays is missing else l_0_plays)))
            yield '.'
    elif (l_0_phrase == 'say.follow[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_played, (undefined(name='plays') if l_0_plays is missing else l_0_plays)))
        yield '.'
    elif (l_0_phrase == 'say.follow[1]'):
        pass
        yield 'Next, '
        yield environment.shown(environment.call(context, l_0_played, (undefined(name='plays') if l_0_plays is missing else l_0_plays)))
        yield '.'
    elif (l_0_phrase == 'say.forced[0]'):
        pass
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield ' '
            yield environment.shown(('has to play ' if environment.getattr(l_1_loop, 'first') else ''))
            yield 'the '
            yield environment.shown(environment.call(context, l_0_c, environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars))
            yield environment.shown(environment.call(context, l_0_and_, environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars))
        l_1_loop = l_1_x = missing
        yield '.'
    elif (l_0_phrase == 'say.forced[1]'):
        pass
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield ' '
            yield environment.shown(('can play nothing but ' if environment.getattr(l_1_loop, 'first') else ''))
            yield 'the '
            yield environment.shown(environment.call(context, l_0_c, environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars))
            yield environment.shown(environment.call(context, l_0_and_, environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars))
        l_1_loop = l_1_x = missing
        yield '.'
    elif (l_0_phrase == 'say.forced[2]'):
        pass
        yield 'There is no choice: '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield ' '
            yield environment.shown(('plays ' if environment.getattr(l_1_loop, 'first') else ''))
            yield 'the '
            yield environment.shown(environment.call(context, l_0_c, environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars))
            yield environment.shown(environment.call(context, l_0_and_, environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars))
        l_1_loop = l_1_x = missing
        yield '.'
    elif (l_0_phrase == 'say.last-cards[0]'):
        pass
        yield 'Each hand has one card left: '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield ' '
            yield environment.shown(('plays ' if environment.getattr(l_1_loop, 'first') else ''))
            yield 'the '
            yield environment.shown(environment.call(context, l_0_c, environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars))
            yield environment.shown(environment.call(context, l_0_and_, environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars))
        l_1_loop = l_1_x = missing
        yield '.'
    elif (l_0_phrase == 'say.played[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' plays the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'say.played[1]'):
        pass
        yield 'From '
        yield environment.shown(environment.call(context, l_0_h, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' comes the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'say.takes[0]'):
        pass
        yield 'The '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' wins. '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' has '
        yield environment.shown(environment.call(context, l_0_n, (undefined(name='won') if l_0_won is missing else l_0_won)))
        if ((undefined(name='won') if l_0_won is missing else l_0_won) > l_0_bid):
            pass
            yield ', more than the '
            yield environment.shown(environment.call(context, l_0_n0, l_0_bid))
            yield ' that was bid'
        elif ((undefined(name='won') if l_0_won is missing else l_0_won) == l_0_bid):
            pass
            yield ', exactly the bid'
        else:
            pass
            yield ' of the '
            yield environment.shown(environment.call(context, l_0_n, l_0_bid))
            yield ' tricks bid'
        yield '.'
    elif (l_0_phrase == 'say.takes[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' takes the trick with the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ': '
        yield environment.shown(environment.call(context, l_0_n, (undefined(name='won') if l_0_won is missing else l_0_won)))
        yield ' now, '
        if ((undefined(name='won') if l_0_won is missing else l_0_won) > l_0_bid):
            pass
            yield 'over the bid of '
            yield environment.shown(environment.call(context, l_0_n0, l_0_bid))
        elif ((undefined(name='won') if l_0_won is missing else l_0_won) == l_0_bid):
            pass
            yield 'just as bid'
        else:
            pass
            yield 'out of '
            yield environment.shown(environment.call(context, l_0_n, l_0_bid))
            yield ' bid'
        yield '.'
    elif (l_0_phrase == 'say.takes[2]'):
        pass
        yield 'With the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' the trick goes to '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield '. '
        if ((undefined(name='won') if l_0_won is missing else l_0_won) > l_0_bid):
            pass
            yield 'That makes '
            yield environment.shown(environment.call(context, l_0_n, (undefined(name='won') if l_0_won is missing else l_0_won)))
            yield ', and only '
            yield environment.shown(environment.call(context, l_0_n0, l_0_bid))
            yield ' was wanted'
        elif ((undefined(name='won') if l_0_won is missing else l_0_won) == l_0_bid):
            pass
            yield 'The bid of '
            yield environment.shown(environment.call(context, l_0_n, (undefined(name='won') if l_0_won is missing else l_0_won)))
            yield ' is reached'
        else:
            pass
            yield 'That makes '
            yield environment.shown(environment.call(context, l_0_n, (undefined(name='won') if l_0_won is missing else l_0_won)))
            yield ' of '
            yield environment.shown(environment.call(context, l_0_n, l_0_bid))
        yield '.'
    elif (l_0_phrase == 'say.won-trump[0]'):
        pass
        yield 'The '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' is a trump and beats even the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield '. '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' wins the trick.'
    elif (l_0_phrase == 'say.won-trump-led[0]'):
        pass
        yield 'The highest spade, the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ', wins the trick for '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield '.'
    elif (l_0_phrase == 'say.won-suit[0]'):
        pass
        yield 'There is no spade and no joker in the trick, so the highest '
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield ' wins: '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' takes it with the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'say.won-suit[1]'):
        pass
        yield 'Nobody has played a spade or a joker. The highest '
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield ' is the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ', and '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' wins.'
    elif (l_0_phrase == 'say.won-joker[0]'):
        pass
        yield 'The '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' is stronger than any other card: the trick goes to '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield '.'
    elif (l_0_phrase == 'say.sum[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' scores '
        yield environment.shown(environment.call(context, l_0_signed, l_0_hand))
        yield ' for the hand and '
        yield environment.shown(environment.call(context, l_0_signed, l_0_dummy))
        yield ' for the dummy, '
        yield environment.shown(environment.call(context, l_0_signed, l_0_points))
        yield ' together.'
    elif (l_0_phrase == 'say.sum[1]'):
        pass
        yield 'For hand and dummy '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' gets '
        yield environment.shown(environment.call(context, l_0_signed, l_0_hand))
        yield ' and '
        yield environment.shown(environment.call(context, l_0_signed, l_0_dummy))
        yield ': '
        yield environment.shown(environment.call(context, l_0_signed, l_0_points))
        yield ' in all.'
    elif (l_0_phrase == 'say.order-player[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' leads from the hand. Clockwise, the left neighbour '
        yield environment.shown(environment.call(context, l_0_p, l_0_left))
        yield ' comes next, then '
        yield environment.shown(environment.call(context, l_0_p, l_0_dummy))
        yield ', which lies between '
        yield environment.shown(environment.call(context, l_0_p, l_0_left))
        yield ' and '
        yield environment.shown(environment.call(context, l_0_p, l_0_right))
        yield ', and last '
        yield environment.shown(environment.call(context, l_0_p, l_0_right))
        yield '.'
    elif (l_0_phrase == 'say.order-dummy[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' lies between '
        yield environment.shown(environment.call(context, l_0_p, l_0_left))
        yield ' and '
        yield environment.shown(environment.call(context, l_0_p, l_0_right))
        yield '. After it come, clockwise, '
        yield environment.shown(environment.call(context, l_0_p, l_0_right))
        yield ', then '
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' from the hand, and last '
        yield environment.shown(environment.call(context, l_0_p, l_0_left))
        yield '.'
    elif (l_0_phrase == 'say.won-before[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' has won the '
        yield environment.shown(environment.call(context, l_0_nth, l_0_trick))
        yield ' trick with the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ', and so leads the next.'
    elif (l_0_phrase == 'say.owner-chooses[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' decides what the dummy leads. It holds '
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '; the choice falls on the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'say.sit-out[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_dummy))
        yield ' was the only dummy to play; '
        yield environment.shown(environment.call(context, l_0_ps, (undefined(name='seats') if l_0_seats is missing else l_0_seats)))
        yield ' sat the trick out.'
    elif (l_0_phrase == 'say.tempting[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' holds the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ', which would have beaten the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield ', but cannot play it.'
    elif (l_0_phrase == 'say.now-plays[0]'):
        pass
        yield 'In the '
        yield environment.shown(environment.call(context, l_0_nth, l_0_trick))
        yield ' trick '
        yield environment.shown(environment.call(context, l_0_p, l_0_leader))
        yield ' leads. So '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' plays, and it is '
        yield environment.shown(environment.call(context, l_0_ps, l_0_out))
        yield ' that sit out.'
    elif (l_0_phrase == 'say.tried[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' would like to take the trick from the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield ' with a spade, the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ', but may not play it.'
    elif (l_0_phrase == 'say.may-play[0]'):
        pass
        if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1):
            pass
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield ' has to play the '
            yield environment.shown(environment.call(context, l_0_c, environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0)))
            yield '.'
        else:
            pass
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield ' must choose '
            yield environment.shown(('between' if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 2) else 'from'))
            yield ' '
            yield environment.shown(environment.call(context, l_0_thes, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
            yield ', and plays the '
            yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
            yield '.'
    elif (l_0_phrase == 'say.no-suit[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' holds '
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '. As there are no '
        yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
        yield ' among them, any of them may be played.'
    elif (l_0_phrase == 'say.ruff[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' chooses a trump, the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'say.can-follow[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' could follow with '
        yield environment.shown(environment.call(context, l_0_cor, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield ', '
        yield environment.shown(('which' if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1) else ('neither of which' if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 2) else 'none of which')))
        yield ' would '
        yield environment.shown(('not ' if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1) else ''))
        yield 'win. But a joker may be played even so.'
    elif (l_0_phrase == 'say.plays-joker[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' puts the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' on the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield '.'
    elif (l_0_phrase == 'say.rid-joker[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' '
        yield environment.shown(environment.call(context, l_0_enough, (undefined(name='seat') if l_0_seat is missing else l_0_seat), 1))
        yield ', and takes the chance to get rid of the other joker.'
    elif (l_0_phrase == 'say.beaten-joker[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_first))
        yield ' played its '
        yield environment.shown(environment.call(context, l_0_c, l_0_first_card))
        yield ' before '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' played the other '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '. Of two jokers the one played first wins, so '
        yield environment.shown(environment.call(context, l_0_p, l_0_first))
        yield ' takes the trick.'
    elif (l_0_phrase == 'say.joker-free[0]'):
        pass
        yield 'All these cards lose to the joker, even the spade. The trick goes to '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield '.'
    elif (l_0_phrase == 'say.bid-in-turn[0]'):
        pass
        yield 'Then it is the others’ turn: '
        l_1_loop = missing
        for l_1_b, l_1_loop in LoopContext(l_0_bids, undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_bid_, l_1_b, _loop_vars=_loop_vars))
            yield environment.shown(('' if environment.getattr(l_1_loop, 'last') else '; '))
        l_1_loop = l_1_b = missing
        yield '.'
    elif (l_0_phrase == 'say.bid-free[0]'):
        pass
        yield 'All the bids together come to '
        yield environment.shown(l_0_total)
        yield '. They need not come to '
        yield environment.shown(environment.call(context, l_0_n, l_0_tricks))
        yield ', the number of tricks.'
    elif (l_0_phrase == 'say.bid-came[0]'):
        pass
        yield 'In the end the hand of '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' takes '
        yield environment.shown(environment.call(context, l_0_some, l_0_hand, 'trick'))
        yield ' and the dummy '
        yield environment.shown(environment.call(context, l_0_n, l_0_dummy))
        if l_0_kept:
            pass
            yield ', both just as bid'
        yield '.'
    elif (l_0_phrase == 'say.led-by[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' led '
        yield environment.shown(environment.call(context, l_0_some, l_0_own, 'trick'))
        yield ' and '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' '
        yield environment.shown(environment.call(context, l_0_n, l_0_itself))
        yield ', so this dummy played '
        yield environment.shown(environment.call(context, l_0_some, (undefined(name='number') if l_0_number is missing else l_0_number), 'card'))
        yield '.'
    elif (l_0_phrase == 'say.dummies-all[0]'):
        pass
        yield 'Every trick takes one card from one dummy. That is '
        yield environment.shown(environment.call(context, l_0_n, l_0_used))
        yield ' in all; the other '
        yield environment.shown(l_0_left)
        yield ' dummy cards were not used.'
    elif (l_0_phrase == 'say.exact-hand[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_h, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' '
        if (undefined(name='won') if l_0_won is missing else l_0_won):
            pass
            yield 'took the '
            yield environment.shown(environment.call(context, l_0_some, (undefined(name='won') if l_0_won is missing else l_0_won), 'trick'))
            yield ' bid for it'
        else:
            pass
            yield 'bid nothing and took nothing, which is exact'
        yield ': '
        yield environment.shown((undefined(name='won') if l_0_won is missing else l_0_won))
        yield '\xa0+\xa01\xa0=\xa0'
        yield environment.shown(l_0_points)
        yield '.'
    elif (l_0_phrase == 'say.exact-dummy[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_h, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' '
        if (undefined(name='won') if l_0_won is missing else l_0_won):
            pass
            yield 'took exactly its '
            yield environment.shown(environment.call(context, l_0_some, (undefined(name='won') if l_0_won is missing else l_0_won), 'trick'))
            yield ', and a dummy’s count double'
        else:
            pass
            yield 'took no trick, just as bid'
        yield ': 2\xa0×\xa0'
        yield environment.shown((undefined(name='won') if l_0_won is missing else l_0_won))
        yield '\xa0+\xa01\xa0=\xa0'
        yield environment.shown(l_0_points)
        yield '.'
    elif (l_0_phrase == 'say.missed[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_h, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' bid '
        yield environment.shown(environment.call(context, l_0_n0, l_0_bid))
        yield ' and took '
        yield environment.shown(environment.call(context, l_0_n0, (undefined(name='won') if l_0_won is missing else l_0_won)))
        yield ', '
        yield environment.shown(environment.call(context, l_0_n, l_0_off))
        yield ' too '
        yield environment.shown(('many' if l_0_over else 'few'))
        yield ': '
        yield environment.shown(environment.call(context, l_0_signed, l_0_points))
        yield '.'
    elif (l_0_phrase == 'say.missed[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_h, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ', with '
        yield environment.shown(environment.call(context, l_0_some, (undefined(name='won') if l_0_won is missing else l_0_won), 'trick'))
        yield ' for a bid of '
        yield environment.shown(environment.call(context, l_0_n0, l_0_bid))
        yield ', is '
        yield environment.shown(environment.call(context, l_0_n, l_0_off))
        yield ' '
        yield environment.shown(('over' if l_0_over else 'short'))
        yield ' and scores '
        yield environment.shown(environment.call(context, l_0_signed, l_0_points))
        yield '.'
    elif (l_0_phrase == 'say.tie[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_ps, (undefined(name='seats') if l_0_seats is missing else l_0_seats)))
        yield ' have '
        yield environment.shown(l_0_points)
        yield ' each, which is the most. They share the win.'
    elif (l_0_phrase == 'legal.any-bid[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' may bid any two numbers, one for the hand and one for the dummy.'
    elif (l_0_phrase == 'legal.any-bid[1]'):
        pass
        yield 'There is no limit on what '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' may bid for hand and dummy.'
    elif (l_0_phrase == 'legal.lead[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' is leading and may play any card.'
    elif (l_0_phrase == 'legal.lead[1]'):
        pass
        yield 'It is the lead of '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ', so any card will do.'
    elif (l_0_phrase == 'legal.joker-led[0]'):
        pass
        yield 'The '
        yield environment.shown(environment.call(context, l_0_c, l_0_joker))
        yield ' was led, so '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' may play any card; none of them can win.'
    elif (l_0_phrase == 'legal.joker-led[1]'):
        pass
        yield 'Nothing can beat the '
        yield environment.shown(environment.call(context, l_0_c, l_0_joker))
        yield '. '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' is free to play anything.'
    elif (l_0_phrase == 'legal.only-one[0]'):
        pass
        yield 'The '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' is the only '
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield ' that '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' has, so it must be played.'
    elif (l_0_phrase == 'legal.only-one[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' has one '
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield ', the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ', and may play nothing else.'
    elif (l_0_phrase == 'legal.must-follow[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' has '
        yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
        yield ' and must play '
        yield environment.shown(environment.call(context, l_0_cor, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '.'
    elif (l_0_phrase == 'legal.must-follow[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' must follow with '
        yield environment.shown(environment.call(context, l_0_a_, l_0_suit))
        yield ': '
        yield environment.shown(environment.call(context, l_0_cor, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '.'
    elif (l_0_phrase == 'legal.follow-or-joker[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' must follow with '
        yield environment.shown(environment.call(context, l_0_cor, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield ', unless it is to be the '
        yield environment.shown(environment.call(context, l_0_cor, l_0_jokers))
        yield ', which may be played at any time.'
    elif (l_0_phrase == 'legal.follow-or-joker[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' may play one of the '
        yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
        yield ' ('
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield ') or, as always, the '
        yield environment.shown(environment.call(context, l_0_cor, l_0_jokers))
        yield '.'
    elif (l_0_phrase == 'legal.cannot-follow[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' has no '
        yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
        yield ' and may play any card.'
        if l_0_trumps:
            pass
            yield ' '
            yield environment.shown(environment.call(context, l_0_The, l_0_trumps))
            yield ' '
            yield environment.shown(('is a trump' if (t_3(l_0_trumps) == 1) else 'are trumps'))
            yield ', to play or to keep.'
    elif (l_0_phrase == 'legal.cannot-follow[1]'):
        pass
        yield 'Without a '
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield ', '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' may play anything'
        if l_0_trumps:
            pass
            yield ', but need not play a trump ('
            yield environment.shown(environment.call(context, l_0_cs, l_0_trumps))
            yield ')'
        yield '.'
    elif (l_0_phrase == 'refuse.hand-over[0]'):
        pass
        yield 'The deal is over ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'refuse.not-your-turn[0]'):
        pass
        yield 'It is the turn of '
        yield environment.shown(environment.call(context, l_0_p, l_0_to_move))
        yield ', not of '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'refuse.wrong-decision[0]'):
        pass
        yield 'That is not what is to be decided now ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'refuse.sits-out[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' sits this trick out: the dummy that plays is '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='plays') if l_0_plays is missing else l_0_plays)))
        yield ' ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'refuse.not-a-bid[0]'):
        pass
        yield 'A bid is a number from 0 to '
        yield environment.shown(l_0_most)
        yield ', which '
        yield environment.shown(l_0_bid)
        yield ' is not ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'refuse.not-in-pack[0]'):
        pass
        yield 'The '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' is not in the pack ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'refuse.not-held[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' '
        if l_0_played:
            pass
            yield 'has played the '
            yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
            yield ' already'
        else:
            pass
            yield 'does not have the '
            yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'refuse.only-one[0]'):
        pass
        yield environment.shown(t_2(environment.call(context, l_0_a_, l_0_suit)))
        yield ' was led, and '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' has the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'refuse.must-follow[0]'):
        pass
        yield environment.shown(t_2(environment.call(context, l_0_a_, l_0_suit)))
        yield ' was led, and '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' has '
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield ' ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'refuse.follow-or-joker[0]'):
        pass
        yield environment.shown(t_2(environment.call(context, l_0_a_, l_0_suit)))
        yield ' was led, and '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' has '
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '. In place of these only '
        yield environment.shown(('the ' if (t_3(l_0_jokers) == 1) else ''))
        yield environment.shown(environment.call(context, l_0_cs, l_0_jokers))
        yield ' may be played ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'why.random-bid[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' bids '
        yield environment.shown(environment.call(context, l_0_n0, l_0_hand))
        yield ' for the hand and '
        yield environment.shown(environment.call(context, l_0_n0, l_0_dummy))
        yield ' for the dummy.'
    elif (l_0_phrase == 'why.bid[0]'):
        pass
        if l_0_hand_cards:
            pass
            yield 'In the hand of '
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield ', '
            yield environment.shown(environment.call(context, l_0_thes, l_0_hand_cards))
            yield ' should win more often than not, and the rest may add a little'
        else:
            pass
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield ' has no card in hand that is likely to win by itself'
        yield ': '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' bids '
        yield environment.shown(environment.call(context, l_0_n0, l_0_hand))
        yield ' for the hand. The dummy will play perhaps '
        yield environment.shown(environment.call(context, l_0_some, (undefined(name='plays') if l_0_plays is missing else l_0_plays), 'card'))
        yield '. '
        if l_0_dummy_cards:
            pass
            yield 'It has '
            yield environment.shown(environment.call(context, l_0_thes, l_0_dummy_cards))
        else:
            pass
            yield 'No card in it is likely to win by itself'
            yield environment.shown((', but together they may be good for something' if l_0_dummy else ''))
        yield ': '
        yield environment.shown(environment.call(context, l_0_n0, l_0_dummy))
        yield ' for the dummy.'
    elif (l_0_phrase == 'why.bid[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' '
        if l_0_hand_cards:
            pass
            yield 'counts most on '
            yield environment.shown(environment.call(context, l_0_thes, l_0_hand_cards))
            yield ' and'
        else:
            pass
            yield 'has nothing to count on in the hand, and'
        yield ' bids '
        yield environment.shown(environment.call(context, l_0_n0, l_0_hand))
        yield ' for it. The dummy is likely to play no more than '
        yield environment.shown(environment.call(context, l_0_some, (undefined(name='plays') if l_0_plays is missing else l_0_plays), 'card'))
        if l_0_dummy_cards:
            pass
            yield '; with '
            yield environment.shown(environment.call(context, l_0_thes, l_0_dummy_cards))
            yield ' there'
        else:
            pass
            yield ', and none of it is good for a trick by itself'
            yield environment.shown(('; but as one of them may win all the same' if l_0_dummy else ''))
        yield ', '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' bids '
        yield environment.shown(environment.call(context, l_0_n0, l_0_dummy))
        yield ' for the dummy.'
    elif (l_0_phrase == 'why.bid[2]'):
        pass
        if l_0_hand_cards:
            pass
            yield 'With '
            yield environment.shown(environment.call(context, l_0_thes, l_0_hand_cards))
            yield ' in hand'
        else:
            pass
            yield 'With no really strong card in hand'
        yield ', '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' bids '
        yield environment.shown(environment.call(context, l_0_n0, l_0_hand))
        yield ' for the hand. Of the dummy’s cards perhaps '
        yield environment.shown(environment.call(context, l_0_n, (undefined(name='plays') if l_0_plays is missing else l_0_plays)))
        yield ' will be played. '
        if l_0_dummy_cards:
            pass
            yield 'With '
            yield environment.shown(environment.call(context, l_0_thes, l_0_dummy_cards))
            yield ' to come from there'
        else:
            pass
            yield 'Not one of them is more likely than not to win'
            yield environment.shown((', but some of them might' if l_0_dummy else ''))
            yield '; so'
        yield environment.shown((',' if l_0_dummy_cards else ''))
        yield ' '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' bids '
        yield environment.shown(environment.call(context, l_0_n0, l_0_dummy))
        yield ' for the dummy.'
    elif (l_0_phrase == 'why.random[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' plays the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'why.only[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' may play nothing but the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'why.only[1]'):
        pass
        yield 'The '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' is the only card that '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' may play.'
    elif (l_0_phrase == 'why.lead-win[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' still needs '
        yield environment.shown(environment.call(context, l_0_some, l_0_need, 'trick'))
        yield environment.shown(environment.call(context, l_0_for_, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' and leads'
        yield environment.shown(environment.call(context, l_0_from_, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' a card that '
        yield environment.shown(('no opponent can beat' if l_0_certain else 'will probably win'))
        yield ', the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'why.lead-win[1]'):
        pass
        yield 'With '
        yield environment.shown(environment.call(context, l_0_some, l_0_need, 'trick'))
        yield ' still to win'
        yield environment.shown(environment.call(context, l_0_for_, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ', '
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' leads '
        yield environment.shown(environment.call(context, l_0_the_, (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ', which '
        yield environment.shown(('no opponent can beat' if l_0_certain else 'should win'))
        yield '.'
    elif (l_0_phrase == 'why.lead-win[2]'):
        pass
        yield environment.shown(environment.call(context, l_0_h, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' is '
        yield environment.shown(environment.call(context, l_0_some, l_0_need, 'trick'))
        yield ' short of its bid, and '
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' goes for this one at once with the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'why.lead-to-dummy[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' leads the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' so that the dummy, which is still short of tricks, may win with the '
        yield environment.shown(environment.call(context, l_0_c, l_0_hope))
        yield '.'
    elif (l_0_phrase == 'why.lead-to-dummy[1]'):
        pass
        yield 'This trick is meant for the dummy: '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' leads the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' and has the dummy’s '
        yield environment.shown(environment.call(context, l_0_c, l_0_hope))
        yield ' in mind.'
    elif (l_0_phrase == 'why.lead-to-dummy[2]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' would like the dummy’s '
        yield environment.shown(environment.call(context, l_0_c, l_0_hope))
        yield ' to win, and leads the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'why.lead-low[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' needs '
        yield environment.shown(environment.call(context, l_0_some, l_0_need, 'more trick'))
        yield environment.shown(environment.call(context, l_0_for_, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ', but has nothing there that is likely to win now, and so leads the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'why.lead-low[1]'):
        pass
        yield 'Keeping the better cards for later, '
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' leads '
        yield environment.shown(environment.call(context, l_0_the_, (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '. '
        yield environment.shown(environment.call(context, l_0_h, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' still needs '
        yield environment.shown(environment.call(context, l_0_some, l_0_need, 'trick'))
        yield '.'
    elif (l_0_phrase == 'why.lead-wait[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' counts on '
        yield environment.shown(environment.call(context, l_0_thes, l_0_sure))
        yield ' for the '
        yield environment.shown(environment.call(context, l_0_some, l_0_need, 'trick'))
        yield ' still needed'
        yield environment.shown(environment.call(context, l_0_for_, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield '. So the lead is a card that may be beaten, the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'why.lead-wait[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' is in no hurry: '
        yield environment.shown(environment.call(context, l_0_thes, l_0_sure))
        yield ' should see to the '
        yield environment.shown(environment.call(context, l_0_some, l_0_need, 'trick'))
        yield ' still needed'
        yield environment.shown(environment.call(context, l_0_for_, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield '. The lead is the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'why.lead-lose[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' '
        yield environment.shown(environment.call(context, l_0_enough, (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='won') if l_0_won is missing else l_0_won)))
        yield ' and leads a card that is about as likely as any to be beaten, the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'why.lead-lose[1]'):
        pass
        yield 'Any '
        yield environment.shown(('further ' if (undefined(name='won') if l_0_won is missing else l_0_won) else ''))
        yield 'trick'
        yield environment.shown(environment.call(context, l_0_for_, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' would cost points. '
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' leads the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' and hopes that somebody beats it.'
    elif (l_0_phrase == 'why.lead-lose[2]'):
        pass
        yield 'So as not to win '
        yield environment.shown(('again ' if (undefined(name='won') if l_0_won is missing else l_0_won) else ''))
        yield 'with the '
        yield environment.shown(environment.call(context, l_0_part, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ', '
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' leads the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'why.lead-take[0]'):
        pass
        yield 'Whatever '
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' leads'
        yield environment.shown(environment.call(context, l_0_from_, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' will probably win. If a trick too many it must be, then with the highest card, the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'why.lead-take[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' '
        yield environment.shown(environment.call(context, l_0_enough, (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='won') if l_0_won is missing else l_0_won)))
        yield ', but has no card there that is likely to be beaten. The highest, the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ', goes first.'
    elif (l_0_phrase == 'why.leave[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_h, l_0_taker))
        yield ' has the trick and can use it. So '
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' plays '
        yield environment.shown(environment.call(context, l_0_the_, (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ', which does not beat it.'
    elif (l_0_phrase == 'why.leave[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' leaves the trick to the '
        yield environment.shown(environment.call(context, l_0_part, l_0_taker))
        yield ' and plays '
        yield environment.shown(environment.call(context, l_0_the_, (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'why.leave[2]'):
        pass
        yield 'As '
        yield environment.shown(environment.call(context, l_0_h, l_0_taker))
        yield ' is winning and still needs tricks, '
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' keeps '
        yield environment.shown(('the dummy ' if ((undefined(name='seat') if l_0_seat is missing else l_0_seat) > 2) else ''))
        yield 'out of its way with the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'why.win-last[0]'):
        pass
        yield 'Last to play, '
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' beats the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield ' with '
        yield environment.shown(environment.call(context, l_0_the_, (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'why.win-last[1]'):
        pass
        yield 'Nobody plays after '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield '. The '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' beats the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield ', and nothing higher is needed.'
    elif (l_0_phrase == 'why.win-last[2]'):
        pass
        yield 'To beat the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield ' the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' is enough, for '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' plays last.'
    elif (l_0_phrase == 'why.win-sure[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' beats the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield ' with '
        yield environment.shown(environment.call(context, l_0_the_, (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ', which '
        yield environment.shown(('no opponent can beat' if l_0_certain else 'will probably hold'))
        yield '.'
    elif (l_0_phrase == 'why.win-sure[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' needs the trick'
        yield environment.shown(environment.call(context, l_0_for_, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' and puts the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' on the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield '; '
        yield environment.shown(('no opponent can beat it now' if l_0_certain else 'it is not likely to be beaten'))
        yield '.'
    elif (l_0_phrase == 'why.win-sure[2]'):
        pass
        yield environment.shown(environment.call(context, l_0_The_, (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' goes ahead of the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield ' and '
        yield environment.shown(('is sure to' if l_0_certain else 'should'))
        yield ' stay there, so '
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' plays it.'
    elif (l_0_phrase == 'why.win-try[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' goes ahead of the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield ' with '
        yield environment.shown(environment.call(context, l_0_the_, (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ', though it may yet be beaten.'
    elif (l_0_phrase == 'why.win-try[1]'):
        pass
        yield 'For the moment '
        yield environment.shown(environment.call(context, l_0_the_, (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' beats the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield ': '
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' gives it a try.'
    elif (l_0_phrase == 'why.win-try[2]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' tries for the trick with the '
        yield environment.shown(environment.call(context, l_0_part, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield '. The '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' beats the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield ', but is not safe.'
    elif (l_0_phrase == 'why.wait[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' has '
        yield environment.shown(environment.call(context, l_0_thes, l_0_sure))
        yield ' for the '
        yield environment.shown(environment.call(context, l_0_some, l_0_need, 'trick'))
        yield ' still needed'
        yield environment.shown(environment.call(context, l_0_for_, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ', and gets rid of the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ', which does not beat the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield '.'
    elif (l_0_phrase == 'why.wait[1]'):
        pass
        yield 'The '
        yield environment.shown(environment.call(context, l_0_some, l_0_need, 'trick'))
        yield ' that '
        yield environment.shown(environment.call(context, l_0_h, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' needs can wait, with '
        yield environment.shown(environment.call(context, l_0_thes, l_0_sure))
        yield ' to come. So the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' goes under the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield '.'
    elif (l_0_phrase == 'why.wait[2]'):
        pass
        yield 'With '
        yield environment.shown(environment.call(context, l_0_thes, l_0_sure))
        yield ' to come for the '
        yield environment.shown(environment.call(context, l_0_some, l_0_need, 'trick'))
        yield ' still needed, '
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' can let this one go and drop the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' under the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield '.'
    elif (l_0_phrase == 'why.throw[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' '
        yield environment.shown(('does not expect to win' if l_0_able else 'cannot win'))
        yield ' this trick with the '
        yield environment.shown(environment.call(context, l_0_part, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ', and gives up the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'why.throw[1]'):
        pass
        if l_0_able:
            pass
            yield environment.shown(environment.call(context, l_0_p, l_0_owner))
            yield ' sees little hope of this trick'
            yield environment.shown(environment.call(context, l_0_for_, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield ' against the '
            yield environment.shown(environment.call(context, l_0_c, l_0_best))
        else:
            pass
            yield environment.shown(environment.call(context, l_0_p, l_0_owner))
            yield ' may play nothing'
            yield environment.shown(environment.call(context, l_0_from_, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield ' that beats the '
            yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield '; the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' can be spared.'
    elif (l_0_phrase == 'why.throw[2]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' saves what is better for later and plays '
        yield environment.shown(environment.call(context, l_0_the_, (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'why.duck[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' '
        yield environment.shown(environment.call(context, l_0_enough, (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='won') if l_0_won is missing else l_0_won)))
        yield ', and gets rid of the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' under the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield '.'
    elif (l_0_phrase == 'why.duck[1]'):
        pass
        yield 'Under the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield ' '
        yield environment.shown(environment.call(context, l_0_the_, (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' does no harm, and '
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' is glad to see it go.'
    elif (l_0_phrase == 'why.duck[2]'):
        pass
        yield environment.shown(environment.call(context, l_0_The_, (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ' loses to the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield ': a good moment for '
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' to part with it.'
    elif (l_0_phrase == 'why.duck-try[0]'):
        pass
        yield 'Whatever '
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' plays'
        yield environment.shown(environment.call(context, l_0_from_, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' beats the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield '. '
        if l_0_certain:
            pass
            yield 'It is to be the '
            yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        else:
            pass
            yield 'The '
            yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
            yield ' is about as likely as any to be beaten in its turn'
        yield '.'
    elif (l_0_phrase == 'why.duck-try[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' cannot help going ahead of the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield ', and plays '
        yield environment.shown(environment.call(context, l_0_the_, (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield environment.shown(('' if l_0_certain else ' in the hope that somebody beats it'))
        yield '.'
    elif (l_0_phrase == 'why.take[0]'):
        pass
        yield 'Last to play, '
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' must beat the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield ' with any card'
        yield environment.shown(environment.call(context, l_0_from_, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ', and parts with the highest, the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield '.'
    elif (l_0_phrase == 'why.take[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_owner))
        yield ' cannot help winning: the highest card allowed'
        yield environment.shown(environment.call(context, l_0_from_, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ', the '
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield ', goes on the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield '.'
    elif (l_0_phrase == 'ask.plays-next[0]'):
        pass
        yield 'Who plays next?'
    elif (l_0_phrase == 'ask.may-play[0]'):
        pass
        yield 'What may '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' play?'
    elif (l_0_phrase == 'ask.who-wins[0]'):
        pass
        yield 'Who wins this trick?'
    elif (l_0_phrase == 'ask.scores[0]'):
        pass
        yield 'What does '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' score?'
    elif (l_0_phrase == 'reply.plays-next[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield '.'
    elif (l_0_phrase == 'alt.so-far[0]'):
        pass
        yield 'The table from above. '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_letter, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield ' '
            yield environment.shown(('has led' if environment.getattr(l_1_loop, 'first') else 'has played'))
            yield ' '
            yield environment.shown(environment.call(context, l_0_name, environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars))
            yield environment.shown(environment.call(context, l_0_and_, environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars))
        l_1_loop = l_1_x = missing
        yield '.'
    elif (l_0_phrase == 'alt.holds[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_letter, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' is to play and holds '
        yield environment.shown(environment.call(context, l_0_named, l_0_hand))
        yield '.'
    elif (l_0_phrase == 'alt.counted[0]'):
        pass
        yield 'The bids and tricks of '
        yield environment.shown(environment.call(context, l_0_letter, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield '. Hand: '
        yield environment.shown(environment.call(context, l_0_n0, l_0_hand_bid))
        yield ' bid, '
        yield environment.shown(environment.call(context, l_0_n0, l_0_hand_won))
        yield ' taken. Dummy: '
        yield environment.shown(environment.call(context, l_0_n0, l_0_dummy_bid))
        yield ' bid, '
        yield environment.shown(environment.call(context, l_0_n0, l_0_dummy_won))
        yield ' taken.'
    elif (l_0_phrase == 'alt.trick[0]'):
        pass
        yield 'The table from above. In order: '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_letter, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield ' plays '
            yield environment.shown(environment.call(context, l_0_name, environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars))
            yield environment.shown(environment.call(context, l_0_and_, environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars))
        l_1_loop = l_1_x = missing
        yield '.'
        if (not t_4(l_0_winner)):
            pass
            yield ' '
            yield environment.shown(environment.call(context, l_0_letter, l_0_winner))
            yield ' wins.'
        yield ' '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext(l_0_idle, undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_letter, l_1_x, _loop_vars=_loop_vars))
            yield environment.shown(environment.call(context, l_0_and_, environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars))
        l_1_loop = l_1_x = missing
        yield ' sit out.'
    elif (l_0_phrase == 'alt.turn[0]'):
        pass
        yield 'Before that, '
        yield environment.shown(environment.call(context, l_0_letter, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' holds '
        yield environment.shown(environment.call(context, l_0_named, l_0_hand))
        yield '. Allowed: '
        yield environment.shown(('any of these' if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == t_3(l_0_hand)) else environment.call(context, l_0_named, (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'

blocks = {}
debug_info = '1=24&2=37&3=50&4=65&5=82&6=99&7=105&9=120&10=132&11=144&12=157&13=163&14=165&16=170&17=186&18=192&19=194&21=199&22=205&24=222&25=239&26=245&28=260&29=278&30=289&31=303&32=315&33=327&34=338&35=357&36=371&37=387&38=399&39=410&40=421&41=432&42=447&43=462&44=478&45=489'

taken = ['able', 'best', 'bid', 'bids', 'card', 'cards', 'certain', 'clause', 'dealer', 'dummy', 'dummy_bid', 'dummy_cards', 'dummy_won', 'first', 'first_card', 'hand', 'hand_bid', 'hand_cards', 'hand_won', 'hope', 'idle', 'itself', 'joker', 'jokers', 'kept', 'last', 'leader', 'left', 'most', 'names', 'need', 'number', 'off', 'out', 'over', 'own', 'owner', 'phrase', 'plays', 'points', 'right', 'seat', 'seats', 'suit', 'sure', 'taker', 'to_move', 'total', 'trick', 'tricks', 'trumps', 'used', 'winner', 'won']
lent = []
