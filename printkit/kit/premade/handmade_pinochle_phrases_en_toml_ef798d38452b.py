# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'handmade-pinochle/phrases.en.toml'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    l_0_phrase = resolve('phrase')
    l_0_pairs = resolve('pairs')
    l_0_declarer = resolve('declarer')
    l_0_contract = resolve('contract')
    l_0_trump = resolve('trump')
    l_0_start = resolve('start')
    l_0_hand_no = resolve('hand_no')
    l_0_scores = resolve('scores')
    l_0_picks = resolve('picks')
    l_0_number = resolve('number')
    l_0_seat = resolve('seat')
    l_0_held = resolve('held')
    l_0_cards = resolve('cards')
    l_0_card = resolve('card')
    l_0_meld = resolve('meld')
    l_0_plays = resolve('plays')
    l_0_least = resolve('least')
    l_0_calls = resolve('calls')
    l_0_melds = resolve('melds')
    l_0_points = resolve('points')
    l_0_counters = resolve('counters')
    l_0_last = resolve('last')
    l_0_trick = resolve('trick')
    l_0_suit = resolve('suit')
    l_0_only = resolve('only')
    l_0_under = resolve('under')
    l_0_over = resolve('over')
    l_0_led = resolve('led')
    l_0_taker = resolve('taker')
    l_0_best = resolve('best')
    l_0_higher = resolve('higher')
    l_0_mate = resolve('mate')
    l_0_other = resolve('other')
    l_0_pair = resolve('pair')
    l_0_tricks = resolve('tricks')
    l_0_total = resolve('total')
    l_0_bid = resolve('bid')
    l_0_score = resolve('score')
    l_0_lost = resolve('lost')
    l_0_shown = resolve('shown')
    l_0_tie = resolve('tie')
    l_0_kept = resolve('kept')
    l_0_margin = resolve('margin')
    l_0_room = resolve('room')
    l_0_turn = resolve('turn')
    l_0_maker = resolve('maker')
    l_0_passed = resolve('passed')
    l_0_bidder = resolve('bidder')
    l_0_clause = resolve('clause')
    l_0_to_move = resolve('to_move')
    l_0_partner = resolve('partner')
    l_0_hope = resolve('hope')
    l_0_winner = resolve('winner')
    l_0_hand = resolve('hand')
    l_0_c = l_0_p = l_0_and_ = l_0_ps = l_0_cs = l_0_cor = l_0_The = l_0_s = l_0_ss = l_0_n = l_0_some = l_0_nth = l_0_name = l_0_named = l_0_played = l_0_thes = l_0_letter = l_0_meld_ = l_0_a_ = l_0_pts = l_0_minus = l_0_tally = l_0_row = missing
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
    try:
        t_3 = environment.filters['list']
    except KeyError:
        @internalcode
        def t_3(*unused):
            raise TemplateRuntimeError("No filter named 'list' found.")
    try:
        t_4 = environment.filters['select']
    except KeyError:
        @internalcode
        def t_4(*unused):
            raise TemplateRuntimeError("No filter named 'select' found.")
    try:
        t_5 = environment.filters['unique']
    except KeyError:
        @internalcode
        def t_5(*unused):
            raise TemplateRuntimeError("No filter named 'unique' found.")
    try:
        t_6 = environment.tests['none']
    except KeyError:
        @internalcode
        def t_6(*unused):
            raise TemplateRuntimeError("No test named 'none' found.")
    pass
    def macro(l_1_code):
        t_7 = []
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        t_7.extend((
            '{card:',
            str(environment.finalize(l_1_code)),
            '}',
        ))
        return concat(t_7)
    context.exported_vars.add('c')
    context.vars['c'] = l_0_c = Macro(environment, macro, 'c', ('code',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_8 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_8.extend((
            '**',
            str(environment.finalize(environment.getitem('ABCDEFGHIJ', l_1_seat))),
            '**',
        ))
        return concat(t_8)
    context.exported_vars.add('p')
    context.vars['p'] = l_0_p = Macro(environment, macro, 'p', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_i, l_1_n):
        t_9 = []
        if l_1_i is missing:
            l_1_i = undefined("parameter 'i' was not provided", name='i')
        if l_1_n is missing:
            l_1_n = undefined("parameter 'n' was not provided", name='n')
        pass
        if (l_1_i < (l_1_n - 1)):
            pass
            t_9.append(
                str(environment.finalize((' and ' if (l_1_i == (l_1_n - 2)) else ', '))),
            )
        return concat(t_9)
    context.exported_vars.add('and_')
    context.vars['and_'] = l_0_and_ = Macro(environment, macro, 'and_', ('i', 'n'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seats):
        t_10 = []
        if l_1_seats is missing:
            l_1_seats = undefined("parameter 'seats' was not provided", name='seats')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_seats, undefined):
            _loop_vars = {}
            pass
            t_10.extend((
                str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_10)
    context.exported_vars.add('ps')
    context.vars['ps'] = l_0_ps = Macro(environment, macro, 'ps', ('seats',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_11 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_11.extend((
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_11)
    context.exported_vars.add('cs')
    context.vars['cs'] = l_0_cs = Macro(environment, macro, 'cs', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_12 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_12.append(
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_12.append(
                    str(environment.finalize((' or ' if (environment.getattr(l_2_loop, 'revindex0') == 1) else ', '))),
                )
        l_2_loop = l_2_x = missing
        return concat(t_12)
    context.exported_vars.add('cor')
    context.vars['cor'] = l_0_cor = Macro(environment, macro, 'cor', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_13 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        t_13.extend((
            str(environment.finalize(('The ' if (t_2(l_1_cards) == 1) else ''))),
            str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), l_1_cards))),
        ))
        return concat(t_13)
    context.exported_vars.add('The')
    context.vars['The'] = l_0_The = Macro(environment, macro, 'The', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_14 = []
        l_1_names = resolve('names')
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_14.append(
            str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'suit'), l_1_letter))),
        )
        return concat(t_14)
    context.exported_vars.add('s')
    context.vars['s'] = l_0_s = Macro(environment, macro, 's', ('letter',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_15 = []
        l_1_names = resolve('names')
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_15.extend((
            str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'suit'), l_1_letter))),
            's',
        ))
        return concat(t_15)
    context.exported_vars.add('ss')
    context.vars['ss'] = l_0_ss = Macro(environment, macro, 'ss', ('letter',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_16 = []
        l_1_words = missing
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        l_1_words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
        t_16.append(
            str(environment.finalize((environment.getitem((undefined(name='words') if l_1_words is missing else l_1_words), l_1_number) if (l_1_number < 13) else l_1_number))),
        )
        return concat(t_16)
    context.exported_vars.add('n')
    context.vars['n'] = l_0_n = Macro(environment, macro, 'n', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number, l_1_noun):
        t_17 = []
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        if l_1_noun is missing:
            l_1_noun = undefined("parameter 'noun' was not provided", name='noun')
        pass
        t_17.extend((
            str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), l_1_number))),
            ' ',
            str(environment.finalize(l_1_noun)),
            str(environment.finalize(('' if (l_1_number == 1) else 's'))),
        ))
        return concat(t_17)
    context.exported_vars.add('some')
    context.vars['some'] = l_0_some = Macro(environment, macro, 'some', ('number', 'noun'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_18 = []
        l_1_words = missing
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        l_1_words = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']
        t_18.append(
            str(environment.finalize((environment.getitem((undefined(name='words') if l_1_words is missing else l_1_words), l_1_number) if (l_1_number < 13) else environment.short(str_join((l_1_number, 'th', )))))),
        )
        return concat(t_18)
    context.exported_vars.add('nth')
    context.vars['nth'] = l_0_nth = Macro(environment, macro, 'nth', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_code):
        t_19 = []
        l_1_names = resolve('names')
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        if (l_1_code in environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'joker')):
            pass
            t_19.append(
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'joker'), l_1_code))),
            )
        else:
            pass
            t_19.extend((
                'the ',
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'rank'), environment.getitem(l_1_code, 0)))),
                ' of ',
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'suit'), environment.getitem(l_1_code, 1)))),
                's',
            ))
        return concat(t_19)
    context.exported_vars.add('name')
    context.vars['name'] = l_0_name = Macro(environment, macro, 'name', ('code',), False, False, False, context.eval_ctx.autoescape)
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
                str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_20)
    context.exported_vars.add('named')
    context.vars['named'] = l_0_named = Macro(environment, macro, 'named', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_plays):
        t_21 = []
        if l_1_plays is missing:
            l_1_plays = undefined("parameter 'plays' was not provided", name='plays')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_plays, undefined):
            _loop_vars = {}
            pass
            t_21.extend((
                str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_2_x, 'seat'), _loop_vars=_loop_vars))),
                ' ',
                str(environment.finalize(('plays ' if environment.getattr(l_2_loop, 'first') else ''))),
                'the ',
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_2_x, 'card'), _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_21)
    context.exported_vars.add('played')
    context.vars['played'] = l_0_played = Macro(environment, macro, 'played', ('plays',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_22 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_22.extend((
                'the ',
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_22)
    context.exported_vars.add('thes')
    context.vars['thes'] = l_0_thes = Macro(environment, macro, 'thes', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_23 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_23.append(
            str(environment.finalize(environment.getitem('ABCDEFGHIJ', l_1_seat))),
        )
        return concat(t_23)
    context.exported_vars.add('letter')
    context.vars['letter'] = l_0_letter = Macro(environment, macro, 'letter', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_m):
        t_24 = []
        l_1_words = resolve('words')
        if l_1_m is missing:
            l_1_m = undefined("parameter 'm' was not provided", name='m')
        pass
        t_24.append(
            str(environment.finalize(environment.getitem((undefined(name='words') if l_1_words is missing else l_1_words), environment.short(str_join((('double-' if (environment.getitem(l_1_m, 'count') == 2) else ''), environment.getattr(l_1_m, 'meld'), )))))),
        )
        if environment.getattr(l_1_m, 'suit'):
            pass
            t_24.extend((
                ' in ',
                str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), environment.getattr(l_1_m, 'suit')))),
            ))
        return concat(t_24)
    context.exported_vars.add('meld_')
    context.vars['meld_'] = l_0_meld_ = Macro(environment, macro, 'meld_', ('m',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_m):
        t_25 = []
        if l_1_m is missing:
            l_1_m = undefined("parameter 'm' was not provided", name='m')
        pass
        t_25.extend((
            str(environment.finalize(('' if ((environment.getattr(l_1_m, 'meld') in ('aces', 'kings', 'queens', 'jacks')) and (environment.getitem(l_1_m, 'count') == 1)) else 'a '))),
            str(environment.finalize(environment.call(context, (undefined(name='meld_') if l_0_meld_ is missing else l_0_meld_), l_1_m))),
        ))
        return concat(t_25)
    context.exported_vars.add('a_')
    context.vars['a_'] = l_0_a_ = Macro(environment, macro, 'a_', ('m',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_26 = []
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        t_26.extend((
            str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), l_1_number))),
            ' point',
            str(environment.finalize(('' if (l_1_number == 1) else 's'))),
        ))
        return concat(t_26)
    context.exported_vars.add('pts')
    context.vars['pts'] = l_0_pts = Macro(environment, macro, 'pts', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_27 = []
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        t_27.append(
            str(environment.finalize((environment.short(str_join(('−', (-l_1_number), ))) if (l_1_number < 0) else l_1_number))),
        )
        return concat(t_27)
    context.exported_vars.add('minus')
    context.vars['minus'] = l_0_minus = Macro(environment, macro, 'minus', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_28 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(t_5(environment, l_1_cards), undefined):
            _loop_vars = {}
            pass
            t_28.extend((
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize((' twice' if (t_2(t_3(context.eval_ctx, t_4(context, l_1_cards, 'equalto', l_2_x))) == 2) else ''))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_28)
    context.exported_vars.add('tally')
    context.vars['tally'] = l_0_tally = Macro(environment, macro, 'tally', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_29 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_29.extend((
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(('' if environment.getattr(l_2_loop, 'last') else ' '))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_29)
    context.exported_vars.add('row')
    context.vars['row'] = l_0_row = Macro(environment, macro, 'row', ('cards',), False, False, False, context.eval_ctx.autoescape)
    if ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.pairs[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.getitem((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), 0))))
        yield ' play against '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.getitem((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), 1))))
        yield '. '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='declarer') if l_0_declarer is missing else l_0_declarer))))
        yield ' is declarer for '
        yield str(environment.finalize((undefined(name='contract') if l_0_contract is missing else l_0_contract)))
        yield '; '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield ' are trump.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trump-suit[0]'):
        pass
        yield str(environment.finalize(t_1(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='trump') if l_0_trump is missing else l_0_trump)))))
        yield ' are trump.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.no-declarer[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.getitem((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), 0))))
        yield ' play against '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.getitem((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), 1))))
        yield '. '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='start') if l_0_start is missing else l_0_start))))
        yield ' is the starting player.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.deal[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.getitem((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), 0))))
        yield ' play against '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.getitem((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), 1))))
        yield '. It is the '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='hand_no') if l_0_hand_no is missing else l_0_hand_no))))
        yield ' deal, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='start') if l_0_start is missing else l_0_start))))
        yield ' is the starting player.'
        if (environment.getitem((undefined(name='scores') if l_0_scores is missing else l_0_scores), 0) or environment.getitem((undefined(name='scores') if l_0_scores is missing else l_0_scores), 1)):
            pass
            yield ' So far '
            yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.getitem((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), 0))))
            yield ' have '
            yield str(environment.finalize(environment.call(context, (undefined(name='minus') if l_0_minus is missing else l_0_minus), environment.getitem((undefined(name='scores') if l_0_scores is missing else l_0_scores), 0))))
            yield ', '
            yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.getitem((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), 1))))
            yield ' have '
            yield str(environment.finalize(environment.call(context, (undefined(name='minus') if l_0_minus is missing else l_0_minus), environment.getitem((undefined(name='scores') if l_0_scores is missing else l_0_scores), 1))))
            yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.drafted[0]'):
        pass
        yield 'Each row of the table is a turn of hand-making. {icon:kept|●} marks the card that the player in turn kept unseen; the others were taken in public.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.draft-melds[0]'):
        pass
        yield 'These were chosen because they made a meld: '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='picks') if l_0_picks is missing else l_0_picks), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), environment.getattr(l_1_x, 'cards'), _loop_vars=_loop_vars)))
            yield ' by '
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(('' if environment.getattr(l_1_loop, 'last') else '; ')))
        l_1_loop = l_1_x = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.draws[0]'):
        pass
        yield 'It is turn '
        yield str(environment.finalize((undefined(name='number') if l_0_number is missing else l_0_number)))
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s. '
        if (undefined(name='held') if l_0_held is missing else l_0_held):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield ' already holds '
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='held') if l_0_held is missing else l_0_held))))
            yield ' and'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' draws '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ', which nobody else may see.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.keeps[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' keeps the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        if (undefined(name='meld') if l_0_meld is missing else l_0_meld):
            pass
            yield ', which makes a meld with what the hand already holds,'
        yield ' and lays the other cards out face up.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.takes[0]'):
        pass
        yield 'The left neighbour chooses first: '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield ' '
            yield str(environment.finalize(('takes ' if environment.getattr(l_1_loop, 'first') else '')))
            yield 'the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.takes-last[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', the last, has to take what is left, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.auction-start[0]'):
        pass
        yield 'The bidding begins with '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', the left neighbour of '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='start') if l_0_start is missing else l_0_start))))
        yield '. In the lower rows a dash stands for a player who has already passed.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.least-bid[0]'):
        pass
        yield 'The four have agreed not to bid less than '
        yield str(environment.finalize((undefined(name='least') if l_0_least is missing else l_0_least)))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.next-turn[0]'):
        pass
        yield 'Next to draw is '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', on the left.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.standing[0]'):
        pass
        yield 'Before it '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.getattr(l_1_x, 'pair'), _loop_vars=_loop_vars)))
            yield ' '
            yield str(environment.finalize(('had ' if environment.getattr(l_1_loop, 'first') else '')))
            yield str(environment.finalize(environment.call(context, (undefined(name='minus') if l_0_minus is missing else l_0_minus), environment.getattr(l_1_x, 'points'), _loop_vars=_loop_vars)))
            yield str(environment.finalize((' and ' if environment.getattr(l_1_loop, 'first') else '')))
        l_1_loop = l_1_x = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.gave-up[0]'):
        pass
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='calls') if l_0_calls is missing else l_0_calls), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.getattr(l_1_x, 'seats'), _loop_vars=_loop_vars)))
            yield ' '
            if environment.getattr(l_1_loop, 'first'):
                pass
                yield str(environment.finalize(('passes' if (t_2(environment.getattr(l_1_x, 'seats')) == 1) else 'pass')))
                yield ' when it takes '
                yield str(environment.finalize(environment.getattr(l_1_x, 'points')))
                yield ' to go on'
            else:
                pass
                yield 'when it takes '
                yield str(environment.finalize(environment.getattr(l_1_x, 'points')))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.declarer[0]'):
        pass
        yield 'Everyone else has passed, so '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' is declarer for '
        yield str(environment.finalize((undefined(name='contract') if l_0_contract is missing else l_0_contract)))
        yield ' and names '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield ' as trump.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.thrown-in[0]'):
        pass
        yield 'All four pass, so nobody is declarer. The deal is thrown in and made again, with '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='start') if l_0_start is missing else l_0_start))))
        yield ' as the starting player as before.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.shows[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' shows '
        l_1_loop = missing
        for l_1_m, l_1_loop in LoopContext((undefined(name='melds') if l_0_melds is missing else l_0_melds), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='a_') if l_0_a_ is missing else l_0_a_), l_1_m, _loop_vars=_loop_vars)))
            yield ': '
            yield str(environment.finalize(environment.call(context, (undefined(name='pts') if l_0_pts is missing else l_0_pts), environment.getattr(l_1_m, 'points'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(('; ' if (not environment.getattr(l_1_loop, 'last')) else '')))
        l_1_loop = l_1_m = missing
        yield '.'
        if (t_2((undefined(name='melds') if l_0_melds is missing else l_0_melds)) > 1):
            pass
            yield ' Together that is '
            yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
            yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.run-extra[0]'):
        pass
        yield 'The other '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ' count as a royal marriage of their own: '
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield ' points in all.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.shared[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' uses the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' more than once: '
        l_1_loop = missing
        for l_1_m, l_1_loop in LoopContext((undefined(name='melds') if l_0_melds is missing else l_0_melds), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(('in ' if environment.getattr(l_1_loop, 'first') else '')))
            yield str(environment.finalize(environment.call(context, (undefined(name='a_') if l_0_a_ is missing else l_0_a_), l_1_m, _loop_vars=_loop_vars)))
            yield ' with '
            yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), environment.getattr(l_1_m, 'others'), _loop_vars=_loop_vars)))
            yield ' ('
            yield str(environment.finalize(environment.call(context, (undefined(name='pts') if l_0_pts is missing else l_0_pts), environment.getattr(l_1_m, 'points'), _loop_vars=_loop_vars)))
            yield ')'
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_m = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.meld-sums[0]'):
        pass
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.getattr(l_1_x, 'pair'), _loop_vars=_loop_vars)))
            yield ' '
            yield str(environment.finalize(('note ' if environment.getattr(l_1_loop, 'first') else '')))
            yield str(environment.finalize(environment.getattr(l_1_x, 'points')))
            yield str(environment.finalize((' for their melds, ' if environment.getattr(l_1_loop, 'first') else '')))
        l_1_loop = l_1_x = missing
        yield '. All the cards go back into the hands.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trick-sums[0]'):
        pass
        yield 'In tricks '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.getattr(l_1_x, 'pair'), _loop_vars=_loop_vars)))
            yield ' '
            yield str(environment.finalize(('have taken ' if environment.getattr(l_1_loop, 'first') else '')))
            yield str(environment.finalize(environment.getattr(l_1_x, 'points')))
            yield str(environment.finalize((' points, ' if environment.getattr(l_1_loop, 'first') else '')))
        l_1_loop = l_1_x = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.counters[0]'):
        pass
        yield 'Aces, kings and 10s: '
        yield str(environment.finalize((undefined(name='counters') if l_0_counters is missing else l_0_counters)))
        yield ' of them, a point each. The last trick was '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='last') if l_0_last is missing else l_0_last))))
        yield '’s and makes it '
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trick[0]'):
        pass
        yield '**'
        yield str(environment.finalize(t_1(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='trick') if l_0_trick is missing else l_0_trick)))))
        yield ' trick.**'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trick-number[0]'):
        pass
        yield 'This is the '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='trick') if l_0_trick is missing else l_0_trick))))
        yield ' trick.'
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
        yield 'Then '
        yield str(environment.finalize(environment.call(context, (undefined(name='played') if l_0_played is missing else l_0_played), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.last-cards[0]'):
        pass
        yield 'Everyone plays the last card in hand: '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield ' '
            yield str(environment.finalize(('leads ' if environment.getattr(l_1_loop, 'first') else '')))
            yield 'the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' and must ruff'
        if (undefined(name='only') if l_0_only is missing else l_0_only):
            pass
            yield ', with the only trump in hand, the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        else:
            pass
            yield ': the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ruff[1]'):
        pass
        yield 'Having no '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has to ruff'
        if (undefined(name='only') if l_0_only is missing else l_0_only):
            pass
            yield ' with the one trump there is, the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        else:
            pass
            yield ' and picks the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.overruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' either and must go over the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='under') if l_0_under is missing else l_0_under))))
        yield ': the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.overruff[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', who is out of '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' too, must beat the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='under') if l_0_under is missing else l_0_under))))
        yield ' and does so with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.underruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' either and no trump above the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='over') if l_0_over is missing else l_0_over))))
        yield ', but a trump it must be: the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.underruff[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', who is out of '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' too, cannot beat the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='over') if l_0_over is missing else l_0_over))))
        yield ' and must still play a trump, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.discard[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has '
        if (undefined(name='led') if l_0_led is missing else l_0_led):
            pass
            yield 'no trump'
        else:
            pass
            yield 'neither a '
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
            yield ' nor a trump'
        yield ' and throws away the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.discard[1]'):
        pass
        if (undefined(name='led') if l_0_led is missing else l_0_led):
            pass
            yield 'Without a trump'
        else:
            pass
            yield 'Without a '
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
            yield ' or a trump'
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' gets rid of the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.discard-feed[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has '
        if (undefined(name='led') if l_0_led is missing else l_0_led):
            pass
            yield 'no trump'
        else:
            pass
            yield 'neither a '
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
            yield ' nor a trump'
        yield ' and gives '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield ', the partner, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' to take home.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.discard-feed[1]'):
        pass
        if (undefined(name='led') if l_0_led is missing else l_0_led):
            pass
            yield 'Without a trump'
        else:
            pass
            yield 'Without a '
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
            yield ' or a trump'
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' gives the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' to the partner, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield ', who is winning.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.cannot-follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' holds '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ': not '
        yield str(environment.finalize(environment.short(str_join(('one ', environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit)), )))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trumps-left[0]'):
        pass
        if (not (undefined(name='cards') if l_0_cards is missing else l_0_cards)):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield ' has no trump either, and any card will do.'
        elif ((undefined(name='best') if l_0_best is missing else l_0_best) and (undefined(name='higher') if l_0_higher is missing else l_0_higher)):
            pass
            yield 'A '
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), environment.getitem((undefined(name='best') if l_0_best is missing else l_0_best), 1))))
            yield ' has to be played, and one above the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
            yield ': '
            yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='higher') if l_0_higher is missing else l_0_higher))))
            yield '.'
        elif (undefined(name='best') if l_0_best is missing else l_0_best):
            pass
            yield 'A '
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), environment.getitem((undefined(name='best') if l_0_best is missing else l_0_best), 1))))
            yield ' has to be played all the same, although none in the hand is above the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
            yield ': '
            yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
            yield '.'
        else:
            pass
            yield 'So a trump has to be played: '
            yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
            yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.plays[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.could-beat[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' could beat the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' of '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        if (undefined(name='mate') if l_0_mate is missing else l_0_mate):
            pass
            yield ', the partner,'
        yield ' with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='higher') if l_0_higher is missing else l_0_higher))))
        yield ', but need not, and plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' wins with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', the highest '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[1]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is the highest '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ', and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' takes the trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[2]'):
        pass
        yield 'With the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' the trick is '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump-led[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is the highest trump, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' takes the trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump-led[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' wins with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', the highest trump.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump-led[2]'):
        pass
        yield 'The trick goes to the highest trump, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump[0]'):
        pass
        if (undefined(name='only') if l_0_only is missing else l_0_only):
            pass
            yield 'The only trump'
        else:
            pass
            yield 'The highest trump'
        yield ', the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', takes the trick for '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' wins with '
        if (undefined(name='only') if l_0_only is missing else l_0_only):
            pass
            yield 'the one trump in the trick'
        else:
            pass
            yield 'the highest of the trumps'
        yield ', the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-first[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='other') if l_0_other is missing else l_0_other))))
        yield '’s '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is just as high, but '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' played the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' first and wins.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.worth[0]'):
        pass
        if ((undefined(name='points') if l_0_points is missing else l_0_points) == 0):
            pass
            yield 'There is nothing in it.'
        else:
            pass
            yield str(environment.finalize(t_1(environment.call(context, (undefined(name='pts') if l_0_pts is missing else l_0_pts), (undefined(name='points') if l_0_points is missing else l_0_points)))))
            if (undefined(name='cards') if l_0_cards is missing else l_0_cards):
                pass
                yield ': '
                yield str(environment.finalize(environment.call(context, (undefined(name='tally') if l_0_tally is missing else l_0_tally), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
                if (undefined(name='last') if l_0_last is missing else l_0_last):
                    pass
                    yield ' and the last trick'
            else:
                pass
                yield ' for the last trick'
            yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.worth[1]'):
        pass
        if ((undefined(name='points') if l_0_points is missing else l_0_points) == 0):
            pass
            yield 'It is worth nothing.'
        else:
            pass
            yield 'That brings '
            yield str(environment.finalize(environment.call(context, (undefined(name='pts') if l_0_pts is missing else l_0_pts), (undefined(name='points') if l_0_points is missing else l_0_points))))
            if (undefined(name='cards') if l_0_cards is missing else l_0_cards):
                pass
                yield ': '
                yield str(environment.finalize(environment.call(context, (undefined(name='tally') if l_0_tally is missing else l_0_tally), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
                if (undefined(name='last') if l_0_last is missing else l_0_last):
                    pass
                    yield ' and the last trick'
            else:
                pass
                yield ' for the last trick'
            yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.tried-refused-follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' would like to take the trick with a trump, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', but may not.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.tried-refused-ruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield ', the partner, is winning. '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' would like to get rid of the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', but may not.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.tried-refused-overruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' would like to get away with a low trump, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', but may not.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.may-play[0]'):
        pass
        if (t_2((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield ' has to play the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0))))
            yield '.'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield ' must choose from '
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
            yield ', and plays the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.at-a-glance[0]'):
        pass
        yield 'The whole play at a glance: {icon:led|▷} stands by the card that was led and {icon:won|★} by the card that won.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.made[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='pair') if l_0_pair is missing else l_0_pair))))
        yield ' have '
        yield str(environment.finalize((undefined(name='melds') if l_0_melds is missing else l_0_melds)))
        yield ' points for melds and '
        yield str(environment.finalize((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks)))
        yield ' for tricks, '
        yield str(environment.finalize((undefined(name='total') if l_0_total is missing else l_0_total)))
        yield ' together. They bid '
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield ', so the contract is made and they score '
        yield str(environment.finalize(environment.call(context, (undefined(name='minus') if l_0_minus is missing else l_0_minus), (undefined(name='score') if l_0_score is missing else l_0_score))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.missed[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='pair') if l_0_pair is missing else l_0_pair))))
        yield ' have '
        yield str(environment.finalize((undefined(name='melds') if l_0_melds is missing else l_0_melds)))
        yield ' points for melds and '
        yield str(environment.finalize((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks)))
        yield ' for tricks, only '
        yield str(environment.finalize((undefined(name='total') if l_0_total is missing else l_0_total)))
        yield ' together, and bid '
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield '. The trick points do not count; they score minus their melds: '
        yield str(environment.finalize(environment.call(context, (undefined(name='minus') if l_0_minus is missing else l_0_minus), (undefined(name='score') if l_0_score is missing else l_0_score))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.no-trick[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='pair') if l_0_pair is missing else l_0_pair))))
        yield ' have not taken a single trick. They score minus their bid, −'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield ', whatever their melds were.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.defenders[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='pair') if l_0_pair is missing else l_0_pair))))
        yield ' score '
        yield str(environment.finalize((undefined(name='melds') if l_0_melds is missing else l_0_melds)))
        yield ' for melds and '
        yield str(environment.finalize((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks)))
        yield ' for tricks: '
        yield str(environment.finalize((undefined(name='score') if l_0_score is missing else l_0_score)))
        yield '.'
        if (undefined(name='lost') if l_0_lost is missing else l_0_lost):
            pass
            yield ' The other '
            yield str(environment.finalize((undefined(name='lost') if l_0_lost is missing else l_0_lost)))
            yield ' of their melds are lost, for who showed them took no trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.nothing[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='pair') if l_0_pair is missing else l_0_pair))))
        yield ' have not taken a trick'
        if (undefined(name='shown') if l_0_shown is missing else l_0_shown):
            pass
            yield ', so the '
            yield str(environment.finalize(environment.call(context, (undefined(name='pts') if l_0_pts is missing else l_0_pts), (undefined(name='shown') if l_0_shown is missing else l_0_shown))))
            yield ' of their melds do not count'
        yield '. They score 0.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.secured[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' showed melds for '
        yield str(environment.finalize(environment.call(context, (undefined(name='pts') if l_0_pts is missing else l_0_pts), (undefined(name='points') if l_0_points is missing else l_0_points))))
        yield ' and took no trick. But '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='mate') if l_0_mate is missing else l_0_mate))))
        yield ', the partner, took '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='tricks') if l_0_tricks is missing else l_0_tricks), 'trick')))
        yield ', and the melds count.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.totals[0]'):
        pass
        yield 'After the '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='hand_no') if l_0_hand_no is missing else l_0_hand_no))))
        yield ' deal '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.getattr(l_1_x, 'pair'), _loop_vars=_loop_vars)))
            yield ' '
            yield str(environment.finalize(('have ' if environment.getattr(l_1_loop, 'first') else '')))
            yield str(environment.finalize(environment.call(context, (undefined(name='minus') if l_0_minus is missing else l_0_minus), environment.getattr(l_1_x, 'points'), _loop_vars=_loop_vars)))
            yield str(environment.finalize((' and ' if environment.getattr(l_1_loop, 'first') else '')))
        l_1_loop = l_1_x = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.winners[0]'):
        pass
        if (undefined(name='tie') if l_0_tie is missing else l_0_tie):
            pass
            yield 'Both pairs have the same total and share the win.'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='pair') if l_0_pair is missing else l_0_pair))))
            yield ' have the higher total and win the game.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.cell-got[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        if (undefined(name='kept') if l_0_kept is missing else l_0_kept):
            pass
            yield ' {icon:kept\\|●}'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.cell-cards[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='row') if l_0_row is missing else l_0_row), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield str(environment.finalize(('' if (undefined(name='cards') if l_0_cards is missing else l_0_cards) else '–')))
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.cell-melds[0]'):
        pass
        l_1_loop = missing
        for l_1_m, l_1_loop in LoopContext((undefined(name='melds') if l_0_melds is missing else l_0_melds), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='meld_') if l_0_meld_ is missing else l_0_meld_), l_1_m, _loop_vars=_loop_vars)))
            yield ' '
            yield str(environment.finalize(environment.getattr(l_1_m, 'points')))
            yield str(environment.finalize(('' if environment.getattr(l_1_loop, 'last') else ', ')))
        l_1_loop = l_1_m = missing
        yield str(environment.finalize(('' if (undefined(name='melds') if l_0_melds is missing else l_0_melds) else '–')))
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.cell-pair[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='pair') if l_0_pair is missing else l_0_pair))))
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.cell-signed[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='minus') if l_0_minus is missing else l_0_minus), (undefined(name='number') if l_0_number is missing else l_0_number))))
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.cell-out[0]'):
        pass
        yield '–'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.draft-marks[0]'):
        pass
        yield 'In the drawing a broken frame surrounds the card that is kept; the numbers show the order in which the cards go.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.expected[0]'):
        pass
        yield 'The upper rows hold what each expects when first asked: points of own melds with the best suit as trump, of melds among the cards that the partner took in public, and of tricks, guessed from trumps and aces that the player holds or saw the partner take.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.how-far[0]'):
        pass
        yield 'These players bid up to '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='margin') if l_0_margin is missing else l_0_margin))))
        yield ' points less than that in all, and begin '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='room') if l_0_room is missing else l_0_room))))
        yield ' lower still where they can.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.left[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leaves the contract to '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='mate') if l_0_mate is missing else l_0_mate))))
        yield ', the partner.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.cell-suit[0]'):
        pass
        yield '{suit:'
        yield str(environment.finalize((undefined(name='suit') if l_0_suit is missing else l_0_suit)))
        yield '}'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.cell-sum[0]'):
        pass
        yield '**'
        yield str(environment.finalize((undefined(name='number') if l_0_number is missing else l_0_number)))
        yield '**'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.cell-round[0]'):
        pass
        yield 'Round '
        yield str(environment.finalize((undefined(name='number') if l_0_number is missing else l_0_number)))
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.too-little[0]'):
        pass
        yield 'None of them expects a pair’s total to come to '
        yield str(environment.finalize((undefined(name='least') if l_0_least is missing else l_0_least)))
        yield ' with '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='margin') if l_0_margin is missing else l_0_margin))))
        yield ' points to spare, as these players want it to.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.keep-one[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has drawn '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ' and keeps one of them.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.keep-one[1]'):
        pass
        yield 'It is turn '
        yield str(environment.finalize((undefined(name='turn') if l_0_turn is missing else l_0_turn)))
        yield ': one of '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ' stays with '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.take-one[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' takes one of the open cards, '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ', from '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='maker') if l_0_maker is missing else l_0_maker))))
        yield '’s turn.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.take-one[1]'):
        pass
        yield 'Of '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='maker') if l_0_maker is missing else l_0_maker))))
        yield '’s open cards, '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' takes one.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.take-last[0]'):
        pass
        yield 'Of '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='maker') if l_0_maker is missing else l_0_maker))))
        yield '’s cards only the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is left for '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.take-last[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has to take the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', the last card of '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='maker') if l_0_maker is missing else l_0_maker))))
        yield '’s turn.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.open-auction[0]'):
        pass
        yield 'Nobody has bid yet'
        if (undefined(name='passed') if l_0_passed is missing else l_0_passed):
            pass
            yield ' and '
            yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='passed') if l_0_passed is missing else l_0_passed))))
            yield ' '
            yield str(environment.finalize(('has' if (t_2((undefined(name='passed') if l_0_passed is missing else l_0_passed)) == 1) else 'have')))
            yield ' passed'
        yield '. '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' may bid '
        yield str(environment.finalize((undefined(name='least') if l_0_least is missing else l_0_least)))
        yield ' or more, or pass.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.raise-or-pass[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='bidder') if l_0_bidder is missing else l_0_bidder))))
        yield ' has bid '
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield '. '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' may bid '
        yield str(environment.finalize((undefined(name='least') if l_0_least is missing else l_0_least)))
        yield ' or more, or pass.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.raise-or-pass[1]'):
        pass
        yield 'To stay in the auction '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' must go above '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='bidder') if l_0_bidder is missing else l_0_bidder))))
        yield '’s '
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield ', to '
        yield str(environment.finalize((undefined(name='least') if l_0_least is missing else l_0_least)))
        yield ' at least.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.name-trump[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' is declarer for '
        yield str(environment.finalize((undefined(name='contract') if l_0_contract is missing else l_0_contract)))
        yield ' and may name any suit as trump.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.lead[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' is leading and may play any card.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.lead[1]'):
        pass
        yield 'It is '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s lead, so any card will do.'
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
        yield ' may play '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' only: '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.must-head[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' and must go above the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' with '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.must-head[1]'):
        pass
        yield 'A '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' above the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' is in '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s hand and must be played: '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.must-ruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' and must ruff with '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.must-ruff[1]'):
        pass
        yield 'Without a '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' must play a trump: '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.must-overruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' and must overruff the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' with '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.must-overruff[1]'):
        pass
        yield 'Without a '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' must beat the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ': '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.under-ruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' and no trump above the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ', but must play a trump all the same: '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.under-ruff[1]'):
        pass
        yield 'Without a '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ', and unable to beat the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' must still play a trump: '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.no-suit[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no trump and may play any card.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.no-suit[1]'):
        pass
        yield 'Trump was led; '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', who has none, may play anything.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.no-suit-no-trump[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has neither a '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' nor a trump and may play any card.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.no-suit-no-trump[1]'):
        pass
        yield 'Without a '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' or a trump, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' may play anything.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.must-follow[0]'):
        pass
        yield 'A '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' was led, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ' ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.must-head[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has a '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' above the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' and must play it: '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ' ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.must-ruff[0]'):
        pass
        yield 'Whoever cannot follow suit must play a trump, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ' ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.must-overruff[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' has to be beaten, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' can beat it with '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ' ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.under-ruff[0]'):
        pass
        yield 'A trump has to be played even if it cannot beat the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ', and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ' ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-drawn[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is not among the cards drawn, '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ' ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-open[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is not among the open cards, '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ' ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.has-passed[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has passed and stays out of the auction; it is '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='to_move') if l_0_to_move is missing else l_0_to_move))))
        yield '’s turn ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.too-low[0]'):
        pass
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield ' is not higher than '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='bidder') if l_0_bidder is missing else l_0_bidder))))
        yield '’s bid of '
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield ' ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.below-minimum[0]'):
        pass
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield ' is less than the lowest bid allowed, '
        yield str(environment.finalize((undefined(name='least') if l_0_least is missing else l_0_least)))
        yield ' ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-points[0]'):
        pass
        yield 'A bid is a number of points ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-a-suit[0]'):
        pass
        yield 'Only one of the four suits can be trump ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.random-card[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' chooses the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.random-pass[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' passes.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.random-call[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' bids '
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.random-trump[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' names '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.only[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no choice but the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.only[1]'):
        pass
        yield 'Nothing but the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is open to '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.meld-card[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' picks the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', which makes a meld.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.meld-card[1]'):
        pass
        yield 'With the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has a meld.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.draft-card[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' picks the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', the card that helps the hand most.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.draft-card[1]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' promises most for '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s hand.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.call[0]'):
        pass
        yield 'With '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' as trump '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' counts '
        yield str(environment.finalize(environment.call(context, (undefined(name='pts') if l_0_pts is missing else l_0_pts), (undefined(name='meld') if l_0_meld is missing else l_0_meld))))
        yield ' of melds'
        if (undefined(name='partner') if l_0_partner is missing else l_0_partner):
            pass
            yield ', '
            yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='partner') if l_0_partner is missing else l_0_partner))))
            yield ' more in what the partner took openly'
        yield ' and perhaps '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='tricks') if l_0_tricks is missing else l_0_tricks))))
        yield ' in tricks, some '
        yield str(environment.finalize(environment.call_binop(context, '+', environment.call_binop(context, '+', (undefined(name='meld') if l_0_meld is missing else l_0_meld), (undefined(name='partner') if l_0_partner is missing else l_0_partner)), (undefined(name='tricks') if l_0_tricks is missing else l_0_tricks))))
        yield ' in all. That is enough for a bid of '
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.call[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' bids '
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield ': with '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' as trump there are '
        yield str(environment.finalize(environment.call(context, (undefined(name='pts') if l_0_pts is missing else l_0_pts), (undefined(name='meld') if l_0_meld is missing else l_0_meld))))
        yield ' of melds'
        if (undefined(name='partner') if l_0_partner is missing else l_0_partner):
            pass
            yield ', '
            yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='partner') if l_0_partner is missing else l_0_partner))))
            yield ' in cards that the partner was seen to take'
        yield ' and about '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='tricks') if l_0_tricks is missing else l_0_tricks))))
        yield ' in tricks to expect, '
        yield str(environment.finalize(environment.call_binop(context, '+', environment.call_binop(context, '+', (undefined(name='meld') if l_0_meld is missing else l_0_meld), (undefined(name='partner') if l_0_partner is missing else l_0_partner)), (undefined(name='tricks') if l_0_tricks is missing else l_0_tricks))))
        yield ' together.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.pass[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', who expects about '
        yield str(environment.finalize(environment.call_binop(context, '+', environment.call_binop(context, '+', (undefined(name='meld') if l_0_meld is missing else l_0_meld), (undefined(name='partner') if l_0_partner is missing else l_0_partner)), (undefined(name='tricks') if l_0_tricks is missing else l_0_tricks))))
        yield ' with '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' as trump, does not dare bid '
        yield str(environment.finalize((undefined(name='least') if l_0_least is missing else l_0_least)))
        yield ' and passes.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.pass[1]'):
        pass
        yield 'A bid of '
        yield str(environment.finalize((undefined(name='least') if l_0_least is missing else l_0_least)))
        yield ' is too much for '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ': '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' as trump should bring only about '
        yield str(environment.finalize(environment.call_binop(context, '+', environment.call_binop(context, '+', (undefined(name='meld') if l_0_meld is missing else l_0_meld), (undefined(name='partner') if l_0_partner is missing else l_0_partner)), (undefined(name='tricks') if l_0_tricks is missing else l_0_tricks))))
        yield '. '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' passes.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.partner-leads[0]'):
        pass
        yield 'The '
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield ' is the bid of '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s partner, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leaves it there.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.partner-leads[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has nothing to add to the partner’s '
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield ' and passes.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.best-trump[0]'):
        pass
        yield 'No suit promises more: '
        yield str(environment.finalize(environment.call(context, (undefined(name='pts') if l_0_pts is missing else l_0_pts), (undefined(name='meld') if l_0_meld is missing else l_0_meld))))
        yield ' of own melds with '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' as trump'
        if (undefined(name='partner') if l_0_partner is missing else l_0_partner):
            pass
            yield ', '
            yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='partner') if l_0_partner is missing else l_0_partner))))
            yield ' in what the partner was seen to take'
        yield ' and perhaps '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='tricks') if l_0_tricks is missing else l_0_tricks))))
        yield ' in tricks.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-sure[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', which the opponents can hardly beat.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-sure[1]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' looks safe from the opponents, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads it.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-sure[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads a card that the opponents are unlikely to beat, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-partner[0]'):
        pass
        yield 'The partner is known to hold the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='hope') if l_0_hope is missing else l_0_hope))))
        yield ', so '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-partner[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' and hopes for the partner’s '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='hope') if l_0_hope is missing else l_0_hope))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-low[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no card that is safe and leads one that costs little, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-low[1]'):
        pass
        yield 'With nothing better to lead, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' tries the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-low[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has nothing safe to lead and plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.feed[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield ', the partner, is winning, so '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' adds a point with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.feed[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' puts the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' into the trick of the partner, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.feed[2]'):
        pass
        yield 'The trick should be '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield '’s; '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', the partner, adds the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.leave[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leaves the trick to '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield ', the partner, and plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.leave[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield ', the partner, is winning; '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' spends no more than the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.take-over[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s partner '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield ' will probably be beaten, so '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' goes higher with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.take-over[1]'):
        pass
        yield 'Not trusting the card of the partner, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield ', to hold, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-last[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', last to play, beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-last[1]'):
        pass
        yield 'Nobody plays after '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', so the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is enough to beat the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-sure[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', which the opponents can hardly beat.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-sure[1]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' and is in little danger from the opponents: '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' plays it.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-try[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' goes above the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', for the moment at least.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-try[1]'):
        pass
        yield 'It may not last, but '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.throw[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' gives up the trick, which is '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield '’s so far, and plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.throw[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' lets '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield ' have the trick and plays what costs least, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.trick[0]'):
        pass
        yield 'The table from above. '
        yield str(environment.finalize(t_1(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='trump') if l_0_trump is missing else l_0_trump)))))
        yield ' are trump. In order: '
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
        if (not t_6((undefined(name='winner') if l_0_winner is missing else l_0_winner))):
            pass
            yield ' '
            yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), (undefined(name='winner') if l_0_winner is missing else l_0_winner))))
            yield ' wins.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.turn[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' is to play and holds '
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield '. Allowed: '
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.holds[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' is to play and holds '
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.hand[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s hand: '
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '. In a frame, because they make melds: '
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='shown') if l_0_shown is missing else l_0_shown))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.draft[0]'):
        pass
        yield 'Four cards in a row. '
        yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' keeps '
        yield str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0))))
        yield ', unseen by the others. Face up: '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            yield ' for '
            yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        yield '.'

blocks = {}
debug_info = '1=102&2=115&3=128&4=143&5=160&6=177&7=183&9=198&10=210&11=222&12=235&13=241&14=243&16=248&17=264&18=270&19=272&21=277&22=283&24=300&25=317&26=323&28=338&29=356&30=367&31=374&33=385&34=391&36=397&37=410&38=421&39=427&40=431&43=439&44=456'

taken = ['best', 'bid', 'bidder', 'calls', 'card', 'cards', 'clause', 'contract', 'counters', 'declarer', 'hand', 'hand_no', 'held', 'higher', 'hope', 'kept', 'last', 'least', 'led', 'lost', 'maker', 'margin', 'mate', 'meld', 'melds', 'names', 'number', 'only', 'other', 'over', 'pair', 'pairs', 'partner', 'passed', 'phrase', 'picks', 'plays', 'points', 'room', 'score', 'scores', 'seat', 'shown', 'start', 'suit', 'taker', 'tie', 'to_move', 'total', 'trick', 'tricks', 'trump', 'turn', 'under', 'winner', 'words']
lent = []
