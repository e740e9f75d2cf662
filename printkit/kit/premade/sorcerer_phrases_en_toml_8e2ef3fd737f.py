# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'sorcerer/phrases.en.toml'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    l_0_phrase = resolve('phrase')
    l_0_dealer = resolve('dealer')
    l_0_last = resolve('last')
    l_0_first = resolve('first')
    l_0_bids = resolve('bids')
    l_0_cards = resolve('cards')
    l_0_seat = resolve('seat')
    l_0_points = resolve('points')
    l_0_trick = resolve('trick')
    l_0_card = resolve('card')
    l_0_plays = resolve('plays')
    l_0_won = resolve('won')
    l_0_bid = resolve('bid')
    l_0_best = resolve('best')
    l_0_suit = resolve('suit')
    l_0_hand = resolve('hand')
    l_0_dummy = resolve('dummy')
    l_0_left = resolve('left')
    l_0_right = resolve('right')
    l_0_owner = resolve('owner')
    l_0_seats = resolve('seats')
    l_0_leader = resolve('leader')
    l_0_out = resolve('out')
    l_0_first_card = resolve('first_card')
    l_0_total = resolve('total')
    l_0_tricks = resolve('tricks')
    l_0_kept = resolve('kept')
    l_0_own = resolve('own')
    l_0_itself = resolve('itself')
    l_0_number = resolve('number')
    l_0_used = resolve('used')
    l_0_off = resolve('off')
    l_0_over = resolve('over')
    l_0_joker = resolve('joker')
    l_0_jokers = resolve('jokers')
    l_0_trumps = resolve('trumps')
    l_0_clause = resolve('clause')
    l_0_to_move = resolve('to_move')
    l_0_most = resolve('most')
    l_0_hand_cards = resolve('hand_cards')
    l_0_dummy_cards = resolve('dummy_cards')
    l_0_need = resolve('need')
    l_0_certain = resolve('certain')
    l_0_hope = resolve('hope')
    l_0_sure = resolve('sure')
    l_0_taker = resolve('taker')
    l_0_able = resolve('able')
    l_0_hand_bid = resolve('hand_bid')
    l_0_hand_won = resolve('hand_won')
    l_0_dummy_bid = resolve('dummy_bid')
    l_0_dummy_won = resolve('dummy_won')
    l_0_winner = resolve('winner')
    l_0_idle = resolve('idle')
    l_0_c = l_0_p = l_0_and_ = l_0_ps = l_0_cs = l_0_cor = l_0_The = l_0_s = l_0_ss = l_0_n = l_0_some = l_0_nth = l_0_name = l_0_named = l_0_played = l_0_thes = l_0_letter = l_0_a_ = l_0_are = l_0_Thes = l_0_h = l_0_bid_ = l_0_signed = l_0_part = l_0_for_ = l_0_from_ = l_0_the_ = l_0_The_ = l_0_enough = l_0_n0 = missing
    try:
        t_1 = environment.filters['abs']
    except KeyError:
        @internalcode
        def t_1(*unused):
            raise TemplateRuntimeError("No filter named 'abs' found.")
    try:
        t_2 = environment.filters['capitalize']
    except KeyError:
        @internalcode
        def t_2(*unused):
            raise TemplateRuntimeError("No filter named 'capitalize' found.")
    try:
        t_3 = environment.filters['length']
    except KeyError:
        @internalcode
        def t_3(*unused):
            raise TemplateRuntimeError("No filter named 'length' found.")
    try:
        t_4 = environment.tests['none']
    except KeyError:
        @internalcode
        def t_4(*unused):
            raise TemplateRuntimeError("No test named 'none' found.")
    pass
    def macro(l_1_code):
        t_5 = []
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        t_5.extend((
            '{card:',
            str(environment.finalize(l_1_code)),
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
            str(environment.finalize(environment.getitem('ABCDEFGHIJ', l_1_seat))),
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
                str(environment.finalize((' and ' if (l_1_i == (l_1_n - 2)) else ', '))),
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
                str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
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
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
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
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_10.append(
                    str(environment.finalize((' or ' if (environment.getattr(l_2_loop, 'revindex0') == 1) else ', '))),
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
            str(environment.finalize(('The ' if (t_3(l_1_cards) == 1) else ''))),
            str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), l_1_cards))),
        ))
        return concat(t_11)
    context.exported_vars.add('The')
    context.vars['The'] = l_0_The = Macro(environment, macro, 'The', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_12 = []
        l_1_names = resolve('names')
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_12.append(
            str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'suit'), l_1_letter))),
        )
        return concat(t_12)
    context.exported_vars.add('s')
    context.vars['s'] = l_0_s = Macro(environment, macro, 's', ('letter',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_13 = []
        l_1_names = resolve('names')
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_13.extend((
            str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'suit'), l_1_letter))),
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
            str(environment.finalize((environment.getitem((undefined(name='words') if l_1_words is missing else l_1_words), l_1_number) if (l_1_number < 13) else l_1_number))),
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
            str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), l_1_number))),
            ' ',
            str(environment.finalize(l_1_noun)),
            str(environment.finalize(('' if (l_1_number == 1) else 's'))),
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
            str(environment.finalize((environment.getitem((undefined(name='words') if l_1_words is missing else l_1_words), l_1_number) if (l_1_number < 13) else environment.short(str_join((l_1_number, 'th', )))))),
        )
        return concat(t_16)
    context.exported_vars.add('nth')
    context.vars['nth'] = l_0_nth = Macro(environment, macro, 'nth', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_code):
        t_17 = []
        l_1_names = resolve('names')
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        if (l_1_code in environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'joker')):
            pass
            t_17.append(
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'joker'), l_1_code))),
            )
        else:
            pass
            t_17.extend((
                'the ',
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'rank'), environment.getitem(l_1_code, 0)))),
                ' of ',
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'suit'), environment.getitem(l_1_code, 1)))),
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
                str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
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
                str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_2_x, 'seat'), _loop_vars=_loop_vars))),
                ' ',
                str(environment.finalize(('plays ' if environment.getattr(l_2_loop, 'first') else ''))),
                'the ',
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_2_x, 'card'), _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
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
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
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
            str(environment.finalize(environment.getitem('ABCDEFGHIJ', l_1_seat))),
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
            str(environment.finalize(environment.getitem('ABC', environment.call_binop(context, '%', l_1_seat, 3)))),
            '**',
            str(environment.finalize(('’s dummy' if (l_1_seat > 2) else ''))),
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
            str(environment.finalize(environment.getitem('ABC', environment.call_binop(context, '%', l_1_seat, 3)))),
            str(environment.finalize(('’s dummy' if (l_1_seat > 2) else ''))),
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
            str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), l_1_letter))),
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
            str(environment.finalize(('is' if (l_1_number == 1) else 'are'))),
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
                str(environment.finalize(('The' if environment.getattr(l_2_loop, 'first') else 'the'))),
                ' ',
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
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
            str(environment.finalize(environment.getitem('ABC', environment.call_binop(context, '%', l_1_seat, 3)))),
            '**’s ',
            str(environment.finalize(('dummy' if (l_1_seat > 2) else 'hand'))),
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
            str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_b, 'seat')))),
            ' bids ',
            str(environment.finalize(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), environment.getattr(l_1_b, 'hand')))),
            ' for the hand and ',
            str(environment.finalize(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), environment.getattr(l_1_b, 'dummy')))),
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
            str(environment.finalize(('−' if (l_1_number < 0) else ''))),
            str(environment.finalize(t_1(l_1_number))),
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
            str(environment.finalize(('dummy' if (l_1_seat > 2) else 'hand'))),
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
            str(environment.finalize(environment.short(str_join((' for the ', environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), l_1_seat), ))))),
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
            str(environment.finalize((' from the dummy' if (l_1_seat > 2) else ''))),
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
            str(environment.finalize(('dummy’s ' if (l_1_seat > 2) else ''))),
            str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_1_card))),
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
            str(environment.finalize(('dummy’s ' if (l_1_seat > 2) else ''))),
            str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_1_card))),
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
            str(environment.finalize(('more ' if l_1_won else ''))),
            'tricks',
            str(environment.finalize(environment.call(context, (undefined(name='for_') if l_0_for_ is missing else l_0_for_), l_1_seat))),
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
            str(environment.finalize(('nothing' if (l_1_number == 0) else environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), l_1_number)))),
        )
        return concat(t_36)
    context.exported_vars.add('n0')
    context.vars['n0'] = l_0_n0 = Macro(environment, macro, 'n0', ('number',), False, False, False, context.eval_ctx.autoescape)
    if ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.setup[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='dealer') if l_0_dealer is missing else l_0_dealer))))
        yield ' deals'
        if (undefined(name='last') if l_0_last is missing else l_0_last):
            pass
            yield '; it is the last deal of the game'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.bid-first[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='first') if l_0_first is missing else l_0_first))))
        yield ', on the dealer’s left, bids first.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.bids[0]'):
        pass
        l_1_loop = missing
        for l_1_b, l_1_loop in LoopContext((undefined(name='bids') if l_0_bids is missing else l_0_bids), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='bid_') if l_0_bid_ is missing else l_0_bid_), l_1_b, _loop_vars=_loop_vars)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_b = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.cards[0]'):
        pass
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='cards') if l_0_cards is missing else l_0_cards), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_1_x, _loop_vars=_loop_vars)))
            yield str(environment.finalize(('' if environment.getattr(l_1_loop, 'last') else ' ')))
        l_1_loop = l_1_x = missing
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.seat[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.points[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='signed') if l_0_signed is missing else l_0_signed), (undefined(name='points') if l_0_points is missing else l_0_points))))
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.idle[0]'):
        pass
        yield '–'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.table-marks[0]'):
        pass
        yield 'In the tables below, {icon:led|▷} stands by the card that was led and {icon:won|★} by the card that won.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.idle-marks[0]'):
        pass
        yield 'Each dummy’s column stands next to its owner’s, whatever the order of play. A dash means that the dummy sits the trick out.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trick-number[0]'):
        pass
        yield 'This is the '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='trick') if l_0_trick is missing else l_0_trick))))
        yield ' trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trick-head[0]'):
        pass
        yield '**Trick '
        yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
        yield '.**'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lead[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        if (undefined(name='plays') if l_0_plays is missing else l_0_plays):
            pass
            yield '; '
            yield str(environment.finalize(environment.call(context, (undefined(name='played') if l_0_played is missing else l_0_played), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lead[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
        if (undefined(name='plays') if l_0_plays is missing else l_0_plays):
            pass
            yield ' Then '
            yield str(environment.finalize(environment.call(context, (undefined(name='played') if l_0_played is missing else l_0_played), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
            yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='played') if l_0_played is missing else l_0_played), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.follow[1]'):
        pass
        yield 'Next, '
        yield str(environment.finalize(environment.call(context, (undefined(name='played') if l_0_played is missing else l_0_played), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.forced[0]'):
        pass
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield ' '
            yield str(environment.finalize(('has to play ' if environment.getattr(l_1_loop, 'first') else '')))
            yield 'the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.forced[1]'):
        pass
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield ' '
            yield str(environment.finalize(('can play nothing but ' if environment.getattr(l_1_loop, 'first') else '')))
            yield 'the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.forced[2]'):
        pass
        yield 'There is no choice: '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield ' '
            yield str(environment.finalize(('plays ' if environment.getattr(l_1_loop, 'first') else '')))
            yield 'the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.last-cards[0]'):
        pass
        yield 'Each hand has one card left: '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield ' '
            yield str(environment.finalize(('plays ' if environment.getattr(l_1_loop, 'first') else '')))
            yield 'the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.played[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.played[1]'):
        pass
        yield 'From '
        yield str(environment.finalize(environment.call(context, (undefined(name='h') if l_0_h is missing else l_0_h), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' comes the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.takes[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' wins. '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='won') if l_0_won is missing else l_0_won))))
        if ((undefined(name='won') if l_0_won is missing else l_0_won) > (undefined(name='bid') if l_0_bid is missing else l_0_bid)):
            pass
            yield ', more than the '
            yield str(environment.finalize(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), (undefined(name='bid') if l_0_bid is missing else l_0_bid))))
            yield ' that was bid'
        elif ((undefined(name='won') if l_0_won is missing else l_0_won) == (undefined(name='bid') if l_0_bid is missing else l_0_bid)):
            pass
            yield ', exactly the bid'
        else:
            pass
            yield ' of the '
            yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='bid') if l_0_bid is missing else l_0_bid))))
            yield ' tricks bid'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.takes[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' takes the trick with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ': '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='won') if l_0_won is missing else l_0_won))))
        yield ' now, '
        if ((undefined(name='won') if l_0_won is missing else l_0_won) > (undefined(name='bid') if l_0_bid is missing else l_0_bid)):
            pass
            yield 'over the bid of '
            yield str(environment.finalize(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), (undefined(name='bid') if l_0_bid is missing else l_0_bid))))
        elif ((undefined(name='won') if l_0_won is missing else l_0_won) == (undefined(name='bid') if l_0_bid is missing else l_0_bid)):
            pass
            yield 'just as bid'
        else:
            pass
            yield 'out of '
            yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='bid') if l_0_bid is missing else l_0_bid))))
            yield ' bid'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.takes[2]'):
        pass
        yield 'With the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' the trick goes to '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '. '
        if ((undefined(name='won') if l_0_won is missing else l_0_won) > (undefined(name='bid') if l_0_bid is missing else l_0_bid)):
            pass
            yield 'That makes '
            yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='won') if l_0_won is missing else l_0_won))))
            yield ', and only '
            yield str(environment.finalize(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), (undefined(name='bid') if l_0_bid is missing else l_0_bid))))
            yield ' was wanted'
        elif ((undefined(name='won') if l_0_won is missing else l_0_won) == (undefined(name='bid') if l_0_bid is missing else l_0_bid)):
            pass
            yield 'The bid of '
            yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='won') if l_0_won is missing else l_0_won))))
            yield ' is reached'
        else:
            pass
            yield 'That makes '
            yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='won') if l_0_won is missing else l_0_won))))
            yield ' of '
            yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='bid') if l_0_bid is missing else l_0_bid))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is a trump and beats even the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield '. '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' wins the trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump-led[0]'):
        pass
        yield 'The highest spade, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', wins the trick for '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[0]'):
        pass
        yield 'There is no spade and no joker in the trick, so the highest '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' wins: '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' takes it with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[1]'):
        pass
        yield 'Nobody has played a spade or a joker. The highest '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' is the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' wins.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-joker[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is stronger than any other card: the trick goes to '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.sum[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' scores '
        yield str(environment.finalize(environment.call(context, (undefined(name='signed') if l_0_signed is missing else l_0_signed), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield ' for the hand and '
        yield str(environment.finalize(environment.call(context, (undefined(name='signed') if l_0_signed is missing else l_0_signed), (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy))))
        yield ' for the dummy, '
        yield str(environment.finalize(environment.call(context, (undefined(name='signed') if l_0_signed is missing else l_0_signed), (undefined(name='points') if l_0_points is missing else l_0_points))))
        yield ' together.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.sum[1]'):
        pass
        yield 'For hand and dummy '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' gets '
        yield str(environment.finalize(environment.call(context, (undefined(name='signed') if l_0_signed is missing else l_0_signed), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield ' and '
        yield str(environment.finalize(environment.call(context, (undefined(name='signed') if l_0_signed is missing else l_0_signed), (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy))))
        yield ': '
        yield str(environment.finalize(environment.call(context, (undefined(name='signed') if l_0_signed is missing else l_0_signed), (undefined(name='points') if l_0_points is missing else l_0_points))))
        yield ' in all.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.order-player[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads from the hand. Clockwise, the left neighbour '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='left') if l_0_left is missing else l_0_left))))
        yield ' comes next, then '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy))))
        yield ', which lies between '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='left') if l_0_left is missing else l_0_left))))
        yield ' and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='right') if l_0_right is missing else l_0_right))))
        yield ', and last '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='right') if l_0_right is missing else l_0_right))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.order-dummy[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' lies between '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='left') if l_0_left is missing else l_0_left))))
        yield ' and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='right') if l_0_right is missing else l_0_right))))
        yield '. After it come, clockwise, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='right') if l_0_right is missing else l_0_right))))
        yield ', then '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' from the hand, and last '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='left') if l_0_left is missing else l_0_left))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-before[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has won the '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='trick') if l_0_trick is missing else l_0_trick))))
        yield ' trick with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', and so leads the next.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.owner-chooses[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' decides what the dummy leads. It holds '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '; the choice falls on the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.sit-out[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy))))
        yield ' was the only dummy to play; '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='seats') if l_0_seats is missing else l_0_seats))))
        yield ' sat the trick out.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.tempting[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' holds the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', which would have beaten the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ', but cannot play it.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.now-plays[0]'):
        pass
        yield 'In the '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='trick') if l_0_trick is missing else l_0_trick))))
        yield ' trick '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='leader') if l_0_leader is missing else l_0_leader))))
        yield ' leads. So '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' plays, and it is '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='out') if l_0_out is missing else l_0_out))))
        yield ' that sit out.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.tried[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' would like to take the trick from the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' with a spade, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', but may not play it.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.may-play[0]'):
        pass
        if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield ' has to play the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0))))
            yield '.'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield ' must choose '
            yield str(environment.finalize(('between' if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 2) else 'from')))
            yield ' '
            yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
            yield ', and plays the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.no-suit[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' holds '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '. As there are no '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' among them, any of them may be played.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' chooses a trump, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.can-follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' could follow with '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ', '
        yield str(environment.finalize(('which' if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1) else ('neither of which' if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 2) else 'none of which'))))
        yield ' would '
        yield str(environment.finalize(('not ' if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1) else '')))
        yield 'win. But a joker may be played even so.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.plays-joker[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' puts the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' on the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.rid-joker[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='enough') if l_0_enough is missing else l_0_enough), (undefined(name='seat') if l_0_seat is missing else l_0_seat), 1)))
        yield ', and takes the chance to get rid of the other joker.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.beaten-joker[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='first') if l_0_first is missing else l_0_first))))
        yield ' played its '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='first_card') if l_0_first_card is missing else l_0_first_card))))
        yield ' before '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' played the other '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '. Of two jokers the one played first wins, so '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='first') if l_0_first is missing else l_0_first))))
        yield ' takes the trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.joker-free[0]'):
        pass
        yield 'All these cards lose to the joker, even the spade. The trick goes to '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.bid-in-turn[0]'):
        pass
        yield 'Then it is the others’ turn: '
        l_1_loop = missing
        for l_1_b, l_1_loop in LoopContext((undefined(name='bids') if l_0_bids is missing else l_0_bids), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='bid_') if l_0_bid_ is missing else l_0_bid_), l_1_b, _loop_vars=_loop_vars)))
            yield str(environment.finalize(('' if environment.getattr(l_1_loop, 'last') else '; ')))
        l_1_loop = l_1_b = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.bid-free[0]'):
        pass
        yield 'All the bids together come to '
        yield str(environment.finalize((undefined(name='total') if l_0_total is missing else l_0_total)))
        yield '. They need not come to '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='tricks') if l_0_tricks is missing else l_0_tricks))))
        yield ', the number of tricks.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.bid-came[0]'):
        pass
        yield 'In the end the hand of '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' takes '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='hand') if l_0_hand is missing else l_0_hand), 'trick')))
        yield ' and the dummy '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy))))
        if (undefined(name='kept') if l_0_kept is missing else l_0_kept):
            pass
            yield ', both just as bid'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.led-by[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' led '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='own') if l_0_own is missing else l_0_own), 'trick')))
        yield ' and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='itself') if l_0_itself is missing else l_0_itself))))
        yield ', so this dummy played '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='number') if l_0_number is missing else l_0_number), 'card')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.dummies-all[0]'):
        pass
        yield 'Every trick takes one card from one dummy. That is '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='used') if l_0_used is missing else l_0_used))))
        yield ' in all; the other '
        yield str(environment.finalize((undefined(name='left') if l_0_left is missing else l_0_left)))
        yield ' dummy cards were not used.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.exact-hand[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='h') if l_0_h is missing else l_0_h), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' '
        if (undefined(name='won') if l_0_won is missing else l_0_won):
            pass
            yield 'took the '
            yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='won') if l_0_won is missing else l_0_won), 'trick')))
            yield ' bid for it'
        else:
            pass
            yield 'bid nothing and took nothing, which is exact'
        yield ': '
        yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
        yield '\xa0+\xa01\xa0=\xa0'
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.exact-dummy[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='h') if l_0_h is missing else l_0_h), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' '
        if (undefined(name='won') if l_0_won is missing else l_0_won):
            pass
            yield 'took exactly its '
            yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='won') if l_0_won is missing else l_0_won), 'trick')))
            yield ', and a dummy’s count double'
        else:
            pass
            yield 'took no trick, just as bid'
        yield ': 2\xa0×\xa0'
        yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
        yield '\xa0+\xa01\xa0=\xa0'
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.missed[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='h') if l_0_h is missing else l_0_h), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' bid '
        yield str(environment.finalize(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), (undefined(name='bid') if l_0_bid is missing else l_0_bid))))
        yield ' and took '
        yield str(environment.finalize(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), (undefined(name='won') if l_0_won is missing else l_0_won))))
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='off') if l_0_off is missing else l_0_off))))
        yield ' too '
        yield str(environment.finalize(('many' if (undefined(name='over') if l_0_over is missing else l_0_over) else 'few')))
        yield ': '
        yield str(environment.finalize(environment.call(context, (undefined(name='signed') if l_0_signed is missing else l_0_signed), (undefined(name='points') if l_0_points is missing else l_0_points))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.missed[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='h') if l_0_h is missing else l_0_h), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', with '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='won') if l_0_won is missing else l_0_won), 'trick')))
        yield ' for a bid of '
        yield str(environment.finalize(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), (undefined(name='bid') if l_0_bid is missing else l_0_bid))))
        yield ', is '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='off') if l_0_off is missing else l_0_off))))
        yield ' '
        yield str(environment.finalize(('over' if (undefined(name='over') if l_0_over is missing else l_0_over) else 'short')))
        yield ' and scores '
        yield str(environment.finalize(environment.call(context, (undefined(name='signed') if l_0_signed is missing else l_0_signed), (undefined(name='points') if l_0_points is missing else l_0_points))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.tie[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='seats') if l_0_seats is missing else l_0_seats))))
        yield ' have '
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield ' each, which is the most. They share the win.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.any-bid[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' may bid any two numbers, one for the hand and one for the dummy.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.any-bid[1]'):
        pass
        yield 'There is no limit on what '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' may bid for hand and dummy.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.lead[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' is leading and may play any card.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.lead[1]'):
        pass
        yield 'It is the lead of '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', so any card will do.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.joker-led[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='joker') if l_0_joker is missing else l_0_joker))))
        yield ' was led, so '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' may play any card; none of them can win.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.joker-led[1]'):
        pass
        yield 'Nothing can beat the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='joker') if l_0_joker is missing else l_0_joker))))
        yield '. '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' is free to play anything.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.only-one[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is the only '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' that '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has, so it must be played.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.only-one[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has one '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ', the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', and may play nothing else.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.must-follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' and must play '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.must-follow[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' must follow with '
        yield str(environment.finalize(environment.call(context, (undefined(name='a_') if l_0_a_ is missing else l_0_a_), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ': '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.follow-or-joker[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' must follow with '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ', unless it is to be the '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='jokers') if l_0_jokers is missing else l_0_jokers))))
        yield ', which may be played at any time.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.follow-or-joker[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' may play one of the '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' ('
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ') or, as always, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='jokers') if l_0_jokers is missing else l_0_jokers))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.cannot-follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' and may play any card.'
        if (undefined(name='trumps') if l_0_trumps is missing else l_0_trumps):
            pass
            yield ' '
            yield str(environment.finalize(environment.call(context, (undefined(name='The') if l_0_The is missing else l_0_The), (undefined(name='trumps') if l_0_trumps is missing else l_0_trumps))))
            yield ' '
            yield str(environment.finalize(('is a trump' if (t_3((undefined(name='trumps') if l_0_trumps is missing else l_0_trumps)) == 1) else 'are trumps')))
            yield ', to play or to keep.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.cannot-follow[1]'):
        pass
        yield 'Without a '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' may play anything'
        if (undefined(name='trumps') if l_0_trumps is missing else l_0_trumps):
            pass
            yield ', but need not play a trump ('
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='trumps') if l_0_trumps is missing else l_0_trumps))))
            yield ')'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.hand-over[0]'):
        pass
        yield 'The deal is over ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-your-turn[0]'):
        pass
        yield 'It is the turn of '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='to_move') if l_0_to_move is missing else l_0_to_move))))
        yield ', not of '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.wrong-decision[0]'):
        pass
        yield 'That is not what is to be decided now ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.sits-out[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' sits this trick out: the dummy that plays is '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield ' ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-a-bid[0]'):
        pass
        yield 'A bid is a number from 0 to '
        yield str(environment.finalize((undefined(name='most') if l_0_most is missing else l_0_most)))
        yield ', which '
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield ' is not ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-in-pack[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is not in the pack ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-held[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' '
        if (undefined(name='played') if l_0_played is missing else l_0_played):
            pass
            yield 'has played the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield ' already'
        else:
            pass
            yield 'does not have the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.only-one[0]'):
        pass
        yield str(environment.finalize(t_2(environment.call(context, (undefined(name='a_') if l_0_a_ is missing else l_0_a_), (undefined(name='suit') if l_0_suit is missing else l_0_suit)))))
        yield ' was led, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.must-follow[0]'):
        pass
        yield str(environment.finalize(t_2(environment.call(context, (undefined(name='a_') if l_0_a_ is missing else l_0_a_), (undefined(name='suit') if l_0_suit is missing else l_0_suit)))))
        yield ' was led, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ' ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.follow-or-joker[0]'):
        pass
        yield str(environment.finalize(t_2(environment.call(context, (undefined(name='a_') if l_0_a_ is missing else l_0_a_), (undefined(name='suit') if l_0_suit is missing else l_0_suit)))))
        yield ' was led, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '. In place of these only '
        yield str(environment.finalize(('the ' if (t_3((undefined(name='jokers') if l_0_jokers is missing else l_0_jokers)) == 1) else '')))
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='jokers') if l_0_jokers is missing else l_0_jokers))))
        yield ' may be played ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.random-bid[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' bids '
        yield str(environment.finalize(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield ' for the hand and '
        yield str(environment.finalize(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy))))
        yield ' for the dummy.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.bid[0]'):
        pass
        if (undefined(name='hand_cards') if l_0_hand_cards is missing else l_0_hand_cards):
            pass
            yield 'In the hand of '
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield ', '
            yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), (undefined(name='hand_cards') if l_0_hand_cards is missing else l_0_hand_cards))))
            yield ' should win more often than not, and the rest may add a little'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield ' has no card in hand that is likely to win by itself'
        yield ': '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' bids '
        yield str(environment.finalize(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield ' for the hand. The dummy will play perhaps '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='plays') if l_0_plays is missing else l_0_plays), 'card')))
        yield '. '
        if (undefined(name='dummy_cards') if l_0_dummy_cards is missing else l_0_dummy_cards):
            pass
            yield 'It has '
            yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), (undefined(name='dummy_cards') if l_0_dummy_cards is missing else l_0_dummy_cards))))
        else:
            pass
            yield 'No card in it is likely to win by itself'
            yield str(environment.finalize((', but together they may be good for something' if (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy) else '')))
        yield ': '
        yield str(environment.finalize(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy))))
        yield ' for the dummy.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.bid[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' '
        if (undefined(name='hand_cards') if l_0_hand_cards is missing else l_0_hand_cards):
            pass
            yield 'counts most on '
            yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), (undefined(name='hand_cards') if l_0_hand_cards is missing else l_0_hand_cards))))
            yield ' and'
        else:
            pass
            yield 'has nothing to count on in the hand, and'
        yield ' bids '
        yield str(environment.finalize(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield ' for it. The dummy is likely to play no more than '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='plays') if l_0_plays is missing else l_0_plays), 'card')))
        if (undefined(name='dummy_cards') if l_0_dummy_cards is missing else l_0_dummy_cards):
            pass
            yield '; with '
            yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), (undefined(name='dummy_cards') if l_0_dummy_cards is missing else l_0_dummy_cards))))
            yield ' there'
        else:
            pass
            yield ', and none of it is good for a trick by itself'
            yield str(environment.finalize(('; but as one of them may win all the same' if (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy) else '')))
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' bids '
        yield str(environment.finalize(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy))))
        yield ' for the dummy.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.bid[2]'):
        pass
        if (undefined(name='hand_cards') if l_0_hand_cards is missing else l_0_hand_cards):
            pass
            yield 'With '
            yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), (undefined(name='hand_cards') if l_0_hand_cards is missing else l_0_hand_cards))))
            yield ' in hand'
        else:
            pass
            yield 'With no really strong card in hand'
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' bids '
        yield str(environment.finalize(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield ' for the hand. Of the dummy’s cards perhaps '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield ' will be played. '
        if (undefined(name='dummy_cards') if l_0_dummy_cards is missing else l_0_dummy_cards):
            pass
            yield 'With '
            yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), (undefined(name='dummy_cards') if l_0_dummy_cards is missing else l_0_dummy_cards))))
            yield ' to come from there'
        else:
            pass
            yield 'Not one of them is more likely than not to win'
            yield str(environment.finalize((', but some of them might' if (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy) else '')))
            yield '; so'
        yield str(environment.finalize((',' if (undefined(name='dummy_cards') if l_0_dummy_cards is missing else l_0_dummy_cards) else '')))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' bids '
        yield str(environment.finalize(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy))))
        yield ' for the dummy.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.random[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.only[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' may play nothing but the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.only[1]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is the only card that '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' may play.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-win[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' still needs '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='need') if l_0_need is missing else l_0_need), 'trick')))
        yield str(environment.finalize(environment.call(context, (undefined(name='for_') if l_0_for_ is missing else l_0_for_), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' and leads'
        yield str(environment.finalize(environment.call(context, (undefined(name='from_') if l_0_from_ is missing else l_0_from_), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' a card that '
        yield str(environment.finalize(('no opponent can beat' if (undefined(name='certain') if l_0_certain is missing else l_0_certain) else 'will probably win')))
        yield ', the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-win[1]'):
        pass
        yield 'With '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='need') if l_0_need is missing else l_0_need), 'trick')))
        yield ' still to win'
        yield str(environment.finalize(environment.call(context, (undefined(name='for_') if l_0_for_ is missing else l_0_for_), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' leads '
        yield str(environment.finalize(environment.call(context, (undefined(name='the_') if l_0_the_ is missing else l_0_the_), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', which '
        yield str(environment.finalize(('no opponent can beat' if (undefined(name='certain') if l_0_certain is missing else l_0_certain) else 'should win')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-win[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='h') if l_0_h is missing else l_0_h), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' is '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='need') if l_0_need is missing else l_0_need), 'trick')))
        yield ' short of its bid, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' goes for this one at once with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-to-dummy[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' so that the dummy, which is still short of tricks, may win with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='hope') if l_0_hope is missing else l_0_hope))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-to-dummy[1]'):
        pass
        yield 'This trick is meant for the dummy: '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' and has the dummy’s '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='hope') if l_0_hope is missing else l_0_hope))))
        yield ' in mind.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-to-dummy[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' would like the dummy’s '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='hope') if l_0_hope is missing else l_0_hope))))
        yield ' to win, and leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-low[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' needs '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='need') if l_0_need is missing else l_0_need), 'more trick')))
        yield str(environment.finalize(environment.call(context, (undefined(name='for_') if l_0_for_ is missing else l_0_for_), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', but has nothing there that is likely to win now, and so leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-low[1]'):
        pass
        yield 'Keeping the better cards for later, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' leads '
        yield str(environment.finalize(environment.call(context, (undefined(name='the_') if l_0_the_ is missing else l_0_the_), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '. '
        yield str(environment.finalize(environment.call(context, (undefined(name='h') if l_0_h is missing else l_0_h), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' still needs '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='need') if l_0_need is missing else l_0_need), 'trick')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-wait[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' counts on '
        yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), (undefined(name='sure') if l_0_sure is missing else l_0_sure))))
        yield ' for the '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='need') if l_0_need is missing else l_0_need), 'trick')))
        yield ' still needed'
        yield str(environment.finalize(environment.call(context, (undefined(name='for_') if l_0_for_ is missing else l_0_for_), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '. So the lead is a card that may be beaten, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-wait[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' is in no hurry: '
        yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), (undefined(name='sure') if l_0_sure is missing else l_0_sure))))
        yield ' should see to the '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='need') if l_0_need is missing else l_0_need), 'trick')))
        yield ' still needed'
        yield str(environment.finalize(environment.call(context, (undefined(name='for_') if l_0_for_ is missing else l_0_for_), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '. The lead is the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-lose[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='enough') if l_0_enough is missing else l_0_enough), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='won') if l_0_won is missing else l_0_won))))
        yield ' and leads a card that is about as likely as any to be beaten, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-lose[1]'):
        pass
        yield 'Any '
        yield str(environment.finalize(('further ' if (undefined(name='won') if l_0_won is missing else l_0_won) else '')))
        yield 'trick'
        yield str(environment.finalize(environment.call(context, (undefined(name='for_') if l_0_for_ is missing else l_0_for_), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' would cost points. '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' and hopes that somebody beats it.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-lose[2]'):
        pass
        yield 'So as not to win '
        yield str(environment.finalize(('again ' if (undefined(name='won') if l_0_won is missing else l_0_won) else '')))
        yield 'with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-take[0]'):
        pass
        yield 'Whatever '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' leads'
        yield str(environment.finalize(environment.call(context, (undefined(name='from_') if l_0_from_ is missing else l_0_from_), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' will probably win. If a trick too many it must be, then with the highest card, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-take[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='enough') if l_0_enough is missing else l_0_enough), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='won') if l_0_won is missing else l_0_won))))
        yield ', but has no card there that is likely to be beaten. The highest, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', goes first.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.leave[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='h') if l_0_h is missing else l_0_h), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield ' has the trick and can use it. So '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' plays '
        yield str(environment.finalize(environment.call(context, (undefined(name='the_') if l_0_the_ is missing else l_0_the_), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', which does not beat it.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.leave[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' leaves the trick to the '
        yield str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield ' and plays '
        yield str(environment.finalize(environment.call(context, (undefined(name='the_') if l_0_the_ is missing else l_0_the_), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.leave[2]'):
        pass
        yield 'As '
        yield str(environment.finalize(environment.call(context, (undefined(name='h') if l_0_h is missing else l_0_h), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield ' is winning and still needs tricks, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' keeps '
        yield str(environment.finalize(('the dummy ' if ((undefined(name='seat') if l_0_seat is missing else l_0_seat) > 2) else '')))
        yield 'out of its way with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-last[0]'):
        pass
        yield 'Last to play, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' with '
        yield str(environment.finalize(environment.call(context, (undefined(name='the_') if l_0_the_ is missing else l_0_the_), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-last[1]'):
        pass
        yield 'Nobody plays after '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '. The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ', and nothing higher is needed.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-last[2]'):
        pass
        yield 'To beat the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is enough, for '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' plays last.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-sure[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' with '
        yield str(environment.finalize(environment.call(context, (undefined(name='the_') if l_0_the_ is missing else l_0_the_), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', which '
        yield str(environment.finalize(('no opponent can beat' if (undefined(name='certain') if l_0_certain is missing else l_0_certain) else 'will probably hold')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-sure[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' needs the trick'
        yield str(environment.finalize(environment.call(context, (undefined(name='for_') if l_0_for_ is missing else l_0_for_), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' and puts the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' on the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield '; '
        yield str(environment.finalize(('no opponent can beat it now' if (undefined(name='certain') if l_0_certain is missing else l_0_certain) else 'it is not likely to be beaten')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-sure[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='The_') if l_0_The_ is missing else l_0_The_), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' goes ahead of the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' and '
        yield str(environment.finalize(('is sure to' if (undefined(name='certain') if l_0_certain is missing else l_0_certain) else 'should')))
        yield ' stay there, so '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' plays it.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-try[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' goes ahead of the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' with '
        yield str(environment.finalize(environment.call(context, (undefined(name='the_') if l_0_the_ is missing else l_0_the_), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', though it may yet be beaten.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-try[1]'):
        pass
        yield 'For the moment '
        yield str(environment.finalize(environment.call(context, (undefined(name='the_') if l_0_the_ is missing else l_0_the_), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ': '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' gives it a try.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-try[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' tries for the trick with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '. The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ', but is not safe.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.wait[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' has '
        yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), (undefined(name='sure') if l_0_sure is missing else l_0_sure))))
        yield ' for the '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='need') if l_0_need is missing else l_0_need), 'trick')))
        yield ' still needed'
        yield str(environment.finalize(environment.call(context, (undefined(name='for_') if l_0_for_ is missing else l_0_for_), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', and gets rid of the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', which does not beat the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.wait[1]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='need') if l_0_need is missing else l_0_need), 'trick')))
        yield ' that '
        yield str(environment.finalize(environment.call(context, (undefined(name='h') if l_0_h is missing else l_0_h), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' needs can wait, with '
        yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), (undefined(name='sure') if l_0_sure is missing else l_0_sure))))
        yield ' to come. So the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' goes under the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.wait[2]'):
        pass
        yield 'With '
        yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), (undefined(name='sure') if l_0_sure is missing else l_0_sure))))
        yield ' to come for the '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='need') if l_0_need is missing else l_0_need), 'trick')))
        yield ' still needed, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' can let this one go and drop the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' under the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.throw[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' '
        yield str(environment.finalize(('does not expect to win' if (undefined(name='able') if l_0_able is missing else l_0_able) else 'cannot win')))
        yield ' this trick with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', and gives up the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.throw[1]'):
        pass
        if (undefined(name='able') if l_0_able is missing else l_0_able):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
            yield ' sees little hope of this trick'
            yield str(environment.finalize(environment.call(context, (undefined(name='for_') if l_0_for_ is missing else l_0_for_), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield ' against the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
            yield ' may play nothing'
            yield str(environment.finalize(environment.call(context, (undefined(name='from_') if l_0_from_ is missing else l_0_from_), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield ' that beats the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield '; the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' can be spared.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.throw[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' saves what is better for later and plays '
        yield str(environment.finalize(environment.call(context, (undefined(name='the_') if l_0_the_ is missing else l_0_the_), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.duck[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='enough') if l_0_enough is missing else l_0_enough), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='won') if l_0_won is missing else l_0_won))))
        yield ', and gets rid of the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' under the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.duck[1]'):
        pass
        yield 'Under the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='the_') if l_0_the_ is missing else l_0_the_), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' does no harm, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' is glad to see it go.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.duck[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='The_') if l_0_The_ is missing else l_0_The_), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' loses to the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ': a good moment for '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' to part with it.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.duck-try[0]'):
        pass
        yield 'Whatever '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' plays'
        yield str(environment.finalize(environment.call(context, (undefined(name='from_') if l_0_from_ is missing else l_0_from_), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield '. '
        if (undefined(name='certain') if l_0_certain is missing else l_0_certain):
            pass
            yield 'It is to be the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        else:
            pass
            yield 'The '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield ' is about as likely as any to be beaten in its turn'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.duck-try[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' cannot help going ahead of the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ', and plays '
        yield str(environment.finalize(environment.call(context, (undefined(name='the_') if l_0_the_ is missing else l_0_the_), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield str(environment.finalize(('' if (undefined(name='certain') if l_0_certain is missing else l_0_certain) else ' in the hope that somebody beats it')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.take[0]'):
        pass
        yield 'Last to play, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' must beat the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' with any card'
        yield str(environment.finalize(environment.call(context, (undefined(name='from_') if l_0_from_ is missing else l_0_from_), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', and parts with the highest, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.take[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield ' cannot help winning: the highest card allowed'
        yield str(environment.finalize(environment.call(context, (undefined(name='from_') if l_0_from_ is missing else l_0_from_), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', goes on the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.plays-next[0]'):
        pass
        yield 'Who plays next?'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.may-play[0]'):
        pass
        yield 'What may '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' play?'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.who-wins[0]'):
        pass
        yield 'Who wins this trick?'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.scores[0]'):
        pass
        yield 'What does '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' score?'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.plays-next[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.so-far[0]'):
        pass
        yield 'The table from above. '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield ' '
            yield str(environment.finalize(('has led' if environment.getattr(l_1_loop, 'first') else 'has played')))
            yield ' '
            yield str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.holds[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' is to play and holds '
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.counted[0]'):
        pass
        yield 'The bids and tricks of '
        yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '. Hand: '
        yield str(environment.finalize(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), (undefined(name='hand_bid') if l_0_hand_bid is missing else l_0_hand_bid))))
        yield ' bid, '
        yield str(environment.finalize(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), (undefined(name='hand_won') if l_0_hand_won is missing else l_0_hand_won))))
        yield ' taken. Dummy: '
        yield str(environment.finalize(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), (undefined(name='dummy_bid') if l_0_dummy_bid is missing else l_0_dummy_bid))))
        yield ' bid, '
        yield str(environment.finalize(environment.call(context, (undefined(name='n0') if l_0_n0 is missing else l_0_n0), (undefined(name='dummy_won') if l_0_dummy_won is missing else l_0_dummy_won))))
        yield ' taken.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.trick[0]'):
        pass
        yield 'The table from above. In order: '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield ' plays '
            yield str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        yield '.'
        if (not t_4((undefined(name='winner') if l_0_winner is missing else l_0_winner))):
            pass
            yield ' '
            yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), (undefined(name='winner') if l_0_winner is missing else l_0_winner))))
            yield ' wins.'
        yield ' '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='idle') if l_0_idle is missing else l_0_idle), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), l_1_x, _loop_vars=_loop_vars)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        yield ' sit out.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.turn[0]'):
        pass
        yield 'Before that, '
        yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' holds '
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield '. Allowed: '
        yield str(environment.finalize(('any of these' if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == t_3((undefined(name='hand') if l_0_hand is missing else l_0_hand))) else environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards)))))
        yield '.'

blocks = {}
debug_info = '1=89&2=102&3=115&4=130&5=147&6=164&7=170&9=185&10=197&11=209&12=222&13=228&14=230&16=235&17=251&18=257&19=259&21=264&22=270&24=287&25=304&26=310&28=325&29=343&30=354&31=368&32=380&33=392&34=403&35=422&36=436&37=452&38=464&39=475&40=486&41=497&42=512&43=527&44=543&45=554'

taken = ['able', 'best', 'bid', 'bids', 'card', 'cards', 'certain', 'clause', 'dealer', 'dummy', 'dummy_bid', 'dummy_cards', 'dummy_won', 'first', 'first_card', 'hand', 'hand_bid', 'hand_cards', 'hand_won', 'hope', 'idle', 'itself', 'joker', 'jokers', 'kept', 'last', 'leader', 'left', 'most', 'names', 'need', 'number', 'off', 'out', 'over', 'own', 'owner', 'phrase', 'plays', 'points', 'right', 'seat', 'seats', 'suit', 'sure', 'taker', 'to_move', 'total', 'trick', 'tricks', 'trumps', 'used', 'winner', 'won']
lent = []
