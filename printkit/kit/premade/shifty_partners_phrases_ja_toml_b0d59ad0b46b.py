# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'shifty-partners/phrases.ja.toml'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    l_0_phrase = resolve('phrase')
    l_0_players = resolve('players')
    l_0_dealer = resolve('dealer')
    l_0_partners = resolve('partners')
    l_0_others = resolve('others')
    l_0_roll = resolve('roll')
    l_0_trump = resolve('trump')
    l_0_trick = resolve('trick')
    l_0_seat = resolve('seat')
    l_0_face_up = resolve('face_up')
    l_0_card = resolve('card')
    l_0_plays = resolve('plays')
    l_0_suit = resolve('suit')
    l_0_cards = resolve('cards')
    l_0_told = resolve('told')
    l_0_under = resolve('under')
    l_0_over = resolve('over')
    l_0_kept = resolve('kept')
    l_0_taker = resolve('taker')
    l_0_only = resolve('only')
    l_0_best = resolve('best')
    l_0_vain = resolve('vain')
    l_0_points = resolve('points')
    l_0_first = resolve('first')
    l_0_first_card = resolve('first_card')
    l_0_other = resolve('other')
    l_0_following = resolve('following')
    l_0_tricks = resolve('tricks')
    l_0_undealt = resolve('undealt')
    l_0_left = resolve('left')
    l_0_queens = resolve('queens')
    l_0_twos = resolve('twos')
    l_0_seats = resolve('seats')
    l_0_members = resolve('members')
    l_0_sum = resolve('sum')
    l_0_empty = resolve('empty')
    l_0_moves = resolve('moves')
    l_0_hand_no = resolve('hand_no')
    l_0_totals = resolve('totals')
    l_0_trumps = resolve('trumps')
    l_0_clause = resolve('clause')
    l_0_held = resolve('held')
    l_0_scores = resolve('scores')
    l_0_low = resolve('low')
    l_0_hand = resolve('hand')
    l_0_winner = resolve('winner')
    l_0_c = l_0_p = l_0_ps = l_0_cs = l_0_s = l_0_pc = l_0_name = l_0_named = l_0_trumps_ = missing
    try:
        t_1 = environment.filters['join']
    except KeyError:
        @internalcode
        def t_1(*unused):
            raise TemplateRuntimeError("No filter named 'join' found.")
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
            str(environment.finalize(environment.getitem('ABCDEFGHIJ', l_1_seat))),
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
                str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), l_2_x, _loop_vars=_loop_vars))),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_8.append(
                    str(environment.finalize(('と' if (t_2(l_1_seats) == 2) else '、'))),
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
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_9.append(
                    str(environment.finalize(('と' if (t_2(l_1_cards) == 2) else '、'))),
                )
        l_2_loop = l_2_x = missing
        return concat(t_9)
    context.exported_vars.add('cs')
    context.vars['cs'] = l_0_cs = Macro(environment, macro, 'cs', ('cards',), False, False, False, context.eval_ctx.autoescape)
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
                str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_2_x, 'seat'), _loop_vars=_loop_vars))),
                'は',
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_2_x, 'card'), _loop_vars=_loop_vars))),
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
        l_1_names = resolve('names')
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        if (l_1_code in environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'joker')):
            pass
            t_12.append(
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'joker'), l_1_code))),
            )
        else:
            pass
            t_12.extend((
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'suit'), environment.getitem(l_1_code, 1)))),
                'の',
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'rank'), environment.getitem(l_1_code, 0)))),
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
                str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), l_2_x, _loop_vars=_loop_vars))),
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
                str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), l_1_t))),
            ))
        return concat(t_14)
    context.exported_vars.add('trumps_')
    context.vars['trumps_'] = l_0_trumps_ = Macro(environment, macro, 'trumps_', ('t',), False, False, False, context.eval_ctx.autoescape)
    if ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.setup[0]'):
        pass
        yield str(environment.finalize((undefined(name='players') if l_0_players is missing else l_0_players)))
        yield '人戦。親'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='dealer') if l_0_dealer is missing else l_0_dealer))))
        yield '、相方'
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='partners') if l_0_partners is missing else l_0_partners))))
        yield '、敵'
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='others') if l_0_others is missing else l_0_others))))
        yield '。'
        if (undefined(name='roll') if l_0_roll is missing else l_0_roll):
            pass
            yield '出目'
            yield str(environment.finalize((undefined(name='roll') if l_0_roll is missing else l_0_roll)))
            yield '（'
            if ((undefined(name='trump') if l_0_trump is missing else l_0_trump) == 'none'):
                pass
                yield '切り札なし'
            elif ((undefined(name='trump') if l_0_trump is missing else l_0_trump) == 'first-ace'):
                pass
                yield '1st Ace'
            else:
                pass
                yield '切り札は'
                yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
            yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.table-marks[0]'):
        pass
        yield '表の{icon:led|▷}はリードした札、{icon:won|★}は勝った札です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trick-number[0]'):
        pass
        yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
        yield 'トリック目です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lead[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が'
        if (undefined(name='face_up') if l_0_face_up is missing else l_0_face_up):
            pass
            yield '表向きの'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードし'
        if (undefined(name='plays') if l_0_plays is missing else l_0_plays):
            pass
            yield '、'
            yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
            yield 'を出し'
        yield 'ます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lead[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        if (undefined(name='face_up') if l_0_face_up is missing else l_0_face_up):
            pass
            yield '表向きの'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
        if (undefined(name='plays') if l_0_plays is missing else l_0_plays):
            pass
            yield '続いて、'
            yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
            yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.follow-face-up[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が手に持っているのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='others') if l_0_others is missing else l_0_others))))
        yield 'で、'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'はありません。しかし、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の前に表向きで置いてある'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'も、手札のうちです。'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'はこの1枚だけなので、必ずこれを出します。切り札の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield 'は使えません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.free[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の手札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'です。'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'がないので、どの札でも出せます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ruff[0]'):
        pass
        if (undefined(name='told') if l_0_told is missing else l_0_told):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield 'は切り札の'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'を選びます。'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
            yield 'のない'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield 'は、切り札の'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.overruff[0]'):
        pass
        if (not (undefined(name='told') if l_0_told is missing else l_0_told)):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield 'も'
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
            yield 'がありません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='under') if l_0_under is missing else l_0_under))))
        yield 'より強い切り札の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.underruff[0]'):
        pass
        if (not (undefined(name='told') if l_0_told is missing else l_0_told)):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield 'も'
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
            yield 'がありません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'も切り札の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出しますが、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='over') if l_0_over is missing else l_0_over))))
        yield 'には及びません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.discard[0]'):
        pass
        if (undefined(name='told') if l_0_told is missing else l_0_told):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield 'は'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
            yield 'のない'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.discard[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        if (undefined(name='told') if l_0_told is missing else l_0_told):
            pass
            yield 'の選んだ札は'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'です。'
        else:
            pass
            yield 'は'
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
            yield 'を持っていないので、'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.discard-trumps[0]'):
        pass
        if (not (undefined(name='told') if l_0_told is missing else l_0_told)):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield 'は'
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
            yield 'を持っていません。'
        yield '切り札の'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='kept') if l_0_kept is missing else l_0_kept))))
        yield 'を出す義務はないので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.keep-points[0]'):
        pass
        if (not (undefined(name='told') if l_0_told is missing else l_0_told)):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield 'は'
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
            yield 'がないので、どの札でも出せます。'
        yield 'いまのところ、もう一方のチームの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'が勝っています。点になる'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'は渡さず、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump[0]'):
        pass
        if (undefined(name='only') if l_0_only is missing else l_0_only):
            pass
            yield 'ただ1枚の'
        else:
            pass
            yield 'いちばん強い'
        yield '切り札、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'が'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'にも勝ち、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'がトリックを取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump[1]'):
        pass
        if (undefined(name='only') if l_0_only is missing else l_0_only):
            pass
            yield 'ただ1枚の'
        else:
            pass
            yield 'いちばん強い'
        yield '切り札'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'が'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝ち、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump-led[0]'):
        pass
        yield 'いちばん強い切り札、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出した'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'がトリックを取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump-led[1]'):
        pass
        yield '切り札の中で'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'がいちばん強いので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'がトリックを取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[0]'):
        pass
        yield '切り札は出ませんでした。いちばん強い'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield '、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出した'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'がトリックを取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[1]'):
        pass
        yield '切り札が出ていないので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'でいちばん強い'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'の勝ちです。トリックは'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-no-trump[0]'):
        pass
        yield 'リードされたスートでいちばん強いのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'です。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'がトリックを取ります。'
        if (undefined(name='vain') if l_0_vain is missing else l_0_vain):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='vain') if l_0_vain is missing else l_0_vain))))
            yield 'のほうがランクは上ですが、スートが違うので勝てません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-no-trump[1]'):
        pass
        yield '出た'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'の中では'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'がいちばん強く、トリックは'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が取ります。'
        if (undefined(name='vain') if l_0_vain is missing else l_0_vain):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='vain') if l_0_vain is missing else l_0_vain))))
            yield 'はランクこそ上ですが、スートが違います。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.worth[0]'):
        pass
        if (undefined(name='cards') if l_0_cards is missing else l_0_cards):
            pass
            yield '点は、トリックの1点と'
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
            yield 'の'
            if (t_2((undefined(name='cards') if l_0_cards is missing else l_0_cards)) > 1):
                pass
                yield '1点ずつ'
            else:
                pass
                yield '1点'
            yield 'で、合わせて'
            yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
            yield '点です。'
        else:
            pass
            yield '点は、トリックの1点だけです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.worth[1]'):
        pass
        if (undefined(name='cards') if l_0_cards is missing else l_0_cards):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
            yield 'が入っているので、このトリックは'
            yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
            yield '点です。'
        else:
            pass
            yield 'このトリックは、1点だけです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-names[0]'):
        pass
        yield 'トリックに出た最初のエースなので、'
        yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
        yield 'トリック目から'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'が切り札になります。このトリックには、まだ切り札がありません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-second[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'もエースですが、先に出たのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='first') if l_0_first is missing else l_0_first))))
        yield 'の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='first_card') if l_0_first_card is missing else l_0_first_card))))
        yield 'です。'
        yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
        yield 'トリック目から切り札になるのは、'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='other') if l_0_other is missing else l_0_other))))
        yield 'ではなく'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-settled[0]'):
        pass
        yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
        yield 'トリック目は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'が切り札です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-settles[0]'):
        pass
        yield 'エースの出た'
        yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
        yield 'トリック目には切り札がなく、'
        yield str(environment.finalize((undefined(name='following') if l_0_following is missing else l_0_following)))
        yield 'トリック目から'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'が切り札です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-none[0]'):
        pass
        yield str(environment.finalize((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks)))
        yield 'トリックのどこにも、エースは出ませんでした。最後まで切り札なしです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.aces-where[0]'):
        pass
        if (undefined(name='undealt') if l_0_undealt is missing else l_0_undealt):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='undealt') if l_0_undealt is missing else l_0_undealt))))
            yield 'は配り残りの中にありました。'
        if (undefined(name='left') if l_0_left is missing else l_0_left):
            pass
            l_1_loop = missing
            for l_1_x, l_1_loop in LoopContext((undefined(name='left') if l_0_left is missing else l_0_left), undefined):
                _loop_vars = {}
                pass
                yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
                yield 'は'
                yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
                yield 'の最後の1枚'
                if (not environment.getattr(l_1_loop, 'last')):
                    pass
                    yield '、'
            l_1_loop = l_1_x = missing
            yield 'でした。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.fifth[0]'):
        pass
        yield '最後の1枚は、全員が捨てます。'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield 'は'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.fifth-nothing[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'は、トリックに出ていれば'
        if (t_2((undefined(name='cards') if l_0_cards is missing else l_0_cards)) > 1):
            pass
            yield '1枚につき'
        yield '1点になる札でした。捨て札では点になりません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.own-points[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks)))
        yield 'トリック'
        if (undefined(name='queens') if l_0_queens is missing else l_0_queens):
            pass
            yield 'とクイーン'
            yield str(environment.finalize((undefined(name='queens') if l_0_queens is missing else l_0_queens)))
            yield '枚'
        if (undefined(name='twos') if l_0_twos is missing else l_0_twos):
            pass
            yield 'と2の札'
            yield str(environment.finalize((undefined(name='twos') if l_0_twos is missing else l_0_twos)))
            yield '枚'
        yield 'で'
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield '点です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.own-nothing[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='seats') if l_0_seats is missing else l_0_seats))))
        yield 'は1トリックも取れませんでした。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.team-sum[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), t_3(context.eval_ctx, t_4(context, (undefined(name='members') if l_0_members is missing else l_0_members), attribute='seat')))))
        yield 'のチームは'
        yield str(environment.finalize(t_1(context.eval_ctx, t_4(context, (undefined(name='members') if l_0_members is missing else l_0_members), attribute='points'), '＋')))
        yield '＝'
        yield str(environment.finalize((undefined(name='sum') if l_0_sum is missing else l_0_sum)))
        yield '点で、一人ひとりの得点が'
        yield str(environment.finalize((undefined(name='sum') if l_0_sum is missing else l_0_sum)))
        yield '点になります。'
        if ((undefined(name='empty') if l_0_empty is missing else l_0_empty) and (undefined(name='sum') if l_0_sum is missing else l_0_sum)):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='empty') if l_0_empty is missing else l_0_empty))))
            yield 'も同じです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.markers-move[0]'):
        pass
        l_1_loop = missing
        for l_1_m, l_1_loop in LoopContext((undefined(name='moves') if l_0_moves is missing else l_0_moves), undefined):
            l_1_words = resolve('words')
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_m, 'giver'), _loop_vars=_loop_vars)))
            yield 'は'
            yield str(environment.finalize(environment.getitem((undefined(name='words') if l_1_words is missing else l_1_words), environment.getattr(l_1_m, 'marker'))))
            yield 'マーカーを'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_m, 'taker'), _loop_vars=_loop_vars)))
            yield 'に'
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_m = l_1_words = missing
        yield '渡します。次の親は'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='dealer') if l_0_dealer is missing else l_0_dealer))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.next-teams[0]'):
        pass
        yield str(environment.finalize((undefined(name='hand_no') if l_0_hand_no is missing else l_0_hand_no)))
        yield 'ディール目は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.call_binop(context, '+', [(undefined(name='dealer') if l_0_dealer is missing else l_0_dealer)], (undefined(name='partners') if l_0_partners is missing else l_0_partners)))))
        yield 'のチームと、'
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='others') if l_0_others is missing else l_0_others))))
        yield 'のチームが戦います。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.tried[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は切り札の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'で勝ちたいところですが、出せません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.may-play[0]'):
        pass
        if (t_2((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield 'は'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0))))
            yield 'を出すしかありません。'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield 'は'
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
            yield 'の'
            yield str(environment.finalize(('どちらか' if (t_2((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 2) else 'どれか')))
            yield 'を選ばなければならず、'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.hand-no[0]'):
        pass
        yield str(environment.finalize((undefined(name='hand_no') if l_0_hand_no is missing else l_0_hand_no)))
        yield 'ディール目で、ここまでの得点の累計は'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='totals') if l_0_totals is missing else l_0_totals), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield 'が'
            yield str(environment.finalize(environment.getattr(l_1_x, 'points')))
            yield '点'
            yield str(environment.finalize(('' if environment.getattr(l_1_loop, 'last') else '、')))
        l_1_loop = l_1_x = missing
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.columns[0]'):
        pass
        yield '表の縦の列が1つのトリックで、{icon:led|▷}はリードした札、{icon:won|★}は勝った札です。右端は、それぞれの手札の最後の1枚で、捨て札になります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trick-head[0]'):
        pass
        yield '**'
        yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
        yield 'トリック目：**'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.forced[0]'):
        pass
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield 'は'
            yield str(environment.finalize(('表向きの' if environment.getattr(l_1_x, 'face_up') else '')))
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(('' if environment.getattr(l_1_loop, 'last') else '、')))
        l_1_loop = l_1_x = missing
        yield 'を出します。ほかに'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'はありません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.forced[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'が1枚しかないので、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield 'は'
            yield str(environment.finalize(('表向きの' if environment.getattr(l_1_x, 'face_up') else '')))
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(('' if environment.getattr(l_1_loop, 'last') else '、')))
        l_1_loop = l_1_x = missing
        yield 'を出すしかありません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-too-late[0]'):
        pass
        yield '最初のエースですが、そのスートが切り札になるトリックは、もう残っていません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.totals[0]'):
        pass
        yield '得点の累計は、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='totals') if l_0_totals is missing else l_0_totals), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield 'が'
            yield str(environment.finalize(environment.getattr(l_1_x, 'points')))
            yield '点'
            yield str(environment.finalize(('' if environment.getattr(l_1_loop, 'last') else '、')))
        l_1_loop = l_1_x = missing
        yield 'になりました。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.game-won[0]'):
        pass
        yield 'これが最後のディールです。'
        if (t_2((undefined(name='seats') if l_0_seats is missing else l_0_seats)) == 1):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='seats') if l_0_seats is missing else l_0_seats))))
            yield 'の勝ちです。'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='seats') if l_0_seats is missing else l_0_seats))))
            yield 'が勝利を分かち合います。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.lead[0]'):
        pass
        yield 'リードする'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、どの札でも出せます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.lead[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のリードなので、どの札を出してもかまいません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.only-face-up[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'は、表向きの'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'だけです。必ずこれを出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.only-face-up[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'は表向きの'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'しかないので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'はこれを出さなければなりません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.only-one[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'だけです。必ずこれを出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.only-one[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'の1枚しか持っていません。ほかの札は出せません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.must-follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'の'
        yield str(environment.finalize(('どちらか' if (t_2((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 2) else 'どれか')))
        yield 'でフォローします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.must-follow[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'で、この中から選びます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.must-follow[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'でフォローできる'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の札は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.cannot-follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'がないので、どの札でも出せます。'
        if (undefined(name='trumps') if l_0_trumps is missing else l_0_trumps):
            pass
            yield '切り札の'
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='trumps') if l_0_trumps is missing else l_0_trumps))))
            yield 'を出してもかまいません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.cannot-follow[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'のない'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、何を出すのも自由です。'
        if (undefined(name='trumps') if l_0_trumps is missing else l_0_trumps):
            pass
            yield '切り札の'
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='trumps') if l_0_trumps is missing else l_0_trumps))))
            yield 'も出せます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.must-follow[0]'):
        pass
        yield 'リードされたのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'で、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'を持っているからです（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.only-one[0]'):
        pass
        yield 'リードされたのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'で、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'には'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'があるからです（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.only-face-up[0]'):
        pass
        yield 'リードされたのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'で、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の前には'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'が表向きで置いてあるからです。表向きの札も手札のうちです（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.random[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.random[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を選びます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-ace[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'をほかに'
        yield str(environment.finalize((undefined(name='held') if l_0_held is missing else l_0_held)))
        yield '枚持っています。'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'を切り札にしようと、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-ace[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'がほかにも'
        yield str(environment.finalize((undefined(name='held') if l_0_held is missing else l_0_held)))
        yield '枚ある'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードして、'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'を切り札にします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-sure[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、もう一方のチームに負けることのない'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
        if (undefined(name='scores') if l_0_scores is missing else l_0_scores):
            pass
            yield 'しかも点になる札です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-sure[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'なら、もう一方のチームの誰にも負けません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'はこれをリードします。'
        if (undefined(name='scores') if l_0_scores is missing else l_0_scores):
            pass
            yield '点になる札を、自分のチームで取れます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-low[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'には、確実に勝てる札がありません。取られても惜しくない'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-low[1]'):
        pass
        yield '確実に勝てる札がない'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、点にならない'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-forced[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'には点になる札しかなく、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を選んでリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-forced[1]'):
        pass
        yield '点にならない札がもうないので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.feed[0]'):
        pass
        yield '勝っている'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'は同じチームで、もう一方のチームに負ける心配もありません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を入れて点を増やします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.feed[1]'):
        pass
        yield 'このトリックは同じチームの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'に任せておけば安心です。点になる'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を入れます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.leave[0]'):
        pass
        if (undefined(name='over') if l_0_over is missing else l_0_over):
            pass
            yield '同じチームの'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
            yield 'が勝っているので、強い札は要りません。出せる札の中で'
            yield str(environment.finalize(('いちばん弱い' if (undefined(name='low') if l_0_low is missing else l_0_low) else 'いちばん惜しくない')))
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'を出します（それでも'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
            yield 'に勝ちます）。'
        else:
            pass
            yield '同じチームの'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
            yield 'が勝っているので、'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'で足ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.leave[1]'):
        pass
        if (undefined(name='over') if l_0_over is missing else l_0_over):
            pass
            yield '同じチームの'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
            yield 'に勝つ必要はありませんが、出せる札の中で'
            yield str(environment.finalize(('いちばん弱い' if (undefined(name='low') if l_0_low is missing else l_0_low) else 'いちばん惜しくない')))
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'でも、勝ってしまいます。'
        else:
            pass
            yield '同じチームの'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
            yield 'に勝つ必要はありません。'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.leave[2]'):
        pass
        if (undefined(name='over') if l_0_over is missing else l_0_over):
            pass
            yield '出せる札の中で'
            yield str(environment.finalize(('いちばん弱い' if (undefined(name='low') if l_0_low is missing else l_0_low) else 'いちばん惜しくない')))
            yield 'のは'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'です。同じチームの'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
            yield 'に勝つことになりますが、これを出します。'
        else:
            pass
            yield 'トリックは同じチームの'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
            yield 'に任せて、'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.take-over[0]'):
        pass
        yield '同じチームの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'が勝っていますが、まだ取られるおそれがあります。点の入ったトリックなので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'で確実に取りにいきます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.take-over[1]'):
        pass
        yield '点の入ったトリックを渡さないように、同じチームの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'の上から'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-last[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のあとに出す人はいません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てる'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'で、トリックを取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-last[1]'):
        pass
        yield '最後の番なので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'で'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てば十分です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-sure[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'なら'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝ち、もう一方のチームに負けることはありません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-sure[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出して、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝ちます。もう一方のチームに負けることはありません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-try[0]'):
        pass
        yield 'ひとまず、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てる'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-try[1]'):
        pass
        yield '取れるとは限りませんが、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出せば'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.throw[0]'):
        pass
        yield 'もう一方のチームの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'が勝っているので、点にならない'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.throw[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'に勝つよい手はありません。点にならない'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'で済ませます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.throw[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'のトリックには、点にならない'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.give[0]'):
        pass
        yield 'どれを選んでも点になる札です。'
        if (undefined(name='over') if l_0_over is missing else l_0_over):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
            yield 'の上から'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'を出します。'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
            yield 'が勝っていますが、しかたなく'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.give[1]'):
        pass
        yield '点になる札しか出せません。'
        if (undefined(name='over') if l_0_over is missing else l_0_over):
            pass
            yield 'ひとまず'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
            yield 'には勝てる'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'を出します。'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
            yield 'のトリックに、'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'が入ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.holds[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の番。手札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield '。'
        if (undefined(name='face_up') if l_0_face_up is missing else l_0_face_up):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), (undefined(name='face_up') if l_0_face_up is missing else l_0_face_up))))
            yield 'は表向き。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.trick[0]'):
        pass
        yield '上から見たテーブル。'
        yield str(environment.finalize(environment.call(context, (undefined(name='trumps_') if l_0_trumps_ is missing else l_0_trumps_), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield '。出た順に、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield 'の'
            yield str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield '。'
        if (not t_5((undefined(name='winner') if l_0_winner is missing else l_0_winner))):
            pass
            yield '勝ったのは'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='winner') if l_0_winner is missing else l_0_winner))))
            yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.turn[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の番。手札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield '。'
        if (undefined(name='face_up') if l_0_face_up is missing else l_0_face_up):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), (undefined(name='face_up') if l_0_face_up is missing else l_0_face_up))))
            yield 'は表向き。'
        yield '出せるのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.markers[0]'):
        pass
        yield '席を上から見た図。'
        for l_1_m in (undefined(name='moves') if l_0_moves is missing else l_0_moves):
            l_1_words = resolve('words')
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.getitem((undefined(name='words') if l_1_words is missing else l_1_words), environment.getattr(l_1_m, 'marker'))))
            yield 'マーカーが'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_m, 'giver'), _loop_vars=_loop_vars)))
            yield 'から'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_m, 'taker'), _loop_vars=_loop_vars)))
            yield 'へ移る。'
        l_1_m = l_1_words = missing

blocks = {}
debug_info = '1=88&2=101&3=113&4=119&6=134&7=140&9=155&10=167&11=173&13=190&14=196&16=211&17=232&18=237&20=256'

taken = ['best', 'card', 'cards', 'clause', 'dealer', 'empty', 'face_up', 'first', 'first_card', 'following', 'hand', 'hand_no', 'held', 'kept', 'left', 'low', 'members', 'moves', 'names', 'only', 'other', 'others', 'over', 'partners', 'phrase', 'players', 'plays', 'points', 'queens', 'roll', 'scores', 'seat', 'seats', 'suit', 'sum', 'taker', 'told', 'totals', 'trick', 'tricks', 'trump', 'trumps', 'twos', 'undealt', 'under', 'vain', 'winner', 'words']
lent = []
