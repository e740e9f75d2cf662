# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'twin-shoot/phrases.ja.toml'

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
    l_0_clockwise = resolve('clockwise')
    l_0_partner = resolve('partner')
    l_0_plays = resolve('plays')
    l_0_suit = resolve('suit')
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
    l_0_c = l_0_p = l_0_ps = l_0_cs = l_0_s = l_0_pc = l_0_name = l_0_named = l_0_rk = l_0_tm = l_0_theteams = l_0_scores_ = l_0_way = l_0_out = l_0_or_ = l_0_because = l_0_about = missing
    try:
        t_1 = environment.filters['length']
    except KeyError:
        @internalcode
        def t_1(*unused):
            raise TemplateRuntimeError("No filter named 'length' found.")
    try:
        t_2 = environment.filters['list']
    except KeyError:
        @internalcode
        def t_2(*unused):
            raise TemplateRuntimeError("No filter named 'list' found.")
    try:
        t_3 = environment.filters['map']
    except KeyError:
        @internalcode
        def t_3(*unused):
            raise TemplateRuntimeError("No filter named 'map' found.")
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
            str(environment.finalize(environment.getitem('ABCDEFGHIJ', l_1_seat))),
            'さん',
        ))
        return concat(t_6)
    context.exported_vars.add('p')
    context.vars['p'] = l_0_p = Macro(environment, macro, 'p', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seats):
        t_7 = []
        if l_1_seats is missing:
            l_1_seats = undefined("parameter 'seats' was not provided", name='seats')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_seats, undefined):
            _loop_vars = {}
            pass
            t_7.append(
                str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), l_2_x, _loop_vars=_loop_vars))),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_7.append(
                    str(environment.finalize(('と' if (t_1(l_1_seats) == 2) else '、'))),
                )
        l_2_loop = l_2_x = missing
        return concat(t_7)
    context.exported_vars.add('ps')
    context.vars['ps'] = l_0_ps = Macro(environment, macro, 'ps', ('seats',), False, False, False, context.eval_ctx.autoescape)
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
                    str(environment.finalize(('と' if (t_1(l_1_cards) == 2) else '、'))),
                )
        l_2_loop = l_2_x = missing
        return concat(t_8)
    context.exported_vars.add('cs')
    context.vars['cs'] = l_0_cs = Macro(environment, macro, 'cs', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_9 = []
        l_1_names = resolve('names')
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_9.append(
            str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'suit'), l_1_letter))),
        )
        return concat(t_9)
    context.exported_vars.add('s')
    context.vars['s'] = l_0_s = Macro(environment, macro, 's', ('letter',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_plays):
        t_10 = []
        if l_1_plays is missing:
            l_1_plays = undefined("parameter 'plays' was not provided", name='plays')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_plays, undefined):
            _loop_vars = {}
            pass
            t_10.extend((
                str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_2_x, 'seat'), _loop_vars=_loop_vars))),
                'は',
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_2_x, 'card'), _loop_vars=_loop_vars))),
            ))
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_10.append(
                    '、',
                )
        l_2_loop = l_2_x = missing
        return concat(t_10)
    context.exported_vars.add('pc')
    context.vars['pc'] = l_0_pc = Macro(environment, macro, 'pc', ('plays',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_code):
        t_11 = []
        l_1_names = resolve('names')
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        if (l_1_code in environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'joker')):
            pass
            t_11.append(
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'joker'), l_1_code))),
            )
        else:
            pass
            t_11.extend((
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'suit'), environment.getitem(l_1_code, 1)))),
                'の',
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'rank'), environment.getitem(l_1_code, 0)))),
            ))
        return concat(t_11)
    context.exported_vars.add('name')
    context.vars['name'] = l_0_name = Macro(environment, macro, 'name', ('code',), False, False, False, context.eval_ctx.autoescape)
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
                str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), l_2_x, _loop_vars=_loop_vars))),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_12.append(
                    '、',
                )
        l_2_loop = l_2_x = missing
        return concat(t_12)
    context.exported_vars.add('named')
    context.vars['named'] = l_0_named = Macro(environment, macro, 'named', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_rank):
        t_13 = []
        l_1_names = resolve('names')
        if l_1_rank is missing:
            l_1_rank = undefined("parameter 'rank' was not provided", name='rank')
        pass
        t_13.append(
            str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'rank'), l_1_rank))),
        )
        return concat(t_13)
    context.exported_vars.add('rk')
    context.vars['rk'] = l_0_rk = Macro(environment, macro, 'rk', ('rank',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_team):
        t_14 = []
        if l_1_team is missing:
            l_1_team = undefined("parameter 'team' was not provided", name='team')
        pass
        for l_2_x in l_1_team:
            _loop_vars = {}
            pass
            t_14.append(
                str(environment.finalize(environment.getitem('ABCDEFGHIJ', l_2_x))),
            )
        l_2_x = missing
        t_14.append(
            'チーム',
        )
        return concat(t_14)
    context.exported_vars.add('tm')
    context.vars['tm'] = l_0_tm = Macro(environment, macro, 'tm', ('team',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_teams):
        t_15 = []
        if l_1_teams is missing:
            l_1_teams = undefined("parameter 'teams' was not provided", name='teams')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_teams, undefined):
            _loop_vars = {}
            pass
            t_15.append(
                str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), l_2_x, _loop_vars=_loop_vars))),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_15.append(
                    'と',
                )
        l_2_loop = l_2_x = missing
        return concat(t_15)
    context.exported_vars.add('theteams')
    context.vars['theteams'] = l_0_theteams = Macro(environment, macro, 'theteams', ('teams',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_scores):
        t_16 = []
        if l_1_scores is missing:
            l_1_scores = undefined("parameter 'scores' was not provided", name='scores')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_scores, undefined):
            _loop_vars = {}
            pass
            t_16.extend((
                str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), environment.getattr(l_2_x, 'team'), _loop_vars=_loop_vars))),
                'が',
                str(environment.finalize(environment.getattr(l_2_x, 'score'))),
                '点',
            ))
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_16.append(
                    '、',
                )
        l_2_loop = l_2_x = missing
        return concat(t_16)
    context.exported_vars.add('scores_')
    context.vars['scores_'] = l_0_scores_ = Macro(environment, macro, 'scores_', ('scores',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_clockwise):
        t_17 = []
        if l_1_clockwise is missing:
            l_1_clockwise = undefined("parameter 'clockwise' was not provided", name='clockwise')
        pass
        t_17.append(
            str(environment.finalize(('時計回り' if l_1_clockwise else '反時計回り'))),
        )
        return concat(t_17)
    context.exported_vars.add('way')
    context.vars['way'] = l_0_way = Macro(environment, macro, 'way', ('clockwise',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_sets):
        t_18 = []
        if l_1_sets is missing:
            l_1_sets = undefined("parameter 'sets' was not provided", name='sets')
        pass
        if (l_1_sets == 'suit'):
            pass
            t_18.append(
                '出して、スートフォローに決めます',
            )
        elif (l_1_sets == 'rank'):
            pass
            t_18.append(
                '出して、ランクフォローに決めます',
            )
        else:
            pass
            t_18.append(
                '出します',
            )
        return concat(t_18)
    context.exported_vars.add('out')
    context.vars['out'] = l_0_out = Macro(environment, macro, 'out', ('sets',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_19 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        t_19.append(
            str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), l_1_cards))),
        )
        if (t_1(l_1_cards) > 1):
            pass
            t_19.extend((
                'の',
                str(environment.finalize(('どちらか' if (t_1(l_1_cards) == 2) else 'どれか'))),
            ))
        return concat(t_19)
    context.exported_vars.add('or_')
    context.vars['or_'] = l_0_or_ = Macro(environment, macro, 'or_', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_suit_over, l_1_rank_over, l_1_card):
        t_20 = []
        if l_1_suit_over is missing:
            l_1_suit_over = undefined("parameter 'suit_over' was not provided", name='suit_over')
        if l_1_rank_over is missing:
            l_1_rank_over = undefined("parameter 'rank_over' was not provided", name='rank_over')
        if l_1_card is missing:
            l_1_card = undefined("parameter 'card' was not provided", name='card')
        pass
        if (environment.call_binop(context, '+', l_1_suit_over, l_1_rank_over) == 0):
            pass
            t_20.append(
                'これに勝てる札は、もう残っていません。',
            )
        elif (l_1_suit_over and l_1_rank_over):
            pass
            t_20.extend((
                'ただし、より強い',
                str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), environment.getitem(l_1_card, 1)))),
                'が',
                str(environment.finalize(l_1_suit_over)),
                '枚、上のスートの',
                str(environment.finalize(environment.call(context, (undefined(name='rk') if l_0_rk is missing else l_0_rk), environment.getitem(l_1_card, 0)))),
                'が',
                str(environment.finalize(l_1_rank_over)),
                '枚残っています。',
            ))
        elif (environment.call_binop(context, '+', l_1_suit_over, l_1_rank_over) < 3):
            pass
            t_20.extend((
                'これに勝てるのは、',
                str(environment.finalize((environment.short(str_join(('より強い', environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), environment.getitem(l_1_card, 1)), ))) if l_1_suit_over else environment.short(str_join(('上のスートの', environment.call(context, (undefined(name='rk') if l_0_rk is missing else l_0_rk), environment.getitem(l_1_card, 0)), )))))),
                'があと',
                str(environment.finalize(environment.call_binop(context, '+', l_1_suit_over, l_1_rank_over))),
                '枚だけです。',
            ))
        else:
            pass
            t_20.extend((
                'ただし、',
                str(environment.finalize((environment.short(str_join(('より強い', environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), environment.getitem(l_1_card, 1)), ))) if l_1_suit_over else environment.short(str_join(('上のスートの', environment.call(context, (undefined(name='rk') if l_0_rk is missing else l_0_rk), environment.getitem(l_1_card, 0)), )))))),
                'が',
                str(environment.finalize(environment.call_binop(context, '+', l_1_suit_over, l_1_rank_over))),
                '枚残っています。',
            ))
        return concat(t_20)
    context.exported_vars.add('because')
    context.vars['because'] = l_0_because = Macro(environment, macro, 'because', ('suit_over', 'rank_over', 'card'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_tenths):
        t_21 = []
        l_1_whole = l_1_part = missing
        if l_1_tenths is missing:
            l_1_tenths = undefined("parameter 'tenths' was not provided", name='tenths')
        pass
        l_1_whole = (l_1_tenths // 10)
        l_1_part = environment.call_binop(context, '%', l_1_tenths, 10)
        if (l_1_tenths < 3):
            pass
            t_21.append(
                'せいぜい1トリック',
            )
        elif ((undefined(name='part') if l_1_part is missing else l_1_part) < 3):
            pass
            t_21.extend((
                str(environment.finalize((undefined(name='whole') if l_1_whole is missing else l_1_whole))),
                'トリックくらい',
            ))
        elif ((undefined(name='part') if l_1_part is missing else l_1_part) < 8):
            pass
            t_21.extend((
                str(environment.finalize((environment.short(str_join(((undefined(name='whole') if l_1_whole is missing else l_1_whole), '、', ))) if (undefined(name='whole') if l_1_whole is missing else l_1_whole) else 'うまくいけば'))),
                str(environment.finalize(environment.call_binop(context, '+', (undefined(name='whole') if l_1_whole is missing else l_1_whole), 1))),
                'トリック',
            ))
        else:
            pass
            t_21.extend((
                str(environment.finalize(environment.call_binop(context, '+', (undefined(name='whole') if l_1_whole is missing else l_1_whole), 1))),
                'トリックくらい',
            ))
        return concat(t_21)
    context.exported_vars.add('about')
    context.vars['about'] = l_0_about = Macro(environment, macro, 'about', ('tenths',), False, False, False, context.eval_ctx.autoescape)
    if ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.setup[0]'):
        pass
        yield str(environment.finalize((undefined(name='players') if l_0_players is missing else l_0_players)))
        yield '人戦、'
        yield str(environment.finalize(environment.call(context, (undefined(name='theteams') if l_0_theteams is missing else l_0_theteams), (undefined(name='teams') if l_0_teams is missing else l_0_teams))))
        yield 'の対戦です。'
        if (undefined(name='trick') if l_0_trick is missing else l_0_trick):
            pass
            yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
            yield 'トリック目を見ます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.standing[0]'):
        pass
        yield 'これまでの得点は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='scores_') if l_0_scores_ is missing else l_0_scores_), (undefined(name='scores') if l_0_scores is missing else l_0_scores))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lead[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lead-way[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。2番目に出すのは、'
        yield str(environment.finalize(('左' if (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise) else '右')))
        yield 'にいるパートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='partner') if l_0_partner is missing else l_0_partner))))
        yield 'です。このトリックは'
        yield str(environment.finalize(environment.call(context, (undefined(name='way') if l_0_way is missing else l_0_way), (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise))))
        yield 'なので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lead-way-back[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。パートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='partner') if l_0_partner is missing else l_0_partner))))
        yield 'は'
        yield str(environment.finalize(('左' if (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise) else '右')))
        yield 'にいるので、今度は'
        yield str(environment.finalize(environment.call(context, (undefined(name='way') if l_0_way is missing else l_0_way), (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise))))
        yield 'に、'
        yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.sets-suit[0]'):
        pass
        if (undefined(name='partner') if l_0_partner is missing else l_0_partner):
            pass
            yield 'パートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が同じ'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出し、スートフォローに決まります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.sets-rank[0]'):
        pass
        if (undefined(name='partner') if l_0_partner is missing else l_0_partner):
            pass
            yield 'パートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が同じ'
        yield str(environment.finalize(environment.call(context, (undefined(name='rk') if l_0_rk is missing else l_0_rk), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield 'の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出し、ランクフォローに決まります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.neither[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'も'
        yield str(environment.finalize(environment.call(context, (undefined(name='rk') if l_0_rk is missing else l_0_rk), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield 'も持っていないので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。まだ何も決まらず、選ぶ番は'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='next') if l_0_next is missing else l_0_next))))
        yield 'に移ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.neither-too[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'もどちらも持っておらず、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。次に選べるのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='next') if l_0_next is missing else l_0_next))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.neither-last[0]'):
        pass
        yield '最後の'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'も、'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'と'
        yield str(environment.finalize(environment.call(context, (undefined(name='rk') if l_0_rk is missing else l_0_rk), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield 'のどちらも持っていません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.follow[1]'):
        pass
        yield '続いて、'
        yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.free[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), t_2(context.eval_ctx, t_3(context, (undefined(name='plays') if l_0_plays is missing else l_0_plays), attribute='seat')))))
        yield 'は'
        yield str(environment.finalize((environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit)) if (undefined(name='suit') if l_0_suit is missing else l_0_suit) else environment.call(context, (undefined(name='rk') if l_0_rk is missing else l_0_rk), (undefined(name='rank') if l_0_rank is missing else l_0_rank)))))
        yield 'がなく、何を出してもかまいません。'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            if (t_1((undefined(name='plays') if l_0_plays is missing else l_0_plays)) > 1):
                pass
                yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
                yield 'は'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.table-marks[0]'):
        pass
        if (undefined(name='in_order') if l_0_in_order is missing else l_0_in_order):
            pass
            yield '表の札は、出した順に並んでいます。'
        else:
            pass
            yield '表の列は席の順です。リードした人から、そのパートナーの向きに進みます。'
        yield '{icon:led|▷}はリードした札、{icon:won|★}は勝った札です。「フォロー」の欄は、合わせるスートかランクで、誰も決めなかったトリックは「–」です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.bid-sum[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0))))
        yield 'と'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 1))))
        yield 'をビッドカードにします。'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), environment.getitem(environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0), 1))))
        yield 'は'
        yield str(environment.finalize(environment.getitem((undefined(name='values') if l_0_values is missing else l_0_values), 0)))
        if (environment.getitem(environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0), 1) != environment.getitem(environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 1), 1)):
            pass
            yield '、'
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), environment.getitem(environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 1), 1))))
            yield 'は'
            yield str(environment.finalize(environment.getitem((undefined(name='values') if l_0_values is missing else l_0_values), 1)))
        yield 'なので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のビッドは'
        yield str(environment.finalize(environment.getitem((undefined(name='values') if l_0_values is missing else l_0_values), 0)))
        yield '＋'
        yield str(environment.finalize(environment.getitem((undefined(name='values') if l_0_values is missing else l_0_values), 1)))
        yield '＝'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield 'トリックです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.bid-others[0]'):
        pass
        yield 'ほかの人のビッドは、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='bids') if l_0_bids is missing else l_0_bids), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield 'が'
            yield str(environment.finalize(environment.getattr(l_1_x, 'bid')))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.bid-aside[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は手札に残った'
        yield str(environment.finalize((undefined(name='left') if l_0_left is missing else l_0_left)))
        yield '枚で、ちょうど'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield 'トリックを取ることを目指します。多すぎても少なすぎてもいけません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.may-open[0]'):
        pass
        yield str(environment.finalize((undefined(name='score') if l_0_score is missing else l_0_score)))
        yield '点の'
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield 'は単独最下位です。'
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield 'はビッドカードを表向きにすることができ、相談してそうすることにしました。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.opens[0]'):
        pass
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='bids') if l_0_bids is missing else l_0_bids), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield 'は'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem(environment.getattr(l_1_x, 'cards'), 0), _loop_vars=_loop_vars)))
            yield 'と'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem(environment.getattr(l_1_x, 'cards'), 1), _loop_vars=_loop_vars)))
            yield 'でビッド'
            yield str(environment.finalize(environment.getattr(l_1_x, 'bid')))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'です。このチームの狙いは、これで全員に知られました。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.open-stake[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield 'がそろって的中すれば、さらに'
        yield str(environment.finalize((undefined(name='bonus') if l_0_bonus is missing else l_0_bonus)))
        yield '点が入ります。どちらかが外せば、'
        yield str(environment.finalize(environment.call(context, (undefined(name='theteams') if l_0_theteams is missing else l_0_theteams), (undefined(name='others') if l_0_others is missing else l_0_others))))
        yield 'に'
        yield str(environment.finalize((undefined(name='missed') if l_0_missed is missing else l_0_missed)))
        yield '点'
        yield str(environment.finalize(('' if (t_1((undefined(name='others') if l_0_others is missing else l_0_others)) == 1) else 'ずつ')))
        yield '入ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.tied[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='theteams') if l_0_theteams is missing else l_0_theteams), (undefined(name='teams') if l_0_teams is missing else l_0_teams))))
        yield 'が、どちらも'
        yield str(environment.finalize((undefined(name='score') if l_0_score is missing else l_0_score)))
        yield '点で最下位です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.open-tried[0]'):
        pass
        yield '全員のビッドが終わり、'
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield 'はオープンビッドをしたいところですが、できません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.no-switch[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'がなく、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。リードの'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='led') if l_0_led is missing else l_0_led))))
        yield 'と同じ'
        yield str(environment.finalize(environment.call(context, (undefined(name='rk') if l_0_rk is missing else l_0_rk), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield 'で、スートは上です。ランクフォローなら勝てるところですが、一度決まったスートフォローは変わりません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出しても何も起こらず、勝つこともできません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.must-rank[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield '（'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '）を持っていますが、ランクフォローなので'
        yield str(environment.finalize(environment.call(context, (undefined(name='rk') if l_0_rk is missing else l_0_rk), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield 'を出さなければなりません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='rk') if l_0_rk is missing else l_0_rk), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'しかないので、これを出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.has-say[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が持っているのは'
        if (undefined(name='suits') if l_0_suits is missing else l_0_suits):
            pass
            yield '、リードと同じスートの'
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='suits') if l_0_suits is missing else l_0_suits))))
        if ((undefined(name='suits') if l_0_suits is missing else l_0_suits) and (undefined(name='ranks') if l_0_ranks is missing else l_0_ranks)):
            pass
            yield 'と'
        if (undefined(name='ranks') if l_0_ranks is missing else l_0_ranks):
            pass
            yield '、同じランクの'
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='ranks') if l_0_ranks is missing else l_0_ranks))))
        yield 'です。'
        yield str(environment.finalize(('どちらのフォローにするかを選べます。' if ((undefined(name='suits') if l_0_suits is missing else l_0_suits) and (undefined(name='ranks') if l_0_ranks is missing else l_0_ranks)) else ('このどれかを出さなければなりません。' if (t_1(environment.call_binop(context, '+', (undefined(name='suits') if l_0_suits is missing else l_0_suits), (undefined(name='ranks') if l_0_ranks is missing else l_0_ranks))) > 1) else 'これを出さなければなりません。'))))
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[0]'):
        pass
        yield 'いちばん強い'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'は'
        if (undefined(name='led') if l_0_led is missing else l_0_led):
            pass
            yield 'リードの'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'です。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'がトリックを取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が、'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'でいちばん強い'
        if (undefined(name='led') if l_0_led is missing else l_0_led):
            pass
            yield 'リードの'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'でトリックを取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-rank[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='rk') if l_0_rk is missing else l_0_rk), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield 'どうしでは、スートの強いものが勝ちます。強い順に'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'なので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'がトリックを取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-rank[1]'):
        pass
        yield '出た'
        yield str(environment.finalize(environment.call(context, (undefined(name='rk') if l_0_rk is missing else l_0_rk), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield 'は、スートの強い順に'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'です。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'がトリックを取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-lead[0]'):
        pass
        yield '誰もフォローを決めなかったので、リードした人の勝ちです。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'でトリックを取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-lead-higher[0]'):
        pass
        yield '誰もフォローを決めなかったので、リードした人の勝ちです。'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'のほうがランクは上でも、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードした'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'がトリックを取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.next-lead[0]'):
        pass
        yield '勝った'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が、次のトリックをリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.tried[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出したいところですが、出せません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.would-set[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'なら'
        yield str(environment.finalize(('スート' if ((undefined(name='sets') if l_0_sets is missing else l_0_sets) == 'suit') else 'ランク')))
        yield 'フォロー、'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='others') if l_0_others is missing else l_0_others))))
        yield 'なら'
        yield str(environment.finalize(('ランク' if ((undefined(name='sets') if l_0_sets is missing else l_0_sets) == 'suit') else 'スート')))
        yield 'フォローに決まります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.may-play[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.marks[0]'):
        pass
        if (undefined(name='hits') if l_0_hits is missing else l_0_hits):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='hits') if l_0_hits is missing else l_0_hits))))
            yield 'は'
            yield str(environment.finalize(('2人とも' if ((t_1((undefined(name='hits') if l_0_hits is missing else l_0_hits)) == 2) and (not (undefined(name='misses') if l_0_misses is missing else l_0_misses))) else '')))
            yield '的中しました。'
        else:
            pass
            yield '的中した人はいません。'
        for l_1_x in (undefined(name='misses') if l_0_misses is missing else l_0_misses):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield 'はビッド'
            yield str(environment.finalize(environment.getattr(l_1_x, 'bid')))
            yield 'に対して'
            yield str(environment.finalize(environment.getattr(l_1_x, 'won')))
            yield 'トリックでした。'
        l_1_x = missing
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.team-sum[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield 'は、トリック点'
        if (not ((undefined(name='hits') if l_0_hits is missing else l_0_hits) or (undefined(name='missed') if l_0_missed is missing else l_0_missed))):
            pass
            yield 'の'
            yield str(environment.finalize((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks)))
            yield '点だけです。'
        else:
            pass
            yield 'が'
            yield str(environment.finalize((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks)))
            yield '点'
            if (undefined(name='hits') if l_0_hits is missing else l_0_hits):
                pass
                yield '、シュートボーナスが'
                yield str(environment.finalize((undefined(name='shoot') if l_0_shoot is missing else l_0_shoot)))
                yield '点'
                yield str(environment.finalize(('×2人' if ((undefined(name='hits') if l_0_hits is missing else l_0_hits) == 2) else '')))
            if (undefined(name='twin') if l_0_twin is missing else l_0_twin):
                pass
                yield '、ツインシュートボーナスが'
                yield str(environment.finalize((undefined(name='twin') if l_0_twin is missing else l_0_twin)))
                yield '点'
            if (undefined(name='overhead') if l_0_overhead is missing else l_0_overhead):
                pass
                yield '、オーバーヘッドツインシュートボーナスが'
                yield str(environment.finalize((undefined(name='overhead') if l_0_overhead is missing else l_0_overhead)))
                yield '点'
            if (undefined(name='missed') if l_0_missed is missing else l_0_missed):
                pass
                yield '、ほかのチームのオープンビッドの失敗で'
                yield str(environment.finalize((undefined(name='missed') if l_0_missed is missing else l_0_missed)))
                yield '点'
            yield 'で、合わせて'
            yield str(environment.finalize((undefined(name='sum') if l_0_sum is missing else l_0_sum)))
            yield '点です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.keeps[0]'):
        pass
        yield '的中した'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のシュートボーナス'
        yield str(environment.finalize((undefined(name='shoot') if l_0_shoot is missing else l_0_shoot)))
        yield '点は、そのまま残ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.opened-missed[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield 'はオープンビッドをしていました。'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='misses') if l_0_misses is missing else l_0_misses), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield 'はビッド'
            yield str(environment.finalize(environment.getattr(l_1_x, 'bid')))
            yield 'に対して'
            yield str(environment.finalize(environment.getattr(l_1_x, 'won')))
            yield 'トリック'
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'だったので、オーバーヘッドツインシュートは失敗です。'
        yield str(environment.finalize(environment.call(context, (undefined(name='theteams') if l_0_theteams is missing else l_0_theteams), (undefined(name='others') if l_0_others is missing else l_0_others))))
        yield 'に'
        yield str(environment.finalize((undefined(name='missed') if l_0_missed is missing else l_0_missed)))
        yield '点'
        yield str(environment.finalize(('' if (t_1((undefined(name='others') if l_0_others is missing else l_0_others)) == 1) else 'ずつ')))
        yield '入ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.opened-made[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield 'はオープンビッドをして、2人とも的中しました。'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='bids') if l_0_bids is missing else l_0_bids), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield 'はビッド'
            yield str(environment.finalize(environment.getattr(l_1_x, 'bid')))
            yield 'で'
            yield str(environment.finalize(environment.getattr(l_1_x, 'bid')))
            yield 'トリック'
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'です。オーバーヘッドツインシュートボーナスの'
        yield str(environment.finalize((undefined(name='bonus') if l_0_bonus is missing else l_0_bonus)))
        yield '点が加わります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.rounds[0]'):
        pass
        yield '最初の一巡の'
        yield str(environment.finalize((undefined(name='teams') if l_0_teams is missing else l_0_teams)))
        yield 'ディールでは、各チームの右側の人が順にオープニングリーダーになります。'
        yield str(environment.finalize((undefined(name='hand') if l_0_hand is missing else l_0_hand)))
        yield 'ディール目からは2巡目で、左側の'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'がオープニングリーダーです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.dealer-right[0]'):
        pass
        yield 'このディールのディーラーは、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='leader') if l_0_leader is missing else l_0_leader))))
        yield 'のチームの右側の人から見て右隣の'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.way-second[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のパートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='partner') if l_0_partner is missing else l_0_partner))))
        yield 'は'
        yield str(environment.finalize(('左' if (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise) else '右')))
        yield 'にいるので、最初のトリックは'
        yield str(environment.finalize(environment.call(context, (undefined(name='way') if l_0_way is missing else l_0_way), (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise))))
        yield 'に進みます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.totals[0]'):
        pass
        yield 'このディールを終えて、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='totals') if l_0_totals is missing else l_0_totals), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), environment.getattr(l_1_x, 'team'), _loop_vars=_loop_vars)))
            yield 'は'
            yield str(environment.finalize(environment.getattr(l_1_x, 'score')))
            yield '点'
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.over[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='theteams') if l_0_theteams is missing else l_0_theteams), (undefined(name='teams') if l_0_teams is missing else l_0_teams))))
        yield 'が'
        yield str(environment.finalize((undefined(name='goal') if l_0_goal is missing else l_0_goal)))
        yield '点以上になったので、ゲームは終わりです。合計'
        yield str(environment.finalize((undefined(name='score') if l_0_score is missing else l_0_score)))
        yield '点でいちばん多い'
        yield str(environment.finalize(environment.call(context, (undefined(name='theteams') if l_0_theteams is missing else l_0_theteams), (undefined(name='winners') if l_0_winners is missing else l_0_winners))))
        yield 'が'
        yield str(environment.finalize(('勝ちます' if (t_1((undefined(name='winners') if l_0_winners is missing else l_0_winners)) == 1) else '勝利を分かち合います')))
        yield '。'
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
        yield '**'
        for l_1_x in (undefined(name='team') if l_0_team is missing else l_0_team):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.getitem('ABCDEFGHIJ', l_1_x)))
        l_1_x = missing
        yield '**'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.whole-setup[0]'):
        pass
        yield str(environment.finalize((undefined(name='players') if l_0_players is missing else l_0_players)))
        yield '人戦、'
        yield str(environment.finalize(environment.call(context, (undefined(name='theteams') if l_0_theteams is missing else l_0_theteams), (undefined(name='teams') if l_0_teams is missing else l_0_teams))))
        yield 'の対戦です。'
        yield str(environment.finalize((undefined(name='hand_no') if l_0_hand_no is missing else l_0_hand_no)))
        yield 'ディール目で、ディーラーは'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='dealer') if l_0_dealer is missing else l_0_dealer))))
        yield '、オープニングリーダーは'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='leader') if l_0_leader is missing else l_0_leader))))
        yield 'です。'
        if (undefined(name='scores') if l_0_scores is missing else l_0_scores):
            pass
            yield 'これまでの得点は、'
            yield str(environment.finalize(environment.call(context, (undefined(name='scores_') if l_0_scores_ is missing else l_0_scores_), (undefined(name='scores') if l_0_scores is missing else l_0_scores))))
            yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.whole-hands[0]'):
        pass
        yield '配られた札から、全員が'
        yield str(environment.finalize((undefined(name='bid_cards') if l_0_bid_cards is missing else l_0_bid_cards)))
        yield '枚をビッドカードにし、残りの'
        yield str(environment.finalize((undefined(name='left') if l_0_left is missing else l_0_left)))
        yield '枚で戦います。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.whole-closed[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield 'は単独最下位ですが、ビッドカードを伏せたままにします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.whole-plays[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.forced[0]'):
        pass
        yield 'ほかに出せる札がなく、'
        yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.forced[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), t_2(context.eval_ctx, t_3(context, (undefined(name='plays') if l_0_plays is missing else l_0_plays), attribute='seat')))))
        yield 'に選ぶ余地はなく、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            if (t_1((undefined(name='plays') if l_0_plays is missing else l_0_plays)) > 1):
                pass
                yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
                yield 'は'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.forced[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), t_2(context.eval_ctx, t_3(context, (undefined(name='plays') if l_0_plays is missing else l_0_plays), attribute='seat')))))
        yield 'が出せるのは'
        yield str(environment.finalize(('' if (t_1((undefined(name='plays') if l_0_plays is missing else l_0_plays)) == 1) else '、順に')))
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'だけです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.throws[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), t_2(context.eval_ctx, t_3(context, (undefined(name='plays') if l_0_plays is missing else l_0_plays), attribute='seat')))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'の札に勝てません。'
        yield str(environment.finalize(('' if (t_1((undefined(name='plays') if l_0_plays is missing else l_0_plays)) == 1) else '順に')))
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.throws[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'の札に勝てる札が出せないので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.throws[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield 'を出しますが、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'の札には及びません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.all-up[0]'):
        pass
        yield '全員のビッドカードを表向きにします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.last-trick[0]'):
        pass
        yield '全員、手札は残り1枚です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.took[0]'):
        pass
        yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
        yield 'トリック目は'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が取り、ビッド'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield 'に対して'
        yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
        yield 'トリックになりました。'
        if (undefined(name='exact') if l_0_exact is missing else l_0_exact):
            pass
            yield 'これでちょうどです。'
        elif ((undefined(name='won') if l_0_won is missing else l_0_won) > (undefined(name='bid') if l_0_bid is missing else l_0_bid)):
            pass
            yield '取りすぎです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.took[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が'
        yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
        yield 'トリック目を取り、'
        yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
        yield 'トリックになりました（ビッド'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield '）。'
        if (undefined(name='exact') if l_0_exact is missing else l_0_exact):
            pass
            yield 'ちょうど足りました。'
        elif ((undefined(name='won') if l_0_won is missing else l_0_won) > (undefined(name='bid') if l_0_bid is missing else l_0_bid)):
            pass
            yield 'もう的中はできません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.took[2]'):
        pass
        yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
        yield 'トリック目は'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の勝ちです。これで'
        yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
        yield 'トリック、ビッドは'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield 'です。'
        if (undefined(name='exact') if l_0_exact is missing else l_0_exact):
            pass
            yield 'いまのところ、ちょうどです。'
        elif ((undefined(name='won') if l_0_won is missing else l_0_won) > (undefined(name='bid') if l_0_bid is missing else l_0_bid)):
            pass
            yield '取りすぎました。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.lay-aside[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(t_1((undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '枚のうちどの2枚をビッドカードにしてもかまいません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.lay-aside[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のビッドカードは、'
        yield str(environment.finalize(t_1((undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '枚の中のどの2枚でもかまいません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.may-open[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), [environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), environment.call_binop(context, '+', environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), 1)])))
        yield 'は'
        yield str(environment.finalize(environment.getitem((undefined(name='scores') if l_0_scores is missing else l_0_scores), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield '点で単独最下位なので、オープンビッドができます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.may-open[1]'):
        pass
        yield '得点がいちばん少ないのは、'
        yield str(environment.finalize(environment.getitem((undefined(name='scores') if l_0_scores is missing else l_0_scores), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield '点の'
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), [environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), environment.call_binop(context, '+', environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), 1)])))
        yield 'だけです。このチームはオープンビッドができます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.lead[0]'):
        pass
        yield 'リードする'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、どの札でも出せます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.lead[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のリードなので、どの札を出してもかまいません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.suit-or-rank[0]'):
        pass
        yield 'フォローはまだ決まっていません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'には'
        if (undefined(name='suits') if l_0_suits is missing else l_0_suits):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        if ((undefined(name='suits') if l_0_suits is missing else l_0_suits) and (undefined(name='ranks') if l_0_ranks is missing else l_0_ranks)):
            pass
            yield 'と'
        if (undefined(name='ranks') if l_0_ranks is missing else l_0_ranks):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='rk') if l_0_rk is missing else l_0_rk), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield 'があるので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='or_') if l_0_or_ is missing else l_0_or_), environment.call_binop(context, '+', (undefined(name='suits') if l_0_suits is missing else l_0_suits), (undefined(name='ranks') if l_0_ranks is missing else l_0_ranks)))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.suit-or-rank[1]'):
        pass
        yield 'フォローが決まるまではリードのスートかランクに合わせるので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が出せるのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), environment.call_binop(context, '+', (undefined(name='suits') if l_0_suits is missing else l_0_suits), (undefined(name='ranks') if l_0_ranks is missing else l_0_ranks)))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.neither[0]'):
        pass
        yield 'フォローはまだ決まっていません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'も'
        yield str(environment.finalize(environment.call(context, (undefined(name='rk') if l_0_rk is missing else l_0_rk), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield 'も持っていないので、どの札でも出せます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.neither[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'も'
        yield str(environment.finalize(environment.call(context, (undefined(name='rk') if l_0_rk is missing else l_0_rk), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield 'もない'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、何を出してもかまいません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.suit-follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='set_by') if l_0_set_by is missing else l_0_set_by))))
        yield 'が'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='set_with') if l_0_set_with is missing else l_0_set_with))))
        yield 'でスートフォローに決めました。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='or_') if l_0_or_ is missing else l_0_or_), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'を出します。'
        if (undefined(name='freed') if l_0_freed is missing else l_0_freed):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='freed') if l_0_freed is missing else l_0_freed))))
            yield 'は出せません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.suit-follow[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='set_by') if l_0_set_by is missing else l_0_set_by))))
        yield 'の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='set_with') if l_0_set_with is missing else l_0_set_with))))
        yield 'でスートフォローになったので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'を出さなければなりません。出せるのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'です。'
        if (undefined(name='freed') if l_0_freed is missing else l_0_freed):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='freed') if l_0_freed is missing else l_0_freed))))
            yield 'は出せません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.no-suit[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='set_by') if l_0_set_by is missing else l_0_set_by))))
        yield 'が'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='set_with') if l_0_set_with is missing else l_0_set_with))))
        yield 'でスートフォローに決めましたが、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'に'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'はありません。どの札でも出せます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.no-suit[1]'):
        pass
        yield 'スートフォロー（'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='set_by') if l_0_set_by is missing else l_0_set_by))))
        yield 'の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='set_with') if l_0_set_with is missing else l_0_set_with))))
        yield '）ですが、'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'のない'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、何を出してもかまいません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.rank-follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='set_by') if l_0_set_by is missing else l_0_set_by))))
        yield 'が'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='set_with') if l_0_set_with is missing else l_0_set_with))))
        yield 'でランクフォローに決めました。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='or_') if l_0_or_ is missing else l_0_or_), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'を出します。'
        if (undefined(name='freed') if l_0_freed is missing else l_0_freed):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='freed') if l_0_freed is missing else l_0_freed))))
            yield 'は出せません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.rank-follow[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='set_by') if l_0_set_by is missing else l_0_set_by))))
        yield 'の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='set_with') if l_0_set_with is missing else l_0_set_with))))
        yield 'でランクフォローになったので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='rk') if l_0_rk is missing else l_0_rk), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield 'を出さなければなりません。出せるのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'です。'
        if (undefined(name='freed') if l_0_freed is missing else l_0_freed):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='freed') if l_0_freed is missing else l_0_freed))))
            yield 'は出せません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.no-rank[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='set_by') if l_0_set_by is missing else l_0_set_by))))
        yield 'が'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='set_with') if l_0_set_with is missing else l_0_set_with))))
        yield 'でランクフォローに決めましたが、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'に'
        yield str(environment.finalize(environment.call(context, (undefined(name='rk') if l_0_rk is missing else l_0_rk), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield 'はありません。どの札でも出せます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.no-rank[1]'):
        pass
        yield 'ランクフォロー（'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='set_by') if l_0_set_by is missing else l_0_set_by))))
        yield 'の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='set_with') if l_0_set_with is missing else l_0_set_with))))
        yield '）ですが、'
        yield str(environment.finalize(environment.call(context, (undefined(name='rk') if l_0_rk is missing else l_0_rk), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield 'のない'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、何を出してもかまいません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.suit-or-rank[0]'):
        pass
        yield 'フォローはまだ決まっておらず、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'にはリードと同じスートか同じランクの'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), environment.call_binop(context, '+', (undefined(name='suits') if l_0_suits is missing else l_0_suits), (undefined(name='ranks') if l_0_ranks is missing else l_0_ranks)))))
        yield 'があるからです（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.suit-follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='set_by') if l_0_set_by is missing else l_0_set_by))))
        yield 'が'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='set_with') if l_0_set_with is missing else l_0_set_with))))
        yield 'でスートフォローに決め、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'には'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'があるからです（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
        if ((undefined(name='tried') if l_0_tried is missing else l_0_tried) in (undefined(name='freed') if l_0_freed is missing else l_0_freed)):
            pass
            yield 'ここではランクを合わせても出せません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.rank-follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='set_by') if l_0_set_by is missing else l_0_set_by))))
        yield 'が'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='set_with') if l_0_set_with is missing else l_0_set_with))))
        yield 'でランクフォローに決め、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'には'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'があるからです（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
        if ((undefined(name='tried') if l_0_tried is missing else l_0_tried) in (undefined(name='freed') if l_0_freed is missing else l_0_freed)):
            pass
            yield 'ここではスートを合わせても出せません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.two-cards[0]'):
        pass
        yield 'ビッドカードは、別々の札2枚です（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.bid-card[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のビッドカードです。トリックには使えません（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-last[0]'):
        pass
        yield 'オープンビッドができるのは単独最下位のチームだけで、'
        yield str(environment.finalize(environment.getitem((undefined(name='scores') if l_0_scores is missing else l_0_scores), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield '点の'
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), [environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), environment.call_binop(context, '+', environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), 1)])))
        yield 'はそうではないからです（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.random[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、くじ引きのように決めます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.estimate[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0))))
        yield 'と'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 1))))
        yield 'を手放して、ビッドを'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield 'にします。残りの札で取れそうなのは、'
        yield str(environment.finalize(environment.call(context, (undefined(name='about') if l_0_about is missing else l_0_about), (undefined(name='tenths') if l_0_tenths is missing else l_0_tenths))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.estimate[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0))))
        yield 'と'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 1))))
        yield 'を除いた'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の手札で取れそうなのは、'
        yield str(environment.finalize(environment.call(context, (undefined(name='about') if l_0_about is missing else l_0_about), (undefined(name='tenths') if l_0_tenths is missing else l_0_tenths))))
        yield 'です。この2枚なら、ビッドは'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield 'になります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.estimate[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0))))
        yield 'と'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 1))))
        yield 'で'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield 'とビッドします。ほかの札で取れるのは、'
        yield str(environment.finalize(environment.call(context, (undefined(name='about') if l_0_about is missing else l_0_about), (undefined(name='tenths') if l_0_tenths is missing else l_0_tenths))))
        yield 'と見ています。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.estimate[3]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'はビッドを'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield 'にするため、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0))))
        yield 'と'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 1))))
        yield 'を使います。手に残る札なら、'
        yield str(environment.finalize(environment.call(context, (undefined(name='about') if l_0_about is missing else l_0_about), (undefined(name='tenths') if l_0_tenths is missing else l_0_tenths))))
        yield 'の見込みです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.open-behind[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), [environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), environment.call_binop(context, '+', environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), 1)])))
        yield 'は首位のチームに'
        yield str(environment.finalize((undefined(name='gap') if l_0_gap is missing else l_0_gap)))
        yield '点離され、残りはあと'
        yield str(environment.finalize((undefined(name='hands') if l_0_hands is missing else l_0_hands)))
        yield 'ディールほどです。大きな得点が必要なので、オープンビッドをします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.stay-closed[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), [environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), environment.call_binop(context, '+', environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), 1)])))
        yield 'は首位のチームに'
        yield str(environment.finalize((undefined(name='gap') if l_0_gap is missing else l_0_gap)))
        yield '点離されていますが、あと'
        yield str(environment.finalize((undefined(name='hands') if l_0_hands is missing else l_0_hands)))
        yield 'ディールほどあり、オープンビッドは危険すぎます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.only-card[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出すしかありません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.only-card[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'に出せるのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'だけです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-win[0]'):
        pass
        yield 'あと'
        yield str(environment.finalize((undefined(name='need') if l_0_need is missing else l_0_need)))
        yield 'トリックほしい'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
        yield str(environment.finalize(environment.call(context, (undefined(name='because') if l_0_because is missing else l_0_because), (undefined(name='suit_over') if l_0_suit_over is missing else l_0_suit_over), (undefined(name='rank_over') if l_0_rank_over is missing else l_0_rank_over), (undefined(name='card') if l_0_card is missing else l_0_card))))
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-win[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'はビッドまであと'
        yield str(environment.finalize((undefined(name='need') if l_0_need is missing else l_0_need)))
        yield 'トリックです。'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
        yield str(environment.finalize(environment.call(context, (undefined(name='because') if l_0_because is missing else l_0_because), (undefined(name='suit_over') if l_0_suit_over is missing else l_0_suit_over), (undefined(name='rank_over') if l_0_rank_over is missing else l_0_rank_over), (undefined(name='card') if l_0_card is missing else l_0_card))))
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-win[2]'):
        pass
        yield 'あと'
        yield str(environment.finalize((undefined(name='need') if l_0_need is missing else l_0_need)))
        yield 'トリックを目指して、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
        yield str(environment.finalize(environment.call(context, (undefined(name='because') if l_0_because is missing else l_0_because), (undefined(name='suit_over') if l_0_suit_over is missing else l_0_suit_over), (undefined(name='rank_over') if l_0_rank_over is missing else l_0_rank_over), (undefined(name='card') if l_0_card is missing else l_0_card))))
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-partner[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='partner') if l_0_partner is missing else l_0_partner))))
        yield 'には、まだトリックが足りません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、パートナーに取ってもらおうと'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-partner[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、トリックのほしい'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='partner') if l_0_partner is missing else l_0_partner))))
        yield 'に取らせるつもりで、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-partner[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。パートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='partner') if l_0_partner is missing else l_0_partner))))
        yield 'に取らせるためのリードです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-duck[0]'):
        pass
        yield str(environment.finalize(('' if ((undefined(name='need') if l_0_need is missing else l_0_need) > 0) else 'もうトリックのいらない')))
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(('、ここは急がず' if ((undefined(name='need') if l_0_need is missing else l_0_need) > 0) else '')))
        yield '、誰かが勝ってくれそうな'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-duck[1]'):
        pass
        if ((undefined(name='need') if l_0_need is missing else l_0_need) <= 0):
            pass
            yield 'もう1トリック取れば、'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield 'のビッドは外れます。'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield 'は、このトリックを取りたくありません。'
        yield 'そこで'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-missed[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のビッドは、'
        yield str(environment.finalize(('もう超えてしまいました' if ((undefined(name='need') if l_0_need is missing else l_0_need) < 0) else 'もう届きません')))
        yield '。'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-missed[1]'):
        pass
        yield 'ビッド'
        yield str(environment.finalize(('を超えてしまった' if ((undefined(name='need') if l_0_need is missing else l_0_need) < 0) else 'に届かなくなった')))
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-last[0]'):
        pass
        yield '最後の'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てる'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='out') if l_0_out is missing else l_0_out), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-last[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のあとには誰も出さないので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'なら必ず'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てます。'
        yield str(environment.finalize(('' if (not (undefined(name='sets') if l_0_sets is missing else l_0_sets)) else ('これで、スートフォローです。' if ((undefined(name='sets') if l_0_sets is missing else l_0_sets) == 'suit') else 'これで、ランクフォローです。'))))
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-sure[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てて、あとの人にも負けない'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='out') if l_0_out is missing else l_0_out), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-sure[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、もう負ける心配のない'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='out') if l_0_out is missing else l_0_out), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '。'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'にも勝っています。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-try[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'はトリックを狙い、ひとまず'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てる'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='out') if l_0_out is missing else l_0_out), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-try[1]'):
        pass
        yield 'このまま勝てることを願って、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'を上回る'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='out') if l_0_out is missing else l_0_out), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-forced[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は勝ちたくありませんが、出せる札はどれも'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝ってしまいます。しかたなく'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='out') if l_0_out is missing else l_0_out), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-forced[1]'):
        pass
        yield '何を出しても'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝ってしまう'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、しぶしぶ'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='out') if l_0_out is missing else l_0_out), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.leave[0]'):
        pass
        yield 'いま勝っているのは、トリックのほしい'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='partner') if l_0_partner is missing else l_0_partner))))
        yield 'です。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は邪魔をしないように'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='out') if l_0_out is missing else l_0_out), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.leave[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、このトリックをパートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='partner') if l_0_partner is missing else l_0_partner))))
        yield 'に任せて'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='out') if l_0_out is missing else l_0_out), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.leave[2]'):
        pass
        yield 'ここまで'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='partner') if l_0_partner is missing else l_0_partner))))
        yield 'が勝っているので、パートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は邪魔にならない'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='out') if l_0_out is missing else l_0_out), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.duck[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'の札に勝つこともできますが、このトリックはいりません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='out') if l_0_out is missing else l_0_out), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.duck[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、取れるトリックを'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'に譲り、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='out') if l_0_out is missing else l_0_out), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.throw[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'の札に勝てないので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='out') if l_0_out is missing else l_0_out), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.throw[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'に出せる札の中に、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'の札に勝てるものはなく、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='out') if l_0_out is missing else l_0_out), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.throw[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'が勝っているところへ'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='out') if l_0_out is missing else l_0_out), (undefined(name='sets') if l_0_sets is missing else l_0_sets))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.bid[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のビッドは、何トリック？'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.who-next[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードしました。次に出すのは誰？'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.which-follow[0]'):
        pass
        yield 'このトリックは、どのフォローになった？'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.score[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='tm') if l_0_tm is missing else l_0_tm), (undefined(name='team') if l_0_team is missing else l_0_team))))
        yield 'の得点は、何点？'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.bid[0]'):
        pass
        yield str(environment.finalize(environment.getitem((undefined(name='values') if l_0_values is missing else l_0_values), 0)))
        yield '＋'
        yield str(environment.finalize(environment.getitem((undefined(name='values') if l_0_values is missing else l_0_values), 1)))
        yield '＝'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield 'で、'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield 'トリックです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.who-next[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='leader') if l_0_leader is missing else l_0_leader))))
        yield 'のパートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'です。'
        yield str(environment.finalize(environment.call(context, (undefined(name='way') if l_0_way is missing else l_0_way), (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise))))
        yield 'に進みます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.which-follow[0]'):
        pass
        if ((undefined(name='follow') if l_0_follow is missing else l_0_follow) == 'none'):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
            yield 'も'
            yield str(environment.finalize(environment.call(context, (undefined(name='rk') if l_0_rk is missing else l_0_rk), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
            yield 'もほかに出なかったので、どちらのフォローにもなりません。'
        elif ((undefined(name='follow') if l_0_follow is missing else l_0_follow) == 'suit'):
            pass
            yield 'スートフォローです。'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield 'が'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'で決めました。'
        else:
            pass
            yield 'ランクフォローです。'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield 'が'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'で決めました。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.table[0]'):
        pass
        yield '上から見たテーブル。'
        if (not t_4((undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise))):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='way') if l_0_way is missing else l_0_way), (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise))))
            yield 'に、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(('がリードした' if environment.getattr(l_1_loop, 'first') else 'の')))
            yield str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield '。'
        if ((undefined(name='follow') if l_0_follow is missing else l_0_follow) == 'suit'):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
            yield 'のスートフォロー。'
        elif ((undefined(name='follow') if l_0_follow is missing else l_0_follow) == 'rank'):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='rk') if l_0_rk is missing else l_0_rk), (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
            yield 'のランクフォロー。'
        elif ((undefined(name='follow') if l_0_follow is missing else l_0_follow) == 'none'):
            pass
            yield 'フォローは決まっていない。'
        if (not t_4((undefined(name='winner') if l_0_winner is missing else l_0_winner))):
            pass
            yield '勝ったのは'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='winner') if l_0_winner is missing else l_0_winner))))
            yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.turn[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の'
        yield str(environment.finalize(('手札は' if (undefined(name='done') if l_0_done is missing else l_0_done) else '番。手札は')))
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield '。'
        yield str(environment.finalize(('出せたのは' if (undefined(name='done') if l_0_done is missing else l_0_done) else '出せるのは')))
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.bid[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のビッドカードは'
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '。'
        yield str(environment.finalize(environment.getitem((undefined(name='values') if l_0_values is missing else l_0_values), 0)))
        yield 'と'
        yield str(environment.finalize(environment.getitem((undefined(name='values') if l_0_values is missing else l_0_values), 1)))
        yield 'で'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.rounds[0]'):
        pass
        yield '席を上から見た図。最初にリードするのは、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='leads') if l_0_leads is missing else l_0_leads), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.getattr(l_1_x, 'hand')))
            yield 'ディール目が'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.holds[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の番。手札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.bid-asked[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のビッドカードは'
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.score[0]'):
        pass
        for l_1_x in (undefined(name='bids') if l_0_bids is missing else l_0_bids):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield 'のビッドカードは'
            yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), environment.getattr(l_1_x, 'cards'), _loop_vars=_loop_vars)))
            yield '、取ったトリックは'
            yield str(environment.finalize(environment.getattr(l_1_x, 'won')))
            yield '。'
        l_1_x = missing
        if (undefined(name='team') if l_0_team is missing else l_0_team):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getitem((undefined(name='team') if l_0_team is missing else l_0_team), 0))))
            yield 'と'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getitem((undefined(name='team') if l_0_team is missing else l_0_team), 1))))
            yield 'はオープンビッドをしていた。'
        else:
            pass
            yield 'オープンビッドをしたチームはない。'

blocks = {}
debug_info = '1=98&2=111&3=123&4=129&6=144&7=150&9=165&10=177&11=183&13=200&14=206&16=221&17=242&18=254&19=272&20=278&22=293&23=317&24=328&25=333&27=351&28=368&29=377&30=382&31=395&32=408&35=416&36=422&37=423&38=424&39=429&40=435&41=445&44=451'

taken = ['best', 'bid', 'bid_cards', 'bids', 'bonus', 'card', 'cards', 'clause', 'clockwise', 'dealer', 'done', 'exact', 'follow', 'freed', 'gap', 'goal', 'hand', 'hand_no', 'hands', 'hits', 'in_order', 'leader', 'leads', 'led', 'left', 'missed', 'misses', 'names', 'need', 'next', 'others', 'overhead', 'partner', 'phrase', 'players', 'plays', 'rank', 'rank_over', 'ranks', 'score', 'scores', 'seat', 'set_by', 'set_with', 'sets', 'shoot', 'suit', 'suit_over', 'suits', 'sum', 'taker', 'team', 'teams', 'tenths', 'totals', 'trick', 'tricks', 'tried', 'twin', 'values', 'winner', 'winners', 'won']
lent = []
