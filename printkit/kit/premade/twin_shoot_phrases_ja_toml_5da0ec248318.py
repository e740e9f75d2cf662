# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'twin-shoot/phrases.ja.toml'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    l_0_teams = resolve('teams')
    l_0_scores = resolve('scores')
    l_0_seat = resolve('seat')
    l_0_card = resolve('card')
    l_0_clockwise = resolve('clockwise')
    l_0_plays = resolve('plays')
    l_0_rank = resolve('rank')
    l_0_cards = resolve('cards')
    l_0_team = resolve('team')
    l_0_sets = resolve('sets')
    l_0_tenths = resolve('tenths')
    l_0_suit_over = resolve('suit_over')
    l_0_rank_over = resolve('rank_over')
    l_0_phrase, l_0_players, l_0_trick, l_0_partner, l_0_suit, l_0_next, l_0_in_order, l_0_values, l_0_bid, l_0_bids, l_0_left, l_0_score, l_0_bonus, l_0_others, l_0_missed, l_0_led, l_0_suits, l_0_ranks, l_0_hits, l_0_misses, l_0_tricks, l_0_shoot, l_0_twin, l_0_overhead, l_0_sum, l_0_hand, l_0_leader, l_0_totals, l_0_goal, l_0_winners, l_0_follow, l_0_hand_no, l_0_dealer, l_0_bid_cards, l_0_taker, l_0_won, l_0_exact, l_0_set_by, l_0_set_with, l_0_freed, l_0_clause, l_0_tried, l_0_gap, l_0_hands, l_0_need, l_0_best, l_0_winner, l_0_done, l_0_leads, = environment.given(context, ('phrase', 'players', 'trick', 'partner', 'suit', 'next', 'in_order', 'values', 'bid', 'bids', 'left', 'score', 'bonus', 'others', 'missed', 'led', 'suits', 'ranks', 'hits', 'misses', 'tricks', 'shoot', 'twin', 'overhead', 'sum', 'hand', 'leader', 'totals', 'goal', 'winners', 'follow', 'hand_no', 'dealer', 'bid_cards', 'taker', 'won', 'exact', 'set_by', 'set_with', 'freed', 'clause', 'tried', 'gap', 'hands', 'need', 'best', 'winner', 'done', 'leads'))
    l_0_c = l_0_p = l_0_ps = l_0_cs = l_0_s = l_0_pc = l_0_name = l_0_named = l_0_rk = l_0_tm = l_0_theteams = l_0_scores_ = l_0_way = l_0_out = l_0_or_ = l_0_because = l_0_about = missing
    t_1 = environment.filters['length']
    t_2 = environment.filters['list']
    t_3 = environment.filters['map']
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
            environment.shown(environment.getitem('ABCDEFGHIJ', l_1_seat)),
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
                environment.shown(environment.call(context, l_0_p, l_2_x, _loop_vars=_loop_vars)),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_7.append(
                    environment.shown(('と' if (t_1(l_1_seats) == 2) else '、')),
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
                environment.shown(environment.call(context, l_0_c, l_2_x, _loop_vars=_loop_vars)),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_8.append(
                    environment.shown(('と' if (t_1(l_1_cards) == 2) else '、')),
                )
        l_2_loop = l_2_x = missing
        return concat(t_8)
    context.exported_vars.add('cs')
    context.vars['cs'] = l_0_cs = Macro(environment, macro, 'cs', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_9 = []
        l_1_names, = environment.given(context, ('names',))
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_9.append(
            environment.shown(environment.getitem(environment.getattr(l_1_names, 'suit'), l_1_letter)),
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
                environment.shown(environment.call(context, l_0_p, environment.getattr(l_2_x, 'seat'), _loop_vars=_loop_vars)),
                'は',
                environment.shown(environment.call(context, l_0_c, environment.getattr(l_2_x, 'card'), _loop_vars=_loop_vars)),
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
        l_1_names, = environment.given(context, ('names',))
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        if (l_1_code in environment.getattr(l_1_names, 'joker')):
            pass
            t_11.append(
                environment.shown(environment.getitem(environment.getattr(l_1_names, 'joker'), l_1_code)),
            )
        else:
            pass
            t_11.extend((
                environment.shown(environment.getitem(environment.getattr(l_1_names, 'suit'), environment.getitem(l_1_code, 1))),
                'の',
                environment.shown(environment.getitem(environment.getattr(l_1_names, 'rank'), environment.getitem(l_1_code, 0))),
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
                environment.shown(environment.call(context, l_0_name, l_2_x, _loop_vars=_loop_vars)),
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
        l_1_names, = environment.given(context, ('names',))
        if l_1_rank is missing:
            l_1_rank = undefined("parameter 'rank' was not provided", name='rank')
        pass
        t_13.append(
            environment.shown(environment.getitem(environment.getattr(l_1_names, 'rank'), l_1_rank)),
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
                environment.shown(environment.getitem('ABCDEFGHIJ', l_2_x)),
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
                environment.shown(environment.call(context, l_0_tm, l_2_x, _loop_vars=_loop_vars)),
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
                environment.shown(environment.call(context, l_0_tm, environment.getattr(l_2_x, 'team'), _loop_vars=_loop_vars)),
                'が',
                environment.shown(environment.getattr(l_2_x, 'score')),
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
            environment.shown(('時計回り' if l_1_clockwise else '反時計回り')),
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
            environment.shown(environment.call(context, l_0_cs, l_1_cards)),
        )
        if (t_1(l_1_cards) > 1):
            pass
            t_19.extend((
                'の',
                environment.shown(('どちらか' if (t_1(l_1_cards) == 2) else 'どれか')),
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
                environment.shown(environment.call(context, l_0_s, environment.getitem(l_1_card, 1))),
                'が',
                environment.shown(l_1_suit_over),
                '枚、上のスートの',
                environment.shown(environment.call(context, l_0_rk, environment.getitem(l_1_card, 0))),
                'が',
                environment.shown(l_1_rank_over),
                '枚残っています。',
            ))
        elif (environment.call_binop(context, '+', l_1_suit_over, l_1_rank_over) < 3):
            pass
            t_20.extend((
                'これに勝てるのは、',
                environment.shown((environment.short(str_join(('より強い', environment.call(context, l_0_s, environment.getitem(l_1_card, 1)), ))) if l_1_suit_over else environment.short(str_join(('上のスートの', environment.call(context, l_0_rk, environment.getitem(l_1_card, 0)), ))))),
                'があと',
                environment.shown(environment.call_binop(context, '+', l_1_suit_over, l_1_rank_over)),
                '枚だけです。',
            ))
        else:
            pass
            t_20.extend((
                'ただし、',
                environment.shown((environment.short(str_join(('より強い', environment.call(context, l_0_s, environment.getitem(l_1_card, 1)), ))) if l_1_suit_over else environment.short(str_join(('上のスートの', environment.call(context, l_0_rk, environment.getitem(l_1_card, 0)), ))))),
                'が',
                environment.shown(environment.call_binop(context, '+', l_1_suit_over, l_1_rank_over)),
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
        elif (l_1_part < 3):
            pass
            t_21.extend((
                environment.shown(l_1_whole),
                'トリックくらい',
            ))
        elif (l_1_part < 8):
            pass
            t_21.extend((
                environment.shown((environment.short(str_join((l_1_whole, '、', ))) if l_1_whole else 'うまくいけば')),
                environment.shown(environment.call_binop(context, '+', l_1_whole, 1)),
                'トリック',
            ))
        else:
            pass
            t_21.extend((
                environment.shown(environment.call_binop(context, '+', l_1_whole, 1)),
                'トリックくらい',
            ))
        return concat(t_21)
    context.exported_vars.add('about')
    context.vars['about'] = l_0_about = Macro(environment, macro, 'about', ('tenths',), False, False, False, context.eval_ctx.autoescape)
    if (l_0_phrase == 'say.setup[0]'):
        pass
        yield environment.shown(l_0_players)
        yield '人戦、'
        yield environment.shown(environment.call(context, l_0_theteams, (undefined(name='teams') if l_0_teams is missing else l_0_teams)))
        yield 'の対戦です。'
        if l_0_trick:
            pass
            yield environment.shown(l_0_trick)
            yield 'トリック目を見ます。'
    elif (l_0_phrase == 'say.standing[0]'):
        pass
        yield 'これまでの得点は、'
        yield environment.shown(environment.call(context, l_0_scores_, (undefined(name='scores') if l_0_scores is missing else l_0_scores)))
        yield 'です。'
    elif (l_0_phrase == 'say.lead[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'が'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'をリードします。'
    elif (l_0_phrase == 'say.lead-way[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'が'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'をリードします。2番目に出すのは、'
        yield environment.shown(('左' if (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise) else '右'))
        yield 'にいるパートナーの'
        yield environment.shown(environment.call(context, l_0_p, l_0_partner))
        yield 'です。このトリックは'
        yield environment.shown(environment.call(context, l_0_way, (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise)))
        yield 'なので、'
        yield environment.shown(environment.call(context, l_0_pc, (undefined(name='plays') if l_0_plays is missing else l_0_plays)))
        yield 'を出します。'
    elif (l_0_phrase == 'say.lead-way-back[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'が'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'をリードします。パートナーの'
        yield environment.shown(environment.call(context, l_0_p, l_0_partner))
        yield 'は'
        yield environment.shown(('左' if (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise) else '右'))
        yield 'にいるので、今度は'
        yield environment.shown(environment.call(context, l_0_way, (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise)))
        yield 'に、'
        yield environment.shown(environment.call(context, l_0_pc, (undefined(name='plays') if l_0_plays is missing else l_0_plays)))
        yield 'を出します。'
    elif (l_0_phrase == 'say.sets-suit[0]'):
        pass
        if l_0_partner:
            pass
            yield 'パートナーの'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'が同じ'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'の'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を出し、スートフォローに決まります。'
    elif (l_0_phrase == 'say.sets-rank[0]'):
        pass
        if l_0_partner:
            pass
            yield 'パートナーの'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'が同じ'
        yield environment.shown(environment.call(context, l_0_rk, (undefined(name='rank') if l_0_rank is missing else l_0_rank)))
        yield 'の'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を出し、ランクフォローに決まります。'
    elif (l_0_phrase == 'say.neither[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'も'
        yield environment.shown(environment.call(context, l_0_rk, (undefined(name='rank') if l_0_rank is missing else l_0_rank)))
        yield 'も持っていないので、'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を出します。まだ何も決まらず、選ぶ番は'
        yield environment.shown(environment.call(context, l_0_p, l_0_next))
        yield 'に移ります。'
    elif (l_0_phrase == 'say.neither-too[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'もどちらも持っておらず、'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を出します。次に選べるのは'
        yield environment.shown(environment.call(context, l_0_p, l_0_next))
        yield 'です。'
    elif (l_0_phrase == 'say.neither-last[0]'):
        pass
        yield '最後の'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'も、'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'と'
        yield environment.shown(environment.call(context, l_0_rk, (undefined(name='rank') if l_0_rank is missing else l_0_rank)))
        yield 'のどちらも持っていません。'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を出します。'
    elif (l_0_phrase == 'say.follow[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_pc, (undefined(name='plays') if l_0_plays is missing else l_0_plays)))
        yield 'を出します。'
    elif (l_0_phrase == 'say.follow[1]'):
        pass
        yield '続いて、'
        yield environment.shown(environment.call(context, l_0_pc, (undefined(name='plays') if l_0_plays is missing else l_0_plays)))
        yield 'を出します。'
    elif (l_0_phrase == 'say.free[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_ps, t_2(context.eval_ctx, t_3(context, (undefined(name='plays') if l_0_plays is missing else l_0_plays), attribute='seat'))))
        yield 'は'
        yield environment.shown((environment.call(context, l_0_s, l_0_suit) if l_0_suit else environment.call(context, l_0_rk, (undefined(name='rank') if l_0_rank is missing else l_0_rank))))
        yield 'がなく、何を出してもかまいません。'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            if (t_1((undefined(name='plays') if l_0_plays is missing else l_0_plays)) > 1):
                pass
                yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
                yield 'は'
            yield environment.shown(environment.call(context, l_0_c, environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'を出します。'
    elif (l_0_phrase == 'say.table-marks[0]'):
        pass
        if l_0_in_order:
            pass
            yield '表の札は、出した順に並んでいます。'
        else:
            pass
            yield '表の列は席の順です。リードした人から、そのパートナーの向きに進みます。'
        yield '{icon:led|▷}はリードした札、{icon:won|★}は勝った札です。「フォロー」の欄は、合わせるスートかランクで、誰も決めなかったトリックは「–」です。'
    elif (l_0_phrase == 'say.bid-sum[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_c, environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0)))
        yield 'と'
        yield environment.shown(environment.call(context, l_0_c, environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 1)))
        yield 'をビッドカードにします。'
        yield environment.shown(environment.call(context, l_0_s, environment.getitem(environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0), 1)))
        yield 'は'
        yield environment.shown(environment.getitem(l_0_values, 0))
        if (environment.getitem(environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0), 1) != environment.getitem(environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 1), 1)):
            pass
            yield '、'
            yield environment.shown(environment.call(context, l_0_s, environment.getitem(environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 1), 1)))
            yield 'は'
            yield environment.shown(environment.getitem(l_0_values, 1))
        yield 'なので、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'のビッドは'
        yield environment.shown(environment.getitem(l_0_values, 0))
        yield '＋'
        yield environment.shown(environment.getitem(l_0_values, 1))
        yield '＝'
        yield environment.shown(l_0_bid)
        yield 'トリックです。'
    elif (l_0_phrase == 'say.bid-others[0]'):
        pass
        yield 'ほかの人のビッドは、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext(l_0_bids, undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield 'が'
            yield environment.shown(environment.getattr(l_1_x, 'bid'))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'です。'
    elif (l_0_phrase == 'say.bid-aside[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は手札に残った'
        yield environment.shown(l_0_left)
        yield '枚で、ちょうど'
        yield environment.shown(l_0_bid)
        yield 'トリックを取ることを目指します。多すぎても少なすぎてもいけません。'
    elif (l_0_phrase == 'say.may-open[0]'):
        pass
        yield environment.shown(l_0_score)
        yield '点の'
        yield environment.shown(environment.call(context, l_0_tm, (undefined(name='team') if l_0_team is missing else l_0_team)))
        yield 'は単独最下位です。'
        yield environment.shown(environment.call(context, l_0_ps, (undefined(name='team') if l_0_team is missing else l_0_team)))
        yield 'はビッドカードを表向きにすることができ、相談してそうすることにしました。'
    elif (l_0_phrase == 'say.opens[0]'):
        pass
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext(l_0_bids, undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield 'は'
            yield environment.shown(environment.call(context, l_0_c, environment.getitem(environment.getattr(l_1_x, 'cards'), 0), _loop_vars=_loop_vars))
            yield 'と'
            yield environment.shown(environment.call(context, l_0_c, environment.getitem(environment.getattr(l_1_x, 'cards'), 1), _loop_vars=_loop_vars))
            yield 'でビッド'
            yield environment.shown(environment.getattr(l_1_x, 'bid'))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'です。このチームの狙いは、これで全員に知られました。'
    elif (l_0_phrase == 'say.open-stake[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_ps, (undefined(name='team') if l_0_team is missing else l_0_team)))
        yield 'がそろって的中すれば、さらに'
        yield environment.shown(l_0_bonus)
        yield '点が入ります。どちらかが外せば、'
        yield environment.shown(environment.call(context, l_0_theteams, l_0_others))
        yield 'に'
        yield environment.shown(l_0_missed)
        yield '点'
        yield environment.shown(('' if (t_1(l_0_others) == 1) else 'ずつ'))
        yield '入ります。'
    elif (l_0_phrase == 'say.tied[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_theteams, (undefined(name='teams') if l_0_teams is missing else l_0_teams)))
        yield 'が、どちらも'
        yield environment.shown(l_0_score)
        yield '点で最下位です。'
    elif (l_0_phrase == 'say.open-tried[0]'):
        pass
        yield '全員のビッドが終わり、'
        yield environment.shown(environment.call(context, l_0_ps, (undefined(name='team') if l_0_team is missing else l_0_team)))
        yield 'はオープンビッドをしたいところですが、できません。'
    elif (l_0_phrase == 'say.no-switch[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'がなく、'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を出します。リードの'
        yield environment.shown(environment.call(context, l_0_c, l_0_led))
        yield 'と同じ'
        yield environment.shown(environment.call(context, l_0_rk, (undefined(name='rank') if l_0_rank is missing else l_0_rank)))
        yield 'で、スートは上です。ランクフォローなら勝てるところですが、一度決まったスートフォローは変わりません。'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を出しても何も起こらず、勝つこともできません。'
    elif (l_0_phrase == 'say.must-rank[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield '（'
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '）を持っていますが、ランクフォローなので'
        yield environment.shown(environment.call(context, l_0_rk, (undefined(name='rank') if l_0_rank is missing else l_0_rank)))
        yield 'を出さなければなりません。'
        yield environment.shown(environment.call(context, l_0_rk, (undefined(name='rank') if l_0_rank is missing else l_0_rank)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'しかないので、これを出します。'
    elif (l_0_phrase == 'say.has-say[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'が持っているのは'
        if l_0_suits:
            pass
            yield '、リードと同じスートの'
            yield environment.shown(environment.call(context, l_0_cs, l_0_suits))
        if (l_0_suits and l_0_ranks):
            pass
            yield 'と'
        if l_0_ranks:
            pass
            yield '、同じランクの'
            yield environment.shown(environment.call(context, l_0_cs, l_0_ranks))
        yield 'です。'
        yield environment.shown(('どちらのフォローにするかを選べます。' if (l_0_suits and l_0_ranks) else ('このどれかを出さなければなりません。' if (t_1(environment.call_binop(context, '+', l_0_suits, l_0_ranks)) > 1) else 'これを出さなければなりません。')))
    elif (l_0_phrase == 'say.won-suit[0]'):
        pass
        yield 'いちばん強い'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'は'
        if l_0_led:
            pass
            yield 'リードの'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'です。'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'がトリックを取ります。'
    elif (l_0_phrase == 'say.won-suit[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'が、'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'でいちばん強い'
        if l_0_led:
            pass
            yield 'リードの'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'でトリックを取ります。'
    elif (l_0_phrase == 'say.won-rank[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_rk, (undefined(name='rank') if l_0_rank is missing else l_0_rank)))
        yield 'どうしでは、スートの強いものが勝ちます。強い順に'
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield 'なので、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'がトリックを取ります。'
    elif (l_0_phrase == 'say.won-rank[1]'):
        pass
        yield '出た'
        yield environment.shown(environment.call(context, l_0_rk, (undefined(name='rank') if l_0_rank is missing else l_0_rank)))
        yield 'は、スートの強い順に'
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield 'です。'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'がトリックを取ります。'
    elif (l_0_phrase == 'say.won-lead[0]'):
        pass
        yield '誰もフォローを決めなかったので、リードした人の勝ちです。'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'が'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'でトリックを取ります。'
    elif (l_0_phrase == 'say.won-lead-higher[0]'):
        pass
        yield '誰もフォローを決めなかったので、リードした人の勝ちです。'
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield 'のほうがランクは上でも、'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'をリードした'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'がトリックを取ります。'
    elif (l_0_phrase == 'say.next-lead[0]'):
        pass
        yield '勝った'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'が、次のトリックをリードします。'
    elif (l_0_phrase == 'say.tried[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を出したいところですが、出せません。'
    elif (l_0_phrase == 'say.would-set[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'なら'
        yield environment.shown(('スート' if ((undefined(name='sets') if l_0_sets is missing else l_0_sets) == 'suit') else 'ランク'))
        yield 'フォロー、'
        yield environment.shown(environment.call(context, l_0_cs, l_0_others))
        yield 'なら'
        yield environment.shown(('ランク' if ((undefined(name='sets') if l_0_sets is missing else l_0_sets) == 'suit') else 'スート'))
        yield 'フォローに決まります。'
    elif (l_0_phrase == 'say.may-play[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を出します。'
    elif (l_0_phrase == 'say.marks[0]'):
        pass
        if l_0_hits:
            pass
            yield environment.shown(environment.call(context, l_0_ps, l_0_hits))
            yield 'は'
            yield environment.shown(('2人とも' if ((t_1(l_0_hits) == 2) and (not l_0_misses)) else ''))
            yield '的中しました。'
        else:
            pass
            yield '的中した人はいません。'
        for l_1_x in l_0_misses:
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield 'はビッド'
            yield environment.shown(environment.getattr(l_1_x, 'bid'))
            yield 'に対して'
            yield environment.shown(environment.getattr(l_1_x, 'won'))
            yield 'トリックでした。'
        l_1_x = missing
    elif (l_0_phrase == 'say.team-sum[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_tm, (undefined(name='team') if l_0_team is missing else l_0_team)))
        yield 'は、トリック点'
        if (not (l_0_hits or l_0_missed)):
            pass
            yield 'の'
            yield environment.shown(l_0_tricks)
            yield '点だけです。'
        else:
            pass
            yield 'が'
            yield environment.shown(l_0_tricks)
            yield '点'
            if l_0_hits:
                pass
                yield '、シュートボーナスが'
                yield environment.shown(l_0_shoot)
                yield '点'
                yield environment.shown(('×2人' if (l_0_hits == 2) else ''))
            if l_0_twin:
                pass
                yield '、ツインシュートボーナスが'
                yield environment.shown(l_0_twin)
                yield '点'
            if l_0_overhead:
                pass
                yield '、オーバーヘッドツインシュートボーナスが'
                yield environment.shown(l_0_overhead)
                yield '点'
            if l_0_missed:
                pass
                yield '、ほかのチームのオープンビッドの失敗で'
                yield environment.shown(l_0_missed)
                yield '点'
            yield 'で、合わせて'
            yield environment.shown(l_0_sum)
            yield '点です。'
    elif (l_0_phrase == 'say.keeps[0]'):
        pass
        yield '的中した'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'のシュートボーナス'
        yield environment.shown(l_0_shoot)
        yield '点は、そのまま残ります。'
    elif (l_0_phrase == 'say.opened-missed[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_tm, (undefined(name='team') if l_0_team is missing else l_0_team)))
        yield 'はオープンビッドをしていました。'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext(l_0_misses, undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield 'はビッド'
            yield environment.shown(environment.getattr(l_1_x, 'bid'))
            yield 'に対して'
            yield environment.shown(environment.getattr(l_1_x, 'won'))
            yield 'トリック'
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'だったので、オーバーヘッドツインシュートは失敗です。'
        yield environment.shown(environment.call(context, l_0_theteams, l_0_others))
        yield 'に'
        yield environment.shown(l_0_missed)
        yield '点'
        yield environment.shown(('' if (t_1(l_0_others) == 1) else 'ずつ'))
        yield '入ります。'
    elif (l_0_phrase == 'say.opened-made[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_tm, (undefined(name='team') if l_0_team is missing else l_0_team)))
        yield 'はオープンビッドをして、2人とも的中しました。'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext(l_0_bids, undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield 'はビッド'
            yield environment.shown(environment.getattr(l_1_x, 'bid'))
            yield 'で'
            yield environment.shown(environment.getattr(l_1_x, 'bid'))
            yield 'トリック'
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'です。オーバーヘッドツインシュートボーナスの'
        yield environment.shown(l_0_bonus)
        yield '点が加わります。'
    elif (l_0_phrase == 'say.rounds[0]'):
        pass
        yield '最初の一巡の'
        yield environment.shown((undefined(name='teams') if l_0_teams is missing else l_0_teams))
        yield 'ディールでは、各チームの右側の人が順にオープニングリーダーになります。'
        yield environment.shown(l_0_hand)
        yield 'ディール目からは2巡目で、左側の'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'がオープニングリーダーです。'
    elif (l_0_phrase == 'say.dealer-right[0]'):
        pass
        yield 'このディールのディーラーは、'
        yield environment.shown(environment.call(context, l_0_p, l_0_leader))
        yield 'のチームの右側の人から見て右隣の'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'です。'
    elif (l_0_phrase == 'say.way-second[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'のパートナーの'
        yield environment.shown(environment.call(context, l_0_p, l_0_partner))
        yield 'は'
        yield environment.shown(('左' if (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise) else '右'))
        yield 'にいるので、最初のトリックは'
        yield environment.shown(environment.call(context, l_0_way, (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise)))
        yield 'に進みます。'
    elif (l_0_phrase == 'say.totals[0]'):
        pass
        yield 'このディールを終えて、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext(l_0_totals, undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_tm, environment.getattr(l_1_x, 'team'), _loop_vars=_loop_vars))
            yield 'は'
            yield environment.shown(environment.getattr(l_1_x, 'score'))
            yield '点'
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'です。'
    elif (l_0_phrase == 'say.over[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_theteams, (undefined(name='teams') if l_0_teams is missing else l_0_teams)))
        yield 'が'
        yield environment.shown(l_0_goal)
        yield '点以上になったので、ゲームは終わりです。合計'
        yield environment.shown(l_0_score)
        yield '点でいちばん多い'
        yield environment.shown(environment.call(context, l_0_theteams, l_0_winners))
        yield 'が'
        yield environment.shown(('勝ちます' if (t_1(l_0_winners) == 1) else '勝利を分かち合います'))
        yield '。'
    elif (l_0_phrase == 'say.cell-follow[0]'):
        pass
        if (l_0_follow == 'suit'):
            pass
            yield '{suit:'
            yield environment.shown(l_0_suit)
            yield '}'
        elif (l_0_follow == 'rank'):
            pass
            yield environment.shown(('10' if ((undefined(name='rank') if l_0_rank is missing else l_0_rank) == 'T') else (undefined(name='rank') if l_0_rank is missing else l_0_rank)))
        else:
            pass
            yield '–'
    elif (l_0_phrase == 'say.cell-sum[0]'):
        pass
        yield environment.shown(environment.getitem(l_0_values, 0))
        yield ' + '
        yield environment.shown(environment.getitem(l_0_values, 1))
    elif (l_0_phrase == 'say.cell-team[0]'):
        pass
        yield '**'
        for l_1_x in (undefined(name='team') if l_0_team is missing else l_0_team):
            _loop_vars = {}
            pass
            yield environment.shown(environment.getitem('ABCDEFGHIJ', l_1_x))
        l_1_x = missing
        yield '**'
    elif (l_0_phrase == 'say.whole-setup[0]'):
        pass
        yield environment.shown(l_0_players)
        yield '人戦、'
        yield environment.shown(environment.call(context, l_0_theteams, (undefined(name='teams') if l_0_teams is missing else l_0_teams)))
        yield 'の対戦です。'
        yield environment.shown(l_0_hand_no)
        yield 'ディール目で、ディーラーは'
        yield environment.shown(environment.call(context, l_0_p, l_0_dealer))
        yield '、オープニングリーダーは'
        yield environment.shown(environment.call(context, l_0_p, l_0_leader))
        yield 'です。'
        if (undefined(name='scores') if l_0_scores is missing else l_0_scores):
            pass
            yield 'これまでの得点は、'
            yield environment.shown(environment.call(context, l_0_scores_, (undefined(name='scores') if l_0_scores is missing else l_0_scores)))
            yield 'です。'
    elif (l_0_phrase == 'say.whole-hands[0]'):
        pass
        yield '配られた札から、全員が'
        yield environment.shown(l_0_bid_cards)
        yield '枚をビッドカードにし、残りの'
        yield environment.shown(l_0_left)
        yield '枚で戦います。'
    elif (l_0_phrase == 'say.whole-closed[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_tm, (undefined(name='team') if l_0_team is missing else l_0_team)))
        yield 'は単独最下位ですが、ビッドカードを伏せたままにします。'
    elif (l_0_phrase == 'say.whole-plays[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_pc, (undefined(name='plays') if l_0_plays is missing else l_0_plays)))
        yield 'を出します。'
    elif (l_0_phrase == 'say.forced[0]'):
        pass
        yield 'ほかに出せる札がなく、'
        yield environment.shown(environment.call(context, l_0_pc, (undefined(name='plays') if l_0_plays is missing else l_0_plays)))
        yield 'を出します。'
    elif (l_0_phrase == 'say.forced[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_ps, t_2(context.eval_ctx, t_3(context, (undefined(name='plays') if l_0_plays is missing else l_0_plays), attribute='seat'))))
        yield 'に選ぶ余地はなく、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            if (t_1((undefined(name='plays') if l_0_plays is missing else l_0_plays)) > 1):
                pass
                yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
                yield 'は'
            yield environment.shown(environment.call(context, l_0_c, environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'を出します。'
    elif (l_0_phrase == 'say.forced[2]'):
        pass
        yield environment.shown(environment.call(context, l_0_ps, t_2(context.eval_ctx, t_3(context, (undefined(name='plays') if l_0_plays is missing else l_0_plays), attribute='seat'))))
        yield 'が出せるのは'
        yield environment.shown(('' if (t_1((undefined(name='plays') if l_0_plays is missing else l_0_plays)) == 1) else '、順に'))
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_c, environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'だけです。'
    elif (l_0_phrase == 'say.throws[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_ps, t_2(context.eval_ctx, t_3(context, (undefined(name='plays') if l_0_plays is missing else l_0_plays), attribute='seat'))))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield 'の札に勝てません。'
        yield environment.shown(('' if (t_1((undefined(name='plays') if l_0_plays is missing else l_0_plays)) == 1) else '順に'))
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_c, environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'を出します。'
    elif (l_0_phrase == 'say.throws[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield 'の札に勝てる札が出せないので、'
        yield environment.shown(environment.call(context, l_0_pc, (undefined(name='plays') if l_0_plays is missing else l_0_plays)))
        yield 'を出します。'
    elif (l_0_phrase == 'say.throws[2]'):
        pass
        yield environment.shown(environment.call(context, l_0_pc, (undefined(name='plays') if l_0_plays is missing else l_0_plays)))
        yield 'を出しますが、'
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield 'の札には及びません。'
    elif (l_0_phrase == 'say.all-up[0]'):
        pass
        yield '全員のビッドカードを表向きにします。'
    elif (l_0_phrase == 'say.last-trick[0]'):
        pass
        yield '全員、手札は残り1枚です。'
    elif (l_0_phrase == 'say.took[0]'):
        pass
        yield environment.shown(l_0_trick)
        yield 'トリック目は'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'が取り、ビッド'
        yield environment.shown(l_0_bid)
        yield 'に対して'
        yield environment.shown(l_0_won)
        yield 'トリックになりました。'
        if l_0_exact:
            pass
            yield 'これでちょうどです。'
        elif (l_0_won > l_0_bid):
            pass
            yield '取りすぎです。'
    elif (l_0_phrase == 'say.took[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'が'
        yield environment.shown(l_0_trick)
        yield 'トリック目を取り、'
        yield environment.shown(l_0_won)
        yield 'トリックになりました（ビッド'
        yield environment.shown(l_0_bid)
        yield '）。'
        if l_0_exact:
            pass
            yield 'ちょうど足りました。'
        elif (l_0_won > l_0_bid):
            pass
            yield 'もう的中はできません。'
    elif (l_0_phrase == 'say.took[2]'):
        pass
        yield environment.shown(l_0_trick)
        yield 'トリック目は'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'の勝ちです。これで'
        yield environment.shown(l_0_won)
        yield 'トリック、ビッドは'
        yield environment.shown(l_0_bid)
        yield 'です。'
        if l_0_exact:
            pass
            yield 'いまのところ、ちょうどです。'
        elif (l_0_won > l_0_bid):
            pass
            yield '取りすぎました。'
    elif (l_0_phrase == 'legal.lay-aside[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、'
        yield environment.shown(t_1((undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '枚のうちどの2枚をビッドカードにしてもかまいません。'
    elif (l_0_phrase == 'legal.lay-aside[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'のビッドカードは、'
        yield environment.shown(t_1((undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '枚の中のどの2枚でもかまいません。'
    elif (l_0_phrase == 'legal.may-open[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_tm, [environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), environment.call_binop(context, '+', environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), 1)]))
        yield 'は'
        yield environment.shown(environment.getitem((undefined(name='scores') if l_0_scores is missing else l_0_scores), (undefined(name='team') if l_0_team is missing else l_0_team)))
        yield '点で単独最下位なので、オープンビッドができます。'
    elif (l_0_phrase == 'legal.may-open[1]'):
        pass
        yield '得点がいちばん少ないのは、'
        yield environment.shown(environment.getitem((undefined(name='scores') if l_0_scores is missing else l_0_scores), (undefined(name='team') if l_0_team is missing else l_0_team)))
        yield '点の'
        yield environment.shown(environment.call(context, l_0_tm, [environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), environment.call_binop(context, '+', environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), 1)]))
        yield 'だけです。このチームはオープンビッドができます。'
    elif (l_0_phrase == 'legal.lead[0]'):
        pass
        yield 'リードする'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、どの札でも出せます。'
    elif (l_0_phrase == 'legal.lead[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'のリードなので、どの札を出してもかまいません。'
    elif (l_0_phrase == 'legal.suit-or-rank[0]'):
        pass
        yield 'フォローはまだ決まっていません。'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'には'
        if l_0_suits:
            pass
            yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        if (l_0_suits and l_0_ranks):
            pass
            yield 'と'
        if l_0_ranks:
            pass
            yield environment.shown(environment.call(context, l_0_rk, (undefined(name='rank') if l_0_rank is missing else l_0_rank)))
        yield 'があるので、'
        yield environment.shown(environment.call(context, l_0_or_, environment.call_binop(context, '+', l_0_suits, l_0_ranks)))
        yield 'を出します。'
    elif (l_0_phrase == 'legal.suit-or-rank[1]'):
        pass
        yield 'フォローが決まるまではリードのスートかランクに合わせるので、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'が出せるのは'
        yield environment.shown(environment.call(context, l_0_cs, environment.call_binop(context, '+', l_0_suits, l_0_ranks)))
        yield 'です。'
    elif (l_0_phrase == 'legal.neither[0]'):
        pass
        yield 'フォローはまだ決まっていません。'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'も'
        yield environment.shown(environment.call(context, l_0_rk, (undefined(name='rank') if l_0_rank is missing else l_0_rank)))
        yield 'も持っていないので、どの札でも出せます。'
    elif (l_0_phrase == 'legal.neither[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'も'
        yield environment.shown(environment.call(context, l_0_rk, (undefined(name='rank') if l_0_rank is missing else l_0_rank)))
        yield 'もない'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、何を出してもかまいません。'
    elif (l_0_phrase == 'legal.suit-follow[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_set_by))
        yield 'が'
        yield environment.shown(environment.call(context, l_0_c, l_0_set_with))
        yield 'でスートフォローに決めました。'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_or_, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield 'を出します。'
        if l_0_freed:
            pass
            yield environment.shown(environment.call(context, l_0_cs, l_0_freed))
            yield 'は出せません。'
    elif (l_0_phrase == 'legal.suit-follow[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_set_by))
        yield 'の'
        yield environment.shown(environment.call(context, l_0_c, l_0_set_with))
        yield 'でスートフォローになったので、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'を出さなければなりません。出せるのは'
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield 'です。'
        if l_0_freed:
            pass
            yield environment.shown(environment.call(context, l_0_cs, l_0_freed))
            yield 'は出せません。'
    elif (l_0_phrase == 'legal.no-suit[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_set_by))
        yield 'が'
        yield environment.shown(environment.call(context, l_0_c, l_0_set_with))
        yield 'でスートフォローに決めましたが、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'に'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'はありません。どの札でも出せます。'
    elif (l_0_phrase == 'legal.no-suit[1]'):
        pass
        yield 'スートフォロー（'
        yield environment.shown(environment.call(context, l_0_p, l_0_set_by))
        yield 'の'
        yield environment.shown(environment.call(context, l_0_c, l_0_set_with))
        yield '）ですが、'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'のない'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、何を出してもかまいません。'
    elif (l_0_phrase == 'legal.rank-follow[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_set_by))
        yield 'が'
        yield environment.shown(environment.call(context, l_0_c, l_0_set_with))
        yield 'でランクフォローに決めました。'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_or_, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield 'を出します。'
        if l_0_freed:
            pass
            yield environment.shown(environment.call(context, l_0_cs, l_0_freed))
            yield 'は出せません。'
    elif (l_0_phrase == 'legal.rank-follow[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_set_by))
        yield 'の'
        yield environment.shown(environment.call(context, l_0_c, l_0_set_with))
        yield 'でランクフォローになったので、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_rk, (undefined(name='rank') if l_0_rank is missing else l_0_rank)))
        yield 'を出さなければなりません。出せるのは'
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield 'です。'
        if l_0_freed:
            pass
            yield environment.shown(environment.call(context, l_0_cs, l_0_freed))
            yield 'は出せません。'
    elif (l_0_phrase == 'legal.no-rank[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_set_by))
        yield 'が'
        yield environment.shown(environment.call(context, l_0_c, l_0_set_with))
        yield 'でランクフォローに決めましたが、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'に'
        yield environment.shown(environment.call(context, l_0_rk, (undefined(name='rank') if l_0_rank is missing else l_0_rank)))
        yield 'はありません。どの札でも出せます。'
    elif (l_0_phrase == 'legal.no-rank[1]'):
        pass
        yield 'ランクフォロー（'
        yield environment.shown(environment.call(context, l_0_p, l_0_set_by))
        yield 'の'
        yield environment.shown(environment.call(context, l_0_c, l_0_set_with))
        yield '）ですが、'
        yield environment.shown(environment.call(context, l_0_rk, (undefined(name='rank') if l_0_rank is missing else l_0_rank)))
        yield 'のない'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、何を出してもかまいません。'
    elif (l_0_phrase == 'refuse.suit-or-rank[0]'):
        pass
        yield 'フォローはまだ決まっておらず、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'にはリードと同じスートか同じランクの'
        yield environment.shown(environment.call(context, l_0_cs, environment.call_binop(context, '+', l_0_suits, l_0_ranks)))
        yield 'があるからです（'
        yield environment.shown(l_0_clause)
        yield '）。'
    elif (l_0_phrase == 'refuse.suit-follow[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_set_by))
        yield 'が'
        yield environment.shown(environment.call(context, l_0_c, l_0_set_with))
        yield 'でスートフォローに決め、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'には'
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield 'があるからです（'
        yield environment.shown(l_0_clause)
        yield '）。'
        if (l_0_tried in l_0_freed):
            pass
            yield 'ここではランクを合わせても出せません。'
    elif (l_0_phrase == 'refuse.rank-follow[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_set_by))
        yield 'が'
        yield environment.shown(environment.call(context, l_0_c, l_0_set_with))
        yield 'でランクフォローに決め、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'には'
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield 'があるからです（'
        yield environment.shown(l_0_clause)
        yield '）。'
        if (l_0_tried in l_0_freed):
            pass
            yield 'ここではスートを合わせても出せません。'
    elif (l_0_phrase == 'refuse.two-cards[0]'):
        pass
        yield 'ビッドカードは、別々の札2枚です（'
        yield environment.shown(l_0_clause)
        yield '）。'
    elif (l_0_phrase == 'refuse.bid-card[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'のビッドカードです。トリックには使えません（'
        yield environment.shown(l_0_clause)
        yield '）。'
    elif (l_0_phrase == 'refuse.not-last[0]'):
        pass
        yield 'オープンビッドができるのは単独最下位のチームだけで、'
        yield environment.shown(environment.getitem((undefined(name='scores') if l_0_scores is missing else l_0_scores), (undefined(name='team') if l_0_team is missing else l_0_team)))
        yield '点の'
        yield environment.shown(environment.call(context, l_0_tm, [environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), environment.call_binop(context, '+', environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), 1)]))
        yield 'はそうではないからです（'
        yield environment.shown(l_0_clause)
        yield '）。'
    elif (l_0_phrase == 'why.random[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、くじ引きのように決めます。'
    elif (l_0_phrase == 'why.estimate[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_c, environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0)))
        yield 'と'
        yield environment.shown(environment.call(context, l_0_c, environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 1)))
        yield 'を手放して、ビッドを'
        yield environment.shown(l_0_bid)
        yield 'にします。残りの札で取れそうなのは、'
        yield environment.shown(environment.call(context, l_0_about, (undefined(name='tenths') if l_0_tenths is missing else l_0_tenths)))
        yield 'です。'
    elif (l_0_phrase == 'why.estimate[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_c, environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0)))
        yield 'と'
        yield environment.shown(environment.call(context, l_0_c, environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 1)))
        yield 'を除いた'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'の手札で取れそうなのは、'
        yield environment.shown(environment.call(context, l_0_about, (undefined(name='tenths') if l_0_tenths is missing else l_0_tenths)))
        yield 'です。この2枚なら、ビッドは'
        yield environment.shown(l_0_bid)
        yield 'になります。'
    elif (l_0_phrase == 'why.estimate[2]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_c, environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0)))
        yield 'と'
        yield environment.shown(environment.call(context, l_0_c, environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 1)))
        yield 'で'
        yield environment.shown(l_0_bid)
        yield 'とビッドします。ほかの札で取れるのは、'
        yield environment.shown(environment.call(context, l_0_about, (undefined(name='tenths') if l_0_tenths is missing else l_0_tenths)))
        yield 'と見ています。'
    elif (l_0_phrase == 'why.estimate[3]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'はビッドを'
        yield environment.shown(l_0_bid)
        yield 'にするため、'
        yield environment.shown(environment.call(context, l_0_c, environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0)))
        yield 'と'
        yield environment.shown(environment.call(context, l_0_c, environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 1)))
        yield 'を使います。手に残る札なら、'
        yield environment.shown(environment.call(context, l_0_about, (undefined(name='tenths') if l_0_tenths is missing else l_0_tenths)))
        yield 'の見込みです。'
    elif (l_0_phrase == 'why.open-behind[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_tm, [environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), environment.call_binop(context, '+', environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), 1)]))
        yield 'は首位のチームに'
        yield environment.shown(l_0_gap)
        yield '点離され、残りはあと'
        yield environment.shown(l_0_hands)
        yield 'ディールほどです。大きな得点が必要なので、オープンビッドをします。'
    elif (l_0_phrase == 'why.stay-closed[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_tm, [environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), environment.call_binop(context, '+', environment.call_binop(context, '*', 2, (undefined(name='team') if l_0_team is missing else l_0_team)), 1)]))
        yield 'は首位のチームに'
        yield environment.shown(l_0_gap)
        yield '点離されていますが、あと'
        yield environment.shown(l_0_hands)
        yield 'ディールほどあり、オープンビッドは危険すぎます。'
    elif (l_0_phrase == 'why.only-card[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を出すしかありません。'
    elif (l_0_phrase == 'why.only-card[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'に出せるのは'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'だけです。'
    elif (l_0_phrase == 'why.lead-win[0]'):
        pass
        yield 'あと'
        yield environment.shown(l_0_need)
        yield 'トリックほしい'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'をリードします。'
        yield environment.shown(environment.call(context, l_0_because, (undefined(name='suit_over') if l_0_suit_over is missing else l_0_suit_over), (undefined(name='rank_over') if l_0_rank_over is missing else l_0_rank_over), (undefined(name='card') if l_0_card is missing else l_0_card)))
    elif (l_0_phrase == 'why.lead-win[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'はビッドまであと'
        yield environment.shown(l_0_need)
        yield 'トリックです。'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'をリードします。'
        yield environment.shown(environment.call(context, l_0_because, (undefined(name='suit_over') if l_0_suit_over is missing else l_0_suit_over), (undefined(name='rank_over') if l_0_rank_over is missing else l_0_rank_over), (undefined(name='card') if l_0_card is missing else l_0_card)))
    elif (l_0_phrase == 'why.lead-win[2]'):
        pass
        yield 'あと'
        yield environment.shown(l_0_need)
        yield 'トリックを目指して、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'をリードします。'
        yield environment.shown(environment.call(context, l_0_because, (undefined(name='suit_over') if l_0_suit_over is missing else l_0_suit_over), (undefined(name='rank_over') if l_0_rank_over is missing else l_0_rank_over), (undefined(name='card') if l_0_card is missing else l_0_card)))
    elif (l_0_phrase == 'why.lead-partner[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_partner))
        yield 'には、まだトリックが足りません。'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、パートナーに取ってもらおうと'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'をリードします。'
    elif (l_0_phrase == 'why.lead-partner[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、トリックのほしい'
        yield environment.shown(environment.call(context, l_0_p, l_0_partner))
        yield 'に取らせるつもりで、'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'をリードします。'
    elif (l_0_phrase == 'why.lead-partner[2]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'をリードします。パートナーの'
        yield environment.shown(environment.call(context, l_0_p, l_0_partner))
        yield 'に取らせるためのリードです。'
    elif (l_0_phrase == 'why.lead-duck[0]'):
        pass
        yield environment.shown(('' if (l_0_need > 0) else 'もうトリックのいらない'))
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(('、ここは急がず' if (l_0_need > 0) else ''))
        yield '、誰かが勝ってくれそうな'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'をリードします。'
    elif (l_0_phrase == 'why.lead-duck[1]'):
        pass
        if (l_0_need <= 0):
            pass
            yield 'もう1トリック取れば、'
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield 'のビッドは外れます。'
        else:
            pass
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield 'は、このトリックを取りたくありません。'
        yield 'そこで'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'をリードします。'
    elif (l_0_phrase == 'why.lead-missed[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'のビッドは、'
        yield environment.shown(('もう超えてしまいました' if (l_0_need < 0) else 'もう届きません'))
        yield '。'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'をリードします。'
    elif (l_0_phrase == 'why.lead-missed[1]'):
        pass
        yield 'ビッド'
        yield environment.shown(('を超えてしまった' if (l_0_need < 0) else 'に届かなくなった'))
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'をリードします。'
    elif (l_0_phrase == 'why.win-last[0]'):
        pass
        yield '最後の'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、'
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield 'に勝てる'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を'
        yield environment.shown(environment.call(context, l_0_out, (undefined(name='sets') if l_0_sets is missing else l_0_sets)))
        yield '。'
    elif (l_0_phrase == 'why.win-last[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'のあとには誰も出さないので、'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'なら必ず'
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield 'に勝てます。'
        yield environment.shown(('' if (not (undefined(name='sets') if l_0_sets is missing else l_0_sets)) else ('これで、スートフォローです。' if ((undefined(name='sets') if l_0_sets is missing else l_0_sets) == 'suit') else 'これで、ランクフォローです。')))
    elif (l_0_phrase == 'why.win-sure[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、'
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield 'に勝てて、あとの人にも負けない'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を'
        yield environment.shown(environment.call(context, l_0_out, (undefined(name='sets') if l_0_sets is missing else l_0_sets)))
        yield '。'
    elif (l_0_phrase == 'why.win-sure[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、もう負ける心配のない'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を'
        yield environment.shown(environment.call(context, l_0_out, (undefined(name='sets') if l_0_sets is missing else l_0_sets)))
        yield '。'
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield 'にも勝っています。'
    elif (l_0_phrase == 'why.win-try[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'はトリックを狙い、ひとまず'
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield 'に勝てる'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を'
        yield environment.shown(environment.call(context, l_0_out, (undefined(name='sets') if l_0_sets is missing else l_0_sets)))
        yield '。'
    elif (l_0_phrase == 'why.win-try[1]'):
        pass
        yield 'このまま勝てることを願って、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield 'を上回る'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を'
        yield environment.shown(environment.call(context, l_0_out, (undefined(name='sets') if l_0_sets is missing else l_0_sets)))
        yield '。'
    elif (l_0_phrase == 'why.win-forced[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は勝ちたくありませんが、出せる札はどれも'
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield 'に勝ってしまいます。しかたなく'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を'
        yield environment.shown(environment.call(context, l_0_out, (undefined(name='sets') if l_0_sets is missing else l_0_sets)))
        yield '。'
    elif (l_0_phrase == 'why.win-forced[1]'):
        pass
        yield '何を出しても'
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield 'に勝ってしまう'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、しぶしぶ'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を'
        yield environment.shown(environment.call(context, l_0_out, (undefined(name='sets') if l_0_sets is missing else l_0_sets)))
        yield '。'
    elif (l_0_phrase == 'why.leave[0]'):
        pass
        yield 'いま勝っているのは、トリックのほしい'
        yield environment.shown(environment.call(context, l_0_p, l_0_partner))
        yield 'です。'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は邪魔をしないように'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を'
        yield environment.shown(environment.call(context, l_0_out, (undefined(name='sets') if l_0_sets is missing else l_0_sets)))
        yield '。'
    elif (l_0_phrase == 'why.leave[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、このトリックをパートナーの'
        yield environment.shown(environment.call(context, l_0_p, l_0_partner))
        yield 'に任せて'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を'
        yield environment.shown(environment.call(context, l_0_out, (undefined(name='sets') if l_0_sets is missing else l_0_sets)))
        yield '。'
    elif (l_0_phrase == 'why.leave[2]'):
        pass
        yield 'ここまで'
        yield environment.shown(environment.call(context, l_0_p, l_0_partner))
        yield 'が勝っているので、パートナーの'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は邪魔にならない'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を'
        yield environment.shown(environment.call(context, l_0_out, (undefined(name='sets') if l_0_sets is missing else l_0_sets)))
        yield '。'
    elif (l_0_phrase == 'why.duck[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield 'の札に勝つこともできますが、このトリックはいりません。'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を'
        yield environment.shown(environment.call(context, l_0_out, (undefined(name='sets') if l_0_sets is missing else l_0_sets)))
        yield '。'
    elif (l_0_phrase == 'why.duck[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、取れるトリックを'
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield 'に譲り、'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を'
        yield environment.shown(environment.call(context, l_0_out, (undefined(name='sets') if l_0_sets is missing else l_0_sets)))
        yield '。'
    elif (l_0_phrase == 'why.throw[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield 'の札に勝てないので、'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を'
        yield environment.shown(environment.call(context, l_0_out, (undefined(name='sets') if l_0_sets is missing else l_0_sets)))
        yield '。'
    elif (l_0_phrase == 'why.throw[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'に出せる札の中に、'
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield 'の札に勝てるものはなく、'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を'
        yield environment.shown(environment.call(context, l_0_out, (undefined(name='sets') if l_0_sets is missing else l_0_sets)))
        yield '。'
    elif (l_0_phrase == 'why.throw[2]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、'
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield 'が勝っているところへ'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'を'
        yield environment.shown(environment.call(context, l_0_out, (undefined(name='sets') if l_0_sets is missing else l_0_sets)))
        yield '。'
    elif (l_0_phrase == 'ask.bid[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'のビッドは、何トリック？'
    elif (l_0_phrase == 'ask.who-next[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'が'
        yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
        yield 'をリードしました。次に出すのは誰？'
    elif (l_0_phrase == 'ask.which-follow[0]'):
        pass
        yield 'このトリックは、どのフォローになった？'
    elif (l_0_phrase == 'ask.score[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_tm, (undefined(name='team') if l_0_team is missing else l_0_team)))
        yield 'の得点は、何点？'
    elif (l_0_phrase == 'reply.bid[0]'):
        pass
        yield environment.shown(environment.getitem(l_0_values, 0))
        yield '＋'
        yield environment.shown(environment.getitem(l_0_values, 1))
        yield '＝'
        yield environment.shown(l_0_bid)
        yield 'で、'
        yield environment.shown(l_0_bid)
        yield 'トリックです。'
    elif (l_0_phrase == 'reply.who-next[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_leader))
        yield 'のパートナーの'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'です。'
        yield environment.shown(environment.call(context, l_0_way, (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise)))
        yield 'に進みます。'
    elif (l_0_phrase == 'reply.which-follow[0]'):
        pass
        if (l_0_follow == 'none'):
            pass
            yield environment.shown(environment.call(context, l_0_s, l_0_suit))
            yield 'も'
            yield environment.shown(environment.call(context, l_0_rk, (undefined(name='rank') if l_0_rank is missing else l_0_rank)))
            yield 'もほかに出なかったので、どちらのフォローにもなりません。'
        elif (l_0_follow == 'suit'):
            pass
            yield 'スートフォローです。'
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield 'が'
            yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
            yield 'で決めました。'
        else:
            pass
            yield 'ランクフォローです。'
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield 'が'
            yield environment.shown(environment.call(context, l_0_c, (undefined(name='card') if l_0_card is missing else l_0_card)))
            yield 'で決めました。'
    elif (l_0_phrase == 'alt.table[0]'):
        pass
        yield '上から見たテーブル。'
        if (not t_4((undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise))):
            pass
            yield environment.shown(environment.call(context, l_0_way, (undefined(name='clockwise') if l_0_clockwise is missing else l_0_clockwise)))
            yield 'に、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield environment.shown(('がリードした' if environment.getattr(l_1_loop, 'first') else 'の'))
            yield environment.shown(environment.call(context, l_0_name, environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield '。'
        if (l_0_follow == 'suit'):
            pass
            yield environment.shown(environment.call(context, l_0_s, l_0_suit))
            yield 'のスートフォロー。'
        elif (l_0_follow == 'rank'):
            pass
            yield environment.shown(environment.call(context, l_0_rk, (undefined(name='rank') if l_0_rank is missing else l_0_rank)))
            yield 'のランクフォロー。'
        elif (l_0_follow == 'none'):
            pass
            yield 'フォローは決まっていない。'
        if (not t_4(l_0_winner)):
            pass
            yield '勝ったのは'
            yield environment.shown(environment.call(context, l_0_p, l_0_winner))
            yield '。'
    elif (l_0_phrase == 'alt.turn[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'の'
        yield environment.shown(('手札は' if l_0_done else '番。手札は'))
        yield environment.shown(environment.call(context, l_0_named, l_0_hand))
        yield '。'
        yield environment.shown(('出せたのは' if l_0_done else '出せるのは'))
        yield environment.shown(environment.call(context, l_0_named, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '。'
    elif (l_0_phrase == 'alt.bid[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'のビッドカードは'
        yield environment.shown(environment.call(context, l_0_named, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '。'
        yield environment.shown(environment.getitem(l_0_values, 0))
        yield 'と'
        yield environment.shown(environment.getitem(l_0_values, 1))
        yield 'で'
        yield environment.shown(l_0_bid)
        yield '。'
    elif (l_0_phrase == 'alt.rounds[0]'):
        pass
        yield '席を上から見た図。最初にリードするのは、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext(l_0_leads, undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.getattr(l_1_x, 'hand'))
            yield 'ディール目が'
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield '。'
    elif (l_0_phrase == 'alt.holds[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'の番。手札は'
        yield environment.shown(environment.call(context, l_0_named, l_0_hand))
        yield '。'
    elif (l_0_phrase == 'alt.bid-asked[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'のビッドカードは'
        yield environment.shown(environment.call(context, l_0_named, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '。'
    elif (l_0_phrase == 'alt.score[0]'):
        pass
        for l_1_x in l_0_bids:
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield 'のビッドカードは'
            yield environment.shown(environment.call(context, l_0_named, environment.getattr(l_1_x, 'cards'), _loop_vars=_loop_vars))
            yield '、取ったトリックは'
            yield environment.shown(environment.getattr(l_1_x, 'won'))
            yield '。'
        l_1_x = missing
        if (undefined(name='team') if l_0_team is missing else l_0_team):
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getitem((undefined(name='team') if l_0_team is missing else l_0_team), 0)))
            yield 'と'
            yield environment.shown(environment.call(context, l_0_p, environment.getitem((undefined(name='team') if l_0_team is missing else l_0_team), 1)))
            yield 'はオープンビッドをしていた。'
        else:
            pass
            yield 'オープンビッドをしたチームはない。'

blocks = {}
debug_info = '1=30&2=43&3=55&4=61&6=76&7=82&9=97&10=109&11=115&13=132&14=138&16=153&17=174&18=186&19=204&20=210&22=225&23=249&24=260&25=265&27=283&28=300&29=309&30=314&31=327&32=340&35=348&36=354&37=355&38=356&39=361&40=367&41=377&44=383'

taken = ['best', 'bid', 'bid_cards', 'bids', 'bonus', 'card', 'cards', 'clause', 'clockwise', 'dealer', 'done', 'exact', 'follow', 'freed', 'gap', 'goal', 'hand', 'hand_no', 'hands', 'hits', 'in_order', 'leader', 'leads', 'led', 'left', 'missed', 'misses', 'names', 'need', 'next', 'others', 'overhead', 'partner', 'phrase', 'players', 'plays', 'rank', 'rank_over', 'ranks', 'score', 'scores', 'seat', 'set_by', 'set_with', 'sets', 'shoot', 'suit', 'suit_over', 'suits', 'sum', 'taker', 'team', 'teams', 'tenths', 'totals', 'trick', 'tricks', 'tried', 'twin', 'values', 'winner', 'winners', 'won']
lent = []
