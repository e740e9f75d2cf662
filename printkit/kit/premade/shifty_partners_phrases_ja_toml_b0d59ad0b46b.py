# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'shifty-partners/phrases.ja.toml'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    l_0_seat = resolve('seat')
    l_0_plays = resolve('plays')
    l_0_cards = resolve('cards')
    l_0_seats = resolve('seats')
    l_0_phrase, l_0_players, l_0_dealer, l_0_partners, l_0_others, l_0_roll, l_0_trump, l_0_trick, l_0_face_up, l_0_card, l_0_suit, l_0_told, l_0_under, l_0_over, l_0_kept, l_0_taker, l_0_only, l_0_best, l_0_vain, l_0_points, l_0_first, l_0_first_card, l_0_other, l_0_following, l_0_tricks, l_0_undealt, l_0_left, l_0_queens, l_0_twos, l_0_members, l_0_sum, l_0_empty, l_0_moves, l_0_hand_no, l_0_totals, l_0_trumps, l_0_clause, l_0_held, l_0_scores, l_0_low, l_0_hand, l_0_winner, = environment.given(context, ('phrase', 'players', 'dealer', 'partners', 'others', 'roll', 'trump', 'trick', 'face_up', 'card', 'suit', 'told', 'under', 'over', 'kept', 'taker', 'only', 'best', 'vain', 'points', 'first', 'first_card', 'other', 'following', 'tricks', 'undealt', 'left', 'queens', 'twos', 'members', 'sum', 'empty', 'moves', 'hand_no', 'totals', 'trumps', 'clause', 'held', 'scores', 'low', 'hand', 'winner'))
    l_0_c = l_0_p = l_0_ps = l_0_cs = l_0_s = l_0_pc = l_0_name = l_0_named = l_0_trumps_ = missing
    t_1 = environment.filters['join']
    t_2 = environment.filters['length']
    t_3 = environment.filters['list']
    t_4 = environment.filters['map']
    t_5 = environment.tests['none']
    pass
    def macro(l_1_code):
        t_6 = []
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        t_6.extend((
            '{card:',
            environment.shown(l_1_code),
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
            environment.shown(environment.getitem('ABCDEFGHIJ', l_1_seat)),
            'さん',
        ))
        return concat(t_7)
    context.exported_vars.add('p')
    context.vars['p'] = l_0_p = Macro(environment, macro, 'p', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seats):
        t_8 = []
        if l_1_seats is missing:
            l_1_seats = undefined("parameter 'seats' was not provided", name='seats')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_seats, undefined):
            _loop_vars = {}
            pass
            t_8.append(
                environment.shown(environment.call(context, l_0_p, l_2_x, _loop_vars=_loop_vars)),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_8.append(
                    environment.shown(('と' if (t_2(l_1_seats) == 2) else '、')),
                )
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
            t_9.append(
                environment.shown(environment.call(context, l_0_c, l_2_x, _loop_vars=_loop_vars)),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_9.append(
                    environment.shown(('と' if (t_2(l_1_cards) == 2) else '、')),
                )
        l_2_loop = l_2_x = missing
        return concat(t_9)
    context.exported_vars.add('cs')
    context.vars['cs'] = l_0_cs = Macro(environment, macro, 'cs', ('cards',), False, False, False, context.eval_ctx.autoescape)
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
    def macro(l_1_plays):
        t_11 = []
        if l_1_plays is missing:
            l_1_plays = undefined("parameter 'plays' was not provided", name='plays')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_plays, undefined):
            _loop_vars = {}
            pass
            t_11.extend((
                environment.shown(environment.call(context, l_0_p, environment.getattr(l_2_x, 'seat'), _loop_vars=_loop_vars)),
                'は',
                environment.shown(environment.call(context, l_0_c, environment.getattr(l_2_x, 'card'), _loop_vars=_loop_vars)),
            ))
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_11.append(
                    '、',
                )
        l_2_loop = l_2_x = missing
        return concat(t_11)
    context.exported_vars.add('pc')
    context.vars['pc'] = l_0_pc = Macro(environment, macro, 'pc', ('plays',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_code):
        t_12 = []
        l_1_names, = environment.given(context, ('names',))
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        if (l_1_code in environment.getattr(l_1_names, 'joker')):
            pass
            t_12.append(
                environment.shown(environment.getitem(environment.getattr(l_1_names, 'joker'), l_1_code)),
            )
        else:
            pass
            t_12.extend((
                environment.shown(environment.getitem(environment.getattr(l_1_names, 'suit'), environment.getitem(l_1_code, 1))),
                'の',
                environment.shown(environment.getitem(environment.getattr(l_1_names, 'rank'), environment.getitem(l_1_code, 0))),
            ))
        return concat(t_12)
    context.exported_vars.add('name')
    context.vars['name'] = l_0_name = Macro(environment, macro, 'name', ('code',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_13 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_13.append(
                environment.shown(environment.call(context, l_0_name, l_2_x, _loop_vars=_loop_vars)),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_13.append(
                    '、',
                )
        l_2_loop = l_2_x = missing
        return concat(t_13)
    context.exported_vars.add('named')
    context.vars['named'] = l_0_named = Macro(environment, macro, 'named', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_t):
        t_14 = []
        if l_1_t is missing:
            l_1_t = undefined("parameter 't' was not provided", name='t')
        pass
        if (l_1_t == 'none'):
            pass
            t_14.append(
                '切り札なし',
            )
        elif (l_1_t == 'first-ace'):
            pass
            t_14.append(
                '切り札はまだ決まっていない',
            )
        else:
            pass
            t_14.extend((
                '切り札は',
                environment.shown(environment.call(context, l_0_s, l_1_t)),
            ))
        return concat(t_14)
    context.exported_vars.add('trumps_')
    context.vars['trumps_'] = l_0_trumps_ = Macro(environment, macro, 'trumps_', ('t',), False, False, False, context.eval_ctx.autoescape)
    if (l_0_phrase == 'say.setup[0]'):
        pass
        yield environment.shown(l_0_players)
        yield '人戦。親'
        yield environment.shown(environment.call(context, l_0_p, l_0_dealer))
        yield '、相方'
        yield environment.shown(environment.call(context, l_0_ps, l_0_partners))
        yield '、敵'
        yield environment.shown(environment.call(context, l_0_ps, l_0_others))
        yield '。'
        if l_0_roll:
            pass
            yield '出目'
            yield environment.shown(l_0_roll)
            yield '（'
            if (l_0_trump == 'none'):
                pass
                yield '切り札なし'
            elif (l_0_trump == 'first-ace'):
                pass
                yield '1st Ace'
            else:
                pass
                yield '切り札は'
                yield environment.shown(environment.call(context, l_0_s, l_0_trump))
            yield '）。'
    elif (l_0_phrase == 'say.table-marks[0]'):
        pass
        yield '表の{icon:led|▷}はリードした札、{icon:won|★}は勝った札です。'
    elif (l_0_phrase == 'say.trick-number[0]'):
        pass
        yield environment.shown(l_0_trick)
        yield 'トリック目です。'
    elif (l_0_phrase == 'say.lead[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'が'
        if l_0_face_up:
            pass
            yield '表向きの'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'をリードし'
        if (undefined(name='plays') if l_0_plays is missing else l_0_plays):
            pass
            yield '、'
            yield environment.shown(environment.call(context, l_0_pc, (undefined(name='plays') if l_0_plays is missing else l_0_plays)))
            yield 'を出し'
        yield 'ます。'
    elif (l_0_phrase == 'say.lead[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        if l_0_face_up:
            pass
            yield '表向きの'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'をリードします。'
        if (undefined(name='plays') if l_0_plays is missing else l_0_plays):
            pass
            yield '続いて、'
            yield environment.shown(environment.call(context, l_0_pc, (undefined(name='plays') if l_0_plays is missing else l_0_plays)))
            yield 'を出します。'
    elif (l_0_phrase == 'say.follow[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_pc, (undefined(name='plays') if l_0_plays is missing else l_0_plays)))
        yield 'を出します。'
    elif (l_0_phrase == 'say.follow-face-up[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'が手に持っているのは'
        yield environment.shown(environment.call(context, l_0_cs, l_0_others))
        yield 'で、'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'はありません。しかし、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'の前に表向きで置いてある'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'も、手札のうちです。'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'はこの1枚だけなので、必ずこれを出します。切り札の'
        yield environment.shown(environment.call(context, l_0_c, l_0_trump))
        yield 'は使えません。'
    elif (l_0_phrase == 'say.free[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'の手札は'
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield 'です。'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'がないので、どの札でも出せます。'
    elif (l_0_phrase == 'say.ruff[0]'):
        pass
        if l_0_told:
            pass
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield 'は切り札の'
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield 'を選びます。'
        else:
            pass
            yield environment.shown(environment.call(context, l_0_s, l_0_suit))
            yield 'のない'
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield 'は、切り札の'
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield 'を出します。'
    elif (l_0_phrase == 'say.overruff[0]'):
        pass
        if (not l_0_told):
            pass
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield 'も'
            yield environment.shown(environment.call(context, l_0_s, l_0_suit))
            yield 'がありません。'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、'
        yield environment.shown(environment.call(context, l_0_c, l_0_under))
        yield 'より強い切り札の'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'を出します。'
    elif (l_0_phrase == 'say.underruff[0]'):
        pass
        if (not l_0_told):
            pass
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield 'も'
            yield environment.shown(environment.call(context, l_0_s, l_0_suit))
            yield 'がありません。'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'も切り札の'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'を出しますが、'
        yield environment.shown(environment.call(context, l_0_c, l_0_over))
        yield 'には及びません。'
    elif (l_0_phrase == 'say.discard[0]'):
        pass
        if l_0_told:
            pass
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield 'は'
        else:
            pass
            yield environment.shown(environment.call(context, l_0_s, l_0_suit))
            yield 'のない'
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield 'は、'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'を出します。'
    elif (l_0_phrase == 'say.discard[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        if l_0_told:
            pass
            yield 'の選んだ札は'
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield 'です。'
        else:
            pass
            yield 'は'
            yield environment.shown(environment.call(context, l_0_s, l_0_suit))
            yield 'を持っていないので、'
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield 'を出します。'
    elif (l_0_phrase == 'say.discard-trumps[0]'):
        pass
        if (not l_0_told):
            pass
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield 'は'
            yield environment.shown(environment.call(context, l_0_s, l_0_suit))
            yield 'を持っていません。'
        yield '切り札の'
        yield environment.shown(environment.call(context, l_0_cs, l_0_kept))
        yield 'を出す義務はないので、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'を出します。'
    elif (l_0_phrase == 'say.keep-points[0]'):
        pass
        if (not l_0_told):
            pass
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield 'は'
            yield environment.shown(environment.call(context, l_0_s, l_0_suit))
            yield 'がないので、どの札でも出せます。'
        yield 'いまのところ、もう一方のチームの'
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield 'が勝っています。点になる'
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield 'は渡さず、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'を出します。'
    elif (l_0_phrase == 'say.won-trump[0]'):
        pass
        if l_0_only:
            pass
            yield 'ただ1枚の'
        else:
            pass
            yield 'いちばん強い'
        yield '切り札、'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'が'
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield 'にも勝ち、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'がトリックを取ります。'
    elif (l_0_phrase == 'say.won-trump[1]'):
        pass
        if l_0_only:
            pass
            yield 'ただ1枚の'
        else:
            pass
            yield 'いちばん強い'
        yield '切り札'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'が'
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield 'に勝ち、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'が取ります。'
    elif (l_0_phrase == 'say.won-trump-led[0]'):
        pass
        yield 'いちばん強い切り札、'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'を出した'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'がトリックを取ります。'
    elif (l_0_phrase == 'say.won-trump-led[1]'):
        pass
        yield '切り札の中で'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'がいちばん強いので、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'がトリックを取ります。'
    elif (l_0_phrase == 'say.won-suit[0]'):
        pass
        yield '切り札は出ませんでした。いちばん強い'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield '、'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'を出した'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'がトリックを取ります。'
    elif (l_0_phrase == 'say.won-suit[1]'):
        pass
        yield '切り札が出ていないので、'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'でいちばん強い'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'の勝ちです。トリックは'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'が取ります。'
    elif (l_0_phrase == 'say.won-no-trump[0]'):
        pass
        yield 'リードされたスートでいちばん強いのは'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'です。'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'がトリックを取ります。'
        if l_0_vain:
            pass
            yield environment.shown(environment.call(context, l_0_cs, l_0_vain))
            yield 'のほうがランクは上ですが、スートが違うので勝てません。'
    elif (l_0_phrase == 'say.won-no-trump[1]'):
        pass
        yield '出た'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'の中では'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'がいちばん強く、トリックは'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'が取ります。'
        if l_0_vain:
            pass
            yield environment.shown(environment.call(context, l_0_cs, l_0_vain))
            yield 'はランクこそ上ですが、スートが違います。'
    elif (l_0_phrase == 'say.worth[0]'):
        pass
        if (undefined(name='cards') if l_0_cards is missing else l_0_cards):
            pass
            yield '点は、トリックの1点と'
            yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
            yield 'の'
            if (t_2((undefined(name='cards') if l_0_cards is missing else l_0_cards)) > 1):
                pass
                yield '1点ずつ'
            else:
                pass
                yield '1点'
            yield 'で、合わせて'
            yield environment.shown(l_0_points)
            yield '点です。'
        else:
            pass
            yield '点は、トリックの1点だけです。'
    elif (l_0_phrase == 'say.worth[1]'):
        pass
        if (undefined(name='cards') if l_0_cards is missing else l_0_cards):
            pass
            yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
            yield 'が入っているので、このトリックは'
            yield environment.shown(l_0_points)
            yield '点です。'
        else:
            pass
            yield 'このトリックは、1点だけです。'
    elif (l_0_phrase == 'say.ace-names[0]'):
        pass
        yield 'トリックに出た最初のエースなので、'
        yield environment.shown(l_0_trick)
        yield 'トリック目から'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'が切り札になります。このトリックには、まだ切り札がありません。'
    elif (l_0_phrase == 'say.ace-second[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'もエースですが、先に出たのは'
        yield environment.shown(environment.call(context, l_0_p, l_0_first))
        yield 'の'
        yield environment.shown(environment.call(context, l_0_c, l_0_first_card))
        yield 'です。'
        yield environment.shown(l_0_trick)
        yield 'トリック目から切り札になるのは、'
        yield environment.shown(environment.call(context, l_0_s, l_0_other))
        yield 'ではなく'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'です。'
    elif (l_0_phrase == 'say.ace-settled[0]'):
        pass
        yield environment.shown(l_0_trick)
        yield 'トリック目は、'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'が切り札です。'
    elif (l_0_phrase == 'say.ace-settles[0]'):
        pass
        yield 'エースの出た'
        yield environment.shown(l_0_trick)
        yield 'トリック目には切り札がなく、'
        yield environment.shown(l_0_following)
        yield 'トリック目から'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'が切り札です。'
    elif (l_0_phrase == 'say.ace-none[0]'):
        pass
        yield environment.shown(l_0_tricks)
        yield 'トリックのどこにも、エースは出ませんでした。最後まで切り札なしです。'
    elif (l_0_phrase == 'say.aces-where[0]'):
        pass
        if l_0_undealt:
            pass
            yield environment.shown(environment.call(context, l_0_cs, l_0_undealt))
            yield 'は配り残りの中にありました。'
        if l_0_left:
            pass
            l_1_loop = missing
            for l_1_x, l_1_loop in LoopContext(l_0_left, undefined):
                _loop_vars = {}
                pass
                yield environment.shown(environment.call(context, l_0_c, environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars))
                yield 'は'
                yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
                yield 'の最後の1枚'
                if (not environment.getattr(l_1_loop, 'last')):
                    pass
                    yield '、'
            l_1_loop = l_1_x = missing
            yield 'でした。'
    elif (l_0_phrase == 'say.fifth[0]'):
        pass
        yield '最後の1枚は、全員が捨てます。'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield 'は'
            yield environment.shown(environment.call(context, l_0_c, environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'です。'
    elif (l_0_phrase == 'say.fifth-nothing[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield 'は、トリックに出ていれば'
        if (t_2((undefined(name='cards') if l_0_cards is missing else l_0_cards)) > 1):
            pass
            yield '1枚につき'
        yield '1点になる札でした。捨て札では点になりません。'
    elif (l_0_phrase == 'say.own-points[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(l_0_tricks)
        yield 'トリック'
        if l_0_queens:
            pass
            yield 'とクイーン'
            yield environment.shown(l_0_queens)
            yield '枚'
        if l_0_twos:
            pass
            yield 'と2の札'
            yield environment.shown(l_0_twos)
            yield '枚'
        yield 'で'
        yield environment.shown(l_0_points)
        yield '点です。'
    elif (l_0_phrase == 'say.own-nothing[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_ps, (undefined(name='seats') if l_0_seats is missing else l_0_seats)))
        yield 'は1トリックも取れませんでした。'
    elif (l_0_phrase == 'say.team-sum[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_ps, t_3(context.eval_ctx, t_4(context, l_0_members, attribute='seat'))))
        yield 'のチームは'
        yield environment.shown(t_1(context.eval_ctx, t_4(context, l_0_members, attribute='points'), '＋'))
        yield '＝'
        yield environment.shown(l_0_sum)
        yield '点で、一人ひとりの得点が'
        yield environment.shown(l_0_sum)
        yield '点になります。'
        if (l_0_empty and l_0_sum):
            pass
            yield environment.shown(environment.call(context, l_0_ps, l_0_empty))
            yield 'も同じです。'
    elif (l_0_phrase == 'say.markers-move[0]'):
        pass
        l_1_loop = missing
        for l_1_m, l_1_loop in LoopContext(l_0_moves, undefined):
            l_1_words, = environment.given(context, ('words',))
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_m, 'giver'), _loop_vars=_loop_vars))
            yield 'は'
            yield environment.shown(environment.getitem(l_1_words, environment.getattr(l_1_m, 'marker')))
            yield 'マーカーを'
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_m, 'taker'), _loop_vars=_loop_vars))
            yield 'に'
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_m = l_1_words = missing
        yield '渡します。次の親は'
        yield environment.shown(environment.call(context, l_0_p, l_0_dealer))
        yield 'です。'
    elif (l_0_phrase == 'say.next-teams[0]'):
        pass
        yield environment.shown(l_0_hand_no)
        yield 'ディール目は、'
        yield environment.shown(environment.call(context, l_0_ps, environment.call_binop(context, '+', [l_0_dealer], l_0_partners)))
        yield 'のチームと、'
        yield environment.shown(environment.call(context, l_0_ps, l_0_others))
        yield 'のチームが戦います。'
    elif (l_0_phrase == 'say.tried[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は切り札の'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'で勝ちたいところですが、出せません。'
    elif (l_0_phrase == 'say.may-play[0]'):
        pass
        if (t_2((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1):
            pass
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield 'は'
            yield environment.shown(environment.call(context, l_0_c, environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0)))
            yield 'を出すしかありません。'
        else:
            pass
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield 'は'
            yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
            yield 'の'
            yield environment.shown(('どちらか' if (t_2((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 2) else 'どれか'))
            yield 'を選ばなければならず、'
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield 'を出します。'
    elif (l_0_phrase == 'say.hand-no[0]'):
        pass
        yield environment.shown(l_0_hand_no)
        yield 'ディール目で、ここまでの得点の累計は'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext(l_0_totals, undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield 'が'
            yield environment.shown(environment.getattr(l_1_x, 'points'))
            yield '点'
            yield environment.shown(('' if environment.getattr(l_1_loop, 'last') else '、'))
        l_1_loop = l_1_x = missing
        yield 'です。'
    elif (l_0_phrase == 'say.columns[0]'):
        pass
        yield '表の縦の列が1つのトリックで、{icon:led|▷}はリードした札、{icon:won|★}は勝った札です。右端は、それぞれの手札の最後の1枚で、捨て札になります。'
    elif (l_0_phrase == 'say.trick-head[0]'):
        pass
        yield '**'
        yield environment.shown(l_0_trick)
        yield 'トリック目：**'
    elif (l_0_phrase == 'say.forced[0]'):
        pass
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield 'は'
            yield environment.shown(('表向きの' if environment.getattr(l_1_x, 'face_up') else ''))
            yield environment.shown(environment.call(context, l_0_c, environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars))
            yield environment.shown(('' if environment.getattr(l_1_loop, 'last') else '、'))
        l_1_loop = l_1_x = missing
        yield 'を出します。ほかに'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'はありません。'
    elif (l_0_phrase == 'say.forced[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'が1枚しかないので、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield 'は'
            yield environment.shown(('表向きの' if environment.getattr(l_1_x, 'face_up') else ''))
            yield environment.shown(environment.call(context, l_0_c, environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars))
            yield environment.shown(('' if environment.getattr(l_1_loop, 'last') else '、'))
        l_1_loop = l_1_x = missing
        yield 'を出すしかありません。'
    elif (l_0_phrase == 'say.ace-too-late[0]'):
        pass
        yield '最初のエースですが、そのスートが切り札になるトリックは、もう残っていません。'
    elif (l_0_phrase == 'say.totals[0]'):
        pass
        yield '得点の累計は、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext(l_0_totals, undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield 'が'
            yield environment.shown(environment.getattr(l_1_x, 'points'))
            yield '点'
            yield environment.shown(('' if environment.getattr(l_1_loop, 'last') else '、'))
        l_1_loop = l_1_x = missing
        yield 'になりました。'
    elif (l_0_phrase == 'say.game-won[0]'):
        pass
        yield 'これが最後のディールです。'
        if (t_2((undefined(name='seats') if l_0_seats is missing else l_0_seats)) == 1):
            pass
            yield environment.shown(environment.call(context, l_0_ps, (undefined(name='seats') if l_0_seats is missing else l_0_seats)))
            yield 'の勝ちです。'
        else:
            pass
            yield environment.shown(environment.call(context, l_0_ps, (undefined(name='seats') if l_0_seats is missing else l_0_seats)))
            yield 'が勝利を分かち合います。'
    elif (l_0_phrase == 'legal.lead[0]'):
        pass
        yield 'リードする'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、どの札でも出せます。'
    elif (l_0_phrase == 'legal.lead[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'のリードなので、どの札を出してもかまいません。'
    elif (l_0_phrase == 'legal.only-face-up[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'の'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'は、表向きの'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'だけです。必ずこれを出します。'
    elif (l_0_phrase == 'legal.only-face-up[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'は表向きの'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'しかないので、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'はこれを出さなければなりません。'
    elif (l_0_phrase == 'legal.only-one[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'の'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'だけです。必ずこれを出します。'
    elif (l_0_phrase == 'legal.only-one[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'を'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'の1枚しか持っていません。ほかの札は出せません。'
    elif (l_0_phrase == 'legal.must-follow[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield 'の'
        yield environment.shown(('どちらか' if (t_2((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 2) else 'どれか'))
        yield 'でフォローします。'
    elif (l_0_phrase == 'legal.must-follow[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'の'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield 'で、この中から選びます。'
    elif (l_0_phrase == 'legal.must-follow[2]'):
        pass
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'でフォローできる'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'の札は、'
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield 'です。'
    elif (l_0_phrase == 'legal.cannot-follow[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'がないので、どの札でも出せます。'
        if l_0_trumps:
            pass
            yield '切り札の'
            yield environment.shown(environment.call(context, l_0_cs, l_0_trumps))
            yield 'を出してもかまいません。'
    elif (l_0_phrase == 'legal.cannot-follow[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'のない'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、何を出すのも自由です。'
        if l_0_trumps:
            pass
            yield '切り札の'
            yield environment.shown(environment.call(context, l_0_cs, l_0_trumps))
            yield 'も出せます。'
    elif (l_0_phrase == 'refuse.must-follow[0]'):
        pass
        yield 'リードされたのは'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'で、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield 'を持っているからです（'
        yield environment.shown(l_0_clause)
        yield '）。'
    elif (l_0_phrase == 'refuse.only-one[0]'):
        pass
        yield 'リードされたのは'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'で、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'には'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'があるからです（'
        yield environment.shown(l_0_clause)
        yield '）。'
    elif (l_0_phrase == 'refuse.only-face-up[0]'):
        pass
        yield 'リードされたのは'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'で、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'の前には'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'が表向きで置いてあるからです。表向きの札も手札のうちです（'
        yield environment.shown(l_0_clause)
        yield '）。'
    elif (l_0_phrase == 'why.random[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'を出します。'
    elif (l_0_phrase == 'why.random[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'を選びます。'
    elif (l_0_phrase == 'why.lead-ace[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'をほかに'
        yield environment.shown(l_0_held)
        yield '枚持っています。'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'を切り札にしようと、'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'をリードします。'
    elif (l_0_phrase == 'why.lead-ace[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'がほかにも'
        yield environment.shown(l_0_held)
        yield '枚ある'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'をリードして、'
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield 'を切り札にします。'
    elif (l_0_phrase == 'why.lead-sure[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、もう一方のチームに負けることのない'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'をリードします。'
        if l_0_scores:
            pass
            yield 'しかも点になる札です。'
    elif (l_0_phrase == 'why.lead-sure[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'なら、もう一方のチームの誰にも負けません。'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'はこれをリードします。'
        if l_0_scores:
            pass
            yield '点になる札を、自分のチームで取れます。'
    elif (l_0_phrase == 'why.lead-low[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'には、確実に勝てる札がありません。取られても惜しくない'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'をリードします。'
    elif (l_0_phrase == 'why.lead-low[1]'):
        pass
        yield '確実に勝てる札がない'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は、点にならない'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'をリードします。'
    elif (l_0_phrase == 'why.lead-forced[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'には点になる札しかなく、'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'を選んでリードします。'
    elif (l_0_phrase == 'why.lead-forced[1]'):
        pass
        yield '点にならない札がもうないので、'
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'は'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'をリードします。'
    elif (l_0_phrase == 'why.feed[0]'):
        pass
        yield '勝っている'
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield 'は同じチームで、もう一方のチームに負ける心配もありません。'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'を入れて点を増やします。'
    elif (l_0_phrase == 'why.feed[1]'):
        pass
        yield 'このトリックは同じチームの'
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield 'に任せておけば安心です。点になる'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'を入れます。'
    elif (l_0_phrase == 'why.leave[0]'):
        pass
        if l_0_over:
            pass
            yield '同じチームの'
            yield environment.shown(environment.call(context, l_0_p, l_0_taker))
            yield 'が勝っているので、強い札は要りません。出せる札の中で'
            yield environment.shown(('いちばん弱い' if l_0_low else 'いちばん惜しくない'))
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield 'を出します（それでも'
            yield environment.shown(environment.call(context, l_0_p, l_0_taker))
            yield 'に勝ちます）。'
        else:
            pass
            yield '同じチームの'
            yield environment.shown(environment.call(context, l_0_p, l_0_taker))
            yield 'が勝っているので、'
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield 'で足ります。'
    elif (l_0_phrase == 'why.leave[1]'):
        pass
        if l_0_over:
            pass
            yield '同じチームの'
            yield environment.shown(environment.call(context, l_0_p, l_0_taker))
            yield 'に勝つ必要はありませんが、出せる札の中で'
            yield environment.shown(('いちばん弱い' if l_0_low else 'いちばん惜しくない'))
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield 'でも、勝ってしまいます。'
        else:
            pass
            yield '同じチームの'
            yield environment.shown(environment.call(context, l_0_p, l_0_taker))
            yield 'に勝つ必要はありません。'
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield 'を出します。'
    elif (l_0_phrase == 'why.leave[2]'):
        pass
        if l_0_over:
            pass
            yield '出せる札の中で'
            yield environment.shown(('いちばん弱い' if l_0_low else 'いちばん惜しくない'))
            yield 'のは'
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield 'です。同じチームの'
            yield environment.shown(environment.call(context, l_0_p, l_0_taker))
            yield 'に勝つことになりますが、これを出します。'
        else:
            pass
            yield 'トリックは同じチームの'
            yield environment.shown(environment.call(context, l_0_p, l_0_taker))
            yield 'に任せて、'
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield 'を出します。'
    elif (l_0_phrase == 'why.take-over[0]'):
        pass
        yield '同じチームの'
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield 'が勝っていますが、まだ取られるおそれがあります。点の入ったトリックなので、'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'で確実に取りにいきます。'
    elif (l_0_phrase == 'why.take-over[1]'):
        pass
        yield '点の入ったトリックを渡さないように、同じチームの'
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield 'の上から'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'を出します。'
    elif (l_0_phrase == 'why.win-last[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'のあとに出す人はいません。'
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield 'に勝てる'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'で、トリックを取ります。'
    elif (l_0_phrase == 'why.win-last[1]'):
        pass
        yield '最後の番なので、'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'で'
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield 'に勝てば十分です。'
    elif (l_0_phrase == 'why.win-sure[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'なら'
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield 'に勝ち、もう一方のチームに負けることはありません。'
    elif (l_0_phrase == 'why.win-sure[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'を出して、'
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield 'に勝ちます。もう一方のチームに負けることはありません。'
    elif (l_0_phrase == 'why.win-try[0]'):
        pass
        yield 'ひとまず、'
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield 'に勝てる'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'を出します。'
    elif (l_0_phrase == 'why.win-try[1]'):
        pass
        yield '取れるとは限りませんが、'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'を出せば'
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield 'に勝てます。'
    elif (l_0_phrase == 'why.throw[0]'):
        pass
        yield 'もう一方のチームの'
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield 'が勝っているので、点にならない'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'を出します。'
    elif (l_0_phrase == 'why.throw[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield 'に勝つよい手はありません。点にならない'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'で済ませます。'
    elif (l_0_phrase == 'why.throw[2]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield 'のトリックには、点にならない'
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield 'を出します。'
    elif (l_0_phrase == 'why.give[0]'):
        pass
        yield 'どれを選んでも点になる札です。'
        if l_0_over:
            pass
            yield environment.shown(environment.call(context, l_0_p, l_0_taker))
            yield 'の上から'
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield 'を出します。'
        else:
            pass
            yield environment.shown(environment.call(context, l_0_p, l_0_taker))
            yield 'が勝っていますが、しかたなく'
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield 'を出します。'
    elif (l_0_phrase == 'why.give[1]'):
        pass
        yield '点になる札しか出せません。'
        if l_0_over:
            pass
            yield 'ひとまず'
            yield environment.shown(environment.call(context, l_0_p, l_0_taker))
            yield 'には勝てる'
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield 'を出します。'
        else:
            pass
            yield environment.shown(environment.call(context, l_0_p, l_0_taker))
            yield 'のトリックに、'
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield 'が入ります。'
    elif (l_0_phrase == 'alt.holds[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'の番。手札は'
        yield environment.shown(environment.call(context, l_0_named, l_0_hand))
        yield '。'
        if l_0_face_up:
            pass
            yield environment.shown(environment.call(context, l_0_name, l_0_face_up))
            yield 'は表向き。'
    elif (l_0_phrase == 'alt.trick[0]'):
        pass
        yield '上から見たテーブル。'
        yield environment.shown(environment.call(context, l_0_trumps_, l_0_trump))
        yield '。出た順に、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield 'の'
            yield environment.shown(environment.call(context, l_0_name, environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield '。'
        if (not t_5(l_0_winner)):
            pass
            yield '勝ったのは'
            yield environment.shown(environment.call(context, l_0_p, l_0_winner))
            yield '。'
    elif (l_0_phrase == 'alt.turn[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield 'の番。手札は'
        yield environment.shown(environment.call(context, l_0_named, l_0_hand))
        yield '。'
        if l_0_face_up:
            pass
            yield environment.shown(environment.call(context, l_0_name, l_0_face_up))
            yield 'は表向き。'
        yield '出せるのは'
        yield environment.shown(environment.call(context, l_0_named, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '。'
    elif (l_0_phrase == 'alt.markers[0]'):
        pass
        yield '席を上から見た図。'
        for l_1_m in l_0_moves:
            l_1_words, = environment.given(context, ('words',))
            _loop_vars = {}
            pass
            yield environment.shown(environment.getitem(l_1_words, environment.getattr(l_1_m, 'marker')))
            yield 'マーカーが'
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_m, 'giver'), _loop_vars=_loop_vars))
            yield 'から'
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_m, 'taker'), _loop_vars=_loop_vars))
            yield 'へ移る。'
        l_1_m = l_1_words = missing

blocks = {}
debug_info = '1=22&2=35&3=47&4=53&6=68&7=74&9=89&10=101&11=107&13=124&14=130&16=145&17=166&18=171&20=190'

taken = ['best', 'card', 'cards', 'clause', 'dealer', 'empty', 'face_up', 'first', 'first_card', 'following', 'hand', 'hand_no', 'held', 'kept', 'left', 'low', 'members', 'moves', 'names', 'only', 'other', 'others', 'over', 'partners', 'phrase', 'players', 'plays', 'points', 'queens', 'roll', 'scores', 'seat', 'seats', 'suit', 'sum', 'taker', 'told', 'totals', 'trick', 'tricks', 'trump', 'trumps', 'twos', 'undealt', 'under', 'vain', 'winner', 'words']
lent = []
