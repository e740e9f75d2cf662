# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'sorcerer/phrases.ja.toml'

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
    l_0_played = resolve('played')
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
    l_0_c = l_0_p = l_0_ps = l_0_cs = l_0_s = l_0_pc = l_0_name = l_0_named = l_0_signed = l_0_h = l_0_part = l_0_from_ = l_0_its = l_0_enough = l_0_either = l_0_bid_ = missing
    try:
        t_1 = environment.filters['abs']
    except KeyError:
        @internalcode
        def t_1(*unused):
            raise TemplateRuntimeError("No filter named 'abs' found.")
    try:
        t_2 = environment.filters['length']
    except KeyError:
        @internalcode
        def t_2(*unused):
            raise TemplateRuntimeError("No filter named 'length' found.")
    try:
        t_3 = environment.tests['none']
    except KeyError:
        @internalcode
        def t_3(*unused):
            raise TemplateRuntimeError("No test named 'none' found.")
    pass
    def macro(l_1_code):
        t_4 = []
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        t_4.extend((
            '{card:',
            str(environment.finalize(l_1_code)),
            '}',
        ))
        return concat(t_4)
    context.exported_vars.add('c')
    context.vars['c'] = l_0_c = Macro(environment, macro, 'c', ('code',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_5 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_5.extend((
            str(environment.finalize(environment.getitem('ABCDEFGHIJ', l_1_seat))),
            'さん',
        ))
        return concat(t_5)
    context.exported_vars.add('p')
    context.vars['p'] = l_0_p = Macro(environment, macro, 'p', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seats):
        t_6 = []
        if l_1_seats is missing:
            l_1_seats = undefined("parameter 'seats' was not provided", name='seats')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_seats, undefined):
            _loop_vars = {}
            pass
            t_6.append(
                str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), l_2_x, _loop_vars=_loop_vars))),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_6.append(
                    str(environment.finalize(('と' if (t_2(l_1_seats) == 2) else '、'))),
                )
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
            t_7.append(
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_7.append(
                    str(environment.finalize(('と' if (t_2(l_1_cards) == 2) else '、'))),
                )
        l_2_loop = l_2_x = missing
        return concat(t_7)
    context.exported_vars.add('cs')
    context.vars['cs'] = l_0_cs = Macro(environment, macro, 'cs', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_8 = []
        l_1_names = resolve('names')
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_8.append(
            str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'suit'), l_1_letter))),
        )
        return concat(t_8)
    context.exported_vars.add('s')
    context.vars['s'] = l_0_s = Macro(environment, macro, 's', ('letter',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_plays):
        t_9 = []
        if l_1_plays is missing:
            l_1_plays = undefined("parameter 'plays' was not provided", name='plays')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_plays, undefined):
            _loop_vars = {}
            pass
            t_9.extend((
                str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_2_x, 'seat'), _loop_vars=_loop_vars))),
                'は',
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_2_x, 'card'), _loop_vars=_loop_vars))),
            ))
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_9.append(
                    '、',
                )
        l_2_loop = l_2_x = missing
        return concat(t_9)
    context.exported_vars.add('pc')
    context.vars['pc'] = l_0_pc = Macro(environment, macro, 'pc', ('plays',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_code):
        t_10 = []
        l_1_names = resolve('names')
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        if (l_1_code in environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'joker')):
            pass
            t_10.append(
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'joker'), l_1_code))),
            )
        else:
            pass
            t_10.extend((
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'suit'), environment.getitem(l_1_code, 1)))),
                'の',
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'rank'), environment.getitem(l_1_code, 0)))),
            ))
        return concat(t_10)
    context.exported_vars.add('name')
    context.vars['name'] = l_0_name = Macro(environment, macro, 'name', ('code',), False, False, False, context.eval_ctx.autoescape)
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
                str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), l_2_x, _loop_vars=_loop_vars))),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_11.append(
                    '、',
                )
        l_2_loop = l_2_x = missing
        return concat(t_11)
    context.exported_vars.add('named')
    context.vars['named'] = l_0_named = Macro(environment, macro, 'named', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_12 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_12.extend((
            str(environment.finalize(environment.getitem('ABC', environment.call_binop(context, '%', l_1_seat, 3)))),
            'さん',
            str(environment.finalize(('のダミー' if (l_1_seat > 2) else ''))),
        ))
        return concat(t_12)
    context.exported_vars.add('p')
    context.vars['p'] = l_0_p = Macro(environment, macro, 'p', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_13 = []
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        t_13.extend((
            str(environment.finalize(('−' if (l_1_number < 0) else ''))),
            str(environment.finalize(t_1(l_1_number))),
        ))
        return concat(t_13)
    context.exported_vars.add('signed')
    context.vars['signed'] = l_0_signed = Macro(environment, macro, 'signed', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_14 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_14.extend((
            str(environment.finalize(environment.getitem('ABC', environment.call_binop(context, '%', l_1_seat, 3)))),
            'さんの',
            str(environment.finalize(('ダミー' if (l_1_seat > 2) else '手札'))),
        ))
        return concat(t_14)
    context.exported_vars.add('h')
    context.vars['h'] = l_0_h = Macro(environment, macro, 'h', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_15 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_15.append(
            str(environment.finalize(('ダミー' if (l_1_seat > 2) else '手札'))),
        )
        return concat(t_15)
    context.exported_vars.add('part')
    context.vars['part'] = l_0_part = Macro(environment, macro, 'part', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_16 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_16.append(
            str(environment.finalize(('ダミーから' if (l_1_seat > 2) else ''))),
        )
        return concat(t_16)
    context.exported_vars.add('from_')
    context.vars['from_'] = l_0_from_ = Macro(environment, macro, 'from_', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat, l_1_card):
        t_17 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        if l_1_card is missing:
            l_1_card = undefined("parameter 'card' was not provided", name='card')
        pass
        t_17.extend((
            str(environment.finalize(('ダミーの' if (l_1_seat > 2) else ''))),
            str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_1_card))),
        ))
        return concat(t_17)
    context.exported_vars.add('its')
    context.vars['its'] = l_0_its = Macro(environment, macro, 'its', ('seat', 'card'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat, l_1_won):
        t_18 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        if l_1_won is missing:
            l_1_won = undefined("parameter 'won' was not provided", name='won')
        pass
        t_18.extend((
            str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), l_1_seat))),
            'では',
            str(environment.finalize(('もう' if l_1_won else ''))),
            'トリックのいらない',
        ))
        return concat(t_18)
    context.exported_vars.add('enough')
    context.vars['enough'] = l_0_enough = Macro(environment, macro, 'enough', ('seat', 'won'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_19 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_19.append(
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_19.append(
                    str(environment.finalize(('か' if (t_2(l_1_cards) == 2) else '、'))),
                )
        l_2_loop = l_2_x = missing
        t_19.append(
            str(environment.finalize(('のどれか' if (t_2(l_1_cards) > 2) else ''))),
        )
        return concat(t_19)
    context.exported_vars.add('either')
    context.vars['either'] = l_0_either = Macro(environment, macro, 'either', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_b):
        t_20 = []
        if l_1_b is missing:
            l_1_b = undefined("parameter 'b' was not provided", name='b')
        pass
        t_20.extend((
            str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_b, 'seat')))),
            'は手札',
            str(environment.finalize(environment.getattr(l_1_b, 'hand'))),
            '、ダミー',
            str(environment.finalize(environment.getattr(l_1_b, 'dummy'))),
        ))
        return concat(t_20)
    context.exported_vars.add('bid_')
    context.vars['bid_'] = l_0_bid_ = Macro(environment, macro, 'bid_', ('b',), False, False, False, context.eval_ctx.autoescape)
    if ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.setup[0]'):
        pass
        yield '親は'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='dealer') if l_0_dealer is missing else l_0_dealer))))
        yield 'です。'
        if (undefined(name='last') if l_0_last is missing else l_0_last):
            pass
            yield 'これが最後のディールです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.bid-first[0]'):
        pass
        yield '最初にビッドするのは、親の左隣の'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='first') if l_0_first is missing else l_0_first))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.bids[0]'):
        pass
        yield 'ビッドは、'
        l_1_loop = missing
        for l_1_b, l_1_loop in LoopContext((undefined(name='bids') if l_0_bids is missing else l_0_bids), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='bid_') if l_0_bid_ is missing else l_0_bid_), l_1_b, _loop_vars=_loop_vars)))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_b = missing
        yield 'です。'
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
        yield '下の表の{icon:led|▷}はリードした札、{icon:won|★}は勝った札です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.idle-marks[0]'):
        pass
        yield 'ダミーの列は、札を出した順にかかわらず、持ち主の列の隣です。横線は、そのトリックを休むダミーです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trick-number[0]'):
        pass
        yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
        yield 'トリック目です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trick-head[0]'):
        pass
        yield '**'
        yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
        yield 'トリック目**\u3000'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lead[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が'
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
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.follow[1]'):
        pass
        yield '続いて、'
        yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.forced[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield 'を出すしかありません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.forced[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield 'のほかに、出せる札がありません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.forced[2]'):
        pass
        yield '選ぶ余地はなく、'
        yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.last-cards[0]'):
        pass
        yield '手札はどれも最後の1枚です。'
        yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.played[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.played[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='h') if l_0_h is missing else l_0_h), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'から'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'が出ます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.takes[0]'):
        pass
        yield '勝ったのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'です。これで'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        if ((undefined(name='won') if l_0_won is missing else l_0_won) > (undefined(name='bid') if l_0_bid is missing else l_0_bid)):
            pass
            yield 'ビッド'
            yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
            yield 'を超えて'
            yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
            yield 'トリックになりました'
        elif ((undefined(name='won') if l_0_won is missing else l_0_won) == (undefined(name='bid') if l_0_bid is missing else l_0_bid)):
            pass
            yield 'ちょうどビッドどおりの'
            yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
            yield 'トリックです'
        else:
            pass
            yield 'ビッド'
            yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
            yield 'のうち'
            yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
            yield 'トリックです'
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.takes[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'でトリックを取ります。'
        if ((undefined(name='won') if l_0_won is missing else l_0_won) > (undefined(name='bid') if l_0_bid is missing else l_0_bid)):
            pass
            yield 'これで'
            yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
            yield 'トリックとなり、ビッドの'
            yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
            yield 'を超えました'
        elif ((undefined(name='won') if l_0_won is missing else l_0_won) == (undefined(name='bid') if l_0_bid is missing else l_0_bid)):
            pass
            yield 'これで'
            yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
            yield 'トリック、ビッドどおりです'
        else:
            pass
            yield 'ビッド'
            yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
            yield 'のうち、'
            yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
            yield 'トリック目です'
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.takes[2]'):
        pass
        yield 'トリックは、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出した'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のものです。'
        if ((undefined(name='won') if l_0_won is missing else l_0_won) > (undefined(name='bid') if l_0_bid is missing else l_0_bid)):
            pass
            yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
            yield 'でよかったのに、'
            yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
            yield 'トリックになりました'
        elif ((undefined(name='won') if l_0_won is missing else l_0_won) == (undefined(name='bid') if l_0_bid is missing else l_0_bid)):
            pass
            yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
            yield 'トリックで、ビッドに届きました'
        else:
            pass
            yield 'これで、ビッドの'
            yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
            yield 'トリックに対して'
            yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
            yield 'トリックです'
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump[0]'):
        pass
        yield '切り札の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'にも勝ちます。トリックは'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump-led[0]'):
        pass
        yield 'いちばん強いスペード、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'で、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'がトリックを取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[0]'):
        pass
        yield 'スペードもジョーカーも出ていないので、いちばん強い'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'が勝ちます。'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'で、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'がトリックを取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[1]'):
        pass
        yield 'スペードもジョーカーも出ませんでした。'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'でいちばん強いのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'です。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の勝ちです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-joker[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'は、ほかのどの札よりも強い札です。トリックは'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.sum[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の得点は、手札の'
        yield str(environment.finalize(environment.call(context, (undefined(name='signed') if l_0_signed is missing else l_0_signed), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield '点とダミーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='signed') if l_0_signed is missing else l_0_signed), (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy))))
        yield '点で、合わせて'
        yield str(environment.finalize(environment.call(context, (undefined(name='signed') if l_0_signed is missing else l_0_signed), (undefined(name='points') if l_0_points is missing else l_0_points))))
        yield '点です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.sum[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、手札で'
        yield str(environment.finalize(environment.call(context, (undefined(name='signed') if l_0_signed is missing else l_0_signed), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield '点、ダミーで'
        yield str(environment.finalize(environment.call(context, (undefined(name='signed') if l_0_signed is missing else l_0_signed), (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy))))
        yield '点、合計'
        yield str(environment.finalize(environment.call(context, (undefined(name='signed') if l_0_signed is missing else l_0_signed), (undefined(name='points') if l_0_points is missing else l_0_points))))
        yield '点です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.order-player[0]'):
        pass
        yield 'リードするのは、手札から出す'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'です。時計回りに、左隣の'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='left') if l_0_left is missing else l_0_left))))
        yield '、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='left') if l_0_left is missing else l_0_left))))
        yield 'と'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='right') if l_0_right is missing else l_0_right))))
        yield 'の間に置いた'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy))))
        yield '、最後に'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='right') if l_0_right is missing else l_0_right))))
        yield 'と続きます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.order-dummy[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='left') if l_0_left is missing else l_0_left))))
        yield 'と'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='right') if l_0_right is missing else l_0_right))))
        yield 'の間にあります。そこから時計回りに、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='right') if l_0_right is missing else l_0_right))))
        yield '、手札から出す'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield '、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='left') if l_0_left is missing else l_0_left))))
        yield 'と続きます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-before[0]'):
        pass
        yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
        yield 'トリック目は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'で取りました。次は、このダミーからリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.owner-chooses[0]'):
        pass
        yield '何をリードするかは、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'が決めます。ダミーにある'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'の中から、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を選びました。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.sit-out[0]'):
        pass
        yield '札を出したダミーは'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy))))
        yield 'だけで、'
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='seats') if l_0_seats is missing else l_0_seats))))
        yield 'は休みでした。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.tempting[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'には、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てる'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'があります。しかし、出すことはできません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.now-plays[0]'):
        pass
        yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
        yield 'トリック目は'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='leader') if l_0_leader is missing else l_0_leader))))
        yield 'がリードします。こんどは'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が札を出し、休むのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='out') if l_0_out is missing else l_0_out))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.tried[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は切り札の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'で'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝ちたいところですが、出せません。'
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
            yield str(environment.finalize(environment.call(context, (undefined(name='either') if l_0_either is missing else l_0_either), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
            yield 'を選ばなければならず、'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.no-suit[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の手札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'です。'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'がないので、どの札でも出せます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は切り札の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を選びます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.can-follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='either') if l_0_either is missing else l_0_either), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'でフォローできますが、それでは勝てません。ジョーカーは、こういうときにも出せます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.plays-joker[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を重ねます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.rid-joker[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='enough') if l_0_enough is missing else l_0_enough), (undefined(name='seat') if l_0_seat is missing else l_0_seat), 1)))
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、残りのジョーカーをここで手放します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.beaten-joker[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='first') if l_0_first is missing else l_0_first))))
        yield 'の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='first_card') if l_0_first_card is missing else l_0_first_card))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'より先に出ました。ジョーカーどうしでは先に出たほうが勝つので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='first') if l_0_first is missing else l_0_first))))
        yield 'がトリックを取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.joker-free[0]'):
        pass
        yield 'どの札も、スペードでさえも、ジョーカーには勝てません。トリックは'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のものです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.bid-in-turn[0]'):
        pass
        yield '続いて順に、'
        l_1_loop = missing
        for l_1_b, l_1_loop in LoopContext((undefined(name='bids') if l_0_bids is missing else l_0_bids), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='bid_') if l_0_bid_ is missing else l_0_bid_), l_1_b, _loop_vars=_loop_vars)))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_b = missing
        yield 'をビッドします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.bid-free[0]'):
        pass
        yield '全員のビッドを合わせると'
        yield str(environment.finalize((undefined(name='total') if l_0_total is missing else l_0_total)))
        yield 'です。トリックの数の'
        yield str(environment.finalize((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks)))
        yield 'と同じにする必要はありません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.bid-came[0]'):
        pass
        yield '結局、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は手札で'
        yield str(environment.finalize((undefined(name='hand') if l_0_hand is missing else l_0_hand)))
        yield 'トリック、ダミーで'
        yield str(environment.finalize((undefined(name='dummy') if l_0_dummy is missing else l_0_dummy)))
        yield 'トリックを取り'
        if (undefined(name='kept') if l_0_kept is missing else l_0_kept):
            pass
            yield '、どちらもビッドどおりになり'
        yield 'ました。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.led-by[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は手札から'
        yield str(environment.finalize((undefined(name='own') if l_0_own is missing else l_0_own)))
        yield 'トリック、ダミーから'
        yield str(environment.finalize((undefined(name='itself') if l_0_itself is missing else l_0_itself)))
        yield 'トリックをリードしました。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'から出た札は、合わせて'
        yield str(environment.finalize((undefined(name='number') if l_0_number is missing else l_0_number)))
        yield '枚です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.dummies-all[0]'):
        pass
        yield 'どのトリックにも、ダミーからは1枚しか出ません。合わせて'
        yield str(environment.finalize((undefined(name='used') if l_0_used is missing else l_0_used)))
        yield '枚で、ダミーの残り'
        yield str(environment.finalize((undefined(name='left') if l_0_left is missing else l_0_left)))
        yield '枚は使わずに終わりました。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.exact-hand[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='h') if l_0_h is missing else l_0_h), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、ビッドどおりの'
        yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
        yield 'トリックで的中です。'
        yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
        yield '＋1＝'
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield '点になります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.exact-dummy[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='h') if l_0_h is missing else l_0_h), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        if (undefined(name='won') if l_0_won is missing else l_0_won):
            pass
            yield 'ちょうど'
            yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
            yield 'トリックです。ダミーは倍で数えるので'
        else:
            pass
            yield 'ビッドどおり1トリックも取らなかったので'
        yield '、'
        yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
        yield '×2＋1＝'
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield '点です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.missed[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='h') if l_0_h is missing else l_0_h), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、ビッド'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield 'に対して'
        yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
        yield 'トリックでした。'
        yield str(environment.finalize((undefined(name='off') if l_0_off is missing else l_0_off)))
        yield 'つ'
        yield str(environment.finalize(('多い' if (undefined(name='over') if l_0_over is missing else l_0_over) else '少ない')))
        yield 'ので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='signed') if l_0_signed is missing else l_0_signed), (undefined(name='points') if l_0_points is missing else l_0_points))))
        yield '点です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.missed[1]'):
        pass
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield 'をビッドした'
        yield str(environment.finalize(environment.call(context, (undefined(name='h') if l_0_h is missing else l_0_h), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize((undefined(name='won') if l_0_won is missing else l_0_won)))
        yield 'トリックで、'
        yield str(environment.finalize((undefined(name='off') if l_0_off is missing else l_0_off)))
        yield 'つ'
        yield str(environment.finalize(('超えた' if (undefined(name='over') if l_0_over is missing else l_0_over) else '足りない')))
        yield '分の'
        yield str(environment.finalize(environment.call(context, (undefined(name='signed') if l_0_signed is missing else l_0_signed), (undefined(name='points') if l_0_points is missing else l_0_points))))
        yield '点です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.tie[0]'):
        pass
        yield 'いちばん多いのは、同点の'
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='seats') if l_0_seats is missing else l_0_seats))))
        yield 'で、'
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield '点ずつです。勝利を分かち合います。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.any-bid[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、手札とダミーのそれぞれに、好きな数をビッドできます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.any-bid[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が手札とダミーにビッドする数には、制限がありません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.lead[0]'):
        pass
        yield 'リードする'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、どの札でも出せます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.lead[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のリードなので、どの札を出してもかまいません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.joker-led[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='joker') if l_0_joker is missing else l_0_joker))))
        yield 'がリードされたので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は何でも出せます。どの札でも勝てません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.joker-led[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='joker') if l_0_joker is missing else l_0_joker))))
        yield 'には何を出しても勝てません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、好きな札を出せます。'
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
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'を持っているので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='either') if l_0_either is missing else l_0_either), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.must-follow[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'でフォローしなければなりません。出せるのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='either') if l_0_either is missing else l_0_either), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.follow-or-joker[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='either') if l_0_either is missing else l_0_either), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'でフォローします。ただし、いつでも出せる'
        yield str(environment.finalize(environment.call(context, (undefined(name='either') if l_0_either is missing else l_0_either), (undefined(name='jokers') if l_0_jokers is missing else l_0_jokers))))
        yield 'を選んでもかまいません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.follow-or-joker[1]'):
        pass
        yield '出せるのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'の'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'と、いつでも出せる'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='jokers') if l_0_jokers is missing else l_0_jokers))))
        yield 'です。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、この中から選びます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.cannot-follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'を持っていないので、どの札でも出せます。'
        if (undefined(name='trumps') if l_0_trumps is missing else l_0_trumps):
            pass
            yield '切り札の'
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='trumps') if l_0_trumps is missing else l_0_trumps))))
            yield 'を出しても、出さなくてもかまいません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.cannot-follow[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'のない'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、何を出してもかまいません。'
        if (undefined(name='trumps') if l_0_trumps is missing else l_0_trumps):
            pass
            yield '切り札（'
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='trumps') if l_0_trumps is missing else l_0_trumps))))
            yield '）を出す義務もありません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.hand-over[0]'):
        pass
        yield 'このディールは、もう終わっています（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-your-turn[0]'):
        pass
        yield 'いまは'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='to_move') if l_0_to_move is missing else l_0_to_move))))
        yield 'の番で、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の番ではありません（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.wrong-decision[0]'):
        pass
        yield 'いま決めるのは、このことではありません（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.sits-out[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、このトリックを休んでいるからです。札を出すダミーは'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='plays') if l_0_plays is missing else l_0_plays))))
        yield 'だけです（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-a-bid[0]'):
        pass
        yield 'ビッドは0から'
        yield str(environment.finalize((undefined(name='most') if l_0_most is missing else l_0_most)))
        yield 'までの数です。'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield 'はビッドできません（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-in-pack[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'は、使わない札です（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-held[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        if (undefined(name='played') if l_0_played is missing else l_0_played):
            pass
            yield 'もう出してしまいました'
        else:
            pass
            yield '持っていません'
        yield '（'
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
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.follow-or-joker[0]'):
        pass
        yield 'リードされたのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'で、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'を持っているからです。そのほかに出せるのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='jokers') if l_0_jokers is missing else l_0_jokers))))
        yield 'だけです（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.random-bid[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、手札に'
        yield str(environment.finalize((undefined(name='hand') if l_0_hand is missing else l_0_hand)))
        yield '、ダミーに'
        yield str(environment.finalize((undefined(name='dummy') if l_0_dummy is missing else l_0_dummy)))
        yield 'をビッドします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.bid[0]'):
        pass
        if (undefined(name='hand_cards') if l_0_hand_cards is missing else l_0_hand_cards):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield 'の手札では、'
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='hand_cards') if l_0_hand_cards is missing else l_0_hand_cards))))
            yield 'が勝てそうで、ほかの札にも少しは望みがあります'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield 'の手札には、1枚だけで勝てそうな札がありません'
        yield '。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、手札のビッドを'
        yield str(environment.finalize((undefined(name='hand') if l_0_hand is missing else l_0_hand)))
        yield 'とします。ダミーから出すのは'
        yield str(environment.finalize((undefined(name='plays') if l_0_plays is missing else l_0_plays)))
        yield '枚ほどでしょう。'
        if (undefined(name='dummy_cards') if l_0_dummy_cards is missing else l_0_dummy_cards):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='dummy_cards') if l_0_dummy_cards is missing else l_0_dummy_cards))))
            yield 'があるので'
        else:
            pass
            yield '1枚だけで勝てそうな札は'
            yield str(environment.finalize(('ありませんが、合わせればいくらかにはなりそうなので' if (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy) else 'ないので')))
        yield '、ダミーは'
        yield str(environment.finalize((undefined(name='dummy') if l_0_dummy is missing else l_0_dummy)))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.bid[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        if (undefined(name='hand_cards') if l_0_hand_cards is missing else l_0_hand_cards):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='hand_cards') if l_0_hand_cards is missing else l_0_hand_cards))))
            yield 'を頼りに'
        else:
            pass
            yield '頼れる札がないまま'
        yield '、手札のビッドを'
        yield str(environment.finalize((undefined(name='hand') if l_0_hand is missing else l_0_hand)))
        yield 'とします。ダミーから出せるのは、せいぜい'
        yield str(environment.finalize((undefined(name='plays') if l_0_plays is missing else l_0_plays)))
        yield '枚と見ました。'
        if (undefined(name='dummy_cards') if l_0_dummy_cards is missing else l_0_dummy_cards):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='dummy_cards') if l_0_dummy_cards is missing else l_0_dummy_cards))))
            yield 'があるので'
        else:
            pass
            yield '1枚だけで勝てる札は'
            yield str(environment.finalize(('ありませんが、どれかは勝つかもしれないので' if (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy) else 'ないので')))
        yield '、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'はダミーのビッドを'
        yield str(environment.finalize((undefined(name='dummy') if l_0_dummy is missing else l_0_dummy)))
        yield 'とします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.bid[2]'):
        pass
        yield '手札に'
        if (undefined(name='hand_cards') if l_0_hand_cards is missing else l_0_hand_cards):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='hand_cards') if l_0_hand_cards is missing else l_0_hand_cards))))
            yield 'のある'
        else:
            pass
            yield '強い札のない'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、手札のビッドを'
        yield str(environment.finalize((undefined(name='hand') if l_0_hand is missing else l_0_hand)))
        yield 'とします。ダミーから出す札は'
        yield str(environment.finalize((undefined(name='plays') if l_0_plays is missing else l_0_plays)))
        yield '枚くらいでしょう。'
        if (undefined(name='dummy_cards') if l_0_dummy_cards is missing else l_0_dummy_cards):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='dummy_cards') if l_0_dummy_cards is missing else l_0_dummy_cards))))
            yield 'で勝てそうなので'
        else:
            pass
            yield '半分以上の見込みで勝てる札は'
            yield str(environment.finalize(('ありませんが、望みのある札はあるので' if (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy) else 'ないので')))
        yield '、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'はダミーのビッドを'
        yield str(environment.finalize((undefined(name='dummy') if l_0_dummy is missing else l_0_dummy)))
        yield 'とします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.random[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.only[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が出せるのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'だけです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.only[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'のほかに、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の出せる札はありません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-win[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'であと'
        yield str(environment.finalize((undefined(name='need') if l_0_need is missing else l_0_need)))
        yield 'トリック必要です。'
        yield str(environment.finalize(('相手には負けない' if (undefined(name='certain') if l_0_certain is missing else l_0_certain) else '勝てそうな')))
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='from_') if l_0_from_ is missing else l_0_from_), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'リードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-win[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'で取りたいのは、あと'
        yield str(environment.finalize((undefined(name='need') if l_0_need is missing else l_0_need)))
        yield 'トリックです。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は'
        yield str(environment.finalize(('、相手の誰も勝てない' if (undefined(name='certain') if l_0_certain is missing else l_0_certain) else '、負けにくい')))
        yield str(environment.finalize(environment.call(context, (undefined(name='its') if l_0_its is missing else l_0_its), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-win[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='h') if l_0_h is missing else l_0_h), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、ビッドまであと'
        yield str(environment.finalize((undefined(name='need') if l_0_need is missing else l_0_need)))
        yield 'トリックです。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'ですぐに取りにいきます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-to-dummy[0]'):
        pass
        yield 'ダミーにも、まだトリックが必要です。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、ダミーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='hope') if l_0_hope is missing else l_0_hope))))
        yield 'で勝とうと、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-to-dummy[1]'):
        pass
        yield 'このトリックは、ダミーに取らせるつもりです。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードして、ダミーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='hope') if l_0_hope is missing else l_0_hope))))
        yield 'に期待します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-to-dummy[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、ダミーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='hope') if l_0_hope is missing else l_0_hope))))
        yield 'に勝ってもらおうと、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-low[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'であと'
        yield str(environment.finalize((undefined(name='need') if l_0_need is missing else l_0_need)))
        yield 'トリック必要ですが、いま勝てそうな札がありません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='its') if l_0_its is missing else l_0_its), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-low[1]'):
        pass
        yield '強い札はあとに残して、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='its') if l_0_its is missing else l_0_its), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
        yield str(environment.finalize(environment.call(context, (undefined(name='h') if l_0_h is missing else l_0_h), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'に必要なのは、あと'
        yield str(environment.finalize((undefined(name='need') if l_0_need is missing else l_0_need)))
        yield 'トリックです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-wait[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'で取りたいあと'
        yield str(environment.finalize((undefined(name='need') if l_0_need is missing else l_0_need)))
        yield 'トリックを、'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='sure') if l_0_sure is missing else l_0_sure))))
        yield 'に任せるつもりです。負けてもよい'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-wait[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は急ぎません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のあと'
        yield str(environment.finalize((undefined(name='need') if l_0_need is missing else l_0_need)))
        yield 'トリックは、'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='sure') if l_0_sure is missing else l_0_sure))))
        yield 'で取れそうだからです。リードするのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-lose[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='enough') if l_0_enough is missing else l_0_enough), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='won') if l_0_won is missing else l_0_won))))
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、負けやすそうな'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-lose[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'で'
        yield str(environment.finalize(('これ以上' if (undefined(name='won') if l_0_won is missing else l_0_won) else '')))
        yield 'トリックを取ると、点を失います。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードして、誰かの札に負けるのを待ちます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-lose[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'では'
        yield str(environment.finalize(('もう' if (undefined(name='won') if l_0_won is missing else l_0_won) else '')))
        yield '勝ちたくない'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-take[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'から何をリードしても勝ってしまいそうです。それなら、いちばん強い'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'から手放します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-take[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='enough') if l_0_enough is missing else l_0_enough), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='won') if l_0_won is missing else l_0_won))))
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'ですが、負けてくれそうな札がありません。いちばん強い'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.leave[0]'):
        pass
        yield 'いま勝っているのは、トリックの必要な'
        yield str(environment.finalize(environment.call(context, (undefined(name='h') if l_0_h is missing else l_0_h), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'です。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、それに勝たない'
        yield str(environment.finalize(environment.call(context, (undefined(name='its') if l_0_its is missing else l_0_its), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.leave[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、このトリックを'
        yield str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'に任せて、'
        yield str(environment.finalize(environment.call(context, (undefined(name='its') if l_0_its is missing else l_0_its), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.leave[2]'):
        pass
        yield 'まだトリックのほしい'
        yield str(environment.finalize(environment.call(context, (undefined(name='h') if l_0_h is missing else l_0_h), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'が勝っています。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='from_') if l_0_from_ is missing else l_0_from_), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出して譲ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-last[0]'):
        pass
        yield '最後に出す'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='its') if l_0_its is missing else l_0_its), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'で'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝ちます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-last[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のあとには誰も出しません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝つには'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'で十分です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-last[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'でも'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てます。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が最後なので、これで足ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-sure[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='its') if l_0_its is missing else l_0_its), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'で'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝ちます。'
        yield str(environment.finalize(('これに勝てる相手はいません' if (undefined(name='certain') if l_0_certain is missing else l_0_certain) else 'このあとも負けにくい札です')))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-sure[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'でトリックのほしい'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を重ねます。'
        yield str(environment.finalize(('これに勝てる相手は、もういません' if (undefined(name='certain') if l_0_certain is missing else l_0_certain) else 'おそらく、このまま勝てるでしょう')))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-sure[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てて、'
        yield str(environment.finalize(('そのまま勝ちが決まる' if (undefined(name='certain') if l_0_certain is missing else l_0_certain) else 'そのまま勝ちきれそうな')))
        yield 'のが'
        yield str(environment.finalize(environment.call(context, (undefined(name='its') if l_0_its is missing else l_0_its), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'です。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'はこれを出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-try[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、あとで負けるかもしれませんが、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てる'
        yield str(environment.finalize(environment.call(context, (undefined(name='its') if l_0_its is missing else l_0_its), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-try[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、ひとまず'
        yield str(environment.finalize(environment.call(context, (undefined(name='its') if l_0_its is missing else l_0_its), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'で'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'を上回ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-try[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'でトリックを取りにいきます。'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てますが、安心はできません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.wait[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のあと'
        yield str(environment.finalize((undefined(name='need') if l_0_need is missing else l_0_need)))
        yield 'トリックは'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='sure') if l_0_sure is missing else l_0_sure))))
        yield 'に任せて、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝たない'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を手放します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.wait[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='sure') if l_0_sure is missing else l_0_sure))))
        yield 'があるので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='h') if l_0_h is missing else l_0_h), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のあと'
        yield str(environment.finalize((undefined(name='need') if l_0_need is missing else l_0_need)))
        yield 'トリックは急ぎません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'の下に'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を捨てます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.wait[2]'):
        pass
        yield 'あと'
        yield str(environment.finalize((undefined(name='need') if l_0_need is missing else l_0_need)))
        yield 'トリックは'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='sure') if l_0_sure is missing else l_0_sure))))
        yield 'で取れそうなので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'はこのトリックを見送り、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'の下に'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を捨てます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.throw[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、このトリックには'
        yield str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'で'
        yield str(environment.finalize(('勝てそうにない' if (undefined(name='able') if l_0_able is missing else l_0_able) else '勝てない')))
        yield 'ので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を捨てます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.throw[1]'):
        pass
        if (undefined(name='able') if l_0_able is missing else l_0_able):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
            yield 'は、'
            yield str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield 'では'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
            yield 'に勝ちきれないと見て'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
            yield 'が'
            yield str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield 'から出せる札では、'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
            yield 'に勝てません。そこで'
        yield '、惜しくない'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.throw[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、強い札をあとに残して'
        yield str(environment.finalize(environment.call(context, (undefined(name='its') if l_0_its is missing else l_0_its), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.duck[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='enough') if l_0_enough is missing else l_0_enough), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='won') if l_0_won is missing else l_0_won))))
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に負ける'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を手放します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.duck[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'が出ているので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='its') if l_0_its is missing else l_0_its), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出しても勝ってしまうことはありません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、喜んで手放します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.duck[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='its') if l_0_its is missing else l_0_its), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に負けます。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、いまのうちに出してしまいます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.duck-try[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'から何を出しても'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝ってしまいます。'
        if (undefined(name='certain') if l_0_certain is missing else l_0_certain):
            pass
            yield '出すのは'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'です'
        else:
            pass
            yield 'あとの札に負けやすそうな'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'を選びます'
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.duck-try[1]'):
        pass
        yield 'どうしても'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝ってしまう'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、'
        yield str(environment.finalize(('' if (undefined(name='certain') if l_0_certain is missing else l_0_certain) else '誰かの札に負けるように')))
        yield str(environment.finalize(environment.call(context, (undefined(name='its') if l_0_its is missing else l_0_its), (undefined(name='seat') if l_0_seat is missing else l_0_seat), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.take[0]'):
        pass
        yield '最後に出す'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='part') if l_0_part is missing else l_0_part), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のどの札でも'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝ってしまいます。それなら、いちばん強い'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を手放します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.take[1]'):
        pass
        yield '勝つしかない'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='owner') if l_0_owner is missing else l_0_owner))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='from_') if l_0_from_ is missing else l_0_from_), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '出せる札の中でいちばん強い'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に重ねます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.plays-next[0]'):
        pass
        yield '次に札を出すのは？'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.may-play[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が出せるのは、どの札？'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.who-wins[0]'):
        pass
        yield 'このトリックに勝つのは？'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.scores[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の得点は何点？'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.plays-next[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.so-far[0]'):
        pass
        yield '上から見たテーブル。出た順に、'
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
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.holds[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の番。持っているのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.counted[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のビッドと取ったトリック。手札はビッド'
        yield str(environment.finalize((undefined(name='hand_bid') if l_0_hand_bid is missing else l_0_hand_bid)))
        yield '、取った数'
        yield str(environment.finalize((undefined(name='hand_won') if l_0_hand_won is missing else l_0_hand_won)))
        yield '。ダミーはビッド'
        yield str(environment.finalize((undefined(name='dummy_bid') if l_0_dummy_bid is missing else l_0_dummy_bid)))
        yield '、取った数'
        yield str(environment.finalize((undefined(name='dummy_won') if l_0_dummy_won is missing else l_0_dummy_won)))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.trick[0]'):
        pass
        yield '上から見たテーブル。出た順に、'
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
        if (not t_3((undefined(name='winner') if l_0_winner is missing else l_0_winner))):
            pass
            yield '勝ったのは'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='winner') if l_0_winner is missing else l_0_winner))))
            yield '。'
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='idle') if l_0_idle is missing else l_0_idle))))
        yield 'は休み。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.turn[0]'):
        pass
        yield '出す前の'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield '。'
        yield str(environment.finalize(('どの札も出せる' if (t_2((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == t_2((undefined(name='hand') if l_0_hand is missing else l_0_hand))) else environment.short(str_join(('出せるのは', environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards)), ))))))
        yield '。'

blocks = {}
debug_info = '1=84&2=97&3=109&4=115&6=130&7=136&9=151&10=163&11=169&13=186&14=192&16=207&17=228&18=241&19=253&20=266&21=277&22=288&23=302&24=318&25=324&26=337&28=342&29=357'

taken = ['able', 'best', 'bid', 'bids', 'card', 'cards', 'certain', 'clause', 'dealer', 'dummy', 'dummy_bid', 'dummy_cards', 'dummy_won', 'first', 'first_card', 'hand', 'hand_bid', 'hand_cards', 'hand_won', 'hope', 'idle', 'itself', 'joker', 'jokers', 'kept', 'last', 'leader', 'left', 'most', 'names', 'need', 'number', 'off', 'out', 'over', 'own', 'owner', 'phrase', 'played', 'plays', 'points', 'right', 'seat', 'seats', 'suit', 'sure', 'taker', 'to_move', 'total', 'trick', 'tricks', 'trumps', 'used', 'winner', 'won']
lent = []
