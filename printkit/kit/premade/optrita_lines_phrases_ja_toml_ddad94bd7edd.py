# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'optrita-lines/phrases.ja.toml'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    l_0_phrase = resolve('phrase')
    l_0_trump = resolve('trump')
    l_0_trick = resolve('trick')
    l_0_hand = resolve('hand')
    l_0_difficulty = resolve('difficulty')
    l_0_hand_no = resolve('hand_no')
    l_0_you = resolve('you')
    l_0_dummy = resolve('dummy')
    l_0_mark = resolve('mark')
    l_0_dummy_mark = resolve('dummy_mark')
    l_0_diagonal = resolve('diagonal')
    l_0_cards = resolve('cards')
    l_0_card = resolve('card')
    l_0_grid = resolve('grid')
    l_0_stock = resolve('stock')
    l_0_pack = resolve('pack')
    l_0_known = resolve('known')
    l_0_held = resolve('held')
    l_0_lying = resolve('lying')
    l_0_line = resolve('line')
    l_0_end = resolve('end')
    l_0_passed = resolve('passed')
    l_0_up = resolve('up')
    l_0_suit = resolve('suit')
    l_0_stop = resolve('stop')
    l_0_won = resolve('won')
    l_0_taken = resolve('taken')
    l_0_lines = resolve('lines')
    l_0_closed = resolve('closed')
    l_0_tricks = resolve('tricks')
    l_0_first = resolve('first')
    l_0_you_end = resolve('you_end')
    l_0_dummy_end = resolve('dummy_end')
    l_0_you_there = resolve('you_there')
    l_0_dummy_there = resolve('dummy_there')
    l_0_ruling = resolve('ruling')
    l_0_winner = resolve('winner')
    l_0_points = resolve('points')
    l_0_gaps = resolve('gaps')
    l_0_clause = resolve('clause')
    l_0_played = resolve('played')
    l_0_gone = resolve('gone')
    l_0_from = resolve('from')
    l_0_percent = resolve('percent')
    l_0_greatest = resolve('greatest')
    l_0_player = resolve('player')
    l_0_dummy_cards = resolve('dummy_cards')
    l_0_turned = resolve('turned')
    l_0_places = resolve('places')
    l_0_lost = resolve('lost')
    l_0_left = resolve('left')
    l_0_c = l_0_p = l_0_ps = l_0_cs = l_0_s = l_0_pc = l_0_name = l_0_named = l_0_l = l_0_at_ = l_0_lines_ = l_0_neither = l_0_kind = l_0_marked = missing
    try:
        t_1 = environment.filters['length']
    except KeyError:
        @internalcode
        def t_1(*unused):
            raise TemplateRuntimeError("No filter named 'length' found.")
    pass
    def macro(l_1_code):
        t_2 = []
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        t_2.extend((
            '{card:',
            str(environment.finalize(l_1_code)),
            '}',
        ))
        return concat(t_2)
    context.exported_vars.add('c')
    context.vars['c'] = l_0_c = Macro(environment, macro, 'c', ('code',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_3 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_3.extend((
            str(environment.finalize(environment.getitem('ABCDEFGHIJ', l_1_seat))),
            'さん',
        ))
        return concat(t_3)
    context.exported_vars.add('p')
    context.vars['p'] = l_0_p = Macro(environment, macro, 'p', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seats):
        t_4 = []
        if l_1_seats is missing:
            l_1_seats = undefined("parameter 'seats' was not provided", name='seats')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_seats, undefined):
            _loop_vars = {}
            pass
            t_4.append(
                str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), l_2_x, _loop_vars=_loop_vars))),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_4.append(
                    str(environment.finalize(('と' if (t_1(l_1_seats) == 2) else '、'))),
                )
        l_2_loop = l_2_x = missing
        return concat(t_4)
    context.exported_vars.add('ps')
    context.vars['ps'] = l_0_ps = Macro(environment, macro, 'ps', ('seats',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_5 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_5.append(
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_5.append(
                    str(environment.finalize(('と' if (t_1(l_1_cards) == 2) else '、'))),
                )
        l_2_loop = l_2_x = missing
        return concat(t_5)
    context.exported_vars.add('cs')
    context.vars['cs'] = l_0_cs = Macro(environment, macro, 'cs', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_6 = []
        l_1_names = resolve('names')
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_6.append(
            str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'suit'), l_1_letter))),
        )
        return concat(t_6)
    context.exported_vars.add('s')
    context.vars['s'] = l_0_s = Macro(environment, macro, 's', ('letter',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_plays):
        t_7 = []
        if l_1_plays is missing:
            l_1_plays = undefined("parameter 'plays' was not provided", name='plays')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_plays, undefined):
            _loop_vars = {}
            pass
            t_7.extend((
                str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_2_x, 'seat'), _loop_vars=_loop_vars))),
                'は',
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_2_x, 'card'), _loop_vars=_loop_vars))),
            ))
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_7.append(
                    '、',
                )
        l_2_loop = l_2_x = missing
        return concat(t_7)
    context.exported_vars.add('pc')
    context.vars['pc'] = l_0_pc = Macro(environment, macro, 'pc', ('plays',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_code):
        t_8 = []
        l_1_names = resolve('names')
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        if (l_1_code in environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'joker')):
            pass
            t_8.append(
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'joker'), l_1_code))),
            )
        else:
            pass
            t_8.extend((
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'suit'), environment.getitem(l_1_code, 1)))),
                'の',
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'rank'), environment.getitem(l_1_code, 0)))),
            ))
        return concat(t_8)
    context.exported_vars.add('name')
    context.vars['name'] = l_0_name = Macro(environment, macro, 'name', ('code',), False, False, False, context.eval_ctx.autoescape)
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
                str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), l_2_x, _loop_vars=_loop_vars))),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_9.append(
                    '、',
                )
        l_2_loop = l_2_x = missing
        return concat(t_9)
    context.exported_vars.add('named')
    context.vars['named'] = l_0_named = Macro(environment, macro, 'named', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_line):
        t_10 = []
        if l_1_line is missing:
            l_1_line = undefined("parameter 'line' was not provided", name='line')
        pass
        t_10.extend((
            str(environment.finalize(('横' if (environment.getitem(l_1_line, 0) == 'R') else '縦'))),
            '\u2060',
            str(environment.finalize(environment.getitem(l_1_line, 1))),
        ))
        return concat(t_10)
    context.exported_vars.add('l')
    context.vars['l'] = l_0_l = Macro(environment, macro, 'l', ('line',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_line, l_1_end):
        t_11 = []
        if l_1_line is missing:
            l_1_line = undefined("parameter 'line' was not provided", name='line')
        if l_1_end is missing:
            l_1_end = undefined("parameter 'end' was not provided", name='end')
        pass
        t_11.extend((
            str(environment.finalize(environment.call(context, (undefined(name='l') if l_0_l is missing else l_0_l), l_1_line))),
            'の',
            str(environment.finalize(environment.getitem({'left': '左側', 'right': '右側', 'top': '上側', 'bottom': '下側'}, l_1_end))),
        ))
        return concat(t_11)
    context.exported_vars.add('at_')
    context.vars['at_'] = l_0_at_ = Macro(environment, macro, 'at_', ('line', 'end'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_lines):
        t_12 = []
        if l_1_lines is missing:
            l_1_lines = undefined("parameter 'lines' was not provided", name='lines')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_lines, undefined):
            _loop_vars = {}
            pass
            t_12.append(
                str(environment.finalize(environment.call(context, (undefined(name='l') if l_0_l is missing else l_0_l), l_2_x, _loop_vars=_loop_vars))),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_12.append(
                    str(environment.finalize(('と' if (t_1(l_1_lines) == 2) else '、'))),
                )
        l_2_loop = l_2_x = missing
        return concat(t_12)
    context.exported_vars.add('lines_')
    context.vars['lines_'] = l_0_lines_ = Macro(environment, macro, 'lines_', ('lines',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_suit, l_1_trump):
        t_13 = []
        if l_1_suit is missing:
            l_1_suit = undefined("parameter 'suit' was not provided", name='suit')
        if l_1_trump is missing:
            l_1_trump = undefined("parameter 'trump' was not provided", name='trump')
        pass
        t_13.append(
            str(environment.finalize((environment.short(str_join((environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), l_1_suit), 'では', ))) if (l_1_suit == l_1_trump) else environment.short(str_join((environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), l_1_suit), 'でも', environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), l_1_trump), 'でも', )))))),
        )
        return concat(t_13)
    context.exported_vars.add('neither')
    context.vars['neither'] = l_0_neither = Macro(environment, macro, 'neither', ('suit', 'trump'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_stop, l_1_suit, l_1_trump):
        t_14 = []
        if l_1_stop is missing:
            l_1_stop = undefined("parameter 'stop' was not provided", name='stop')
        if l_1_suit is missing:
            l_1_suit = undefined("parameter 'suit' was not provided", name='suit')
        if l_1_trump is missing:
            l_1_trump = undefined("parameter 'trump' was not provided", name='trump')
        pass
        if (l_1_suit == l_1_trump):
            pass
            t_14.append(
                'プレイカードと同じ切り札',
            )
        elif (environment.getitem(l_1_stop, 1) == l_1_trump):
            pass
            t_14.append(
                '切り札',
            )
        else:
            pass
            t_14.extend((
                'プレイカードと同じ',
                str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), l_1_suit))),
            ))
        return concat(t_14)
    context.exported_vars.add('kind')
    context.vars['kind'] = l_0_kind = Macro(environment, macro, 'kind', ('stop', 'suit', 'trump'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards, l_1_up):
        t_15 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        if l_1_up is missing:
            l_1_up = undefined("parameter 'up' was not provided", name='up')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_15.extend((
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(('（もともと表向き）' if (l_2_x in l_1_up) else ''))),
            ))
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_15.append(
                    str(environment.finalize(('と' if (t_1(l_1_cards) == 2) else '、'))),
                )
        l_2_loop = l_2_x = missing
        return concat(t_15)
    context.exported_vars.add('marked')
    context.vars['marked'] = l_0_marked = Macro(environment, macro, 'marked', ('cards', 'up'), False, False, False, context.eval_ctx.autoescape)
    if ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.situation[0]'):
        pass
        yield '切り札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield 'です。'
        if ((undefined(name='trick') if l_0_trick is missing else l_0_trick) == 1):
            pass
            yield '最初のトリックです。'
        elif (undefined(name='trick') if l_0_trick is missing else l_0_trick):
            pass
            yield 'いまは'
            yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
            yield 'トリック目です。'
        if (undefined(name='hand') if l_0_hand is missing else l_0_hand):
            pass
            yield '手札は'
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
            yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.standing[0]'):
        pass
        yield str(environment.finalize(('ハード' if ((undefined(name='difficulty') if l_0_difficulty is missing else l_0_difficulty) == 'hard') else 'ノーマル')))
        yield 'の'
        yield str(environment.finalize((undefined(name='hand_no') if l_0_hand_no is missing else l_0_hand_no)))
        yield 'ディール目です。'
        if ((undefined(name='you') if l_0_you is missing else l_0_you) or (undefined(name='dummy') if l_0_dummy is missing else l_0_dummy)):
            pass
            yield 'ここまで、あなたは'
            yield str(environment.finalize((undefined(name='you') if l_0_you is missing else l_0_you)))
            yield '点、ダミーは'
            yield str(environment.finalize((undefined(name='dummy') if l_0_dummy is missing else l_0_dummy)))
            yield '点です。'
        else:
            pass
            yield 'どちらもまだ0点です。'
        if ((undefined(name='mark') if l_0_mark is missing else l_0_mark) == (undefined(name='dummy_mark') if l_0_dummy_mark is missing else l_0_dummy_mark)):
            pass
            yield '目標は、どちらも'
            yield str(environment.finalize((undefined(name='mark') if l_0_mark is missing else l_0_mark)))
            yield '点です。'
        else:
            pass
            yield '目標は、あなたが'
            yield str(environment.finalize((undefined(name='mark') if l_0_mark is missing else l_0_mark)))
            yield '点、ダミーが'
            yield str(environment.finalize((undefined(name='dummy_mark') if l_0_dummy_mark is missing else l_0_dummy_mark)))
            yield '点です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.layout-diagonal[0]'):
        pass
        yield str(environment.finalize(('左上から右下' if ((undefined(name='diagonal') if l_0_diagonal is missing else l_0_diagonal) == 'down') else '左下から右上')))
        yield 'への対角線を表向きにしました。左から'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.layout-hand[0]'):
        pass
        yield '手札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.layout-trump[0]'):
        pass
        yield '山札の上の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を表向きにしたので、切り札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.layout-rest[0]'):
        pass
        yield '場の'
        yield str(environment.finalize((undefined(name='grid') if l_0_grid is missing else l_0_grid)))
        yield '枚、手札の'
        yield str(environment.finalize((undefined(name='hand') if l_0_hand is missing else l_0_hand)))
        yield '枚、山札の'
        yield str(environment.finalize((undefined(name='stock') if l_0_stock is missing else l_0_stock)))
        yield '枚で、使う札は合わせて'
        yield str(environment.finalize((undefined(name='pack') if l_0_pack is missing else l_0_pack)))
        yield '枚です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.layout-known[0]'):
        pass
        yield '最初のトリックの前に、このうち'
        yield str(environment.finalize((undefined(name='known') if l_0_known is missing else l_0_known)))
        yield '枚が見えています。見えている切り札は、山札の上の札、手札の'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='held') if l_0_held is missing else l_0_held))))
        yield '、対角線の'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='lying') if l_0_lying is missing else l_0_lying))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trick[0]'):
        pass
        yield '**'
        yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
        yield 'トリック目。**'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lay[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield 'に置きます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lay[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='l') if l_0_l is missing else l_0_l), (undefined(name='line') if l_0_line is missing else l_0_line))))
        yield 'を選び、その'
        yield str(environment.finalize(environment.getitem({'left': '左側', 'right': '右側', 'top': '上側', 'bottom': '下側'}, (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield 'に'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を置きます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.turn[0]'):
        pass
        if (undefined(name='passed') if l_0_passed is missing else l_0_passed):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='marked') if l_0_marked is missing else l_0_marked), (undefined(name='passed') if l_0_passed is missing else l_0_passed), (undefined(name='up') if l_0_up is missing else l_0_up))))
            yield 'は'
            yield str(environment.finalize(environment.call(context, (undefined(name='neither') if l_0_neither is missing else l_0_neither), (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
            yield 'ないので、続けてめくります。次の'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
            yield 'は'
            yield str(environment.finalize(('もともと表向きの札で、' if ((undefined(name='stop') if l_0_stop is missing else l_0_stop) in (undefined(name='up') if l_0_up is missing else l_0_up)) else '')))
            yield str(environment.finalize(environment.call(context, (undefined(name='kind') if l_0_kind is missing else l_0_kind), (undefined(name='stop') if l_0_stop is missing else l_0_stop), (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
            yield 'なので、ここで止まります。'
        else:
            pass
            yield '最初の札は'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
            yield 'です。'
            yield str(environment.finalize(('もともと表向きの札ですが、' if ((undefined(name='stop') if l_0_stop is missing else l_0_stop) in (undefined(name='up') if l_0_up is missing else l_0_up)) else '')))
            yield str(environment.finalize(environment.call(context, (undefined(name='kind') if l_0_kind is missing else l_0_kind), (undefined(name='stop') if l_0_stop is missing else l_0_stop), (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
            yield 'なので、すぐに止まります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.turn[1]'):
        pass
        if (undefined(name='passed') if l_0_passed is missing else l_0_passed):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='marked') if l_0_marked is missing else l_0_marked), (undefined(name='passed') if l_0_passed is missing else l_0_passed), (undefined(name='up') if l_0_up is missing else l_0_up))))
            yield 'は、'
            yield str(environment.finalize(environment.call(context, (undefined(name='neither') if l_0_neither is missing else l_0_neither), (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
            yield 'ありません。その次に、'
            yield str(environment.finalize(environment.call(context, (undefined(name='kind') if l_0_kind is missing else l_0_kind), (undefined(name='stop') if l_0_stop is missing else l_0_stop), (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
            yield 'の'
            yield str(environment.finalize(environment.call(context, (undefined(name='marked') if l_0_marked is missing else l_0_marked), [(undefined(name='stop') if l_0_stop is missing else l_0_stop)], (undefined(name='up') if l_0_up is missing else l_0_up))))
            yield 'が来て、めくるのはそこまでです。'
        else:
            pass
            yield '最初に来るのが、'
            yield str(environment.finalize(environment.call(context, (undefined(name='kind') if l_0_kind is missing else l_0_kind), (undefined(name='stop') if l_0_stop is missing else l_0_stop), (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
            yield 'の'
            yield str(environment.finalize(environment.call(context, (undefined(name='marked') if l_0_marked is missing else l_0_marked), [(undefined(name='stop') if l_0_stop is missing else l_0_stop)], (undefined(name='up') if l_0_up is missing else l_0_up))))
            yield 'なので、めくるのはこの1枚だけです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.turn-all[0]'):
        pass
        yield 'めくった札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='marked') if l_0_marked is missing else l_0_marked), (undefined(name='cards') if l_0_cards is missing else l_0_cards), (undefined(name='up') if l_0_up is missing else l_0_up))))
        yield 'です。6枚とも'
        yield str(environment.finalize(environment.call(context, (undefined(name='neither') if l_0_neither is missing else l_0_neither), (undefined(name='suit') if l_0_suit is missing else l_0_suit), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield 'ありません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.turn-all[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='marked') if l_0_marked is missing else l_0_marked), (undefined(name='cards') if l_0_cards is missing else l_0_cards), (undefined(name='up') if l_0_up is missing else l_0_up))))
        yield 'と、6枚すべてをめくりましたが、'
        yield str(environment.finalize((environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit)) if ((undefined(name='suit') if l_0_suit is missing else l_0_suit) == (undefined(name='trump') if l_0_trump is missing else l_0_trump)) else environment.short(str_join((environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit)), 'も', environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='trump') if l_0_trump is missing else l_0_trump)), ))))))
        yield str(environment.finalize(('は1枚もありません' if ((undefined(name='suit') if l_0_suit is missing else l_0_suit) == (undefined(name='trump') if l_0_trump is missing else l_0_trump)) else 'も出ませんでした')))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
        yield 'より強いので、このトリックはあなたの勝ちです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'が'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
        yield 'に勝ち、トリックはあなたのものです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lost-suit[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
        yield 'のほうが'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'より強いので、このトリックはダミーの勝ちです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lost-suit[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
        yield 'に及ばず、トリックはダミーのものになります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trumps[0]'):
        pass
        yield '切り札どうしでは'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'のほうが強いので、このトリックはあなたの勝ちです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trumps[1]'):
        pass
        yield '切り札どうしの勝負は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'が'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
        yield 'に勝ち、トリックはあなたのものです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lost-trumps[0]'):
        pass
        yield '切り札どうしでは'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
        yield 'のほうが強いので、このトリックはダミーの勝ちです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lost-trumps[1]'):
        pass
        yield '切り札どうしの勝負は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
        yield 'が'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'に勝ち、トリックはダミーのものになります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lost-to-trump[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'は切り札ではないので、このトリックはダミーの勝ちです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lost-to-trump[1]'):
        pass
        yield '切り札が相手では、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'に勝ち目はありません。トリックはダミーのものになります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-through[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を止める札はありませんでした。このトリックはあなたの勝ちです。めくった6枚から、好きな1枚を取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-through[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'が最後まで止まらなかったので、あなたの勝ちです。6枚から、取る札を1枚選びます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.pick[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を選んで取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.take[0]'):
        pass
        if (undefined(name='won') if l_0_won is missing else l_0_won):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'と'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='taken') if l_0_taken is missing else l_0_taken))))
            yield 'を、表向きで自分の取り札に加えます。'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'と'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='taken') if l_0_taken is missing else l_0_taken))))
            yield 'を、裏向きでダミーの取り札に加えます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.take[1]'):
        pass
        if (undefined(name='won') if l_0_won is missing else l_0_won):
            pass
            yield 'あなたが取る'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'と'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='taken') if l_0_taken is missing else l_0_taken))))
            yield 'は、表向きに重ねます。'
        else:
            pass
            yield 'ダミーが取る'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'と'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='taken') if l_0_taken is missing else l_0_taken))))
            yield 'は、裏向きに重ねます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.stay[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'は、表向きのまま残ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.closed[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'がなくなった'
        yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='lines') if l_0_lines is missing else l_0_lines))))
        yield 'は、もう選べません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.closed[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'のあった場所が空き、'
        yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='lines') if l_0_lines is missing else l_0_lines))))
        yield 'は選べなくなります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.all-closed[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='lines') if l_0_lines is missing else l_0_lines))))
        yield 'は、もう選べません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.others[0]'):
        pass
        yield '置くのは、'
        yield str(environment.finalize(('選べない列のほか' if (t_1((undefined(name='closed') if l_0_closed is missing else l_0_closed)) <= t_1((undefined(name='lines') if l_0_lines is missing else l_0_lines))) else environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='lines') if l_0_lines is missing else l_0_lines)))))
        yield 'のどれかです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.left-out[0]'):
        pass
        yield '図は、1つのディールの中のトリックです。'
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(l_1_x))
            yield str(environment.finalize(('' if environment.getattr(l_1_loop, 'last') else 'と')))
        l_1_loop = l_1_x = missing
        yield 'トリック目は省きました。空いた場所は、その前までのトリックで札が取られた跡です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.side[0]'):
        pass
        yield '**'
        yield str(environment.finalize((undefined(name='trick') if l_0_trick is missing else l_0_trick)))
        yield 'トリック目**\u3000'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield 'に置き、'
        yield str(environment.finalize(environment.getitem({'left': '左から右へ', 'right': '右から左へ', 'top': '上から下へ', 'bottom': '下から上へ'}, (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield 'めくる'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.tempting[0]'):
        pass
        yield '薄く描いた「？」の札のように、'
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield 'に'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を置きたくなります。最初の札は表向きの'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='first') if l_0_first is missing else l_0_first))))
        yield 'なので、必ず勝てるからです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.table-marks[0]'):
        pass
        yield '表の{icon:won|★}は勝った札です。「選べる列」は、その数です。最後まで止まらなかったトリックでは、勝ったあなたが取る札を選びました。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.place[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='l') if l_0_l is missing else l_0_l), (undefined(name='line') if l_0_line is missing else l_0_line))))
        yield 'の'
        yield str(environment.finalize(environment.getitem({'left': '左', 'right': '右', 'top': '上', 'bottom': '下'}, (undefined(name='end') if l_0_end is missing else l_0_end))))
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.left[0]'):
        pass
        yield '手札に残った'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'は使いません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.score[0]'):
        pass
        yield 'このディールでは、あなたが'
        yield str(environment.finalize((undefined(name='you') if l_0_you is missing else l_0_you)))
        yield 'トリック、ダミーが'
        yield str(environment.finalize((undefined(name='dummy') if l_0_dummy is missing else l_0_dummy)))
        yield 'トリックを取り、'
        if (undefined(name='first') if l_0_first is missing else l_0_first):
            pass
            yield '得点はあなたが'
            yield str(environment.finalize((undefined(name='you_end') if l_0_you_end is missing else l_0_you_end)))
            yield '点、ダミーが'
            yield str(environment.finalize((undefined(name='dummy_end') if l_0_dummy_end is missing else l_0_dummy_end)))
            yield '点です'
        else:
            pass
            yield '合わせてあなたは'
            yield str(environment.finalize((undefined(name='you_end') if l_0_you_end is missing else l_0_you_end)))
            yield '点、ダミーは'
            yield str(environment.finalize((undefined(name='dummy_end') if l_0_dummy_end is missing else l_0_dummy_end)))
            yield '点になります'
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.score[1]'):
        pass
        yield 'トリックは'
        yield str(environment.finalize((undefined(name='you') if l_0_you is missing else l_0_you)))
        yield '対'
        yield str(environment.finalize((undefined(name='dummy') if l_0_dummy is missing else l_0_dummy)))
        yield 'で、ディールを終えた得点は、あなたが'
        yield str(environment.finalize((undefined(name='you_end') if l_0_you_end is missing else l_0_you_end)))
        yield '点、ダミーが'
        yield str(environment.finalize((undefined(name='dummy_end') if l_0_dummy_end is missing else l_0_dummy_end)))
        yield '点です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.game-won[0]'):
        pass
        yield '目標に届いたのはあなただけなので、あなたの勝ちです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.game-won[1]'):
        pass
        yield 'あなたは目標に届き、ダミーは届いていません。あなたの勝ちです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.game-lost[0]'):
        pass
        yield '目標に届いたのはダミーだけなので、ダミーの勝ちです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.game-lost[1]'):
        pass
        yield 'あなたは目標に届かず、ダミーは届きました。ダミーの勝ちです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.goes-on[0]'):
        pass
        yield 'どちらも目標に届いていないので、すべての札を切り直し、次のディールに進みます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.both-there[0]'):
        pass
        yield 'あなたは'
        yield str(environment.finalize((undefined(name='you_there') if l_0_you_there is missing else l_0_you_there)))
        yield 'トリック目で'
        yield str(environment.finalize((undefined(name='mark') if l_0_mark is missing else l_0_mark)))
        yield '点に、ダミーは'
        yield str(environment.finalize((undefined(name='dummy_there') if l_0_dummy_there is missing else l_0_dummy_there)))
        yield 'トリック目で'
        yield str(environment.finalize((undefined(name='dummy_mark') if l_0_dummy_mark is missing else l_0_dummy_mark)))
        yield '点に届きます。'
        if ((undefined(name='ruling') if l_0_ruling is missing else l_0_ruling) == 'dummy'):
            pass
            yield 'しかし、得点を比べるのはディールが終わったときだけです。そのときには両方が目標に届いているので、ダミーの勝ちです。'
        elif ((undefined(name='ruling') if l_0_ruling is missing else l_0_ruling) == 'player'):
            pass
            yield '両方が届いたときは、'
            yield str(environment.finalize(('あなた' if ((undefined(name='winner') if l_0_winner is missing else l_0_winner) == 'player') else 'ダミー')))
            yield 'の勝ちです。'
        else:
            pass
            yield '両方が届いたときは、先のトリックで届いた'
            yield str(environment.finalize(('あなた' if ((undefined(name='winner') if l_0_winner is missing else l_0_winner) == 'player') else 'ダミー')))
            yield 'の勝ちです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.not-enough[0]'):
        pass
        yield 'あなたは'
        yield str(environment.finalize((undefined(name='points') if l_0_points is missing else l_0_points)))
        yield '点に届きました。ノーマルなら勝ちですが、ハードではまだ足りません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.full-lines[0]'):
        pass
        yield '手札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'です。'
        if (not (undefined(name='gaps') if l_0_gaps is missing else l_0_gaps)):
            pass
            yield 'どの列も選べます。'
        elif (t_1((undefined(name='gaps') if l_0_gaps is missing else l_0_gaps)) <= t_1((undefined(name='lines') if l_0_lines is missing else l_0_lines))):
            pass
            yield '選べないのは、札の欠けた'
            yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='gaps') if l_0_gaps is missing else l_0_gaps))))
            yield 'です。'
        else:
            pass
            yield '選べる列は、もう'
            yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='lines') if l_0_lines is missing else l_0_lines))))
            yield 'だけです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.full-lines[1]'):
        pass
        yield '手札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'です。'
        if (not (undefined(name='gaps') if l_0_gaps is missing else l_0_gaps)):
            pass
            yield 'どの列も選べます。'
        elif (t_1((undefined(name='gaps') if l_0_gaps is missing else l_0_gaps)) <= t_1((undefined(name='lines') if l_0_lines is missing else l_0_lines))):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='gaps') if l_0_gaps is missing else l_0_gaps))))
            yield '以外の列を選べます。'
        else:
            pass
            yield '選べるのは'
            yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='lines') if l_0_lines is missing else l_0_lines))))
            yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.pick-any[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='l') if l_0_l is missing else l_0_l), (undefined(name='line') if l_0_line is missing else l_0_line))))
        yield 'には'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を止める札がありませんでした。めくった'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'から、好きな1枚を取れます。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.pick-any[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='l') if l_0_l is missing else l_0_l), (undefined(name='line') if l_0_line is missing else l_0_line))))
        yield 'の最後まで止まりませんでした。'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'のどれを取ってもかまいません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.no-such-card[0]'):
        pass
        yield str(environment.finalize(('10の札' if (environment.getitem((undefined(name='card') if l_0_card is missing else l_0_card), 0) == 'T') else 'そのような札')))
        yield 'は使いません（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-in-hand[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'は'
        yield str(environment.finalize(('もう使ってしまいました' if (undefined(name='played') if l_0_played is missing else l_0_played) else '手札にありません')))
        yield '（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.no-such-line[0]'):
        pass
        yield 'そのような列はありません（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-full[0]'):
        pass
        yield 'しかし、'
        yield str(environment.finalize(environment.call(context, (undefined(name='l') if l_0_l is missing else l_0_l), (undefined(name='line') if l_0_line is missing else l_0_line))))
        yield 'は'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='gone') if l_0_gone is missing else l_0_gone))))
        yield 'が取られて欠けています。6枚そろっている列しか選べません（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.no-such-end[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='l') if l_0_l is missing else l_0_l), (undefined(name='line') if l_0_line is missing else l_0_line))))
        yield 'は'
        yield str(environment.finalize(('横の列なので、置けるのは左か右' if (environment.getitem((undefined(name='line') if l_0_line is missing else l_0_line), 0) == 'R') else '縦の列なので、置けるのは上か下')))
        yield 'です（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-turned[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'は、'
        yield str(environment.finalize(environment.call(context, (undefined(name='l') if l_0_l is missing else l_0_l), (undefined(name='line') if l_0_line is missing else l_0_line))))
        yield 'でめくった札ではありません。めくったのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'です（'
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield '）。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.random[0]'):
        pass
        if (undefined(name='line') if l_0_line is missing else l_0_line):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'を'
            yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='from') if l_0_from is missing else l_0_from))))
            yield 'に置きます。'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield 'を選んで取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.line-sure[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='from') if l_0_from is missing else l_0_from))))
        yield 'に置けば、必ず勝てます。'
        if (undefined(name='stop') if l_0_stop is missing else l_0_stop):
            pass
            if (undefined(name='first') if l_0_first is missing else l_0_first):
                pass
                yield '見えている'
                yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
                yield 'で止まり、それに勝てるからです。'
            else:
                pass
                yield '遅くとも、見えている'
                yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
                yield 'で止まり、それまでに負ける札が出ることはありません。'
        else:
            pass
            yield 'ここで裏向きかもしれないどの札も、これに勝てないからです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.line-sure[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='from') if l_0_from is missing else l_0_from))))
        yield 'に置きます。ここなら負けることはありません。'
        if (undefined(name='stop') if l_0_stop is missing else l_0_stop):
            pass
            yield '見えている'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
            yield 'に'
            yield str(environment.finalize(('勝てる' if (undefined(name='first') if l_0_first is missing else l_0_first) else 'も、その手前にありうるどの札にも負けない')))
            yield 'からです。'
        else:
            pass
            yield 'ここで出るかもしれないどの札にも、負けないからです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.line-hope[0]'):
        pass
        yield '必ず勝てる置き方はありません。まだ見えていない札を数えると、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='from') if l_0_from is missing else l_0_from))))
        yield 'に置くのが最善で、見込みは約'
        yield str(environment.finalize((undefined(name='percent') if l_0_percent is missing else l_0_percent)))
        yield '%です。'
        if (undefined(name='stop') if l_0_stop is missing else l_0_stop):
            pass
            yield 'ほかに止める札がなければ、見えている'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
            yield 'で止まります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.line-hope[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='from') if l_0_from is missing else l_0_from))))
        yield 'に置きます。'
        if (undefined(name='stop') if l_0_stop is missing else l_0_stop):
            pass
            yield '遅くとも、見えている'
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
            yield 'で止まります。'
        yield 'まだ見えていない札から考えると、勝てる見込みは約'
        yield str(environment.finalize((undefined(name='percent') if l_0_percent is missing else l_0_percent)))
        yield '%で、これより見込みのある置き方はありません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.line-plan[0]'):
        pass
        yield 'この先のトリックまで考えて、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='from') if l_0_from is missing else l_0_from))))
        yield 'に置きます。このトリックだけの見込みは約'
        yield str(environment.finalize((undefined(name='percent') if l_0_percent is missing else l_0_percent)))
        yield '%です'
        if ((undefined(name='greatest') if l_0_greatest is missing else l_0_greatest) > (undefined(name='percent') if l_0_percent is missing else l_0_percent)):
            pass
            yield 'が、ほかの置き方なら'
            yield str(environment.finalize((undefined(name='greatest') if l_0_greatest is missing else l_0_greatest)))
            yield '%まで見込めました'
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.line-plan[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を'
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='from') if l_0_from is missing else l_0_from))))
        yield 'に置くのは、この先のトリックのためでもあります。このトリックに勝てる見込みは約'
        yield str(environment.finalize((undefined(name='percent') if l_0_percent is missing else l_0_percent)))
        yield '%です'
        if ((undefined(name='greatest') if l_0_greatest is missing else l_0_greatest) > (undefined(name='percent') if l_0_percent is missing else l_0_percent)):
            pass
            yield '（ほかの置き方なら'
            yield str(environment.finalize((undefined(name='greatest') if l_0_greatest is missing else l_0_greatest)))
            yield '%まで）'
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.pick-gap[0]'):
        pass
        yield '取るのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'です。この札のあるもう一方の列、'
        yield str(environment.finalize(environment.call(context, (undefined(name='l') if l_0_l is missing else l_0_l), (undefined(name='line') if l_0_line is missing else l_0_line))))
        yield 'はもう選べないので、これで選べなくなるのは、いま使った列だけです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.pick-gap[1]'):
        pass
        yield 'もう一方の列の'
        yield str(environment.finalize(environment.call(context, (undefined(name='l') if l_0_l is missing else l_0_l), (undefined(name='line') if l_0_line is missing else l_0_line))))
        yield 'がもう選べない、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を取ることにします。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.pick-least[0]'):
        pass
        yield '札を取ると、その札のあるもう一方の列も選べなくなります。そのうち手札で勝てる見込みがいちばん小さいのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='l') if l_0_l is missing else l_0_l), (undefined(name='line') if l_0_line is missing else l_0_line))))
        yield 'なので、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.pick-least[1]'):
        pass
        yield '取るのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'です。これで選べなくなるもう一方の列の'
        yield str(environment.finalize(environment.call(context, (undefined(name='l') if l_0_l is missing else l_0_l), (undefined(name='line') if l_0_line is missing else l_0_line))))
        yield 'が、手札で勝てる見込みのいちばん小さい列だからです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.pick-plan[0]'):
        pass
        yield '取るのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'です。もう一方の列の'
        yield str(environment.finalize(environment.call(context, (undefined(name='l') if l_0_l is missing else l_0_l), (undefined(name='line') if l_0_line is missing else l_0_line))))
        yield 'が欠けても、この先のトリックではいちばん惜しくありません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.pick-plan[1]'):
        pass
        yield '先のことを考えて、もう一方の列が'
        yield str(environment.finalize(environment.call(context, (undefined(name='l') if l_0_l is missing else l_0_l), (undefined(name='line') if l_0_line is missing else l_0_line))))
        yield 'の'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を取ります。残る列が、いちばん有利になるからです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.lines[0]'):
        pass
        yield '選べる列は、どれ？'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.stopper[0]'):
        pass
        yield '切り札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield '。'
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield 'に'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を置くと、どの札で止まる？'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.who-wins[0]'):
        pass
        yield '切り札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield '。'
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield 'に'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を置くと、勝つのはどちら？'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.taken[0]'):
        pass
        yield '切り札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield '。'
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield 'に'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を置くと、勝ったほうが取るのは、どの札？'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.lines-after[0]'):
        pass
        yield '切り札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield '。'
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield 'に'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を置く。このトリックのあとも選べる列は、どれ？'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'ask.score[0]'):
        pass
        yield 'ディールが終わった。あなたとダミーの得点は？'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.lines[0]'):
        pass
        if (t_1((undefined(name='closed') if l_0_closed is missing else l_0_closed)) <= t_1((undefined(name='lines') if l_0_lines is missing else l_0_lines))):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='closed') if l_0_closed is missing else l_0_closed))))
            yield '以外の'
        yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='lines') if l_0_lines is missing else l_0_lines))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.lines-after[0]'):
        pass
        if (t_1((undefined(name='closed') if l_0_closed is missing else l_0_closed)) <= t_1((undefined(name='lines') if l_0_lines is missing else l_0_lines))):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='closed') if l_0_closed is missing else l_0_closed))))
            yield '以外の'
        yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='lines') if l_0_lines is missing else l_0_lines))))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.closed-before[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='lines_') if l_0_lines_ is missing else l_0_lines_), (undefined(name='lines') if l_0_lines is missing else l_0_lines))))
        yield 'は、その前から選べません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.stopper[0]'):
        pass
        if (undefined(name='stop') if l_0_stop is missing else l_0_stop):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='stop') if l_0_stop is missing else l_0_stop))))
            yield 'です。'
        else:
            pass
            yield 'どの札でも止まらず、あなたの勝ちです。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.who-wins[0]'):
        pass
        yield str(environment.finalize(('あなた' if (undefined(name='won') if l_0_won is missing else l_0_won) else 'ダミー')))
        yield 'です。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.taken[0]'):
        pass
        yield str(environment.finalize(('あなた' if (undefined(name='won') if l_0_won is missing else l_0_won) else 'ダミー')))
        yield 'が、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'と'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='taken') if l_0_taken is missing else l_0_taken))))
        yield 'を取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.taken-any[0]'):
        pass
        yield 'あなたが、'
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'と、'
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield 'のうち好きな1枚を取ります。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'reply.score[0]'):
        pass
        yield 'あなたが'
        yield str(environment.finalize((undefined(name='player') if l_0_player is missing else l_0_player)))
        yield '点、ダミーが'
        yield str(environment.finalize((undefined(name='dummy') if l_0_dummy is missing else l_0_dummy)))
        yield '点です。あなたの取り札は'
        yield str(environment.finalize((undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '枚、ダミーの取り札は'
        yield str(environment.finalize((undefined(name='dummy_cards') if l_0_dummy_cards is missing else l_0_dummy_cards)))
        yield '枚で、2枚が1トリックです。手札に残った札は数えません。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.layout[0]'):
        pass
        yield '縦横6枚ずつの場。'
        yield str(environment.finalize(('左上から右下' if ((undefined(name='diagonal') if l_0_diagonal is missing else l_0_diagonal) == 'down') else '左下から右上')))
        yield 'への対角線だけが表向きで、左から'
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '。山札の上は'
        yield str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.trick[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield 'に'
        yield str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '。めくった順に'
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='turned') if l_0_turned is missing else l_0_turned))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.taken[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield str(environment.finalize(('で止まった' if (undefined(name='stop') if l_0_stop is missing else l_0_stop) else 'を選んで取った')))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.tried[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield 'に'
        yield str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield 'を置こうとしている。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.grid[0]'):
        pass
        if (undefined(name='up') if l_0_up is missing else l_0_up):
            pass
            yield 'ほかに表向きの札は'
            yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='up') if l_0_up is missing else l_0_up))))
            yield '。'
        if (undefined(name='gaps') if l_0_gaps is missing else l_0_gaps):
            pass
            yield '空いた場所は'
            yield str(environment.finalize((undefined(name='gaps') if l_0_gaps is missing else l_0_gaps)))
            yield 'か所。'
        else:
            pass
            yield '空いた場所はない。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.hand[0]'):
        pass
        yield '手札は'
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.laid[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='at_') if l_0_at_ is missing else l_0_at_), (undefined(name='line') if l_0_line is missing else l_0_line), (undefined(name='end') if l_0_end is missing else l_0_end))))
        yield 'に'
        yield str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '。'
        yield str(environment.finalize(environment.call(context, (undefined(name='l') if l_0_l is missing else l_0_l), (undefined(name='line') if l_0_line is missing else l_0_line))))
        yield 'の札は、そこから順に'
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.face-up[0]'):
        pass
        if (undefined(name='cards') if l_0_cards is missing else l_0_cards):
            pass
            yield 'ほかに表向きの札は'
            yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
            yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.gaps[0]'):
        pass
        if (undefined(name='places') if l_0_places is missing else l_0_places):
            pass
            yield '空いた場所は、'
            l_1_loop = missing
            for (l_1_row, l_1_column), l_1_loop in LoopContext((undefined(name='places') if l_0_places is missing else l_0_places), undefined):
                _loop_vars = {}
                pass
                yield '横'
                yield str(environment.finalize(l_1_row))
                yield 'と縦'
                yield str(environment.finalize(l_1_column))
                yield 'の交わる所'
                yield str(environment.finalize(('、' if (not environment.getattr(l_1_loop, 'last')) else '')))
            l_1_loop = l_1_row = l_1_column = missing
            yield '。'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.piles[0]'):
        pass
        yield 'あなたの取り札は表向きで、'
        yield str(environment.finalize((environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='won') if l_0_won is missing else l_0_won)) if (undefined(name='won') if l_0_won is missing else l_0_won) else 'なし')))
        yield '。ダミーの取り札は裏向きで'
        yield str(environment.finalize((undefined(name='lost') if l_0_lost is missing else l_0_lost)))
        yield '枚。手札に残ったのは'
        yield str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), (undefined(name='left') if l_0_left is missing else l_0_left))))
        yield '。'

blocks = {}
debug_info = '1=69&2=82&3=94&4=100&6=115&7=121&9=136&10=148&11=154&13=171&14=177&16=192&17=213&18=226&19=241&20=262&21=275&22=284&24=303&25=311&27=327'

taken = ['card', 'cards', 'clause', 'closed', 'diagonal', 'difficulty', 'dummy', 'dummy_cards', 'dummy_end', 'dummy_mark', 'dummy_there', 'end', 'first', 'from', 'gaps', 'gone', 'greatest', 'grid', 'hand', 'hand_no', 'held', 'known', 'left', 'line', 'lines', 'lost', 'lying', 'mark', 'names', 'pack', 'passed', 'percent', 'phrase', 'places', 'played', 'player', 'points', 'ruling', 'stock', 'stop', 'suit', 'taken', 'trick', 'tricks', 'trump', 'turned', 'up', 'winner', 'won', 'you', 'you_end', 'you_there']
lent = []
