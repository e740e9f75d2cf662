# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'handmade-pinochle/phrases.ja.toml'

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
    l_0_meld = resolve('meld')
    l_0_card = resolve('card')
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
    l_0_c = l_0_p = l_0_ps = l_0_cs = l_0_s = l_0_pc = l_0_name = l_0_named = l_0_meld_ = l_0_minus = l_0_tally = l_0_row = l_0_either = l_0_pair_ = missing
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
        t_3 = environment.filters['select']
    except KeyError:
        @internalcode
        def t_3(*unused):
            raise TemplateRuntimeError("No filter named 'select' found.")
    try:
        t_4 = environment.filters['unique']
    except KeyError:
        @internalcode
        def t_4(*unused):
            raise TemplateRuntimeError("No filter named 'unique' found.")
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
                    str(environment.finalize(('と' if (t_1(l_1_seats) == 2) else '、'))),
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
                    str(environment.finalize(('と' if (t_1(l_1_cards) == 2) else '、'))),
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
    def macro(l_1_m):
        t_14 = []
        l_1_words = resolve('words')
        if l_1_m is missing:
            l_1_m = undefined("parameter 'm' was not provided", name='m')
        pass
        if environment.getattr(l_1_m, 'suit'):
            pass
            t_14.extend((
                str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), environment.getattr(l_1_m, 'suit')))),
                'の',
            ))
        t_14.append(
            str(environment.finalize(environment.getitem((undefined(name='words') if l_1_words is missing else l_1_words), environment.short(str_join((('double-' if (environment.getitem(l_1_m, 'count') == 2) else ''), environment.getattr(l_1_m, 'meld'), )))))),
        )
        return concat(t_14)
    context.exported_vars.add('meld_')
    context.vars['meld_'] = l_0_meld_ = Macro(environment, macro, 'meld_', ('m',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_15 = []
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        t_15.append(
            str(environment.finalize((environment.short(str_join(('−', (-l_1_number), ))) if (l_1_number < 0) else l_1_number))),
        )
        return concat(t_15)
    context.exported_vars.add('minus')
    context.vars['minus'] = l_0_minus = Macro(environment, macro, 'minus', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_16 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(t_4(environment, l_1_cards), undefined):
            _loop_vars = {}
            pass
            t_16.extend((
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(('（両方）' if (t_1(t_2(context.eval_ctx, t_3(context, l_1_cards, 'equalto', l_2_x))) == 2) else ''))),
                str(environment.finalize(('' if environment.getattr(l_2_loop, 'last') else ('と' if (environment.getattr(l_2_loop, 'length') == 2) else '、')))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_16)
    context.exported_vars.add('tally')
    context.vars['tally'] = l_0_tally = Macro(environment, macro, 'tally', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_17 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_17.extend((
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(('' if environment.getattr(l_2_loop, 'last') else ' '))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_17)
    context.exported_vars.add('row')
    context.vars['row'] = l_0_row = Macro(environment, macro, 'row', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_18 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        t_18.extend((
            str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), l_1_cards))),
            str(environment.finalize(('' if (t_1(l_1_cards) == 1) else ('のどちらか' if (t_1(l_1_cards) == 2) else 'のどれか')))),
        ))
        return concat(t_18)
    context.exported_vars.add('either')
    context.vars['either'] = l_0_either = Macro(environment, macro, 'either', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seats):
        t_19 = []
        if l_1_seats is missing:
            l_1_seats = undefined("parameter 'seats' was not provided", name='seats')
        pass
        t_19.extend((
            str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), l_1_seats))),
            'のペア',
        ))
        return concat(t_19)
    context.exported_vars.add('pair_')
    context.vars['pair_'] = l_0_pair_ = Macro(environment, macro, 'pair_', ('seats',), False, False, False, context.eval_ctx.autoescape)
    if ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.pairs[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.getitem((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), 0))))
        yield 'のペアと、'
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.getitem((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), 1))))
        yield 'のペアの対戦です。ディクレアラーは'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='declarer') if l_0_declarer is missing else l_0_declarer))))
        yield 'で、コントラクトは'
        yield str(environment.finalize((undefined(name='contract') if l_0_contract is missing else l_0_contract)))
        yield '点、切り札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trump-suit[0]'):
        pass
        yield '切り札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.no-declarer[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.getitem((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), 0))))
        yield 'のペアと、'
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.getitem((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), 1))))
        yield 'のペアの対戦です。スタートプレイヤーは'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='start') if l_0_start is missing else l_0_start))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.deal[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.getitem((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), 0))))
        yield 'のペアと、'
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.getitem((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), 1))))
        yield 'のペアの対戦です。'
        yield str(environment.finalize((undefined(name='hand_no') if l_0_hand_no is missing else l_0_hand_no)))
        yield 'ディール目で、スタートプレイヤーは'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='start') if l_0_start is missing else l_0_start))))
        yield 'です。'
        if (environment.getitem((undefined(name='scores') if l_0_scores is missing else l_0_scores), 0) or environment.getitem((undefined(name='scores') if l_0_scores is missing else l_0_scores), 1)):
            pass
            yield 'ここまでの得点は、'
            yield str(environment.finalize(environment.call(context, (undefined(name='pair_') if l_0_pair_ is missing else l_0_pair_), environment.getitem((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), 0))))
            yield 'が'
            yield str(environment.finalize(environment.call(context, (undefined(name='minus') if l_0_minus is missing else l_0_minus), environment.getitem((undefined(name='scores') if l_0_scores is missing else l_0_scores), 0))))
            yield '点、'
            yield str(environment.finalize(environment.call(context, (undefined(name='pair_') if l_0_pair_ is missing else l_0_pair_), environment.getitem((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), 1))))
            yield 'が'
            yield str(environment.finalize(environment.call(context, (undefined(name='minus') if l_0_minus is missing else l_0_minus), environment.getitem((undefined(name='scores') if l_0_scores is missing else l_0_scores), 1))))
            yield '点です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.drafted[0]'):
        pass
        yield '表の1行が、ハンドメイクの1手番です。{icon:kept|●}の付いた札は、手番の人が伏せて残した札で、ほかは全員の前で取った札です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.draft-melds[0]'):
        pass
        yield '手役ができるので選んだ札は、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='picks') if l_0_picks is missing else l_0_picks), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield 'の'
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), environment.getattr(l_1_x, 'cards'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(('' if environment.getattr(l_1_loop, 'last') else '、')))
        l_1_loop = l_1_x = missing
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.draws[0]'):
        pass
        yield str(environment.finalize((undefined(name='number') if l_0_number is missing else l_0_number)))
        yield '手番目、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の番です。'
        if (undefined(name='held') if l_0_held is missing else l_0_held):
            pass
            yield 'すでに'
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='held') if l_0_held is missing else l_0_held))))
            yield 'を持っている'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield 'が'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield 'が'
        yield '、'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'を引きます。ほかの人には見せません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.keeps[0]'):
        pass
        if (undefined(name='meld') if l_0_meld is missing else l_0_meld):
            pass
            yield '持っている札と合わせて手役になるので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を伏せて残し、ほかの札を表向きに並べます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.takes[0]'):
        pass
        yield '左隣の人から順に、'
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
        yield 'を選んで取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.takes-last[0]'):
        pass
        yield '最後の'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、残った'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を取るしかありません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.auction-start[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='start') if l_0_start is missing else l_0_start))))
        yield 'の左隣の'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'から始めます。表の下の行の「–」は、もうパスした人です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.least-bid[0]'):
        pass
        yield 'この4人は、ビッドを'
        yield str(environment.finalize((undefined(name='least') if l_0_least is missing else l_0_least)))
        yield '点以上と取り決めていました。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.next-turn[0]'):
        pass
        yield '次は、左隣の'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の手番です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.standing[0]'):
        pass
        yield 'ここまでの累計は、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='pair_') if l_0_pair_ is missing else l_0_pair_), environment.getattr(l_1_x, 'pair'), _loop_vars=_loop_vars)))
            yield 'が'
            yield str(environment.finalize(environment.call(context, (undefined(name='minus') if l_0_minus is missing else l_0_minus), environment.getattr(l_1_x, 'points'), _loop_vars=_loop_vars)))
            yield '点'
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'でした。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.gave-up[0]'):
        pass
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='calls') if l_0_calls is missing else l_0_calls), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.getattr(l_1_x, 'points')))
            yield '点以上が必要になったところで'
            yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.getattr(l_1_x, 'seats'), _loop_vars=_loop_vars)))
            yield 'が'
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'パスしました。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.declarer[0]'):
        pass
        yield 'ほかの全員がパスしたので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'がディクレアラーです。コントラクトは'
        yield str(environment.finalize((undefined(name='contract') if l_0_contract is missing else l_0_contract)))
        yield '点で、切り札には'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield 'を指定しました。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.thrown-in[0]'):
        pass
        yield '4人ともパスしたので、ディクレアラーがいません。このディールは流れ、同じ'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='start') if l_0_start is missing else l_0_start))))
        yield 'をスタートプレイヤーとして、ハンドメイクからやり直します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.shows[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の手役は、'
        l_1_loop = missing
        for l_1_m, l_1_loop in LoopContext((undefined(name='melds') if l_0_melds is missing else l_0_melds), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='meld_') if l_0_meld_ is missing else l_0_meld_), l_1_m, _loop_vars=_loop_vars)))
            yield '（'
            yield str(environment.finalize(environment.getattr(l_1_m, 'points')))
            yield '点）'
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_m = missing
        yield 'です。'
        if (t_1((undefined(name='melds') if l_0_melds is missing else l_0_melds)) > 1):
            pass
            yield '合わせて'
            yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
            yield '点になります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.run-extra[0]'):
        pass
        yield 'あとの'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'は、ロイヤル・マリッジとして数えます。合計は'
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield '点です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.shared[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を重ねて使います。'
        l_1_loop = missing
        for l_1_m, l_1_loop in LoopContext((undefined(name='melds') if l_0_melds is missing else l_0_melds), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), environment.getattr(l_1_m, 'others'), _loop_vars=_loop_vars)))
            yield 'と合わせて'
            yield str(environment.finalize(environment.call(context, (undefined(name='meld_') if l_0_meld_ is missing else l_0_meld_), l_1_m, _loop_vars=_loop_vars)))
            yield '（'
            yield str(environment.finalize(environment.getattr(l_1_m, 'points')))
            yield '点）'
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_m = missing
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.meld-sums[0]'):
        pass
        yield '手役の点は、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='pair_') if l_0_pair_ is missing else l_0_pair_), environment.getattr(l_1_x, 'pair'), _loop_vars=_loop_vars)))
            yield 'が'
            yield str(environment.finalize(environment.getattr(l_1_x, 'points')))
            yield '点'
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'です。点を書きとめたら、札は手札に戻します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trick-sums[0]'):
        pass
        yield 'トリックで取った点は、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='pair_') if l_0_pair_ is missing else l_0_pair_), environment.getattr(l_1_x, 'pair'), _loop_vars=_loop_vars)))
            yield 'が'
            yield str(environment.finalize(environment.getattr(l_1_x, 'points')))
            yield '点'
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.counters[0]'):
        pass
        yield 'エースとキングと10の札は全部で'
        yield str(environment.finalize((undefined(name='counters') if l_0_counters is missing else l_0_counters)))
        yield '枚あり、1枚が1点です。最後のトリックを取った'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='last') if l_0_last is missing else l_0_last))))
        yield 'の1点を加えて、合計'
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield '点になります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trick[0]'):
        pass
        yield '**'
        yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
        yield 'トリック目。**'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trick-number[0]'):
        pass
        yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
        yield 'トリック目です。'
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
        yield 'でフォローします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.last-cards[0]'):
        pass
        yield '全員が最後の1枚を出します。'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield 'の'
            if environment.getattr(l_1_loop, 'first'):
                pass
                yield 'リードは'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'のない'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'はラフしなければならず、'
        if (undefined(name='only') if l_0_only is missing else l_0_only):
            pass
            yield '1枚だけ持っている切り札の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ruff[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'には'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'がなく、'
        if (undefined(name='only') if l_0_only is missing else l_0_only):
            pass
            yield '1枚きりの切り札、'
        else:
            pass
            yield '手持ちの切り札から選んだ'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'でラフします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.overruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'も'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'がなく、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='under') if l_0_under is missing else l_0_under))))
        yield 'より強い切り札を出さなければなりません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'でオーバーラフします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.overruff[1]'):
        pass
        yield '同じく'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'のない'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='under') if l_0_under is missing else l_0_under))))
        yield 'を上回る'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'でオーバーラフします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.underruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'も'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'がありません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='over') if l_0_over is missing else l_0_over))))
        yield 'より強い切り札もありませんが、切り札は出さなければならないので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.underruff[1]'):
        pass
        yield '同じく'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'のない'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='over') if l_0_over is missing else l_0_over))))
        yield 'を上回れなくても切り札を出す決まりです。'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.discard[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        if (undefined(name='led') if l_0_led is missing else l_0_led):
            pass
            yield '切り札がないので'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
            yield 'も切り札もないので'
        yield '、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を捨てます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.discard[1]'):
        pass
        if (undefined(name='led') if l_0_led is missing else l_0_led):
            pass
            yield '切り札のない'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
            yield 'も切り札もない'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を手放します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.discard-feed[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        if (undefined(name='led') if l_0_led is missing else l_0_led):
            pass
            yield '切り札がないので'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
            yield 'も切り札もないので'
        yield '、パートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'に'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を渡します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.discard-feed[1]'):
        pass
        if (undefined(name='led') if l_0_led is missing else l_0_led):
            pass
            yield '切り札のない'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
            yield 'も切り札もない'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、勝っているパートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'に'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を渡します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.cannot-follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の手札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'で、'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'はありません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trumps-left[0]'):
        pass
        if (not (undefined(name='cards') if l_0_cards is missing else l_0_cards)):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield 'には切り札もないので、どの札でも出せます。'
        elif ((undefined(name='best') if l_0_best is missing else l_0_best) and (undefined(name='higher') if l_0_higher is missing else l_0_higher)):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
            yield 'より強い'
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), environment.getitem((undefined(name='best') if l_0_best is missing else l_0_best), 1))))
            yield '、つまり'
            yield str(environment.finalize(environment.call(context, (undefined(name='either') if l_0_either is missing else l_0_either), (undefined(name='higher') if l_0_higher is missing else l_0_higher))))
            yield 'を出さなければなりません。'
        elif (undefined(name='best') if l_0_best is missing else l_0_best):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
            yield 'より強い'
            yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), environment.getitem((undefined(name='best') if l_0_best is missing else l_0_best), 1))))
            yield 'はありませんが、それでも切り札の'
            yield str(environment.finalize(environment.call(context, (undefined(name='either') if l_0_either is missing else l_0_either), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
            yield 'を出さなければなりません。'
        else:
            pass
            yield '切り札の'
            yield str(environment.finalize(environment.call(context, (undefined(name='either') if l_0_either is missing else l_0_either), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
            yield 'を出さなければなりません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.plays[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.could-beat[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='higher') if l_0_higher is missing else l_0_higher))))
        yield 'を出せば'
        if (undefined(name='mate') if l_0_mate is missing else l_0_mate):
            pass
            yield 'パートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てますが、その義務はないので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[0]'):
        pass
        yield 'いちばん強い'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'で、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が勝ちます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'の最強は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'です。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'がトリックを取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出した'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のトリックです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump-led[0]'):
        pass
        yield 'いちばん強い切り札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'で、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が勝ちます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump-led[1]'):
        pass
        yield '切り札でいちばん強い'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出した'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が、トリックを取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump-led[2]'):
        pass
        yield '切り札どうしの勝負は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'の勝ちです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump[0]'):
        pass
        if (undefined(name='only') if l_0_only is missing else l_0_only):
            pass
            yield 'ただ1枚の切り札'
        else:
            pass
            yield 'いちばん強い切り札'
        yield 'の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'で、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'がトリックを取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'が、'
        if (undefined(name='only') if l_0_only is missing else l_0_only):
            pass
            yield 'ただ1枚の切り札'
        else:
            pass
            yield '切り札の中で最強'
        yield 'なので勝ちます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-first[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='other') if l_0_other is missing else l_0_other))))
        yield 'の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'も同じ強さですが、先に'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出した'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が勝ちます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.worth[0]'):
        pass
        if ((undefined(name='points') if l_0_points is missing else l_0_points) == 0):
            pass
            yield '点になる札はありません。'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='tally') if l_0_tally is missing else l_0_tally), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
            if (undefined(name='last') if l_0_last is missing else l_0_last):
                pass
                if (undefined(name='cards') if l_0_cards is missing else l_0_cards):
                    pass
                    yield 'と'
                yield '最後のトリック'
            yield 'で'
            yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
            yield '点です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.worth[1]'):
        pass
        if ((undefined(name='points') if l_0_points is missing else l_0_points) == 0):
            pass
            yield '点は入りません。'
        else:
            pass
            yield '入った点は、'
            yield str(environment.finalize(environment.call(context, (undefined(name='tally') if l_0_tally is missing else l_0_tally), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
            if (undefined(name='last') if l_0_last is missing else l_0_last):
                pass
                if (undefined(name='cards') if l_0_cards is missing else l_0_cards):
                    pass
                    yield 'と'
                yield '最後のトリック'
            yield 'の'
            yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
            yield '点です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.tried-refused-follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は切り札の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'で勝ちたいところですが、出せません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.tried-refused-ruff[0]'):
        pass
        yield 'パートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'が勝っているので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'はいらない'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を捨てたいところですが、出せません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.tried-refused-overruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は弱い切り札の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'で済ませたいところですが、出せません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.may-play[0]'):
        pass
        if (t_1((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1):
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
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.at-a-glance[0]'):
        pass
        yield '全部のトリックをまとめると、次の表になります。{icon:led|▷}はリードした札、{icon:won|★}は勝った札です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.made[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='pair_') if l_0_pair_ is missing else l_0_pair_), (undefined(name='pair') if l_0_pair is missing else l_0_pair))))
        yield 'は、手役'
        yield str(environment.finalize((undefined(name='melds') if l_0_melds is missing else l_0_melds)))
        yield '点とトリック'
        yield str(environment.finalize((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks)))
        yield '点で、合わせて'
        yield str(environment.finalize((undefined(name='total') if l_0_total is missing else l_0_total)))
        yield '点です。'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield '点のコントラクトは成功し、'
        yield str(environment.finalize(environment.call(context, (undefined(name='minus') if l_0_minus is missing else l_0_minus), (undefined(name='score') if l_0_score is missing else l_0_score))))
        yield '点を得ます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.missed[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='pair_') if l_0_pair_ is missing else l_0_pair_), (undefined(name='pair') if l_0_pair is missing else l_0_pair))))
        yield 'は、手役'
        yield str(environment.finalize((undefined(name='melds') if l_0_melds is missing else l_0_melds)))
        yield '点とトリック'
        yield str(environment.finalize((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks)))
        yield '点で、合わせて'
        yield str(environment.finalize((undefined(name='total') if l_0_total is missing else l_0_total)))
        yield '点しかなく、'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield '点のコントラクトに届きません。トリックの点は数えず、手役の点がそのままマイナスになって、'
        yield str(environment.finalize(environment.call(context, (undefined(name='minus') if l_0_minus is missing else l_0_minus), (undefined(name='score') if l_0_score is missing else l_0_score))))
        yield '点です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.no-trick[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='pair_') if l_0_pair_ is missing else l_0_pair_), (undefined(name='pair') if l_0_pair is missing else l_0_pair))))
        yield 'は1トリックも取れませんでした。手役の点にかかわらず、得点はビッドのマイナスで、−'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield '点です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.defenders[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='pair_') if l_0_pair_ is missing else l_0_pair_), (undefined(name='pair') if l_0_pair is missing else l_0_pair))))
        yield 'は、手役'
        yield str(environment.finalize((undefined(name='melds') if l_0_melds is missing else l_0_melds)))
        yield '点とトリック'
        yield str(environment.finalize((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks)))
        yield '点で、'
        yield str(environment.finalize((undefined(name='score') if l_0_score is missing else l_0_score)))
        yield '点を得ます。'
        if (undefined(name='lost') if l_0_lost is missing else l_0_lost):
            pass
            yield 'あとの'
            yield str(environment.finalize((undefined(name='lost') if l_0_lost is missing else l_0_lost)))
            yield '点の手役は、見せた人がトリックを取れなかったので数えません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.nothing[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='pair_') if l_0_pair_ is missing else l_0_pair_), (undefined(name='pair') if l_0_pair is missing else l_0_pair))))
        yield 'は1トリックも取れなかったので、'
        if (undefined(name='shown') if l_0_shown is missing else l_0_shown):
            pass
            yield '手役の'
            yield str(environment.finalize((undefined(name='shown') if l_0_shown is missing else l_0_shown)))
            yield '点は数えません。'
        yield '得点は0点です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.secured[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield '点の手役を見せましたが、1トリックも取れませんでした。しかし、パートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='mate') if l_0_mate is missing else l_0_mate))))
        yield 'が'
        yield str(environment.finalize((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks)))
        yield 'トリックを取ったので、手役の点は数えます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.totals[0]'):
        pass
        yield str(environment.finalize((undefined(name='hand_no') if l_0_hand_no is missing else l_0_hand_no)))
        yield 'ディールを終えた累計は、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='pairs') if l_0_pairs is missing else l_0_pairs), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='pair_') if l_0_pair_ is missing else l_0_pair_), environment.getattr(l_1_x, 'pair'), _loop_vars=_loop_vars)))
            yield 'が'
            yield str(environment.finalize(environment.call(context, (undefined(name='minus') if l_0_minus is missing else l_0_minus), environment.getattr(l_1_x, 'points'), _loop_vars=_loop_vars)))
            yield '点'
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.winners[0]'):
        pass
        if (undefined(name='tie') if l_0_tie is missing else l_0_tie):
            pass
            yield '同点なので、両方のペアが勝利を分かち合います。'
        else:
            pass
            yield '累計の多い'
            yield str(environment.finalize(environment.call(context, (undefined(name='pair_') if l_0_pair_ is missing else l_0_pair_), (undefined(name='pair') if l_0_pair is missing else l_0_pair))))
            yield 'の勝ちです。'
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
            yield str(environment.finalize(('' if environment.getattr(l_1_loop, 'last') else '、')))
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
        yield '図では、伏せて残す札を破線で囲みました。数字は、札を取る順番です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.expected[0]'):
        pass
        yield '表の上の行は、最初に言う番での見込みです。いちばんよいスートを切り札としたときの自分の手役の点、パートナーが全員の前で取った札でできる手役の点、そして切り札とエースの枚数（パートナーが全員の前で取ったものも含む）から見積もったトリックの点を合計しました。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.how-far[0]'):
        pass
        yield 'この人たちは、合計より'
        yield str(environment.finalize((undefined(name='margin') if l_0_margin is missing else l_0_margin)))
        yield '点低いところまでビッドします。まだ余裕があれば、それよりさらに'
        yield str(environment.finalize((undefined(name='room') if l_0_room is missing else l_0_room)))
        yield '点低いところから始めます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.left[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、パートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='mate') if l_0_mate is missing else l_0_mate))))
        yield 'に任せてパスしました。'
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
        yield str(environment.finalize((undefined(name='number') if l_0_number is missing else l_0_number)))
        yield '巡目'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.too-little[0]'):
        pass
        yield 'この人たちは、見込みの合計に'
        yield str(environment.finalize((undefined(name='margin') if l_0_margin is missing else l_0_margin)))
        yield '点の余裕がなければビッドしません。'
        yield str(environment.finalize((undefined(name='least') if l_0_least is missing else l_0_least)))
        yield '点で余裕のある人は、1人もいません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.keep-one[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、引いた'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'の中から1枚を伏せて残します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.keep-one[1]'):
        pass
        yield str(environment.finalize((undefined(name='turn') if l_0_turn is missing else l_0_turn)))
        yield '番目の手番です。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'のうち1枚を取っておきます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.take-one[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='maker') if l_0_maker is missing else l_0_maker))))
        yield 'の手番で表向きになった'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'から1枚を取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.take-one[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='maker') if l_0_maker is missing else l_0_maker))))
        yield 'の並べた'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'のうち、1枚が'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のものになります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.take-last[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='maker') if l_0_maker is missing else l_0_maker))))
        yield 'の並べた札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'しか残っていないので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'はこれを取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.take-last[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='maker') if l_0_maker is missing else l_0_maker))))
        yield 'の手番の最後の札、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を取るしかありません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.open-auction[0]'):
        pass
        yield 'まだ誰もビッドしていません。'
        if (undefined(name='passed') if l_0_passed is missing else l_0_passed):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='passed') if l_0_passed is missing else l_0_passed))))
            yield 'はパスしました。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize((undefined(name='least') if l_0_least is missing else l_0_least)))
        yield '点以上をビッドするか、パスします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.raise-or-pass[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='bidder') if l_0_bidder is missing else l_0_bidder))))
        yield 'のビッドは'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield '点です。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize((undefined(name='least') if l_0_least is missing else l_0_least)))
        yield '点以上をビッドするか、パスします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.raise-or-pass[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'がビッドするには、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='bidder') if l_0_bidder is missing else l_0_bidder))))
        yield 'の'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield '点を上回る'
        yield str(environment.finalize((undefined(name='least') if l_0_least is missing else l_0_least)))
        yield '点以上でなければなりません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.name-trump[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize((undefined(name='contract') if l_0_contract is missing else l_0_contract)))
        yield '点のディクレアラーで、切り札にするスートを自由に選べます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.lead[0]'):
        pass
        yield 'リードする'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、どの札でも出せます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.lead[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のリードなので、どの札を出してもかまいません。'
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
        yield 'が出せるのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'だけです。'
        yield str(environment.finalize(environment.call(context, (undefined(name='either') if l_0_either is missing else l_0_either), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'になります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.must-head[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'を持っているので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'より強い'
        yield str(environment.finalize(environment.call(context, (undefined(name='either') if l_0_either is missing else l_0_either), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.must-head[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'には'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てる'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'があります。'
        yield str(environment.finalize(environment.call(context, (undefined(name='either') if l_0_either is missing else l_0_either), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'を出さなければなりません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.must-ruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'がないので、切り札の'
        yield str(environment.finalize(environment.call(context, (undefined(name='either') if l_0_either is missing else l_0_either), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'でラフします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.must-ruff[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'のない'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、切り札を出さなければなりません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='either') if l_0_either is missing else l_0_either), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.must-overruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'がないので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'より強い切り札の'
        yield str(environment.finalize(environment.call(context, (undefined(name='either') if l_0_either is missing else l_0_either), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.must-overruff[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'のない'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'をオーバーラフしなければなりません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='either') if l_0_either is missing else l_0_either), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.under-ruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'も、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'より強い切り札もありません。それでも切り札の'
        yield str(environment.finalize(environment.call(context, (undefined(name='either') if l_0_either is missing else l_0_either), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.under-ruff[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'のない'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てなくても切り札を出します。'
        yield str(environment.finalize(environment.call(context, (undefined(name='either') if l_0_either is missing else l_0_either), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.no-suit[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は切り札がないので、どの札でも出せます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.no-suit[1]'):
        pass
        yield '切り札がリードされましたが、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'には1枚もありません。何を出してもかまいません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.no-suit-no-trump[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'も切り札もないので、どの札でも出せます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.no-suit-no-trump[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'も切り札もない'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、何を出してもかまいません。'
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
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.must-head[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'には'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'より強い'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'があり、'
        yield str(environment.finalize(environment.call(context, (undefined(name='either') if l_0_either is missing else l_0_either), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'を出さなければならないからです（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.must-ruff[0]'):
        pass
        yield 'フォローできない人は切り札を出す決まりで、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'には'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'があるからです（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.must-overruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てる切り札があれば、それを出す決まりだからです。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'には'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'があります（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.under-ruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てなくても切り札は出す決まりで、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'には'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'があるからです（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-drawn[0]'):
        pass
        yield '引いた札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'で、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'はありません（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-open[0]'):
        pass
        yield '表向きに並んでいるのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'で、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'はありません（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.has-passed[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'はパスしたので、もうビッドできません。いまは'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='to_move') if l_0_to_move is missing else l_0_to_move))))
        yield 'の番です（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.too-low[0]'):
        pass
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield '点は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='bidder') if l_0_bidder is missing else l_0_bidder))))
        yield 'のビッドの'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield '点より高くありません（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.below-minimum[0]'):
        pass
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield '点は、最低のビッドの'
        yield str(environment.finalize((undefined(name='least') if l_0_least is missing else l_0_least)))
        yield '点に足りません（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-points[0]'):
        pass
        yield 'ビッドは点数で言います（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-a-suit[0]'):
        pass
        yield '切り札になるのは、4つのスートのどれか1つです（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.random-card[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を選びます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.random-pass[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'はパスします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.random-call[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield '点をビッドします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.random-trump[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'を切り札にします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.only[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'しか選べません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.only[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'には'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'のほかに選択肢がありません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.meld-card[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、手役のできる'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を選びます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.meld-card[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'があれば手役ができるので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'はこれにします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.draft-card[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、手札にいちばん役立つ'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を選びます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.draft-card[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の手札には'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'がいちばん見込みのある札です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.call[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'が切り札なら、手役が'
        yield str(environment.finalize((undefined(name='meld') if l_0_meld is missing else l_0_meld)))
        yield '点、'
        if (undefined(name='partner') if l_0_partner is missing else l_0_partner):
            pass
            yield 'パートナーが全員の前で取った札の手役が'
            yield str(environment.finalize((undefined(name='partner') if l_0_partner is missing else l_0_partner)))
            yield '点、'
        yield 'トリックでおよそ'
        yield str(environment.finalize((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks)))
        yield '点、合わせて'
        yield str(environment.finalize(environment.call_binop(context, '+', environment.call_binop(context, '+', (undefined(name='meld') if l_0_meld is missing else l_0_meld), (undefined(name='partner') if l_0_partner is missing else l_0_partner)), (undefined(name='tricks') if l_0_tricks is missing else l_0_tricks))))
        yield '点ほどになると見ています。'
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield '点のビッドなら十分です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.call[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield '点をビッドします。'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'を切り札にすれば、手役の'
        yield str(environment.finalize((undefined(name='meld') if l_0_meld is missing else l_0_meld)))
        yield '点'
        if (undefined(name='partner') if l_0_partner is missing else l_0_partner):
            pass
            yield '、パートナーが全員の前で取った札の'
            yield str(environment.finalize((undefined(name='partner') if l_0_partner is missing else l_0_partner)))
            yield '点'
        yield '、トリックの'
        yield str(environment.finalize((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks)))
        yield '点ほどを合わせて'
        yield str(environment.finalize(environment.call_binop(context, '+', environment.call_binop(context, '+', (undefined(name='meld') if l_0_meld is missing else l_0_meld), (undefined(name='partner') if l_0_partner is missing else l_0_partner)), (undefined(name='tricks') if l_0_tricks is missing else l_0_tricks))))
        yield '点が見込めるからです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.pass[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'を切り札にしても'
        yield str(environment.finalize(environment.call_binop(context, '+', environment.call_binop(context, '+', (undefined(name='meld') if l_0_meld is missing else l_0_meld), (undefined(name='partner') if l_0_partner is missing else l_0_partner)), (undefined(name='tricks') if l_0_tricks is missing else l_0_tricks))))
        yield '点ほどの見込みなので、'
        yield str(environment.finalize((undefined(name='least') if l_0_least is missing else l_0_least)))
        yield '点のビッドは避けてパスします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.pass[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'に'
        yield str(environment.finalize((undefined(name='least') if l_0_least is missing else l_0_least)))
        yield '点は無理です。'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'が切り札でも'
        yield str(environment.finalize(environment.call_binop(context, '+', environment.call_binop(context, '+', (undefined(name='meld') if l_0_meld is missing else l_0_meld), (undefined(name='partner') if l_0_partner is missing else l_0_partner)), (undefined(name='tricks') if l_0_tricks is missing else l_0_tricks))))
        yield '点ほどにしかならないので、パスします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.partner-leads[0]'):
        pass
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield '点はパートナーのビッドなので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'はパスして任せます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.partner-leads[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'には、パートナーの'
        yield str(environment.finalize((undefined(name='bid') if l_0_bid is missing else l_0_bid)))
        yield '点に上乗せするほどの手がなく、パスします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.best-trump[0]'):
        pass
        yield '自分の手役が'
        yield str(environment.finalize((undefined(name='meld') if l_0_meld is missing else l_0_meld)))
        yield '点、'
        if (undefined(name='partner') if l_0_partner is missing else l_0_partner):
            pass
            yield 'パートナーが全員の前で取った札の手役が'
            yield str(environment.finalize((undefined(name='partner') if l_0_partner is missing else l_0_partner)))
            yield '点、'
        yield 'トリックが'
        yield str(environment.finalize((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks)))
        yield '点ほど見込める'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield 'が、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'にはいちばん有利です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-sure[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、相手にまず負けない'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-sure[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'なら相手には負けそうもないと見て、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'はこれをリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-sure[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'がリードするのは、相手に負ける心配の少ない'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-partner[0]'):
        pass
        yield 'パートナーが'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='hope') if l_0_hope is missing else l_0_hope))))
        yield 'を持っていると知っているので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-partner[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、パートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='hope') if l_0_hope is missing else l_0_hope))))
        yield 'をあてにして、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-low[0]'):
        pass
        yield '確実に勝てる札のない'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、取られても惜しくない'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-low[1]'):
        pass
        yield 'ほかによい札がないので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードしてみます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-low[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'をリードして、様子を見ます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.feed[0]'):
        pass
        yield 'パートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'が勝っているので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出して点を増やします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.feed[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、パートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'のトリックに'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を入れます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.feed[2]'):
        pass
        yield 'このトリックはパートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'のものになりそうです。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は点になる'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を足します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.leave[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、このトリックをパートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'に任せて'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.leave[1]'):
        pass
        yield 'パートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'が勝っているので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は惜しくない'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'で済ませます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.take-over[0]'):
        pass
        yield 'パートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'は負けてしまいそうなので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'がさらに強い'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.take-over[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、パートナーの'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'の札では取られると見て、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を重ねます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-last[0]'):
        pass
        yield '最後に出す'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てる'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'でトリックを取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-last[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'のあとには誰も出しません。'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出せば、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-sure[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てて、相手に取り返されそうもない'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-sure[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝ち、相手に負けるおそれもあまりない札です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-try[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、ひとまず'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'に勝てる'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-try[1]'):
        pass
        yield 'この先はわかりませんが、'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield 'より強い'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出しておきます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.throw[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、いま'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'が勝っているこのトリックをあきらめ、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.throw[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'は、このトリックを'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield 'に譲り、惜しくない'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を出します。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.trick[0]'):
        pass
        yield '上から見たテーブル。切り札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
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
        yield '。出せるのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.holds[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の番。手札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.hand[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'の手札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '。手役になるので枠で囲んであるのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='shown') if l_0_shown is missing else l_0_shown))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.draft[0]'):
        pass
        yield '横に並んだ4枚の札。'
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield 'が伏せて残すのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0))))
        yield '。表向きの札は、'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            yield 'を'
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            if (not environment.getattr(l_1_loop, 'last')):
                pass
                yield '、'
        l_1_loop = l_1_x = missing
        yield 'が取る。'

blocks = {}
debug_info = '1=96&2=109&3=121&4=127&6=142&7=148&9=163&10=175&11=181&13=198&14=204&16=219&17=240&18=246&20=258&21=269&22=275&23=279&26=287&27=304&28=310&30=316&31=328'

taken = ['best', 'bid', 'bidder', 'calls', 'card', 'cards', 'clause', 'contract', 'counters', 'declarer', 'hand', 'hand_no', 'held', 'higher', 'hope', 'kept', 'last', 'least', 'led', 'lost', 'maker', 'margin', 'mate', 'meld', 'melds', 'names', 'number', 'only', 'other', 'over', 'pair', 'pairs', 'partner', 'passed', 'phrase', 'picks', 'plays', 'points', 'room', 'score', 'scores', 'seat', 'shown', 'start', 'suit', 'taker', 'tie', 'to_move', 'total', 'trick', 'tricks', 'trump', 'turn', 'under', 'winner', 'words']
lent = []
