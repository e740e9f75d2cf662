# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'twin-shoot/phrases.en.toml'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    l_0_phrase = resolve('phrase')
    l_0_players = resolve('players')
    l_0_teams = resolve('teams')
    l_0_trick = resolve('trick')
    l_0_scores = resolve('scores')
    l_0_seat = resolve('seat')
    l_0_card = resolve('card')
    l_0_partner = resolve('partner')
    l_0_clockwise = resolve('clockwise')
    l_0_plays = resolve('plays')
    l_0_suit = resolve('suit')
    l_0_names = resolve('names')
    l_0_rank = resolve('rank')
    l_0_next = resolve('next')
    l_0_in_order = resolve('in_order')
    l_0_cards = resolve('cards')
    l_0_values = resolve('values')
    l_0_bid = resolve('bid')
    l_0_bids = resolve('bids')
    l_0_left = resolve('left')
    l_0_score = resolve('score')
    l_0_team = resolve('team')
    l_0_bonus = resolve('bonus')
    l_0_others = resolve('others')
    l_0_missed = resolve('missed')
    l_0_led = resolve('led')
    l_0_suits = resolve('suits')
    l_0_ranks = resolve('ranks')
    l_0_sets = resolve('sets')
    l_0_hits = resolve('hits')
    l_0_misses = resolve('misses')
    l_0_tricks = resolve('tricks')
    l_0_shoot = resolve('shoot')
    l_0_twin = resolve('twin')
    l_0_overhead = resolve('overhead')
    l_0_sum = resolve('sum')
    l_0_hand = resolve('hand')
    l_0_leader = resolve('leader')
    l_0_totals = resolve('totals')
    l_0_goal = resolve('goal')
    l_0_winners = resolve('winners')
    l_0_follow = resolve('follow')
    l_0_hand_no = resolve('hand_no')
    l_0_dealer = resolve('dealer')
    l_0_bid_cards = resolve('bid_cards')
    l_0_taker = resolve('taker')
    l_0_won = resolve('won')
    l_0_exact = resolve('exact')
    l_0_set_by = resolve('set_by')
    l_0_set_with = resolve('set_with')
    l_0_freed = resolve('freed')
    l_0_clause = resolve('clause')
    l_0_tried = resolve('tried')
    l_0_tenths = resolve('tenths')
    l_0_gap = resolve('gap')
    l_0_hands = resolve('hands')
    l_0_need = resolve('need')
    l_0_suit_over = resolve('suit_over')
    l_0_rank_over = resolve('rank_over')
    l_0_best = resolve('best')
    l_0_winner = resolve('winner')
    l_0_done = resolve('done')
    l_0_leads = resolve('leads')
    l_0_c = l_0_p = l_0_and_ = l_0_ps = l_0_cs = l_0_cor = l_0_The = l_0_s = l_0_ss = l_0_n = l_0_some = l_0_nth = l_0_name = l_0_named = l_0_played = l_0_thes = l_0_letter = l_0_a = l_0_rs = l_0_tm = l_0_theteams = l_0_setup_ = l_0_scores_ = l_0_way = l_0_sets_ = l_0_andsets = l_0_which = l_0_tricks_ = l_0_more = l_0_because = l_0_about = l_0_none_ = missing
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
        t_4 = environment.filters['map']
    except KeyError:
        @internalcode
        def t_4(*unused):
            raise TemplateRuntimeError("No filter named 'map' found.")
    try:
        t_5 = environment.tests['none']
    except KeyError:
        @internalcode
        def t_5(*unused):
            raise TemplateRuntimeError("No test named 'none' found.")
    pass
    def macro(l_1_code):
        t_6 = []
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        t_6.extend((
            '{card:',
            str(environment.finalize(l_1_code)),
            '}',
        ))
        return concat(t_6)
    context.exported_vars.add('c')
    context.vars['c'] = l_0_c = Macro(environment, macro, 'c', ('code',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_7 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_7.extend((
            '**',
            str(environment.finalize(environment.getitem('ABCDEFGHIJ', l_1_seat))),
            '**',
        ))
        return concat(t_7)
    context.exported_vars.add('p')
    context.vars['p'] = l_0_p = Macro(environment, macro, 'p', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_i, l_1_n):
        t_8 = []
        if l_1_i is missing:
            l_1_i = undefined("parameter 'i' was not provided", name='i')
        if l_1_n is missing:
            l_1_n = undefined("parameter 'n' was not provided", name='n')
        pass
        if (l_1_i < (l_1_n - 1)):
            pass
            t_8.append(
                str(environment.finalize((' and ' if (l_1_i == (l_1_n - 2)) else ', '))),
            )
        return concat(t_8)
    context.exported_vars.add('and_')
    context.vars['and_'] = l_0_and_ = Macro(environment, macro, 'and_', ('i', 'n'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seats):
        t_9 = []
        if l_1_seats is missing:
            l_1_seats = undefined("parameter 'seats' was not provided", name='seats')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_seats, undefined):
            _loop_vars = {}
            pass
            t_9.extend((
                str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_9)
    context.exported_vars.add('ps')
    context.vars['ps'] = l_0_ps = Macro(environment, macro, 'ps', ('seats',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_10 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_10.extend((
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_10)
    context.exported_vars.add('cs')
    context.vars['cs'] = l_0_cs = Macro(environment, macro, 'cs', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_11 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_11.append(
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_11.append(
                    str(environment.finalize((' or ' if (environment.getattr(l_2_loop, 'revindex0') == 1) else ', '))),
                )
        l_2_loop = l_2_x = missing
        return concat(t_11)
    context.exported_vars.add('cor')
    context.vars['cor'] = l_0_cor = Macro(environment, macro, 'cor', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_12 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        t_12.extend((
            str(environment.finalize(('The ' if (t_2(l_1_cards) == 1) else ''))),
            str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), l_1_cards))),
        ))
        return concat(t_12)
    context.exported_vars.add('The')
    context.vars['The'] = l_0_The = Macro(environment, macro, 'The', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_13 = []
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_13.append(
            str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_0_names is missing else l_0_names), 'suit'), l_1_letter))),
        )
        return concat(t_13)
    context.exported_vars.add('s')
    context.vars['s'] = l_0_s = Macro(environment, macro, 's', ('letter',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_14 = []
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_14.extend((
            str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_0_names is missing else l_0_names), 'suit'), l_1_letter))),
            's',
        ))
        return concat(t_14)
    context.exported_vars.add('ss')
    context.vars['ss'] = l_0_ss = Macro(environment, macro, 'ss', ('letter',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_15 = []
        l_1_words = missing
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        l_1_words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
        t_15.append(
            str(environment.finalize((environment.getitem((undefined(name='words') if l_1_words is missing else l_1_words), l_1_number) if (l_1_number < 13) else l_1_number))),
        )
        return concat(t_15)
    context.exported_vars.add('n')
    context.vars['n'] = l_0_n = Macro(environment, macro, 'n', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number, l_1_noun):
        t_16 = []
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        if l_1_noun is missing:
            l_1_noun = undefined("parameter 'noun' was not provided", name='noun')
        pass
        t_16.extend((
            str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), l_1_number))),
            ' ',
            str(environment.finalize(l_1_noun)),
            str(environment.finalize(('' if (l_1_number == 1) else 's'))),
        ))
        return concat(t_16)
    context.exported_vars.add('some')
    context.vars['some'] = l_0_some = Macro(environment, macro, 'some', ('number', 'noun'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_17 = []
        l_1_words = missing
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        l_1_words = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']
        t_17.append(
            str(environment.finalize((environment.getitem((undefined(name='words') if l_1_words is missing else l_1_words), l_1_number) if (l_1_number < 13) else environment.short(str_join((l_1_number, 'th', )))))),
        )
        return concat(t_17)
    context.exported_vars.add('nth')
    context.vars['nth'] = l_0_nth = Macro(environment, macro, 'nth', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_code):
        t_18 = []
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        if (l_1_code in environment.getattr((undefined(name='names') if l_0_names is missing else l_0_names), 'joker')):
            pass
            t_18.append(
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_0_names is missing else l_0_names), 'joker'), l_1_code))),
            )
        else:
            pass
            t_18.extend((
                'the ',
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_0_names is missing else l_0_names), 'rank'), environment.getitem(l_1_code, 0)))),
                ' of ',
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_0_names is missing else l_0_names), 'suit'), environment.getitem(l_1_code, 1)))),
                's',
            ))
        return concat(t_18)
    context.exported_vars.add('name')
    context.vars['name'] = l_0_name = Macro(environment, macro, 'name', ('code',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_19 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_19.extend((
                str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_19)
    context.exported_vars.add('named')
    context.vars['named'] = l_0_named = Macro(environment, macro, 'named', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_plays):
        t_20 = []
        if l_1_plays is missing:
            l_1_plays = undefined("parameter 'plays' was not provided", name='plays')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_plays, undefined):
            _loop_vars = {}
            pass
            t_20.extend((
                str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_2_x, 'seat'), _loop_vars=_loop_vars))),
                ' ',
                str(environment.finalize(('plays ' if environment.getattr(l_2_loop, 'first') else ''))),
                'the ',
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_2_x, 'card'), _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_20)
    context.exported_vars.add('played')
    context.vars['played'] = l_0_played = Macro(environment, macro, 'played', ('plays',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_21 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_21.extend((
                'the ',
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_21)
    context.exported_vars.add('thes')
    context.vars['thes'] = l_0_thes = Macro(environment, macro, 'thes', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_22 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_22.append(
            str(environment.finalize(environment.getitem('ABCDEFGHIJ', l_1_seat))),
        )
        return concat(t_22)
    context.exported_vars.add('letter')
    context.vars['letter'] = l_0_letter = Macro(environment, macro, 'letter', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_23 = []
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_23.append(
            str(environment.finalize(environment.getitem({'S': 'spades', 'H': 'hearts', 'D': 'diamonds', 'C': 'clubs', 'X': 'crosses', 'L': 'leaves'}, l_1_letter))),
        )
        return concat(t_23)
    context.exported_vars.add('ss')
    context.vars['ss'] = l_0_ss = Macro(environment, macro, 'ss', ('letter',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_rank):
        t_24 = []
        if l_1_rank is missing:
            l_1_rank = undefined("parameter 'rank' was not provided", name='rank')
        pass
        t_24.extend((
            str(environment.finalize(('an' if (l_1_rank in 'A8') else 'a'))),
            ' ',
            str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_0_names is missing else l_0_names), 'rank'), l_1_rank))),
        ))
        return concat(t_24)
    context.exported_vars.add('a')
    context.vars['a'] = l_0_a = Macro(environment, macro, 'a', ('rank',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_rank):
        t_25 = []
        if l_1_rank is missing:
            l_1_rank = undefined("parameter 'rank' was not provided", name='rank')
        pass
        t_25.extend((
            str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_0_names is missing else l_0_names), 'rank'), l_1_rank))),
            's',
        ))
        return concat(t_25)
    context.exported_vars.add('rs')
    context.vars['rs'] = l_0_rs = Macro(environment, macro, 'rs', ('rank',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_code):
        t_26 = []
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        t_26.extend((
            'the ',
            str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_0_names is missing else l_0_names), 'rank'), environment.getitem(l_1_code, 0)))),
            ' of ',
            str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), environment.getitem(l_1_code, 1)))),
        ))
        return concat(t_26)
    context.exported_vars.add('name')
    context.vars['name'] = l_0_name = Macro(environment, macro, 'name', ('code',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_27 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_27.extend((
                str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_27)
    context.exported_vars.add('named')
    context.vars['named'] = l_0_named = Macro(environment, macro, 'named', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_team):
        t_28 = []
        if l_1_team is missing:
            l_1_team = undefined("parameter 'team' was not provided", name='team')
        pass
        t_28.append(
            '**',
        )
        for l_2_x in l_1_team:
            _loop_vars = {}
            pass
            t_28.append(
                str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), l_2_x, _loop_vars=_loop_vars))),
            )
        l_2_x = missing
        t_28.append(
            '**',
        )
        return concat(t_28)
    context.exported_vars.add('tm')
    context.vars['tm'] = l_0_tm = Macro(environment, macro, 'tm', ('team',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_teams, l_1_team):
        t_29 = []
        if l_1_teams is missing:
            l_1_teams = undefined("parameter 'teams' was not provided", name='teams')
        if l_1_team is missing:
            l_1_team = 'team'
        pass
        t_29.extend((
            str(environment.finalize(l_1_team)),
            str(environment.finalize(('' if (t_2(l_1_teams) == 1) else 's'))),
            ' ',
        ))
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_teams, undefined):
            _loop_vars = {}
            pass
            t_29.extend((
                str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_29)
    context.exported_vars.add('theteams')
    context.vars['theteams'] = l_0_theteams = Macro(environment, macro, 'theteams', ('teams', 'team'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_players, l_1_teams):
        t_30 = []
        if l_1_players is missing:
            l_1_players = undefined("parameter 'players' was not provided", name='players')
        if l_1_teams is missing:
            l_1_teams = undefined("parameter 'teams' was not provided", name='teams')
        pass
        t_30.extend((
            str(environment.finalize(t_1(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), l_1_players)))),
            ' players in ',
            str(environment.finalize(environment.call(context, (undefined(name='theteams') if l_0_theteams is missing else l_0_theteams), l_1_teams))),
            '.',
        ))
        return concat(t_30)
    context.exported_vars.add('setup_')
    context.vars['setup_'] = l_0_setup_ = Macro(environment, macro, 'setup_', ('players', 'teams'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_scores):
        t_31 = []
        if l_1_scores is missing:
            l_1_scores = undefined("parameter 'scores' was not provided", name='scores')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_scores, undefined):
            _loop_vars = {}
            pass
            t_31.extend((
                str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), environment.getattr(l_2_x, 'team'), _loop_vars=_loop_vars))),
                '\xa0',
                str(environment.finalize(environment.getattr(l_2_x, 'score'))),
                str(environment.finalize(('' if environment.getattr(l_2_loop, 'last') else ', '))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_31)
    context.exported_vars.add('scores_')
    context.vars['scores_'] = l_0_scores_ = Macro(environment, macro, 'scores_', ('scores',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_clockwise):
        t_32 = []
        if l_1_clockwise is missing:
            l_1_clockwise = undefined("parameter 'clockwise' was not provided", name='clockwise')
        pass
        t_32.append(
            str(environment.finalize(('clockwise' if l_1_clockwise else 'counter-clockwise'))),
        )
        return concat(t_32)
    context.exported_vars.add('way')
    context.vars['way'] = l_0_way = Macro(environment, macro, 'way', ('clockwise',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_sets, l_1_before):
        t_33 = []
        if l_1_sets is missing:
            l_1_sets = undefined("parameter 'sets' was not provided", name='sets')
        if l_1_before is missing:
            l_1_before = undefined("parameter 'before' was not provided", name='before')
        pass
        if l_1_sets:
            pass
            t_33.extend((
                str(environment.finalize(l_1_before)),
                ' ',
                str(environment.finalize(l_1_sets)),
                ' follow',
            ))
        return concat(t_33)
    context.exported_vars.add('sets_')
    context.vars['sets_'] = l_0_sets_ = Macro(environment, macro, 'sets_', ('sets', 'before'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_sets):
        t_34 = []
        if l_1_sets is missing:
            l_1_sets = undefined("parameter 'sets' was not provided", name='sets')
        pass
        t_34.append(
            str(environment.finalize(environment.call(context, (undefined(name='sets_') if l_0_sets_ is missing else l_0_sets_), l_1_sets, ' and sets'))),
        )
        return concat(t_34)
    context.exported_vars.add('andsets')
    context.vars['andsets'] = l_0_andsets = Macro(environment, macro, 'andsets', ('sets',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_sets):
        t_35 = []
        if l_1_sets is missing:
            l_1_sets = undefined("parameter 'sets' was not provided", name='sets')
        pass
        t_35.append(
            str(environment.finalize(environment.call(context, (undefined(name='sets_') if l_0_sets_ is missing else l_0_sets_), l_1_sets, ', which sets'))),
        )
        return concat(t_35)
    context.exported_vars.add('which')
    context.vars['which'] = l_0_which = Macro(environment, macro, 'which', ('sets',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_36 = []
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        t_36.extend((
            str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), l_1_number))),
            ' trick',
            str(environment.finalize(('' if (l_1_number == 1) else 's'))),
        ))
        return concat(t_36)
    context.exported_vars.add('tricks_')
    context.vars['tricks_'] = l_0_tricks_ = Macro(environment, macro, 'tricks_', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_37 = []
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        t_37.extend((
            str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), l_1_number))),
            ' more',
        ))
        return concat(t_37)
    context.exported_vars.add('more')
    context.vars['more'] = l_0_more = Macro(environment, macro, 'more', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_suit_over, l_1_rank_over, l_1_card):
        t_38 = []
        l_1_number = resolve('number')
        l_1_suited = l_1_ranked = missing
        if l_1_suit_over is missing:
            l_1_suit_over = undefined("parameter 'suit_over' was not provided", name='suit_over')
        if l_1_rank_over is missing:
            l_1_rank_over = undefined("parameter 'rank_over' was not provided", name='rank_over')
        if l_1_card is missing:
            l_1_card = undefined("parameter 'card' was not provided", name='card')
        pass
        t_39 = []
        pass
        t_39.extend((
            str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), l_1_suit_over))),
            ' higher ',
            str(environment.finalize((environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), environment.getitem(l_1_card, 1)) if (l_1_suit_over == 1) else environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), environment.getitem(l_1_card, 1))))),
        ))
        l_1_suited = (Markup if context.eval_ctx.autoescape else identity)(concat(t_39))
        t_40 = []
        pass
        t_40.extend((
            str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), l_1_rank_over))),
            ' ',
            str(environment.finalize((environment.getitem(environment.getattr((undefined(name='names') if l_0_names is missing else l_0_names), 'rank'), environment.getitem(l_1_card, 0)) if (l_1_rank_over == 1) else environment.call(context, (undefined(name='rs') if l_0_rs is missing else l_0_rs), environment.getitem(l_1_card, 0))))),
            ' of ',
            str(environment.finalize(('a higher suit' if (l_1_rank_over == 1) else 'higher suits'))),
        ))
        l_1_ranked = (Markup if context.eval_ctx.autoescape else identity)(concat(t_40))
        if (environment.call_binop(context, '+', l_1_suit_over, l_1_rank_over) == 0):
            pass
            t_38.append(
                '; no card that is still out beats it',
            )
        elif (l_1_suit_over and l_1_rank_over):
            pass
            t_38.extend((
                ', although ',
                str(environment.finalize((undefined(name='suited') if l_1_suited is missing else l_1_suited))),
                ' and ',
                str(environment.finalize((undefined(name='ranked') if l_1_ranked is missing else l_1_ranked))),
                ' are still out',
            ))
        else:
            pass
            l_1_number = environment.call_binop(context, '+', l_1_suit_over, l_1_rank_over)
            t_38.extend((
                str(environment.finalize(('; only ' if ((undefined(name='number') if l_1_number is missing else l_1_number) < 3) else ', although '))),
                str(environment.finalize(((undefined(name='suited') if l_1_suited is missing else l_1_suited) if l_1_suit_over else (undefined(name='ranked') if l_1_ranked is missing else l_1_ranked)))),
                ' ',
                str(environment.finalize(('can still beat it' if ((undefined(name='number') if l_1_number is missing else l_1_number) < 3) else 'are still out'))),
            ))
        return concat(t_38)
    context.exported_vars.add('because')
    context.vars['because'] = l_0_because = Macro(environment, macro, 'because', ('suit_over', 'rank_over', 'card'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_tenths):
        t_41 = []
        l_1_whole = l_1_part = missing
        if l_1_tenths is missing:
            l_1_tenths = undefined("parameter 'tenths' was not provided", name='tenths')
        pass
        l_1_whole = (l_1_tenths // 10)
        l_1_part = environment.call_binop(context, '%', l_1_tenths, 10)
        if (l_1_tenths < 3):
            pass
            t_41.append(
                'hardly a trick',
            )
        elif ((undefined(name='part') if l_1_part is missing else l_1_part) < 3):
            pass
            t_41.extend((
                'about ',
                str(environment.finalize(environment.call(context, (undefined(name='tricks_') if l_0_tricks_ is missing else l_0_tricks_), (undefined(name='whole') if l_1_whole is missing else l_1_whole)))),
            ))
        elif ((undefined(name='part') if l_1_part is missing else l_1_part) < 8):
            pass
            t_41.extend((
                str(environment.finalize((environment.short(str_join((environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='whole') if l_1_whole is missing else l_1_whole)), ' or ', ))) if (undefined(name='whole') if l_1_whole is missing else l_1_whole) else 'perhaps '))),
                str(environment.finalize(environment.call(context, (undefined(name='tricks_') if l_0_tricks_ is missing else l_0_tricks_), environment.call_binop(context, '+', (undefined(name='whole') if l_1_whole is missing else l_1_whole), 1)))),
            ))
        else:
            pass
            t_41.extend((
                'about ',
                str(environment.finalize(environment.call(context, (undefined(name='tricks_') if l_0_tricks_ is missing else l_0_tricks_), environment.call_binop(context, '+', (undefined(name='whole') if l_1_whole is missing else l_1_whole), 1)))),
            ))
        return concat(t_41)
    context.exported_vars.add('about')
    context.vars['about'] = l_0_about = Macro(environment, macro, 'about', ('tenths',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_42 = []
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        t_42.append(
            str(environment.finalize((environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), l_1_number) if l_1_number else 'none'))),
        )
        return concat(t_42)
    context.exported_vars.add('none_')
    context.vars['none_'] = l_0_none_ = Macro(environment, macro, 'none_', ('number',), False, False, False, context.eval_ctx.autoescape)
    if ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.setup[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='setup_') if l_0_setup_ is missing else l_0_setup_), (undefined(name='players') if l_0_players is missing else l_0_players), (undefined(name='teams') if l_0_teams is missing else l_0_teams))))
        if (undefined(name='trick') if l_0_trick is missing else l_0_trick):
            pass
            yield ' This is the '
            yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='trick') if l_0_trick is missing else l_0_trick))))
            yield ' trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.standing[0]'):
        pass
        yield 'Scores so far: '
        yield str(environment.finalize(environment.call(context, (undefined(name='scores_') if l_0_scores_ is missing else l_0_scores_), (undefined(name='scores') if l_0_scores is missing else l_0_scores))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lead[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lead-way[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '. The partner, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='partner') if l_0_partner is missing else l_0_partner))))
        yield ', sits on the '
        yield str(environment.finalize(('left' if (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise) else 'right')))
        yield ' and plays second, so play goes '
        yield str(environment.finalize(environment.call(context, (undefined(name='way') if l_0_way is missing else l_0_way), (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise))))
        yield ': '
        yield str(environment.finalize(environment.call(context, (undefined(name='played') if l_0_played is missing else l_0_played), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lead-way-back[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '. This time the partner, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='partner') if l_0_partner is missing else l_0_partner))))
        yield ', sits on the '
        yield str(environment.finalize(('left' if (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise) else 'right')))
        yield ', so play goes '
        yield str(environment.finalize(environment.call(context, (undefined(name='way') if l_0_way is missing else l_0_way), (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise))))
        yield ': '
        yield str(environment.finalize(environment.call(context, (undefined(name='played') if l_0_played is missing else l_0_played), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.sets-suit[0]'):
        pass
        if (undefined(name='partner') if l_0_partner is missing else l_0_partner):
            pass
            yield 'The partner, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield str(environment.finalize((',' if (undefined(name='partner') if l_0_partner is missing else l_0_partner) else '')))
        yield ' plays another '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ', the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', and so sets suit follow.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.sets-rank[0]'):
        pass
        if (undefined(name='partner') if l_0_partner is missing else l_0_partner):
            pass
            yield 'The partner, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield str(environment.finalize((',' if (undefined(name='partner') if l_0_partner is missing else l_0_partner) else '')))
        yield ' plays another '
        yield str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_0_names is missing else l_0_names), 'rank'), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield ', the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', and so sets rank follow.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.neither[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' and no '
        yield str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_0_names is missing else l_0_names), 'rank'), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield ' and plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '. That sets nothing, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='next') if l_0_next is missing else l_0_next))))
        yield ' has the say.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.neither-too[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has neither and plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '. The say passes to '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='next') if l_0_next is missing else l_0_next))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.neither-last[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', the last to play, has no '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' and no '
        yield str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_0_names is missing else l_0_names), 'rank'), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield ' either, and plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
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
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.free[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), t_3(context.eval_ctx, t_4(context, (undefined(name='plays') if l_0_plays is missing else l_0_plays), attribute='seat')))))
        yield ' '
        yield str(environment.finalize(('has' if (t_2((undefined(name='plays') if l_0_plays is missing else l_0_plays)) == 1) else 'have')))
        yield ' no '
        yield str(environment.finalize((environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit)) if (undefined(name='suit') if l_0_suit is missing else l_0_suit) else environment.call(context, (undefined(name='rs') if l_0_rs is missing else l_0_rs), (undefined(name='rank') if l_0_rank is missing else l_0_rank)))))
        yield ' and may play anything: '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            if (t_2((undefined(name='plays') if l_0_plays is missing else l_0_plays)) > 1):
                pass
                yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
                yield ' '
            yield 'the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.table-marks[0]'):
        pass
        yield 'In the table'
        yield str(environment.finalize(('s the cards stand in the order of play;' if (undefined(name='in_order') if l_0_in_order is missing else l_0_in_order) else ',')))
        yield ' {icon:led|▷} marks the card that was led, {icon:won|★} the card that won. Under “Follow” stands the suit or the rank that had to be followed, or a dash where nobody set one.'
        if (not (undefined(name='in_order') if l_0_in_order is missing else l_0_in_order)):
            pass
            yield ' Each player has a column of their own; play goes on from {icon:led|▷} to the leader’s partner.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.bid-sum[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' lays aside the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0))))
        yield ' and the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 1))))
        yield '. A '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), environment.getitem(environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0), 1))))
        yield ' is worth '
        yield str(environment.finalize(environment.getitem((undefined(name='values') if l_0_values is missing else l_0_values), 0)))
        if (environment.getitem(environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0), 1) != environment.getitem(environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 1), 1)):
            pass
            yield ' and a '
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), environment.getitem(environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 1), 1))))
            yield ' '
            yield str(environment.finalize(environment.getitem((undefined(name='values') if l_0_values is missing else l_0_values), 1)))
        yield ', so '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' bids '
        yield str(environment.finalize(environment.getitem((undefined(name='values') if l_0_values is missing else l_0_values), 0)))
        yield '\xa0+\xa0'
        yield str(environment.finalize(environment.getitem((undefined(name='values') if l_0_values is missing else l_0_values), 1)))
        yield '\xa0=\xa0'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield ' trick'
        yield str(environment.finalize(('' if ((undefined(name='bid') if l_0_bid is missing else l_0_bid) == 1) else 's')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.bid-others[0]'):
        pass
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='bids') if l_0_bids is missing else l_0_bids), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield ' bids '
            yield str(environment.finalize(environment.call(context, (undefined(name='none_') if l_0_none_ is missing else l_0_none_), environment.getattr(l_1_x, 'bid'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.bid-aside[0]'):
        pass
        yield 'With the '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='left') if l_0_left is missing else l_0_left))))
        yield ' cards left, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' now tries to take exactly '
        yield str(environment.finalize(environment.call(context, (undefined(name='tricks_') if l_0_tricks_ is missing else l_0_tricks_), (undefined(name='bid') if l_0_bid is missing else l_0_bid))))
        yield ', no more and no fewer.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.may-open[0]'):
        pass
        yield 'With '
        yield str(environment.finalize((undefined(name='score') if l_0_score is missing else l_0_score)))
        yield ', team '
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield ' is alone in last place. '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield ' may turn up their bid cards, and agree to do so.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.opens[0]'):
        pass
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='bids') if l_0_bids is missing else l_0_bids), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield ' shows the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem(environment.getattr(l_1_x, 'cards'), 0), _loop_vars=_loop_vars)))
            yield ' and the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem(environment.getattr(l_1_x, 'cards'), 1), _loop_vars=_loop_vars)))
            yield ', a bid of '
            yield str(environment.finalize(environment.call(context, (undefined(name='none_') if l_0_none_ is missing else l_0_none_), environment.getattr(l_1_x, 'bid'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(('' if environment.getattr(l_1_loop, 'last') else '; ')))
        l_1_loop = l_1_x = missing
        yield '. Now everyone knows what this team needs.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.open-stake[0]'):
        pass
        yield 'If '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield ' both hit, they score '
        yield str(environment.finalize((undefined(name='bonus') if l_0_bonus is missing else l_0_bonus)))
        yield ' points on top of the rest. If either misses, '
        yield str(environment.finalize(environment.call(context, (undefined(name='theteams') if l_0_theteams is missing else l_0_theteams), (undefined(name='others') if l_0_others is missing else l_0_others))))
        yield ' '
        yield str(environment.finalize(('gets' if (t_2((undefined(name='others') if l_0_others is missing else l_0_others)) == 1) else 'get')))
        yield ' '
        yield str(environment.finalize((undefined(name='missed') if l_0_missed is missing else l_0_missed)))
        yield str(environment.finalize(('' if (t_2((undefined(name='others') if l_0_others is missing else l_0_others)) == 1) else ' each')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.tied[0]'):
        pass
        yield 'With '
        yield str(environment.finalize((undefined(name='score') if l_0_score is missing else l_0_score)))
        yield ' points each, '
        yield str(environment.finalize(environment.call(context, (undefined(name='theteams') if l_0_theteams is missing else l_0_theteams), (undefined(name='teams') if l_0_teams is missing else l_0_teams))))
        yield ' share last place.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.open-tried[0]'):
        pass
        yield 'When all have bid, '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield ' would like to open their bids, but may not.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.no-switch[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' and plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '. It is '
        yield str(environment.finalize(environment.call(context, (undefined(name='a') if l_0_a is missing else l_0_a), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield ' like the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='led') if l_0_led is missing else l_0_led))))
        yield ' that was led, and of a higher suit; under rank follow it would win. But suit follow has been set and stays: the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' changes nothing and cannot win.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.must-rank[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' holds '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' ('
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '), but must play '
        yield str(environment.finalize(environment.call(context, (undefined(name='a') if l_0_a is missing else l_0_a), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield ' under rank follow: the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is the only one.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.has-say[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' holds '
        if (undefined(name='suits') if l_0_suits is missing else l_0_suits):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), (undefined(name='suits') if l_0_suits is missing else l_0_suits))))
            yield ', of the led suit,'
        if ((undefined(name='suits') if l_0_suits is missing else l_0_suits) and (undefined(name='ranks') if l_0_ranks is missing else l_0_ranks)):
            pass
            yield ' and '
        if (undefined(name='ranks') if l_0_ranks is missing else l_0_ranks):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), (undefined(name='ranks') if l_0_ranks is missing else l_0_ranks))))
            yield ', of the led rank,'
        yield ' '
        yield str(environment.finalize(('and may choose which follow to set' if ((undefined(name='suits') if l_0_suits is missing else l_0_suits) and (undefined(name='ranks') if l_0_ranks is missing else l_0_ranks)) else ('and has to play one of these' if (t_2(environment.call_binop(context, '+', (undefined(name='suits') if l_0_suits is missing else l_0_suits), (undefined(name='ranks') if l_0_ranks is missing else l_0_ranks))) > 1) else 'and has to play it'))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[0]'):
        pass
        yield 'The highest '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' is the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        if (undefined(name='led') if l_0_led is missing else l_0_led):
            pass
            yield ' that was led'
        yield ', so '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' takes the trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' takes the trick with the highest '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ', the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        if (undefined(name='led') if l_0_led is missing else l_0_led):
            pass
            yield ' that was led'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-rank[0]'):
        pass
        yield 'Of the '
        yield str(environment.finalize(environment.call(context, (undefined(name='rs') if l_0_rs is missing else l_0_rs), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield ' the one of the highest suit wins. From high to low they are '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ', so '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' takes the trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-rank[1]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='rs') if l_0_rs is missing else l_0_rs), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield ' in the trick are, from high to low by suit, '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '. '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' takes the trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-lead[0]'):
        pass
        yield 'Nobody has set a follow, so the leader wins: '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' takes the trick with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-lead-higher[0]'):
        pass
        yield 'Nobody has set a follow, so the leader wins. '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' takes the trick with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', although '
        yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ' '
        yield str(environment.finalize(('is' if (t_2((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1) else 'are')))
        yield ' higher in rank.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.next-lead[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has won the trick and leads to the next.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.tried[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' would like to play the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', but may not.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.would-set[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' sets '
        yield str(environment.finalize((undefined(name='sets') if l_0_sets is missing else l_0_sets)))
        yield ' follow; '
        yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), (undefined(name='others') if l_0_others is missing else l_0_others))))
        yield ' would have set '
        yield str(environment.finalize(('rank' if ((undefined(name='sets') if l_0_sets is missing else l_0_sets) == 'suit') else 'suit')))
        yield ' follow.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.may-play[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.marks[0]'):
        pass
        if (undefined(name='hits') if l_0_hits is missing else l_0_hits):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='hits') if l_0_hits is missing else l_0_hits))))
            yield ' '
            yield str(environment.finalize(('has' if (t_2((undefined(name='hits') if l_0_hits is missing else l_0_hits)) == 1) else 'have')))
            yield ' hit.'
        else:
            pass
            yield 'Nobody has hit.'
        for l_1_x in (undefined(name='misses') if l_0_misses is missing else l_0_misses):
            _loop_vars = {}
            pass
            yield ' '
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield ' bid '
            yield str(environment.finalize(environment.call(context, (undefined(name='none_') if l_0_none_ is missing else l_0_none_), environment.getattr(l_1_x, 'bid'), _loop_vars=_loop_vars)))
            yield ' and took '
            yield str(environment.finalize(environment.call(context, (undefined(name='none_') if l_0_none_ is missing else l_0_none_), environment.getattr(l_1_x, 'won'), _loop_vars=_loop_vars)))
            yield '.'
        l_1_x = missing
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.team-sum[0]'):
        pass
        yield 'Team '
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield ': '
        yield str(environment.finalize((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks)))
        yield ' for '
        yield str(environment.finalize(('the trick' if ((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks) == 1) else 'tricks')))
        if (undefined(name='hits') if l_0_hits is missing else l_0_hits):
            pass
            yield ', '
            yield str(environment.finalize((undefined(name='shoot') if l_0_shoot is missing else l_0_shoot)))
            yield ' for '
            yield str(environment.finalize(('a shoot' if ((undefined(name='hits') if l_0_hits is missing else l_0_hits) == 1) else 'each of two shoots')))
        if (undefined(name='twin') if l_0_twin is missing else l_0_twin):
            pass
            yield ', '
            yield str(environment.finalize((undefined(name='twin') if l_0_twin is missing else l_0_twin)))
            yield ' for the twin shoot'
        if (undefined(name='overhead') if l_0_overhead is missing else l_0_overhead):
            pass
            yield ', '
            yield str(environment.finalize((undefined(name='overhead') if l_0_overhead is missing else l_0_overhead)))
            yield ' for the overhead twin shoot'
        if (undefined(name='missed') if l_0_missed is missing else l_0_missed):
            pass
            yield ', '
            yield str(environment.finalize((undefined(name='missed') if l_0_missed is missing else l_0_missed)))
            yield ' for the open bid that failed'
        if ((undefined(name='hits') if l_0_hits is missing else l_0_hits) or (undefined(name='missed') if l_0_missed is missing else l_0_missed)):
            pass
            yield '; '
            yield str(environment.finalize((undefined(name='sum') if l_0_sum is missing else l_0_sum)))
            yield ' in all'
        else:
            pass
            yield ' and nothing else'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.keeps[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has hit, and keeps the '
        yield str(environment.finalize((undefined(name='shoot') if l_0_shoot is missing else l_0_shoot)))
        yield ' points for that.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.opened-missed[0]'):
        pass
        yield 'Team '
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield ' had opened its bid. '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='misses') if l_0_misses is missing else l_0_misses), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield ' bid '
            yield str(environment.finalize(environment.call(context, (undefined(name='none_') if l_0_none_ is missing else l_0_none_), environment.getattr(l_1_x, 'bid'), _loop_vars=_loop_vars)))
            yield ' and took '
            yield str(environment.finalize(environment.call(context, (undefined(name='none_') if l_0_none_ is missing else l_0_none_), environment.getattr(l_1_x, 'won'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(('' if environment.getattr(l_1_loop, 'last') else '; ')))
        l_1_loop = l_1_x = missing
        yield '. So the overhead twin shoot has failed, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='theteams') if l_0_theteams is missing else l_0_theteams), (undefined(name='others') if l_0_others is missing else l_0_others))))
        yield ' '
        yield str(environment.finalize(('scores' if (t_2((undefined(name='others') if l_0_others is missing else l_0_others)) == 1) else 'score')))
        yield ' '
        yield str(environment.finalize((undefined(name='missed') if l_0_missed is missing else l_0_missed)))
        yield ' more'
        yield str(environment.finalize(('' if (t_2((undefined(name='others') if l_0_others is missing else l_0_others)) == 1) else ' each')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.opened-made[0]'):
        pass
        yield 'Team '
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield ' had opened its bid, and both have hit: '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='bids') if l_0_bids is missing else l_0_bids), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield ' bid '
            yield str(environment.finalize(environment.call(context, (undefined(name='none_') if l_0_none_ is missing else l_0_none_), environment.getattr(l_1_x, 'bid'), _loop_vars=_loop_vars)))
            yield ' and took '
            yield str(environment.finalize(environment.call(context, (undefined(name='none_') if l_0_none_ is missing else l_0_none_), environment.getattr(l_1_x, 'bid'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(('' if environment.getattr(l_1_loop, 'last') else '; ')))
        l_1_loop = l_1_x = missing
        yield '. The overhead twin shoot brings '
        yield str(environment.finalize((undefined(name='bonus') if l_0_bonus is missing else l_0_bonus)))
        yield ' more.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.rounds[0]'):
        pass
        yield 'In the first round of '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='teams') if l_0_teams is missing else l_0_teams))))
        yield ' hands the right-hand members lead first, one team after the other. With the '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield ' hand the second round begins, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', a left-hand member, is the opening leader.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.dealer-right[0]'):
        pass
        yield 'The dealer of that hand is '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', the nearest to the right of '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='leader') if l_0_leader is missing else l_0_leader))))
        yield '’s team.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.way-second[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s partner '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='partner') if l_0_partner is missing else l_0_partner))))
        yield ' sits on the '
        yield str(environment.finalize(('left' if (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise) else 'right')))
        yield ', so the first trick goes round '
        yield str(environment.finalize(environment.call(context, (undefined(name='way') if l_0_way is missing else l_0_way), (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.totals[0]'):
        pass
        yield 'After this hand '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='totals') if l_0_totals is missing else l_0_totals), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(('team ' if environment.getattr(l_1_loop, 'first') else '')))
            yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), environment.getattr(l_1_x, 'team'), _loop_vars=_loop_vars)))
            yield ' has '
            yield str(environment.finalize(environment.getattr(l_1_x, 'score')))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.over[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='theteams') if l_0_theteams is missing else l_0_theteams), (undefined(name='teams') if l_0_teams is missing else l_0_teams), 'Team')))
        yield ' '
        yield str(environment.finalize(('has' if (t_2((undefined(name='teams') if l_0_teams is missing else l_0_teams)) == 1) else 'have')))
        yield ' '
        yield str(environment.finalize((undefined(name='goal') if l_0_goal is missing else l_0_goal)))
        yield ' or more, so the game is over. With the highest total, '
        yield str(environment.finalize((undefined(name='score') if l_0_score is missing else l_0_score)))
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='theteams') if l_0_theteams is missing else l_0_theteams), (undefined(name='winners') if l_0_winners is missing else l_0_winners))))
        yield ' '
        yield str(environment.finalize(('wins' if (t_2((undefined(name='winners') if l_0_winners is missing else l_0_winners)) == 1) else 'share the win')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.cell-follow[0]'):
        pass
        if ((undefined(name='follow') if l_0_follow is missing else l_0_follow) == 'suit'):
            pass
            yield '{suit:'
            yield str(environment.finalize((undefined(name='suit') if l_0_suit is missing else l_0_suit)))
            yield '}'
        elif ((undefined(name='follow') if l_0_follow is missing else l_0_follow) == 'rank'):
            pass
            yield str(environment.finalize(('10' if ((undefined(name='rank') if l_0_rank is missing else l_0_rank) == 'T') else (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        else:
            pass
            yield '–'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.cell-sum[0]'):
        pass
        yield str(environment.finalize(environment.getitem((undefined(name='values') if l_0_values is missing else l_0_values), 0)))
        yield ' + '
        yield str(environment.finalize(environment.getitem((undefined(name='values') if l_0_values is missing else l_0_values), 1)))
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.cell-team[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), (undefined(name='team') if l_0_team is missing else l_0_team))))
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.whole-setup[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='setup_') if l_0_setup_ is missing else l_0_setup_), (undefined(name='players') if l_0_players is missing else l_0_players), (undefined(name='teams') if l_0_teams is missing else l_0_teams))))
        yield ' In this hand, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='hand_no') if l_0_hand_no is missing else l_0_hand_no))))
        yield ' of the game, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='dealer') if l_0_dealer is missing else l_0_dealer))))
        yield ' deals and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='leader') if l_0_leader is missing else l_0_leader))))
        yield ' is the opening leader.'
        if (undefined(name='scores') if l_0_scores is missing else l_0_scores):
            pass
            yield ' Scores so far: '
            yield str(environment.finalize(environment.call(context, (undefined(name='scores_') if l_0_scores_ is missing else l_0_scores_), (undefined(name='scores') if l_0_scores is missing else l_0_scores))))
            yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.whole-hands[0]'):
        pass
        yield 'Of the cards dealt everyone lays '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='bid_cards') if l_0_bid_cards is missing else l_0_bid_cards))))
        yield ' aside as bid cards and keeps '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='left') if l_0_left is missing else l_0_left))))
        yield ' to play.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.whole-closed[0]'):
        pass
        yield 'Team '
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield ' is alone in last place but keeps its bid cards face down.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.whole-plays[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='played') if l_0_played is missing else l_0_played), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.forced[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='played') if l_0_played is missing else l_0_played), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield str(environment.finalize((', the only card allowed' if (t_2((undefined(name='plays') if l_0_plays is missing else l_0_plays)) == 1) else ('; neither had a choice' if (t_2((undefined(name='plays') if l_0_plays is missing else l_0_plays)) == 2) else '; none of them had a choice'))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.forced[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), t_3(context.eval_ctx, t_4(context, (undefined(name='plays') if l_0_plays is missing else l_0_plays), attribute='seat')))))
        yield ' '
        yield str(environment.finalize(('has' if (t_2((undefined(name='plays') if l_0_plays is missing else l_0_plays)) == 1) else 'have')))
        yield ' no choice: '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            if (t_2((undefined(name='plays') if l_0_plays is missing else l_0_plays)) > 1):
                pass
                yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
                yield ' '
            yield 'the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.forced[2]'):
        pass
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield ' has to play the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.throws[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), t_3(context.eval_ctx, t_4(context, (undefined(name='plays') if l_0_plays is missing else l_0_plays), attribute='seat')))))
        yield ' cannot beat '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield '’s card and play '
        yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), t_3(context.eval_ctx, t_4(context, (undefined(name='plays') if l_0_plays is missing else l_0_plays), attribute='card')))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.throws[1]'):
        pass
        yield 'Nothing that they may play beats '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield '’s card: '
        yield str(environment.finalize(environment.call(context, (undefined(name='played') if l_0_played is missing else l_0_played), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.throws[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='played') if l_0_played is missing else l_0_played), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield ': nothing that beats '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield '’s card.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.all-up[0]'):
        pass
        yield 'All bid cards are turned up.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.last-trick[0]'):
        pass
        yield 'Everyone has one card left.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.took[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' takes the '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='trick') if l_0_trick is missing else l_0_trick))))
        yield ' trick and now has '
        yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
        yield ' (bid '
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield ')'
        if (undefined(name='exact') if l_0_exact is missing else l_0_exact):
            pass
            yield ': exactly enough'
        elif ((undefined(name='won') if l_0_won is missing else l_0_won) > (undefined(name='bid') if l_0_bid is missing else l_0_bid)):
            pass
            yield ': too many'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.took[1]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='trick') if l_0_trick is missing else l_0_trick))))
        yield ' trick is '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s, who bid '
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield ' and now has '
        yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
        if (undefined(name='exact') if l_0_exact is missing else l_0_exact):
            pass
            yield ': exactly enough'
        elif ((undefined(name='won') if l_0_won is missing else l_0_won) > (undefined(name='bid') if l_0_bid is missing else l_0_bid)):
            pass
            yield ': too many'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.took[2]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='trick') if l_0_trick is missing else l_0_trick))))
        yield ' trick goes to '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', who has '
        yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
        yield ' so far (bid '
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield ')'
        if (undefined(name='exact') if l_0_exact is missing else l_0_exact):
            pass
            yield ' and wants no more'
        elif ((undefined(name='won') if l_0_won is missing else l_0_won) > (undefined(name='bid') if l_0_bid is missing else l_0_bid)):
            pass
            yield ': more than enough'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.lay-aside[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' may lay aside any two of the '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), t_2((undefined(name='cards') if l_0_cards is missing else l_0_cards)))))
        yield ' cards.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.lay-aside[1]'):
        pass
        yield 'Any two of '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), t_2((undefined(name='cards') if l_0_cards is missing else l_0_cards)))))
        yield ' cards will do as a bid.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.may-open[0]'):
        pass
        yield 'With '
        yield str(environment.finalize(environment.getitem((undefined(name='scores') if l_0_scores is missing else l_0_scores), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield ', team '
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), [environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), environment.call_binop(context, '+', environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), 1)])))
        yield ' is alone in last place and may open its bid.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.may-open[1]'):
        pass
        yield 'Since no other team has as few points as team '
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), [environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), environment.call_binop(context, '+', environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), 1)])))
        yield ', with '
        yield str(environment.finalize(environment.getitem((undefined(name='scores') if l_0_scores is missing else l_0_scores), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield ', it may open its bid.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.lead[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads and may play any card.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.lead[1]'):
        pass
        yield 'It is '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s lead: any card will do.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.suit-or-rank[0]'):
        pass
        yield 'No follow is set. '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has '
        if (undefined(name='suits') if l_0_suits is missing else l_0_suits):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        if ((undefined(name='suits') if l_0_suits is missing else l_0_suits) and (undefined(name='ranks') if l_0_ranks is missing else l_0_ranks)):
            pass
            yield ' and '
        if (undefined(name='ranks') if l_0_ranks is missing else l_0_ranks):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='rs') if l_0_rs is missing else l_0_rs), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield ' and must play '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), environment.call_binop(context, '+', (undefined(name='suits') if l_0_suits is missing else l_0_suits), (undefined(name='ranks') if l_0_ranks is missing else l_0_ranks)))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.suit-or-rank[1]'):
        pass
        yield 'As long as no follow is set, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' must match the suit or the rank of the lead: '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), environment.call_binop(context, '+', (undefined(name='suits') if l_0_suits is missing else l_0_suits), (undefined(name='ranks') if l_0_ranks is missing else l_0_ranks)))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.neither[0]'):
        pass
        yield 'No follow is set, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has neither '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' nor '
        yield str(environment.finalize(environment.call(context, (undefined(name='rs') if l_0_rs is missing else l_0_rs), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield ': any card may be played.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.neither[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' can match neither the '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' nor the '
        yield str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_0_names is missing else l_0_names), 'rank'), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield ', and may play anything.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.suit-follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='set_by') if l_0_set_by is missing else l_0_set_by))))
        yield ' set suit follow with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='set_with') if l_0_set_with is missing else l_0_set_with))))
        yield '. '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' must play '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        if (undefined(name='freed') if l_0_freed is missing else l_0_freed):
            pass
            yield ', not '
            yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='freed') if l_0_freed is missing else l_0_freed))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.suit-follow[1]'):
        pass
        yield 'Suit follow was set by '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='set_by') if l_0_set_by is missing else l_0_set_by))))
        yield ' ('
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='set_with') if l_0_set_with is missing else l_0_set_with))))
        yield '), so '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' must play a '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ': '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        if (undefined(name='freed') if l_0_freed is missing else l_0_freed):
            pass
            yield ', and not '
            yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='freed') if l_0_freed is missing else l_0_freed))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.no-suit[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='set_by') if l_0_set_by is missing else l_0_set_by))))
        yield ' set suit follow with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='set_with') if l_0_set_with is missing else l_0_set_with))))
        yield ', and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ': any card may be played.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.no-suit[1]'):
        pass
        yield 'Under suit follow (the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='set_with') if l_0_set_with is missing else l_0_set_with))))
        yield ' of '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='set_by') if l_0_set_by is missing else l_0_set_by))))
        yield '), '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', without a '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ', may play anything.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.rank-follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='set_by') if l_0_set_by is missing else l_0_set_by))))
        yield ' set rank follow with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='set_with') if l_0_set_with is missing else l_0_set_with))))
        yield '. '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' must play '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        if (undefined(name='freed') if l_0_freed is missing else l_0_freed):
            pass
            yield ', not '
            yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='freed') if l_0_freed is missing else l_0_freed))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.rank-follow[1]'):
        pass
        yield 'Rank follow was set by '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='set_by') if l_0_set_by is missing else l_0_set_by))))
        yield ' ('
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='set_with') if l_0_set_with is missing else l_0_set_with))))
        yield '), so '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' must play '
        yield str(environment.finalize(environment.call(context, (undefined(name='a') if l_0_a is missing else l_0_a), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield ': '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        if (undefined(name='freed') if l_0_freed is missing else l_0_freed):
            pass
            yield ', and not '
            yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='freed') if l_0_freed is missing else l_0_freed))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.no-rank[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='set_by') if l_0_set_by is missing else l_0_set_by))))
        yield ' set rank follow with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='set_with') if l_0_set_with is missing else l_0_set_with))))
        yield ', and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no '
        yield str(environment.finalize(environment.call(context, (undefined(name='rs') if l_0_rs is missing else l_0_rs), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield ': any card may be played.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.no-rank[1]'):
        pass
        yield 'Under rank follow (the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='set_with') if l_0_set_with is missing else l_0_set_with))))
        yield ' of '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='set_by') if l_0_set_by is missing else l_0_set_by))))
        yield '), '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', without '
        yield str(environment.finalize(environment.call(context, (undefined(name='a') if l_0_a is missing else l_0_a), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield ', may play anything.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.suit-or-rank[0]'):
        pass
        yield 'No follow has been set, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has '
        yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), environment.call_binop(context, '+', (undefined(name='suits') if l_0_suits is missing else l_0_suits), (undefined(name='ranks') if l_0_ranks is missing else l_0_ranks)))))
        yield ', of the led suit or the led rank ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.suit-follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='set_by') if l_0_set_by is missing else l_0_set_by))))
        yield ' has set suit follow with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='set_with') if l_0_set_with is missing else l_0_set_with))))
        yield ', and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has '
        yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ' ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
        if ((undefined(name='tried') if l_0_tried is missing else l_0_tried) in (undefined(name='freed') if l_0_freed is missing else l_0_freed)):
            pass
            yield ' To match the rank is not enough here.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.rank-follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='set_by') if l_0_set_by is missing else l_0_set_by))))
        yield ' has set rank follow with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='set_with') if l_0_set_with is missing else l_0_set_with))))
        yield ', and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has '
        yield str(environment.finalize(environment.call(context, (undefined(name='thes') if l_0_thes is missing else l_0_thes), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ' ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
        if ((undefined(name='tried') if l_0_tried is missing else l_0_tried) in (undefined(name='freed') if l_0_freed is missing else l_0_freed)):
            pass
            yield ' To match the suit is not enough here.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.two-cards[0]'):
        pass
        yield 'A bid is made of two different cards ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.bid-card[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is one of '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s bid cards, which take no part in the tricks ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-last[0]'):
        pass
        yield 'Only a team that is alone in last place may open, and team '
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), [environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), environment.call_binop(context, '+', environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), 1)])))
        yield ', with '
        yield str(environment.finalize(environment.getitem((undefined(name='scores') if l_0_scores is missing else l_0_scores), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield ', is not ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.random[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' decides at random.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.estimate[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' lays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0))))
        yield ' and the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 1))))
        yield ' aside, a bid of '
        yield str(environment.finalize(environment.call(context, (undefined(name='none_') if l_0_none_ is missing else l_0_none_), (undefined(name='bid') if l_0_bid is missing else l_0_bid))))
        yield ': the rest looks good for '
        yield str(environment.finalize(environment.call(context, (undefined(name='about') if l_0_about is missing else l_0_about), (undefined(name='tenths') if l_0_tenths is missing else l_0_tenths))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.estimate[1]'):
        pass
        yield 'Without the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0))))
        yield ' and the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 1))))
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' expects '
        yield str(environment.finalize(environment.call(context, (undefined(name='about') if l_0_about is missing else l_0_about), (undefined(name='tenths') if l_0_tenths is missing else l_0_tenths))))
        yield '; as bid cards the two make '
        yield str(environment.finalize(environment.call(context, (undefined(name='none_') if l_0_none_ is missing else l_0_none_), (undefined(name='bid') if l_0_bid is missing else l_0_bid))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.estimate[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' bids '
        yield str(environment.finalize(environment.call(context, (undefined(name='none_') if l_0_none_ is missing else l_0_none_), (undefined(name='bid') if l_0_bid is missing else l_0_bid))))
        yield ' with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0))))
        yield ' and the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 1))))
        yield ', for the other cards should bring in '
        yield str(environment.finalize(environment.call(context, (undefined(name='about') if l_0_about is missing else l_0_about), (undefined(name='tenths') if l_0_tenths is missing else l_0_tenths))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.estimate[3]'):
        pass
        yield 'To bid '
        yield str(environment.finalize(environment.call(context, (undefined(name='none_') if l_0_none_ is missing else l_0_none_), (undefined(name='bid') if l_0_bid is missing else l_0_bid))))
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' parts with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0))))
        yield ' and the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 1))))
        yield '. What is left looks like '
        yield str(environment.finalize(environment.call(context, (undefined(name='about') if l_0_about is missing else l_0_about), (undefined(name='tenths') if l_0_tenths is missing else l_0_tenths))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.open-behind[0]'):
        pass
        yield 'Team '
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), [environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), environment.call_binop(context, '+', environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), 1)])))
        yield ' is '
        yield str(environment.finalize((undefined(name='gap') if l_0_gap is missing else l_0_gap)))
        yield ' points behind the best team, with perhaps '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='hands') if l_0_hands is missing else l_0_hands))))
        yield ' hand'
        yield str(environment.finalize(('' if ((undefined(name='hands') if l_0_hands is missing else l_0_hands) == 1) else 's')))
        yield ' left. It needs many points, and opens.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.stay-closed[0]'):
        pass
        yield 'Team '
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), [environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), environment.call_binop(context, '+', environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), 1)])))
        yield ' is '
        yield str(environment.finalize((undefined(name='gap') if l_0_gap is missing else l_0_gap)))
        yield ' points behind the best team, but with perhaps '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='hands') if l_0_hands is missing else l_0_hands))))
        yield ' hand'
        yield str(environment.finalize(('' if ((undefined(name='hands') if l_0_hands is missing else l_0_hands) == 1) else 's')))
        yield ' left an open bid would be too great a risk.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.only-card[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has to play the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.only-card[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has only the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' to play.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-win[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' is '
        yield str(environment.finalize(environment.call(context, (undefined(name='tricks_') if l_0_tricks_ is missing else l_0_tricks_), (undefined(name='need') if l_0_need is missing else l_0_need))))
        yield ' short and leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield str(environment.finalize(environment.call(context, (undefined(name='because') if l_0_because is missing else l_0_because), (undefined(name='suit_over') if l_0_suit_over is missing else l_0_suit_over), (undefined(name='rank_over') if l_0_rank_over is missing else l_0_rank_over), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-win[1]'):
        pass
        yield 'To get nearer to the bid ('
        yield str(environment.finalize(environment.call(context, (undefined(name='more') if l_0_more is missing else l_0_more), (undefined(name='need') if l_0_need is missing else l_0_need))))
        yield ' to go), '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' tries the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield str(environment.finalize(environment.call(context, (undefined(name='because') if l_0_because is missing else l_0_because), (undefined(name='suit_over') if l_0_suit_over is missing else l_0_suit_over), (undefined(name='rank_over') if l_0_rank_over is missing else l_0_rank_over), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-win[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' wants '
        yield str(environment.finalize(environment.call(context, (undefined(name='more') if l_0_more is missing else l_0_more), (undefined(name='need') if l_0_need is missing else l_0_need))))
        yield ' and leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield str(environment.finalize(environment.call(context, (undefined(name='because') if l_0_because is missing else l_0_because), (undefined(name='suit_over') if l_0_suit_over is missing else l_0_suit_over), (undefined(name='rank_over') if l_0_rank_over is missing else l_0_rank_over), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-partner[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='partner') if l_0_partner is missing else l_0_partner))))
        yield ' still needs tricks, so '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' for the partner to win.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-partner[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', hoping that '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='partner') if l_0_partner is missing else l_0_partner))))
        yield ', who needs tricks, can take it.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-partner[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' and means '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='partner') if l_0_partner is missing else l_0_partner))))
        yield ' to take the trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-duck[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' '
        if ((undefined(name='need') if l_0_need is missing else l_0_need) <= 0):
            pass
            yield 'wants no more tricks'
        else:
            pass
            yield 'is in no hurry'
        yield ' and leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', hoping that somebody beats it.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-duck[1]'):
        pass
        if ((undefined(name='need') if l_0_need is missing else l_0_need) <= 0):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield ' must not take another trick'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield ' does not want this trick'
        yield ' and leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-missed[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' '
        yield str(environment.finalize(('has too many tricks already' if ((undefined(name='need') if l_0_need is missing else l_0_need) < 0) else 'cannot reach the bid any more')))
        yield ' and leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-missed[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', '
        yield str(environment.finalize(('already past the bid' if ((undefined(name='need') if l_0_need is missing else l_0_need) < 0) else 'who can no longer reach the bid')))
        yield ', leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-last[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', the last to play, beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield str(environment.finalize(environment.call(context, (undefined(name='which') if l_0_which is missing else l_0_which), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-last[1]'):
        pass
        yield 'Nobody plays after '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', so the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield str(environment.finalize((environment.short(str_join((environment.call(context, (undefined(name='which') if l_0_which is missing else l_0_which), (undefined(name='sets') if l_0_sets is missing else l_0_sets)), ',', ))) if (undefined(name='sets') if l_0_sets is missing else l_0_sets) else '')))
        yield ' is sure to beat the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-sure[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', which nobody still to play can top'
        yield str(environment.finalize(environment.call(context, (undefined(name='sets_') if l_0_sets_ is missing else l_0_sets_), (undefined(name='sets') if l_0_sets is missing else l_0_sets), ', and sets')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-sure[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', which beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' and can no longer be beaten'
        yield str(environment.finalize(environment.call(context, (undefined(name='sets_') if l_0_sets_ is missing else l_0_sets_), (undefined(name='sets') if l_0_sets is missing else l_0_sets), ', and sets')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-try[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' tries for the trick: the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' for now'
        yield str(environment.finalize(environment.call(context, (undefined(name='andsets') if l_0_andsets is missing else l_0_andsets), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-try[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield str(environment.finalize((environment.short(str_join((environment.call(context, (undefined(name='which') if l_0_which is missing else l_0_which), (undefined(name='sets') if l_0_sets is missing else l_0_sets)), ',', ))) if (undefined(name='sets') if l_0_sets is missing else l_0_sets) else '')))
        yield ' and hopes that it holds.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-forced[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' would rather not win, but every card allowed beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ', and plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield str(environment.finalize(environment.call(context, (undefined(name='which') if l_0_which is missing else l_0_which), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-forced[1]'):
        pass
        yield 'Whatever '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' may play beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield '. Unwillingly, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield str(environment.finalize(environment.call(context, (undefined(name='andsets') if l_0_andsets is missing else l_0_andsets), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.leave[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='partner') if l_0_partner is missing else l_0_partner))))
        yield ' is winning and wants the trick, so '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' keeps out of the way with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield str(environment.finalize(environment.call(context, (undefined(name='andsets') if l_0_andsets is missing else l_0_andsets), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.leave[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leaves the trick to the partner, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='partner') if l_0_partner is missing else l_0_partner))))
        yield ', and plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield str(environment.finalize(environment.call(context, (undefined(name='which') if l_0_which is missing else l_0_which), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.leave[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='partner') if l_0_partner is missing else l_0_partner))))
        yield ' is winning so far, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', the partner, plays the harmless '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield str(environment.finalize(environment.call(context, (undefined(name='which') if l_0_which is missing else l_0_which), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.duck[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' could beat '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield '’s card, but does not want the trick and plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield str(environment.finalize(environment.call(context, (undefined(name='which') if l_0_which is missing else l_0_which), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.duck[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' could win, but leaves the trick to '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield ' and plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield str(environment.finalize(environment.call(context, (undefined(name='which') if l_0_which is missing else l_0_which), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.throw[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' cannot beat '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield '’s card and plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield str(environment.finalize(environment.call(context, (undefined(name='which') if l_0_which is missing else l_0_which), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.throw[1]'):
        pass
        yield 'Nothing that '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' may play beats '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield '’s card; '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield str(environment.finalize(environment.call(context, (undefined(name='which') if l_0_which is missing else l_0_which), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.throw[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield ' stays ahead: '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield str(environment.finalize(environment.call(context, (undefined(name='andsets') if l_0_andsets is missing else l_0_andsets), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.bid[0]'):
        pass
        yield 'How many tricks does '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' bid with these cards?'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.who-next[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has led the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '. Who plays next?'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.which-follow[0]'):
        pass
        yield 'Which follow was set in this trick?'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.score[0]'):
        pass
        yield 'How many points does team '
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield ' score?'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.bid[0]'):
        pass
        yield str(environment.finalize(environment.getitem((undefined(name='values') if l_0_values is missing else l_0_values), 0)))
        yield '\xa0+\xa0'
        yield str(environment.finalize(environment.getitem((undefined(name='values') if l_0_values is missing else l_0_values), 1)))
        yield '\xa0=\xa0'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield ': '
        yield str(environment.finalize((environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='bid') if l_0_bid is missing else l_0_bid)) if (undefined(name='bid') if l_0_bid is missing else l_0_bid) else 'not one')))
        yield ' trick'
        yield str(environment.finalize(('s' if ((undefined(name='bid') if l_0_bid is missing else l_0_bid) > 1) else '')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.who-next[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', the partner of '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='leader') if l_0_leader is missing else l_0_leader))))
        yield '. Play goes '
        yield str(environment.finalize(environment.call(context, (undefined(name='way') if l_0_way is missing else l_0_way), (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.which-follow[0]'):
        pass
        if ((undefined(name='follow') if l_0_follow is missing else l_0_follow) == 'none'):
            pass
            yield 'None: nobody played another '
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
            yield ' or another '
            yield str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_0_names is missing else l_0_names), 'rank'), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
            yield '.'
        else:
            pass
            yield str(environment.finalize(t_1((undefined(name='follow') if l_0_follow is missing else l_0_follow))))
            yield ' follow, set by '
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield ' with the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.table[0]'):
        pass
        yield 'The table from above. '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield ' '
            yield str(environment.finalize(('leads' if environment.getattr(l_1_loop, 'first') else 'plays')))
            yield ' '
            yield str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        if (not t_5((undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise))):
            pass
            yield ', '
            yield str(environment.finalize(environment.call(context, (undefined(name='way') if l_0_way is missing else l_0_way), (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise))))
        yield '.'
        if ((undefined(name='follow') if l_0_follow is missing else l_0_follow) == 'suit'):
            pass
            yield ' Suit follow: '
            yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
            yield '.'
        elif ((undefined(name='follow') if l_0_follow is missing else l_0_follow) == 'rank'):
            pass
            yield ' Rank follow: '
            yield str(environment.finalize(environment.call(context, (undefined(name='rs') if l_0_rs is missing else l_0_rs), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
            yield '.'
        elif ((undefined(name='follow') if l_0_follow is missing else l_0_follow) == 'none'):
            pass
            yield ' No follow is set.'
        if (not t_5((undefined(name='winner') if l_0_winner is missing else l_0_winner))):
            pass
            yield ' '
            yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), (undefined(name='winner') if l_0_winner is missing else l_0_winner))))
            yield ' wins.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.turn[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' '
        yield str(environment.finalize(('held' if (undefined(name='done') if l_0_done is missing else l_0_done) else 'is to play and holds')))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield '. '
        yield str(environment.finalize(('Allowed was' if (undefined(name='done') if l_0_done is missing else l_0_done) else 'Allowed')))
        yield ': '
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.bid[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s bid cards: '
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '. '
        yield str(environment.finalize(environment.getitem((undefined(name='values') if l_0_values is missing else l_0_values), 0)))
        yield ' and '
        yield str(environment.finalize(environment.getitem((undefined(name='values') if l_0_values is missing else l_0_values), 1)))
        yield ' make '
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.rounds[0]'):
        pass
        yield 'The seats from above, each with the hand that it leads first: '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='leads') if l_0_leads is missing else l_0_leads), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield ' the '
            yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), environment.getattr(l_1_x, 'hand'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.holds[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' is to play and holds '
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.bid-asked[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s bid cards: '
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.score[0]'):
        pass
        for l_1_x in (undefined(name='bids') if l_0_bids is missing else l_0_bids):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield '’s bid cards are '
            yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), environment.getattr(l_1_x, 'cards'), _loop_vars=_loop_vars)))
            yield ', the tricks taken '
            yield str(environment.finalize(environment.getattr(l_1_x, 'won')))
            yield '. '
        l_1_x = missing
        if (undefined(name='team') if l_0_team is missing else l_0_team):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), environment.getitem((undefined(name='team') if l_0_team is missing else l_0_team), 0))))
            yield ' and '
            yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), environment.getitem((undefined(name='team') if l_0_team is missing else l_0_team), 1))))
            yield ' had opened their bids.'
        else:
            pass
            yield 'Nobody had opened.'

blocks = {}
debug_info = '1=105&2=118&3=131&4=146&5=163&6=180&7=186&9=201&10=213&11=224&12=236&13=242&14=244&16=249&17=265&18=271&19=273&21=278&22=283&24=300&25=317&26=323&28=338&29=356&30=367&31=378&32=391&33=403&34=417&35=434&36=455&37=463&39=479&40=495&41=514&42=525&43=543&44=554&45=565&46=578&47=590&48=604&49=612&50=619&51=624&53=635&54=637&57=645&58=651&59=652&60=653&61=658&62=664&63=674&66=679&67=690'

taken = ['best', 'bid', 'bid_cards', 'bids', 'bonus', 'card', 'cards', 'clause', 'clockwise', 'dealer', 'done', 'exact', 'follow', 'freed', 'gap', 'goal', 'hand', 'hand_no', 'hands', 'hits', 'in_order', 'leader', 'leads', 'led', 'left', 'missed', 'misses', 'names', 'need', 'next', 'number', 'others', 'overhead', 'partner', 'phrase', 'players', 'plays', 'rank', 'rank_over', 'ranks', 'score', 'scores', 'seat', 'set_by', 'set_with', 'sets', 'shoot', 'suit', 'suit_over', 'suits', 'sum', 'taker', 'team', 'teams', 'tenths', 'totals', 'trick', 'tricks', 'tried', 'twin', 'values', 'winner', 'winners', 'won']
lent = []
