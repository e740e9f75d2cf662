# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'shared/phrases.en.toml'

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
    l_0_roller = resolve('roller')
    l_0_roll = resolve('roll')
    l_0_trump = resolve('trump')
    l_0_seat = resolve('seat')
    l_0_cards = resolve('cards')
    l_0_face_up = resolve('face_up')
    l_0_trick = resolve('trick')
    l_0_won = resolve('won')
    l_0_card = resolve('card')
    l_0_suit = resolve('suit')
    l_0_plays = resolve('plays')
    l_0_options = resolve('options')
    l_0_under = resolve('under')
    l_0_over = resolve('over')
    l_0_taker = resolve('taker')
    l_0_kept = resolve('kept')
    l_0_only = resolve('only')
    l_0_best = resolve('best')
    l_0_vain = resolve('vain')
    l_0_first = resolve('first')
    l_0_first_card = resolve('first_card')
    l_0_tricks = resolve('tricks')
    l_0_undealt = resolve('undealt')
    l_0_left = resolve('left')
    l_0_points = resolve('points')
    l_0_queens = resolve('queens')
    l_0_twos = resolve('twos')
    l_0_seats = resolve('seats')
    l_0_members = resolve('members')
    l_0_sum = resolve('sum')
    l_0_empty = resolve('empty')
    l_0_hand_no = resolve('hand_no')
    l_0_scores = resolve('scores')
    l_0_moves = resolve('moves')
    l_0_trumps = resolve('trumps')
    l_0_clause = resolve('clause')
    l_0_to_move = resolve('to_move')
    l_0_played = resolve('played')
    l_0_held = resolve('held')
    l_0_winner = resolve('winner')
    l_0_hand = resolve('hand')
    l_0_c = l_0_p = l_0_and_ = l_0_ps = l_0_cs = l_0_cor = l_0_The = l_0_s = l_0_ss = l_0_pc = l_0_n = l_0_some = l_0_nth = l_0_name = l_0_named = l_0_trumps_ = l_0_marker = l_0_letter = missing
    try:
        t_1 = environment.filters['capitalize']
    except KeyError:
        @internalcode
        def t_1(*unused):
            raise TemplateRuntimeError("No filter named 'capitalize' found.")
    try:
        t_2 = environment.filters['join']
    except KeyError:
        @internalcode
        def t_2(*unused):
            raise TemplateRuntimeError("No filter named 'join' found.")
    try:
        t_3 = environment.filters['length']
    except KeyError:
        @internalcode
        def t_3(*unused):
            raise TemplateRuntimeError("No filter named 'length' found.")
    try:
        t_4 = environment.filters['list']
    except KeyError:
        @internalcode
        def t_4(*unused):
            raise TemplateRuntimeError("No filter named 'list' found.")
    try:
        t_5 = environment.filters['map']
    except KeyError:
        @internalcode
        def t_5(*unused):
            raise TemplateRuntimeError("No filter named 'map' found.")
    try:
        t_6 = environment.filters['selectattr']
    except KeyError:
        @internalcode
        def t_6(*unused):
            raise TemplateRuntimeError("No filter named 'selectattr' found.")
    try:
        t_7 = environment.tests['none']
    except KeyError:
        @internalcode
        def t_7(*unused):
            raise TemplateRuntimeError("No test named 'none' found.")
    pass
    def macro(l_1_code):
        t_8 = []
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        t_8.extend((
            '{card:',
            str(environment.finalize(l_1_code)),
            '}',
        ))
        return concat(t_8)
    context.exported_vars.add('c')
    context.vars['c'] = l_0_c = Macro(environment, macro, 'c', ('code',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_9 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_9.extend((
            '**',
            str(environment.finalize(environment.getitem('ABCDEFGHIJ', l_1_seat))),
            '**',
        ))
        return concat(t_9)
    context.exported_vars.add('p')
    context.vars['p'] = l_0_p = Macro(environment, macro, 'p', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_i, l_1_n):
        t_10 = []
        if l_1_i is missing:
            l_1_i = undefined("parameter 'i' was not provided", name='i')
        if l_1_n is missing:
            l_1_n = undefined("parameter 'n' was not provided", name='n')
        pass
        if (l_1_i < (l_1_n - 1)):
            pass
            t_10.append(
                str(environment.finalize((' and ' if (l_1_i == (l_1_n - 2)) else ', '))),
            )
        return concat(t_10)
    context.exported_vars.add('and_')
    context.vars['and_'] = l_0_and_ = Macro(environment, macro, 'and_', ('i', 'n'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seats):
        t_11 = []
        if l_1_seats is missing:
            l_1_seats = undefined("parameter 'seats' was not provided", name='seats')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_seats, undefined):
            _loop_vars = {}
            pass
            t_11.extend((
                str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_11)
    context.exported_vars.add('ps')
    context.vars['ps'] = l_0_ps = Macro(environment, macro, 'ps', ('seats',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_12 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_12.extend((
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_12)
    context.exported_vars.add('cs')
    context.vars['cs'] = l_0_cs = Macro(environment, macro, 'cs', ('cards',), False, False, False, context.eval_ctx.autoescape)
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
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), l_2_x, _loop_vars=_loop_vars))),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_13.append(
                    str(environment.finalize((' or ' if (environment.getattr(l_2_loop, 'revindex0') == 1) else ', '))),
                )
        l_2_loop = l_2_x = missing
        return concat(t_13)
    context.exported_vars.add('cor')
    context.vars['cor'] = l_0_cor = Macro(environment, macro, 'cor', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_14 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        t_14.extend((
            str(environment.finalize(('The ' if (t_3(l_1_cards) == 1) else ''))),
            str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), l_1_cards))),
        ))
        return concat(t_14)
    context.exported_vars.add('The')
    context.vars['The'] = l_0_The = Macro(environment, macro, 'The', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_15 = []
        l_1_names = resolve('names')
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_15.append(
            str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'suit'), l_1_letter))),
        )
        return concat(t_15)
    context.exported_vars.add('s')
    context.vars['s'] = l_0_s = Macro(environment, macro, 's', ('letter',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_16 = []
        l_1_names = resolve('names')
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_16.extend((
            str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'suit'), l_1_letter))),
            's',
        ))
        return concat(t_16)
    context.exported_vars.add('ss')
    context.vars['ss'] = l_0_ss = Macro(environment, macro, 'ss', ('letter',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_plays, l_1_verb):
        t_17 = []
        if l_1_plays is missing:
            l_1_plays = undefined("parameter 'plays' was not provided", name='plays')
        if l_1_verb is missing:
            l_1_verb = undefined("parameter 'verb' was not provided", name='verb')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_plays, undefined):
            _loop_vars = {}
            pass
            t_17.extend((
                str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_2_x, 'seat'), _loop_vars=_loop_vars))),
                ' ',
                str(environment.finalize((environment.short(str_join((l_1_verb, ' ', ))) if environment.getattr(l_2_loop, 'first') else ''))),
                str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_2_x, 'card'), _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_17)
    context.exported_vars.add('pc')
    context.vars['pc'] = l_0_pc = Macro(environment, macro, 'pc', ('plays', 'verb'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_18 = []
        l_1_words = missing
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        l_1_words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
        t_18.append(
            str(environment.finalize((environment.getitem((undefined(name='words') if l_1_words is missing else l_1_words), l_1_number) if (l_1_number < 13) else l_1_number))),
        )
        return concat(t_18)
    context.exported_vars.add('n')
    context.vars['n'] = l_0_n = Macro(environment, macro, 'n', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number, l_1_noun):
        t_19 = []
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        if l_1_noun is missing:
            l_1_noun = undefined("parameter 'noun' was not provided", name='noun')
        pass
        t_19.extend((
            str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), l_1_number))),
            ' ',
            str(environment.finalize(l_1_noun)),
            str(environment.finalize(('' if (l_1_number == 1) else 's'))),
        ))
        return concat(t_19)
    context.exported_vars.add('some')
    context.vars['some'] = l_0_some = Macro(environment, macro, 'some', ('number', 'noun'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_20 = []
        l_1_words = missing
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        l_1_words = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']
        t_20.append(
            str(environment.finalize((environment.getitem((undefined(name='words') if l_1_words is missing else l_1_words), l_1_number) if (l_1_number < 13) else environment.short(str_join((l_1_number, 'th', )))))),
        )
        return concat(t_20)
    context.exported_vars.add('nth')
    context.vars['nth'] = l_0_nth = Macro(environment, macro, 'nth', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_code):
        t_21 = []
        l_1_names = resolve('names')
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        if (l_1_code in environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'joker')):
            pass
            t_21.append(
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'joker'), l_1_code))),
            )
        else:
            pass
            t_21.extend((
                'the ',
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'rank'), environment.getitem(l_1_code, 0)))),
                ' of ',
                str(environment.finalize(environment.getitem(environment.getattr((undefined(name='names') if l_1_names is missing else l_1_names), 'suit'), environment.getitem(l_1_code, 1)))),
                's',
            ))
        return concat(t_21)
    context.exported_vars.add('name')
    context.vars['name'] = l_0_name = Macro(environment, macro, 'name', ('code',), False, False, False, context.eval_ctx.autoescape)
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
                str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), l_2_x, _loop_vars=_loop_vars))),
                str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars))),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_22)
    context.exported_vars.add('named')
    context.vars['named'] = l_0_named = Macro(environment, macro, 'named', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_t):
        t_23 = []
        if l_1_t is missing:
            l_1_t = undefined("parameter 't' was not provided", name='t')
        pass
        if (l_1_t == 'none'):
            pass
            t_23.append(
                'No trump',
            )
        elif (l_1_t == 'first-ace'):
            pass
            t_23.append(
                '1st Ace, no trump yet',
            )
        else:
            pass
            t_23.extend((
                str(environment.finalize(t_1(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), l_1_t)))),
                ' are trumps',
            ))
        return concat(t_23)
    context.exported_vars.add('trumps_')
    context.vars['trumps_'] = l_0_trumps_ = Macro(environment, macro, 'trumps_', ('t',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_m, l_1_moves):
        t_24 = []
        l_1_words = resolve('words')
        if l_1_m is missing:
            l_1_m = undefined("parameter 'm' was not provided", name='m')
        if l_1_moves is missing:
            l_1_moves = undefined("parameter 'moves' was not provided", name='moves')
        pass
        t_24.extend((
            str(environment.finalize(('a' if (t_3(t_4(context.eval_ctx, t_6(context, l_1_moves, 'marker', 'equalto', environment.getattr(l_1_m, 'marker')))) > 1) else 'the'))),
            ' ',
            str(environment.finalize(environment.getitem((undefined(name='words') if l_1_words is missing else l_1_words), environment.getattr(l_1_m, 'marker')))),
            ' marker',
        ))
        return concat(t_24)
    context.exported_vars.add('marker')
    context.vars['marker'] = l_0_marker = Macro(environment, macro, 'marker', ('m', 'moves'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_25 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_25.append(
            str(environment.finalize(environment.getitem('ABCDEFGHIJ', l_1_seat))),
        )
        return concat(t_25)
    context.exported_vars.add('letter')
    context.vars['letter'] = l_0_letter = Macro(environment, macro, 'letter', ('seat',), False, False, False, context.eval_ctx.autoescape)
    if ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.setup[0]'):
        pass
        yield 'There are '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='players') if l_0_players is missing else l_0_players))))
        yield ' players, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='dealer') if l_0_dealer is missing else l_0_dealer))))
        yield ' deals. '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.call_binop(context, '+', [(undefined(name='dealer') if l_0_dealer is missing else l_0_dealer)], (undefined(name='partners') if l_0_partners is missing else l_0_partners)))))
        yield ' play against '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='others') if l_0_others is missing else l_0_others))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.setup[1]'):
        pass
        yield str(environment.finalize(t_1(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='players') if l_0_players is missing else l_0_players)))))
        yield ' players. The dealer is '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='dealer') if l_0_dealer is missing else l_0_dealer))))
        yield ', who plays with '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='partners') if l_0_partners is missing else l_0_partners))))
        yield '; '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='others') if l_0_others is missing else l_0_others))))
        yield ' are the other team.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.setup[2]'):
        pass
        yield 'At this table of '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='players') if l_0_players is missing else l_0_players))))
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='dealer') if l_0_dealer is missing else l_0_dealer))))
        yield ' is the dealer and has '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='partners') if l_0_partners is missing else l_0_partners))))
        yield ' for '
        if (t_3((undefined(name='partners') if l_0_partners is missing else l_0_partners)) == 1):
            pass
            yield 'a partner'
        else:
            pass
            yield 'partners'
        yield '. Their opponents are '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='others') if l_0_others is missing else l_0_others))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trump[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='roller') if l_0_roller is missing else l_0_roller))))
        yield ' has rolled a '
        yield str(environment.finalize((undefined(name='roll') if l_0_roll is missing else l_0_roll)))
        yield ': '
        if ((undefined(name='trump') if l_0_trump is missing else l_0_trump) == 'none'):
            pass
            yield 'no trump.'
        elif ((undefined(name='trump') if l_0_trump is missing else l_0_trump) == 'first-ace'):
            pass
            yield '1st Ace.'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
            yield ' are trumps.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trump[1]'):
        pass
        yield 'The die shows '
        yield str(environment.finalize((undefined(name='roll') if l_0_roll is missing else l_0_roll)))
        yield ', '
        if ((undefined(name='trump') if l_0_trump is missing else l_0_trump) == 'none'):
            pass
            yield 'so there is no trump.'
        elif ((undefined(name='trump') if l_0_trump is missing else l_0_trump) == 'first-ace'):
            pass
            yield 'which means 1st Ace.'
        else:
            pass
            yield 'so '
            yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
            yield ' are trumps.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trump[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='roller') if l_0_roller is missing else l_0_roller))))
        yield '’s roll of '
        yield str(environment.finalize((undefined(name='roll') if l_0_roll is missing else l_0_roll)))
        yield ' '
        if ((undefined(name='trump') if l_0_trump is missing else l_0_trump) == 'none'):
            pass
            yield 'means that there is no trump.'
        elif ((undefined(name='trump') if l_0_trump is missing else l_0_trump) == 'first-ace'):
            pass
            yield 'has made it 1st Ace.'
        else:
            pass
            yield 'has made '
            yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
            yield ' trumps.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.hand[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        if (undefined(name='face_up') if l_0_face_up is missing else l_0_face_up):
            pass
            yield ', of which the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='face_up') if l_0_face_up is missing else l_0_face_up))))
            yield ' lies face up'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.hand[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' holds '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        if (undefined(name='face_up') if l_0_face_up is missing else l_0_face_up):
            pass
            yield '; the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='face_up') if l_0_face_up is missing else l_0_face_up))))
            yield ' is the face-up card'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.face-ups[0]'):
        pass
        yield 'Face up on the table: '
        yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='cards') if l_0_cards is missing else l_0_cards), 'has')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trick-number[0]'):
        pass
        yield 'This is the '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='trick') if l_0_trick is missing else l_0_trick))))
        yield ' trick.'
        if (undefined(name='won') if l_0_won is missing else l_0_won):
            pass
            yield ' So far '
            l_1_loop = missing
            for l_1_w, l_1_loop in LoopContext((undefined(name='won') if l_0_won is missing else l_0_won), undefined):
                _loop_vars = {}
                pass
                yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_w, 'seat'), _loop_vars=_loop_vars)))
                yield ' has taken '
                yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), environment.getattr(l_1_w, 'tricks'), _loop_vars=_loop_vars)))
                yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
            l_1_loop = l_1_w = missing
            yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trick-number[1]'):
        pass
        yield 'Now for the '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='trick') if l_0_trick is missing else l_0_trick))))
        yield ' trick.'
        if (undefined(name='won') if l_0_won is missing else l_0_won):
            pass
            yield ' '
            l_1_loop = missing
            for l_1_w, l_1_loop in LoopContext((undefined(name='won') if l_0_won is missing else l_0_won), undefined):
                _loop_vars = {}
                pass
                yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_w, 'seat'), _loop_vars=_loop_vars)))
                yield ' has '
                yield str(environment.finalize((environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), environment.getattr(l_1_w, 'tricks'), 'trick', _loop_vars=_loop_vars) if environment.getattr(l_1_loop, 'first') else environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), environment.getattr(l_1_w, 'tricks'), _loop_vars=_loop_vars))))
                yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
            l_1_loop = l_1_w = missing
            yield ' so far.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lead[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        if ((undefined(name='dealer') if l_0_dealer is missing else l_0_dealer) and ((undefined(name='trick') if l_0_trick is missing else l_0_trick) == 1)):
            pass
            yield ', the dealer,'
        yield ' leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        if (undefined(name='face_up') if l_0_face_up is missing else l_0_face_up):
            pass
            yield ', the card that lay face up'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lead[1]'):
        pass
        if ((undefined(name='dealer') if l_0_dealer is missing else l_0_dealer) and ((undefined(name='trick') if l_0_trick is missing else l_0_trick) == 1)):
            pass
            yield 'The dealer, '
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield ', starts with'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield ' opens with'
        yield ' the '
        if (undefined(name='face_up') if l_0_face_up is missing else l_0_face_up):
            pass
            yield 'face-up '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.lead[2]'):
        pass
        if ((undefined(name='dealer') if l_0_dealer is missing else l_0_dealer) and ((undefined(name='trick') if l_0_trick is missing else l_0_trick) == 1)):
            pass
            yield 'The dealer leads first, so '
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield ' puts down'
        else:
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield ' starts the trick with'
        yield ' the '
        if (undefined(name='face_up') if l_0_face_up is missing else l_0_face_up):
            pass
            yield 'face-up '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.follow[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' follows with the '
        if (undefined(name='face_up') if l_0_face_up is missing else l_0_face_up):
            pass
            yield 'face-up '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.follow[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' too and plays the '
        if (undefined(name='face_up') if l_0_face_up is missing else l_0_face_up):
            pass
            yield 'face-up '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.follow[2]'):
        pass
        yield 'From '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' comes the '
        if (undefined(name='face_up') if l_0_face_up is missing else l_0_face_up):
            pass
            yield 'face-up '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.follow-many[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='plays') if l_0_plays is missing else l_0_plays), 'follows with')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.follow-many[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), t_4(context.eval_ctx, t_5(context, (undefined(name='plays') if l_0_plays is missing else l_0_plays), attribute='seat')))))
        yield ' follow suit with '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), t_4(context.eval_ctx, t_5(context, (undefined(name='plays') if l_0_plays is missing else l_0_plays), attribute='card')))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.follow-many[2]'):
        pass
        yield 'Next come '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), t_4(context.eval_ctx, t_5(context, (undefined(name='plays') if l_0_plays is missing else l_0_plays), attribute='card')))))
        yield ' from '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), t_4(context.eval_ctx, t_5(context, (undefined(name='plays') if l_0_plays is missing else l_0_plays), attribute='seat')))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.follow-choice[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), t_3((undefined(name='options') if l_0_options is missing else l_0_options)), environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit)))))
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='options') if l_0_options is missing else l_0_options))))
        yield ', and plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.follow-choice[1]'):
        pass
        yield 'With '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='options') if l_0_options is missing else l_0_options))))
        yield ' to choose from, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.follow-only[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s only '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ', so it has to be played.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.follow-only[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has just one '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' and no choice: the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.follow-only[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' must follow with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', having no other '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.follow-face-up[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' holds '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='others') if l_0_others is missing else l_0_others))))
        yield ': not '
        yield str(environment.finalize(environment.short(str_join(('one ', environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit)), )))))
        yield ' among them. But the card that lies face up in front of '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' is the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '. It is '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s only '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ', and so it must be played.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.follow-face-up[1]'):
        pass
        yield 'In hand '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='others') if l_0_others is missing else l_0_others))))
        yield ', and no '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' at all. The face-up card, though, is the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '. That belongs to the hand as well, so '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has to follow with it.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' and plays a trump, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ruff[1]'):
        pass
        yield 'Out of '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' uses a trump, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ruff[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' cannot follow, may play anything, and chooses the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', a trump.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.overruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' either and goes over the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='under') if l_0_under is missing else l_0_under))))
        yield ' with a higher trump, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.overruff[1]'):
        pass
        yield 'Without '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='under') if l_0_under is missing else l_0_under))))
        yield ' with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.underruff[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' plays a trump too, but the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is lower than the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='over') if l_0_over is missing else l_0_over))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.underruff[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' and lets a trump go, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '. It does not beat the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='over') if l_0_over is missing else l_0_over))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.discard[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' and throws away the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.discard[1]'):
        pass
        yield 'Unable to follow, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' lets the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' go.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.discard[2]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ', who is out of '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ', parts with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.rather[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' would rather have played the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', a trump.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.rather[1]'):
        pass
        yield 'The trump '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' would have been more to '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s liking.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.keep-points[0]'):
        pass
        if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) > 1):
            pass
            yield 'Each of '
        else:
            pass
            yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ' would give '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield ', an opponent, a point, so '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' keeps '
        yield str(environment.finalize(('it' if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1) else 'them')))
        yield ' back.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.keep-points[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield ' is an opponent. That is why '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' holds on to '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ', which would score a point'
        yield str(environment.finalize(('' if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1) else ' each')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.discard-many[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), t_4(context.eval_ctx, t_5(context, (undefined(name='plays') if l_0_plays is missing else l_0_plays), attribute='seat')))))
        yield ' have no '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ': '
        yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='plays') if l_0_plays is missing else l_0_plays), 'throws away')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.discard-many[1]'):
        pass
        yield 'Unable to follow, '
        yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='plays') if l_0_plays is missing else l_0_plays), 'plays')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.discard-trumps[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield '. There '
        yield str(environment.finalize(('is a trump' if (t_3((undefined(name='kept') if l_0_kept is missing else l_0_kept)) == 1) else 'are trumps')))
        yield ' to play, '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='kept') if l_0_kept is missing else l_0_kept))))
        yield ', but nobody has to: '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' instead.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.discard-trumps[1]'):
        pass
        yield 'Out of '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' keeps '
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='kept') if l_0_kept is missing else l_0_kept))))
        yield ' back and throws away the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '. Playing a trump is always a choice.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.discard-ace[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' and plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '. An ace that does not follow suit names the trump just the same.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.discard-ace[1]'):
        pass
        yield 'Out of '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ', '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' puts down the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '. It is not of the suit led, but it is an ace.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump[0]'):
        pass
        if (undefined(name='only') if l_0_only is missing else l_0_only):
            pass
            yield 'There is one trump in the trick, and not even the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
            yield ' can beat it.'
        else:
            pass
            yield 'Of the trumps the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
            yield ' is the highest, and the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
            yield ' counts for nothing.'
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' takes the trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump[1]'):
        pass
        yield 'The best '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' is the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ', but a trump beats it: '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' wins with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump[2]'):
        pass
        yield 'The trick is '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s, because the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is '
        if (undefined(name='only') if l_0_only is missing else l_0_only):
            pass
            yield 'a trump'
        else:
            pass
            yield 'the highest trump'
        yield ' and the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' is not.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump-led[0]'):
        pass
        yield 'Trumps were led, so the highest of them wins: the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '. The trick is '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-trump-led[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has played the highest trump, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', and wins.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[0]'):
        pass
        yield 'Nobody has played a trump. The highest '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ', the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', wins for '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[1]'):
        pass
        yield 'With no trump in the trick, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' takes it: the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is the highest '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-suit[2]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is the best of the '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ', no trump has fallen, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' wins.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-no-trump[0]'):
        pass
        yield 'Only '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ', the suit led, can win. The highest is the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' takes the trick.'
        if (undefined(name='vain') if l_0_vain is missing else l_0_vain):
            pass
            yield ' By rank '
            yield str(environment.finalize(('the ' if (t_3((undefined(name='vain') if l_0_vain is missing else l_0_vain)) == 1) else '')))
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='vain') if l_0_vain is missing else l_0_vain))))
            yield ' would be higher, but '
            yield str(environment.finalize(('it is' if (t_3((undefined(name='vain') if l_0_vain is missing else l_0_vain)) == 1) else 'they are')))
            yield ' of the wrong suit.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.won-no-trump[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' wins with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', the highest '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield '.'
        if (undefined(name='vain') if l_0_vain is missing else l_0_vain):
            pass
            yield ' '
            yield str(environment.finalize(environment.call(context, (undefined(name='The') if l_0_The is missing else l_0_The), (undefined(name='vain') if l_0_vain is missing else l_0_vain))))
            yield ', in another suit, could do nothing.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.leads-next[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads to the next trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.leads-next[1]'):
        pass
        yield 'The lead to the '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='trick') if l_0_trick is missing else l_0_trick))))
        yield ' trick is '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-open[0]'):
        pass
        yield 'No ace has been played, so there is no trump in this trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-open[1]'):
        pass
        if ((undefined(name='trick') if l_0_trick is missing else l_0_trick) == 1):
            pass
            yield 'The hand starts without a trump.'
        else:
            pass
            yield 'Still no ace has fallen, and so there is still no trump.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-names[0]'):
        pass
        yield 'This is the first ace. From the '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='trick') if l_0_trick is missing else l_0_trick))))
        yield ' trick on, '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' are trumps.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-names[1]'):
        pass
        yield 'The first ace of the hand is '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '. It makes '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' trumps from the '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='trick') if l_0_trick is missing else l_0_trick))))
        yield ' trick on.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-this-trick[0]'):
        pass
        yield 'In the present trick, though, there is no trump.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-this-trick[1]'):
        pass
        yield 'It does nothing for this trick, which is decided without a trump.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-second[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is an ace as well, but '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='first') if l_0_first is missing else l_0_first))))
        yield '’s '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='first_card') if l_0_first_card is missing else l_0_first_card))))
        yield ' came first, so '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' will be trumps.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-second[1]'):
        pass
        yield 'There are two aces in the trick. '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='first') if l_0_first is missing else l_0_first))))
        yield '’s '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='first_card') if l_0_first_card is missing else l_0_first_card))))
        yield ' fell before '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', and therefore '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' become trumps.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-later[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is an ace too, but the trump is settled: '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-later[1]'):
        pass
        yield str(environment.finalize(t_1(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='trump') if l_0_trump is missing else l_0_trump)))))
        yield ' stay trumps. A later ace like the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' changes nothing.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-idle[0]'):
        pass
        yield 'In front of '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' lies face up, but until it is played it does not count.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-idle[1]'):
        pass
        yield 'The face-up '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' names no trump until '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' plays it.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-settled[0]'):
        pass
        yield 'The first ace fell in the '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='trick') if l_0_trick is missing else l_0_trick))))
        yield ' trick and made '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' trumps.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-settled[1]'):
        pass
        yield str(environment.finalize(t_1(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit)))))
        yield ' have been trumps since the ace of the '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='trick') if l_0_trick is missing else l_0_trick))))
        yield ' trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-last[0]'):
        pass
        yield 'In the last trick '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '. It is the first ace, but with no trick to come it changes nothing.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-last[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is the first ace of the hand. As this is the last trick, it names no trump.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-none[0]'):
        pass
        yield 'In all '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='tricks') if l_0_tricks is missing else l_0_tricks))))
        yield ' tricks no ace was played. Each of them was decided without a trump.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.ace-none[1]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='tricks') if l_0_tricks is missing else l_0_tricks))))
        yield ' tricks are over and not one ace has fallen, so there was no trump from first to last.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.aces-where[0]'):
        pass
        if (undefined(name='undealt') if l_0_undealt is missing else l_0_undealt):
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='The') if l_0_The is missing else l_0_The), (undefined(name='undealt') if l_0_undealt is missing else l_0_undealt))))
            yield ' '
            yield str(environment.finalize(('was' if (t_3((undefined(name='undealt') if l_0_undealt is missing else l_0_undealt)) == 1) else 'were')))
            yield ' never dealt.'
        if ((undefined(name='undealt') if l_0_undealt is missing else l_0_undealt) and (undefined(name='left') if l_0_left is missing else l_0_left)):
            pass
            yield ' '
        if (undefined(name='left') if l_0_left is missing else l_0_left):
            pass
            l_1_loop = missing
            for l_1_x, l_1_loop in LoopContext((undefined(name='left') if l_0_left is missing else l_0_left), undefined):
                _loop_vars = {}
                pass
                yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
                yield '’s '
                yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
                yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
            l_1_loop = l_1_x = missing
            yield ' '
            if (t_3((undefined(name='left') if l_0_left is missing else l_0_left)) == 1):
                pass
                yield 'was never played: it was the last card'
            else:
                pass
                yield 'were never played: they were the last cards'
            yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trick-points[0]'):
        pass
        yield 'This trick is worth '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='points') if l_0_points is missing else l_0_points), 'point')))
        if ((undefined(name='queens') if l_0_queens is missing else l_0_queens) or (undefined(name='twos') if l_0_twos is missing else l_0_twos)):
            pass
            yield ': '
            yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), ((undefined(name='points') if l_0_points is missing else l_0_points) - t_3(environment.call_binop(context, '+', (undefined(name='queens') if l_0_queens is missing else l_0_queens), (undefined(name='twos') if l_0_twos is missing else l_0_twos)))))))
            yield ' for the trick and '
            yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), t_3(environment.call_binop(context, '+', (undefined(name='queens') if l_0_queens is missing else l_0_queens), (undefined(name='twos') if l_0_twos is missing else l_0_twos))))))
            yield ' for '
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), environment.call_binop(context, '+', (undefined(name='queens') if l_0_queens is missing else l_0_queens), (undefined(name='twos') if l_0_twos is missing else l_0_twos)))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trick-points[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' gets '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='points') if l_0_points is missing else l_0_points), 'point')))
        if ((undefined(name='queens') if l_0_queens is missing else l_0_queens) or (undefined(name='twos') if l_0_twos is missing else l_0_twos)):
            pass
            yield ', because '
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), environment.call_binop(context, '+', (undefined(name='queens') if l_0_queens is missing else l_0_queens), (undefined(name='twos') if l_0_twos is missing else l_0_twos)))))
            yield ' '
            yield str(environment.finalize(('is' if (t_3(environment.call_binop(context, '+', (undefined(name='queens') if l_0_queens is missing else l_0_queens), (undefined(name='twos') if l_0_twos is missing else l_0_twos))) == 1) else 'are')))
            yield ' in it'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.trick-points[2]'):
        pass
        yield 'That makes '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='points') if l_0_points is missing else l_0_points), 'point')))
        if ((undefined(name='queens') if l_0_queens is missing else l_0_queens) or (undefined(name='twos') if l_0_twos is missing else l_0_twos)):
            pass
            yield ', with '
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), environment.call_binop(context, '+', (undefined(name='queens') if l_0_queens is missing else l_0_queens), (undefined(name='twos') if l_0_twos is missing else l_0_twos)))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.fifth[0]'):
        pass
        yield 'These are left: '
        yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='plays') if l_0_plays is missing else l_0_plays), 'has')))
        yield '. All of them are discarded.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.fifth[1]'):
        pass
        yield 'Everyone has one card left: '
        yield str(environment.finalize(environment.call(context, (undefined(name='pc') if l_0_pc is missing else l_0_pc), (undefined(name='plays') if l_0_plays is missing else l_0_plays), 'has')))
        yield '. They are discarded.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.fifth-nothing[0]'):
        pass
        yield 'In a trick, '
        yield str(environment.finalize(('the ' if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1) else '')))
        yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ' would have scored. Here '
        yield str(environment.finalize(('it scores' if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1) else 'they score')))
        yield ' nothing.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.fifth-nothing[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='The') if l_0_The is missing else l_0_The), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield ' never came into a trick, so there '
        yield str(environment.finalize(('is no point for it' if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1) else 'are no points for them')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.own-points[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='tricks') if l_0_tricks is missing else l_0_tricks), 'trick')))
        if ((undefined(name='queens') if l_0_queens is missing else l_0_queens) or (undefined(name='twos') if l_0_twos is missing else l_0_twos)):
            pass
            yield ' with '
            if (undefined(name='queens') if l_0_queens is missing else l_0_queens):
                pass
                yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='queens') if l_0_queens is missing else l_0_queens), 'queen')))
            if ((undefined(name='queens') if l_0_queens is missing else l_0_queens) and (undefined(name='twos') if l_0_twos is missing else l_0_twos)):
                pass
                yield ' and '
            if (undefined(name='twos') if l_0_twos is missing else l_0_twos):
                pass
                yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='twos') if l_0_twos is missing else l_0_twos), '2')))
        yield ': '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='points') if l_0_points is missing else l_0_points), 'point')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.own-points[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' took '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='tricks') if l_0_tricks is missing else l_0_tricks), 'trick')))
        if ((undefined(name='queens') if l_0_queens is missing else l_0_queens) or (undefined(name='twos') if l_0_twos is missing else l_0_twos)):
            pass
            yield ', and in '
            yield str(environment.finalize(('it' if ((undefined(name='tricks') if l_0_tricks is missing else l_0_tricks) == 1) else 'them')))
            yield ' '
            if (undefined(name='queens') if l_0_queens is missing else l_0_queens):
                pass
                yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='queens') if l_0_queens is missing else l_0_queens), 'queen')))
            if ((undefined(name='queens') if l_0_queens is missing else l_0_queens) and (undefined(name='twos') if l_0_twos is missing else l_0_twos)):
                pass
                yield ' and '
            if (undefined(name='twos') if l_0_twos is missing else l_0_twos):
                pass
                yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='twos') if l_0_twos is missing else l_0_twos), '2')))
        else:
            pass
            yield ', without a queen or a 2'
        yield ', which makes '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='points') if l_0_points is missing else l_0_points), 'point')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.own-nothing[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='seats') if l_0_seats is missing else l_0_seats))))
        yield ' took no trick and '
        yield str(environment.finalize(('has' if (t_3((undefined(name='seats') if l_0_seats is missing else l_0_seats)) == 1) else 'have')))
        yield ' nothing.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.own-nothing[1]'):
        pass
        yield 'There is nothing for '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='seats') if l_0_seats is missing else l_0_seats))))
        yield ', who took no trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.team-sum[0]'):
        pass
        yield 'For the team of '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), t_4(context.eval_ctx, t_5(context, (undefined(name='members') if l_0_members is missing else l_0_members), attribute='seat')))))
        yield ', that is '
        yield str(environment.finalize(t_2(context.eval_ctx, t_5(context, (undefined(name='members') if l_0_members is missing else l_0_members), attribute='points'), ' + ')))
        yield ' = '
        yield str(environment.finalize((undefined(name='sum') if l_0_sum is missing else l_0_sum)))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.team-sum[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), t_4(context.eval_ctx, t_5(context, (undefined(name='members') if l_0_members is missing else l_0_members), attribute='seat')))))
        yield ' together have '
        yield str(environment.finalize(t_2(context.eval_ctx, t_5(context, (undefined(name='members') if l_0_members is missing else l_0_members), attribute='points'), ' + ')))
        yield ' = '
        yield str(environment.finalize((undefined(name='sum') if l_0_sum is missing else l_0_sum)))
        yield ' point'
        yield str(environment.finalize(('' if ((undefined(name='sum') if l_0_sum is missing else l_0_sum) == 1) else 's')))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.all-score[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='seats') if l_0_seats is missing else l_0_seats))))
        yield ' score '
        yield str(environment.finalize((environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='sum') if l_0_sum is missing else l_0_sum), 'point') if (undefined(name='sum') if l_0_sum is missing else l_0_sum) else 'nothing')))
        yield ' each'
        if ((undefined(name='empty') if l_0_empty is missing else l_0_empty) and (undefined(name='sum') if l_0_sum is missing else l_0_sum)):
            pass
            yield ', even '
            yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='empty') if l_0_empty is missing else l_0_empty))))
            yield ', who took no trick'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.all-score[1]'):
        pass
        yield 'That gives '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='seats') if l_0_seats is missing else l_0_seats))))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='sum') if l_0_sum is missing else l_0_sum), 'point')))
        yield ' each'
        if ((undefined(name='empty') if l_0_empty is missing else l_0_empty) and (undefined(name='sum') if l_0_sum is missing else l_0_sum)):
            pass
            yield '; it does not matter that '
            yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='empty') if l_0_empty is missing else l_0_empty))))
            yield ' took no trick'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.totals[0]'):
        pass
        yield 'After '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='hand_no') if l_0_hand_no is missing else l_0_hand_no), 'hand')))
        yield ' the scores are '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='scores') if l_0_scores is missing else l_0_scores), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield ' '
            yield str(environment.finalize(environment.getattr(l_1_x, 'points')))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.totals[1]'):
        pass
        yield 'The totals so far: '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='scores') if l_0_scores is missing else l_0_scores), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield ' '
            yield str(environment.finalize(environment.getattr(l_1_x, 'points')))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.markers-move[0]'):
        pass
        l_1_loop = missing
        for l_1_m, l_1_loop in LoopContext((undefined(name='moves') if l_0_moves is missing else l_0_moves), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_m, 'giver'), _loop_vars=_loop_vars)))
            yield ' gives '
            yield str(environment.finalize(environment.call(context, (undefined(name='marker') if l_0_marker is missing else l_0_marker), l_1_m, (undefined(name='moves') if l_0_moves is missing else l_0_moves), _loop_vars=_loop_vars)))
            yield ' to '
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_m, 'taker'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_m = missing
        yield '. '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='dealer') if l_0_dealer is missing else l_0_dealer))))
        yield ' is the next dealer.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.markers-move[1]'):
        pass
        l_1_loop = missing
        for l_1_m, l_1_loop in LoopContext((undefined(name='moves') if l_0_moves is missing else l_0_moves), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize((t_1(environment.call(context, (undefined(name='marker') if l_0_marker is missing else l_0_marker), l_1_m, (undefined(name='moves') if l_0_moves is missing else l_0_moves), _loop_vars=_loop_vars)) if environment.getattr(l_1_loop, 'first') else environment.call(context, (undefined(name='marker') if l_0_marker is missing else l_0_marker), l_1_m, (undefined(name='moves') if l_0_moves is missing else l_0_moves), _loop_vars=_loop_vars))))
            yield ' '
            yield str(environment.finalize(('goes ' if environment.getattr(l_1_loop, 'first') else '')))
            yield 'from '
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_m, 'giver'), _loop_vars=_loop_vars)))
            yield ' to '
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), environment.getattr(l_1_m, 'taker'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_m = missing
        yield ', and the deal is '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='dealer') if l_0_dealer is missing else l_0_dealer))))
        yield '’s.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.next-teams[0]'):
        pass
        yield 'In the '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='hand_no') if l_0_hand_no is missing else l_0_hand_no))))
        yield ' hand '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.call_binop(context, '+', [(undefined(name='dealer') if l_0_dealer is missing else l_0_dealer)], (undefined(name='partners') if l_0_partners is missing else l_0_partners)))))
        yield ' play against '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='others') if l_0_others is missing else l_0_others))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.next-teams[1]'):
        pass
        yield 'The teams of the '
        yield str(environment.finalize(environment.call(context, (undefined(name='nth') if l_0_nth is missing else l_0_nth), (undefined(name='hand_no') if l_0_hand_no is missing else l_0_hand_no))))
        yield ' hand are '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), environment.call_binop(context, '+', [(undefined(name='dealer') if l_0_dealer is missing else l_0_dealer)], (undefined(name='partners') if l_0_partners is missing else l_0_partners)))))
        yield ' on one side, '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='others') if l_0_others is missing else l_0_others))))
        yield ' on the other.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.winners[0]'):
        pass
        yield 'With '
        yield str(environment.finalize(environment.call(context, (undefined(name='some') if l_0_some is missing else l_0_some), (undefined(name='points') if l_0_points is missing else l_0_points), 'point')))
        yield ' '
        yield str(environment.finalize(environment.call(context, (undefined(name='ps') if l_0_ps is missing else l_0_ps), (undefined(name='seats') if l_0_seats is missing else l_0_seats))))
        yield ' '
        if (t_3((undefined(name='seats') if l_0_seats is missing else l_0_seats)) > 1):
            pass
            yield 'are level and share the win'
        else:
            pass
            yield 'wins the game'
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.tried[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' is about to play the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '. That is not allowed.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.tried[1]'):
        pass
        yield 'Here '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' may not play the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.may-play[0]'):
        pass
        if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1):
            pass
            yield 'The only card that '
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield ' may play is the '
            yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0))))
            yield '.'
        else:
            pass
            yield 'The cards that '
            yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
            yield ' may play are '
            yield str(environment.finalize(environment.call(context, (undefined(name='cs') if l_0_cs is missing else l_0_cs), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
            yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'say.may-play[1]'):
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
            yield ' has to play '
            yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
            yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.lead[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' is leading and may play any card.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.lead[1]'):
        pass
        yield 'It is '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s lead, so any card will do.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.only-face-up[0]'):
        pass
        yield 'The face-up '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is the only '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' that '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has, so it must be played.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.only-face-up[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' but the face-up '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', and must play that.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'legal.only-one[0]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' is '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s only '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ', so it must be played.'
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
        yield ' may play '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' only: '
        yield str(environment.finalize(environment.call(context, (undefined(name='cor') if l_0_cor is missing else l_0_cor), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
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
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.only-one[0]'):
        pass
        yield 'A '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' was led, and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.only-face-up[0]'):
        pass
        yield 'A '
        yield str(environment.finalize(environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' was led, and the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' lies face up in front of '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '. It belongs to the hand like the rest ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.hand-over[0]'):
        pass
        yield 'The hand is over ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-your-turn[0]'):
        pass
        yield 'It is '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='to_move') if l_0_to_move is missing else l_0_to_move))))
        yield '’s turn ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.wrong-decision[0]'):
        pass
        yield 'That is not what is to be decided now ('
        yield str(environment.finalize((undefined(name='clause') if l_0_clause is missing else l_0_clause)))
        yield ').'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'refuse.not-in-pack[0]'):
        pass
        yield 'With '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='players') if l_0_players is missing else l_0_players))))
        yield ' players the '
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
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.random[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-ace[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='held') if l_0_held is missing else l_0_held))))
        yield ' more '
        yield str(environment.finalize((environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit)) if ((undefined(name='held') if l_0_held is missing else l_0_held) == 1) else environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit)))))
        yield ' and would like to see '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' become trumps. The lead is the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-ace[1]'):
        pass
        yield 'With '
        yield str(environment.finalize(environment.call(context, (undefined(name='n') if l_0_n is missing else l_0_n), (undefined(name='held') if l_0_held is missing else l_0_held))))
        yield ' more '
        yield str(environment.finalize((environment.call(context, (undefined(name='s') if l_0_s is missing else l_0_s), (undefined(name='suit') if l_0_suit is missing else l_0_suit)) if ((undefined(name='held') if l_0_held is missing else l_0_held) == 1) else environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit)))))
        yield ' in hand, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' to make '
        yield str(environment.finalize(environment.call(context, (undefined(name='ss') if l_0_ss is missing else l_0_ss), (undefined(name='suit') if l_0_suit is missing else l_0_suit))))
        yield ' trumps.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-sure[0]'):
        pass
        yield 'No opponent can beat the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', and '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads it.'
        if (undefined(name='scores') if l_0_scores is missing else l_0_scores):
            pass
            yield ' It even scores.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-sure[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads a card that is safe from every opponent, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
        if (undefined(name='scores') if l_0_scores is missing else l_0_scores):
            pass
            yield ' It brings in a point of its own.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-low[0]'):
        pass
        yield 'Of the cards that score nothing, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-low[1]'):
        pass
        yield 'With nothing that is sure to win, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' and waits.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-forced[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has only cards that score, and has to lead one of them: the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.lead-forced[1]'):
        pass
        yield 'Having nothing worthless left to lead, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leads the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.feed[0]'):
        pass
        yield 'The trick looks safe for '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s team, so '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' adds the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' and its point.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.feed[1]'):
        pass
        yield 'With '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield ', a partner, winning, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' puts in a card that scores, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.leave[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s partner '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield ' is winning, so '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' plays a card that will not be missed, the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.leave[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' leaves the trick to '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield ', a partner, and plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.take-over[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield '’s partner '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield ' is winning but may yet be beaten. There are points in the trick, so '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' makes sure of it with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.take-over[1]'):
        pass
        yield 'Not to lose the points in this trick, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' goes over a partner, '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield ', with the '
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
        yield ', which beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ', is enough.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-sure[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', which no opponent still to play can beat.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-sure[1]'):
        pass
        yield 'The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' and is safe from the opponents still to come: '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' plays it.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-try[0]'):
        pass
        yield 'For the moment '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' goes ahead of the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield ' with the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.win-try[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' cannot be sure of the trick, but tries for it: the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' beats the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='best') if l_0_best is missing else l_0_best))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.throw[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' gives the trick up and plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.throw[1]'):
        pass
        yield 'There is little hope of beating '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield '. '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' plays the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ', which will not be missed.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.give[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' can play nothing but cards that score, and unwillingly gives the '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'why.give[1]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' has no hope of winning and no worthless card to play. The '
        yield str(environment.finalize(environment.call(context, (undefined(name='c') if l_0_c is missing else l_0_c), (undefined(name='card') if l_0_card is missing else l_0_card))))
        yield ' goes into '
        yield str(environment.finalize(environment.call(context, (undefined(name='p') if l_0_p is missing else l_0_p), (undefined(name='taker') if l_0_taker is missing else l_0_taker))))
        yield '’s trick.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.trick[0]'):
        pass
        yield 'The table from above. '
        yield str(environment.finalize(environment.call(context, (undefined(name='trumps_') if l_0_trumps_ is missing else l_0_trumps_), (undefined(name='trump') if l_0_trump is missing else l_0_trump))))
        yield '. In order: '
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
        if (not t_7((undefined(name='winner') if l_0_winner is missing else l_0_winner))):
            pass
            yield ' '
            yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), (undefined(name='winner') if l_0_winner is missing else l_0_winner))))
            yield ' wins.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.turn[0]'):
        pass
        yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), (undefined(name='seat') if l_0_seat is missing else l_0_seat))))
        yield ' is to play and holds '
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='hand') if l_0_hand is missing else l_0_hand))))
        if (undefined(name='face_up') if l_0_face_up is missing else l_0_face_up):
            pass
            yield '; '
            yield str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), (undefined(name='face_up') if l_0_face_up is missing else l_0_face_up))))
            yield ' lies face up'
        yield '. Allowed: '
        yield str(environment.finalize(environment.call(context, (undefined(name='named') if l_0_named is missing else l_0_named), (undefined(name='cards') if l_0_cards is missing else l_0_cards))))
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.face-ups[0]'):
        pass
        yield 'Face up: '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='cards') if l_0_cards is missing else l_0_cards), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars)))
            yield ' has '
            yield str(environment.finalize(environment.call(context, (undefined(name='name') if l_0_name is missing else l_0_name), environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_x = missing
        yield '.'
    elif ((undefined(name='phrase') if l_0_phrase is missing else l_0_phrase) == 'alt.markers[0]'):
        pass
        yield 'The seats from above. '
        l_1_loop = missing
        for l_1_m, l_1_loop in LoopContext((undefined(name='moves') if l_0_moves is missing else l_0_moves), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize((t_1(environment.call(context, (undefined(name='marker') if l_0_marker is missing else l_0_marker), l_1_m, (undefined(name='moves') if l_0_moves is missing else l_0_moves), _loop_vars=_loop_vars)) if environment.getattr(l_1_loop, 'first') else environment.call(context, (undefined(name='marker') if l_0_marker is missing else l_0_marker), l_1_m, (undefined(name='moves') if l_0_moves is missing else l_0_moves), _loop_vars=_loop_vars))))
            yield ' '
            yield str(environment.finalize(('goes ' if environment.getattr(l_1_loop, 'first') else '')))
            yield 'from '
            yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), environment.getattr(l_1_m, 'giver'), _loop_vars=_loop_vars)))
            yield ' to '
            yield str(environment.finalize(environment.call(context, (undefined(name='letter') if l_0_letter is missing else l_0_letter), environment.getattr(l_1_m, 'taker'), _loop_vars=_loop_vars)))
            yield str(environment.finalize(environment.call(context, (undefined(name='and_') if l_0_and_ is missing else l_0_and_), environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars)))
        l_1_loop = l_1_m = missing
        yield '.'

blocks = {}
debug_info = '1=100&2=113&3=126&4=141&5=158&6=175&7=181&9=196&10=208&11=220&12=233&13=241&15=255&16=261&17=263&19=268&20=284&21=290&22=292&24=297&25=303&27=320&28=337&29=342&31=361&32=370&34=378&35=389'
