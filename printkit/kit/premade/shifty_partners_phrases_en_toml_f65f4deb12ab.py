# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'shifty-partners/phrases.en.toml'

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
    l_0_moves = resolve('moves')
    l_0_phrase, l_0_players, l_0_dealer, l_0_partners, l_0_others, l_0_roll, l_0_trump, l_0_trick, l_0_face_up, l_0_card, l_0_suit, l_0_told, l_0_under, l_0_over, l_0_kept, l_0_taker, l_0_only, l_0_best, l_0_vain, l_0_points, l_0_first, l_0_first_card, l_0_other, l_0_following, l_0_tricks, l_0_undealt, l_0_left, l_0_queens, l_0_twos, l_0_members, l_0_sum, l_0_empty, l_0_hand_no, l_0_totals, l_0_trumps, l_0_clause, l_0_held, l_0_scores, l_0_low, l_0_hand, l_0_winner, = environment.given(context, ('phrase', 'players', 'dealer', 'partners', 'others', 'roll', 'trump', 'trick', 'face_up', 'card', 'suit', 'told', 'under', 'over', 'kept', 'taker', 'only', 'best', 'vain', 'points', 'first', 'first_card', 'other', 'following', 'tricks', 'undealt', 'left', 'queens', 'twos', 'members', 'sum', 'empty', 'hand_no', 'totals', 'trumps', 'clause', 'held', 'scores', 'low', 'hand', 'winner'))
    l_0_c = l_0_p = l_0_and_ = l_0_ps = l_0_cs = l_0_cor = l_0_The = l_0_s = l_0_ss = l_0_n = l_0_some = l_0_nth = l_0_name = l_0_named = l_0_played = l_0_thes = l_0_letter = l_0_trumps_ = l_0_marker = missing
    t_1 = environment.filters['capitalize']
    t_2 = environment.filters['join']
    t_3 = environment.filters['length']
    t_4 = environment.filters['list']
    t_5 = environment.filters['map']
    t_6 = environment.filters['selectattr']
    t_7 = environment.tests['none']
    pass
    def macro(l_1_code):
        t_8 = []
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        t_8.extend((
            '{card:',
            environment.shown(l_1_code),
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
            environment.shown(environment.getitem('ABCDEFGHIJ', l_1_seat)),
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
                environment.shown((' and ' if (l_1_i == (l_1_n - 2)) else ', ')),
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
                environment.shown(environment.call(context, l_0_p, l_2_x, _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
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
                environment.shown(environment.call(context, l_0_c, l_2_x, _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
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
                environment.shown(environment.call(context, l_0_c, l_2_x, _loop_vars=_loop_vars)),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_13.append(
                    environment.shown((' or ' if (environment.getattr(l_2_loop, 'revindex0') == 1) else ', ')),
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
            environment.shown(('The ' if (t_3(l_1_cards) == 1) else '')),
            environment.shown(environment.call(context, l_0_cs, l_1_cards)),
        ))
        return concat(t_14)
    context.exported_vars.add('The')
    context.vars['The'] = l_0_The = Macro(environment, macro, 'The', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_15 = []
        l_1_names, = environment.given(context, ('names',))
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_15.append(
            environment.shown(environment.getitem(environment.getattr(l_1_names, 'suit'), l_1_letter)),
        )
        return concat(t_15)
    context.exported_vars.add('s')
    context.vars['s'] = l_0_s = Macro(environment, macro, 's', ('letter',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_letter):
        t_16 = []
        l_1_names, = environment.given(context, ('names',))
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_16.extend((
            environment.shown(environment.getitem(environment.getattr(l_1_names, 'suit'), l_1_letter)),
            's',
        ))
        return concat(t_16)
    context.exported_vars.add('ss')
    context.vars['ss'] = l_0_ss = Macro(environment, macro, 'ss', ('letter',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_17 = []
        l_1_words = missing
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        l_1_words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
        t_17.append(
            environment.shown((environment.getitem(l_1_words, l_1_number) if (l_1_number < 13) else l_1_number)),
        )
        return concat(t_17)
    context.exported_vars.add('n')
    context.vars['n'] = l_0_n = Macro(environment, macro, 'n', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number, l_1_noun):
        t_18 = []
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        if l_1_noun is missing:
            l_1_noun = undefined("parameter 'noun' was not provided", name='noun')
        pass
        t_18.extend((
            environment.shown(environment.call(context, l_0_n, l_1_number)),
            ' ',
            environment.shown(l_1_noun),
            environment.shown(('' if (l_1_number == 1) else 's')),
        ))
        return concat(t_18)
    context.exported_vars.add('some')
    context.vars['some'] = l_0_some = Macro(environment, macro, 'some', ('number', 'noun'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_19 = []
        l_1_words = missing
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        l_1_words = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']
        t_19.append(
            environment.shown((environment.getitem(l_1_words, l_1_number) if (l_1_number < 13) else environment.short(str_join((l_1_number, 'th', ))))),
        )
        return concat(t_19)
    context.exported_vars.add('nth')
    context.vars['nth'] = l_0_nth = Macro(environment, macro, 'nth', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_code):
        t_20 = []
        l_1_names, = environment.given(context, ('names',))
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        if (l_1_code in environment.getattr(l_1_names, 'joker')):
            pass
            t_20.append(
                environment.shown(environment.getitem(environment.getattr(l_1_names, 'joker'), l_1_code)),
            )
        else:
            pass
            t_20.extend((
                'the ',
                environment.shown(environment.getitem(environment.getattr(l_1_names, 'rank'), environment.getitem(l_1_code, 0))),
                ' of ',
                environment.shown(environment.getitem(environment.getattr(l_1_names, 'suit'), environment.getitem(l_1_code, 1))),
                's',
            ))
        return concat(t_20)
    context.exported_vars.add('name')
    context.vars['name'] = l_0_name = Macro(environment, macro, 'name', ('code',), False, False, False, context.eval_ctx.autoescape)
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
                environment.shown(environment.call(context, l_0_name, l_2_x, _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_21)
    context.exported_vars.add('named')
    context.vars['named'] = l_0_named = Macro(environment, macro, 'named', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_plays):
        t_22 = []
        if l_1_plays is missing:
            l_1_plays = undefined("parameter 'plays' was not provided", name='plays')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_plays, undefined):
            _loop_vars = {}
            pass
            t_22.extend((
                environment.shown(environment.call(context, l_0_p, environment.getattr(l_2_x, 'seat'), _loop_vars=_loop_vars)),
                ' ',
                environment.shown(('plays ' if environment.getattr(l_2_loop, 'first') else '')),
                'the ',
                environment.shown(environment.call(context, l_0_c, environment.getattr(l_2_x, 'card'), _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_22)
    context.exported_vars.add('played')
    context.vars['played'] = l_0_played = Macro(environment, macro, 'played', ('plays',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_23 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_23.extend((
                'the ',
                environment.shown(environment.call(context, l_0_c, l_2_x, _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_23)
    context.exported_vars.add('thes')
    context.vars['thes'] = l_0_thes = Macro(environment, macro, 'thes', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_24 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_24.append(
            environment.shown(environment.getitem('ABCDEFGHIJ', l_1_seat)),
        )
        return concat(t_24)
    context.exported_vars.add('letter')
    context.vars['letter'] = l_0_letter = Macro(environment, macro, 'letter', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_t):
        t_25 = []
        if l_1_t is missing:
            l_1_t = undefined("parameter 't' was not provided", name='t')
        pass
        if (l_1_t == 'none'):
            pass
            t_25.append(
                'No trump',
            )
        elif (l_1_t == 'first-ace'):
            pass
            t_25.append(
                '1st Ace, no trump yet',
            )
        else:
            pass
            t_25.extend((
                environment.shown(t_1(environment.call(context, l_0_ss, l_1_t))),
                ' are trumps',
            ))
        return concat(t_25)
    context.exported_vars.add('trumps_')
    context.vars['trumps_'] = l_0_trumps_ = Macro(environment, macro, 'trumps_', ('t',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_m, l_1_moves):
        t_26 = []
        l_1_words = resolve('words')
        if l_1_m is missing:
            l_1_m = undefined("parameter 'm' was not provided", name='m')
        if l_1_moves is missing:
            l_1_moves = undefined("parameter 'moves' was not provided", name='moves')
        pass
        t_26.extend((
            environment.shown(('a' if (t_3(t_4(context.eval_ctx, t_6(context, l_1_moves, 'marker', 'equalto', environment.getattr(l_1_m, 'marker')))) > 1) else 'the')),
            ' ',
            environment.shown(environment.getitem((undefined(name='words') if l_1_words is missing else l_1_words), environment.getattr(l_1_m, 'marker'))),
            ' marker',
        ))
        return concat(t_26)
    context.exported_vars.add('marker')
    context.vars['marker'] = l_0_marker = Macro(environment, macro, 'marker', ('m', 'moves'), False, False, False, context.eval_ctx.autoescape)
    if (l_0_phrase == 'say.setup[0]'):
        pass
        yield environment.shown(t_1(environment.call(context, l_0_n, l_0_players)))
        yield ' players. Dealer '
        yield environment.shown(environment.call(context, l_0_p, l_0_dealer))
        yield ', partner'
        yield environment.shown(('' if (t_3(l_0_partners) == 1) else 's'))
        yield ' '
        yield environment.shown(environment.call(context, l_0_ps, l_0_partners))
        yield ', rivals '
        yield environment.shown(environment.call(context, l_0_ps, l_0_others))
        yield '.'
        if l_0_roll:
            pass
            yield ' Roll '
            yield environment.shown(l_0_roll)
            yield ': '
            if (l_0_trump == 'none'):
                pass
                yield 'no trump.'
            elif (l_0_trump == 'first-ace'):
                pass
                yield '1st Ace.'
            else:
                pass
                yield environment.shown(environment.call(context, l_0_ss, l_0_trump))
                yield ' are trumps.'
    elif (l_0_phrase == 'say.table-marks[0]'):
        pass
        yield 'In the table, {icon:led|▷} stands by the card that was led and {icon:won|★} by the card that won.'
    elif (l_0_phrase == 'say.trick-number[0]'):
        pass
        yield 'This is the '
        yield environment.shown(environment.call(context, l_0_nth, l_0_trick))
        yield ' trick.'
    elif (l_0_phrase == 'say.lead[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' leads the '
        if l_0_face_up:
            pass
            yield 'face-up '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        if (undefined(name='plays') if l_0_plays is missing else l_0_plays):
            pass
            yield '; '
            yield environment.shown(environment.call(context, l_0_played, (undefined(name='plays') if l_0_plays is missing else l_0_plays)))
        yield '.'
    elif (l_0_phrase == 'say.lead[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' leads the '
        if l_0_face_up:
            pass
            yield 'face-up '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield '.'
        if (undefined(name='plays') if l_0_plays is missing else l_0_plays):
            pass
            yield ' Then '
            yield environment.shown(environment.call(context, l_0_played, (undefined(name='plays') if l_0_plays is missing else l_0_plays)))
            yield '.'
    elif (l_0_phrase == 'say.follow[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_played, (undefined(name='plays') if l_0_plays is missing else l_0_plays)))
        yield '.'
    elif (l_0_phrase == 'say.follow-face-up[0]'):
        pass
        yield 'In hand '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' holds '
        yield environment.shown(environment.call(context, l_0_cs, l_0_others))
        yield ': not '
        yield environment.shown(environment.short(str_join(('one ', environment.call(context, l_0_s, l_0_suit), ))))
        yield '. But the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ', face up in front of '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ', is part of the hand too. It is the only '
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield ', so it must be played; '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' may not use the trump '
        yield environment.shown(environment.call(context, l_0_c, l_0_trump))
        yield '.'
    elif (l_0_phrase == 'say.free[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' holds '
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '. As there are no '
        yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
        yield ' among them, any of them may be played.'
    elif (l_0_phrase == 'say.ruff[0]'):
        pass
        if l_0_told:
            pass
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield ' chooses a trump, the '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield '.'
        else:
            pass
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield ' has no '
            yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
            yield ' and plays a trump, the '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield '.'
    elif (l_0_phrase == 'say.overruff[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        if (not l_0_told):
            pass
            yield ' has no '
            yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
            yield ' either and'
        yield ' plays a higher trump than the '
        yield environment.shown(environment.call(context, l_0_c, l_0_under))
        yield ': the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield '.'
    elif (l_0_phrase == 'say.underruff[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        if (not l_0_told):
            pass
            yield ' has no '
            yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
            yield ' either and'
        yield ' plays a trump too, the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ', which is lower than the '
        yield environment.shown(environment.call(context, l_0_c, l_0_over))
        yield '.'
    elif (l_0_phrase == 'say.discard[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' '
        if (not l_0_told):
            pass
            yield 'has no '
            yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
            yield ' and '
        yield 'plays the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield '.'
    elif (l_0_phrase == 'say.discard[1]'):
        pass
        if l_0_told:
            pass
            yield 'The '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield ' is the choice of '
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield '.'
        else:
            pass
            yield 'From '
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield ', who has no '
            yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
            yield ', comes the '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield '.'
    elif (l_0_phrase == 'say.discard-trumps[0]'):
        pass
        if (not l_0_told):
            pass
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield ' has no '
            yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
            yield '. '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' could play a trump ('
        yield environment.shown(environment.call(context, l_0_cor, l_0_kept))
        yield ') but need not, and plays the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield '.'
    elif (l_0_phrase == 'say.keep-points[0]'):
        pass
        if (not l_0_told):
            pass
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield ' has no '
            yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
            yield ' and may play any card. '
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield ', of the other team, is winning the trick; so as not to give away a point with '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='cards') if l_0_cards is missing else l_0_cards), undefined):
            _loop_vars = {}
            pass
            yield 'the '
            yield environment.shown(environment.call(context, l_0_c, l_1_x, _loop_vars=_loop_vars))
            yield environment.shown(('' if environment.getattr(l_1_loop, 'last') else (' or ' if (environment.getattr(l_1_loop, 'revindex0') == 1) else ', ')))
        l_1_loop = l_1_x = missing
        yield ', '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' plays the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield '.'
    elif (l_0_phrase == 'say.won-trump[0]'):
        pass
        if l_0_only:
            pass
            yield 'The '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield ' is the only trump in the trick and beats even the '
            yield environment.shown(environment.call(context, l_0_c, l_0_best))
            yield '.'
        else:
            pass
            yield 'The '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield ' is the highest trump in the trick and beats even the '
            yield environment.shown(environment.call(context, l_0_c, l_0_best))
            yield '.'
        yield ' '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' wins.'
    elif (l_0_phrase == 'say.won-trump[1]'):
        pass
        yield 'With '
        if l_0_only:
            pass
            yield 'the only'
        else:
            pass
            yield 'the highest'
        yield ' trump, the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ', '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' takes the trick; the best '
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield ' was the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield '.'
    elif (l_0_phrase == 'say.won-trump-led[0]'):
        pass
        yield 'The highest trump, the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ', wins the trick for '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield '.'
    elif (l_0_phrase == 'say.won-trump-led[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' takes the trick with the best of the trumps, the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield '.'
    elif (l_0_phrase == 'say.won-suit[0]'):
        pass
        yield 'Nobody has played a trump, so the highest '
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield ' wins: the trick goes to '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' with the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield '.'
    elif (l_0_phrase == 'say.won-suit[1]'):
        pass
        yield 'There is no trump in the trick. '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' takes it with the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ', the highest '
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield '.'
    elif (l_0_phrase == 'say.won-no-trump[0]'):
        pass
        yield 'The highest card of the suit led is the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ', so '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' wins the trick.'
        if l_0_vain:
            pass
            yield ' '
            yield environment.shown(environment.call(context, l_0_The, l_0_vain))
            yield ' '
            yield environment.shown(('ranks' if (t_3(l_0_vain) == 1) else 'rank'))
            yield ' higher but '
            yield environment.shown(('is' if (t_3(l_0_vain) == 1) else 'are'))
            yield ' not of that suit.'
    elif (l_0_phrase == 'say.won-no-trump[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' takes the trick: no '
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield ' played is higher than the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield '.'
        if l_0_vain:
            pass
            yield ' '
            yield environment.shown(environment.call(context, l_0_The, l_0_vain))
            yield ' would outrank it, but only '
            yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
            yield ' count.'
    elif (l_0_phrase == 'say.worth[0]'):
        pass
        if (undefined(name='cards') if l_0_cards is missing else l_0_cards):
            pass
            yield 'That is '
            yield environment.shown(environment.call(context, l_0_n, l_0_points))
            yield ' points: one for the trick and one '
            yield environment.shown(('each ' if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) > 1) else ''))
            yield 'for '
            yield environment.shown(environment.call(context, l_0_thes, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
            yield '.'
        else:
            pass
            yield 'That is one point, for the trick.'
    elif (l_0_phrase == 'say.worth[1]'):
        pass
        if (undefined(name='cards') if l_0_cards is missing else l_0_cards):
            pass
            yield 'With '
            yield environment.shown(environment.call(context, l_0_thes, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
            yield ' in it the trick is worth '
            yield environment.shown(environment.call(context, l_0_n, l_0_points))
            yield ' points.'
        else:
            pass
            yield 'The trick itself is the only point.'
    elif (l_0_phrase == 'say.ace-names[0]'):
        pass
        yield 'This is the first ace to be played: it makes '
        yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
        yield ' trumps from the '
        yield environment.shown(environment.call(context, l_0_nth, l_0_trick))
        yield ' trick on. In this trick there is still no trump.'
    elif (l_0_phrase == 'say.ace-second[0]'):
        pass
        yield 'The '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' is an ace too, but '
        yield environment.shown(environment.call(context, l_0_p, l_0_first))
        yield '’s '
        yield environment.shown(environment.call(context, l_0_c, l_0_first_card))
        yield ' was played before it. So '
        yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
        yield ', not '
        yield environment.shown(environment.call(context, l_0_ss, l_0_other))
        yield ', will be trumps from the '
        yield environment.shown(environment.call(context, l_0_nth, l_0_trick))
        yield ' trick on.'
    elif (l_0_phrase == 'say.ace-settled[0]'):
        pass
        yield 'In the '
        yield environment.shown(environment.call(context, l_0_nth, l_0_trick))
        yield ' trick '
        yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
        yield ' are trumps.'
    elif (l_0_phrase == 'say.ace-settles[0]'):
        pass
        yield 'There was no trump in the '
        yield environment.shown(environment.call(context, l_0_nth, l_0_trick))
        yield ' trick, in which the ace was played; '
        yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
        yield ' are trumps from the '
        yield environment.shown(environment.call(context, l_0_nth, l_0_following))
        yield ' trick on.'
    elif (l_0_phrase == 'say.ace-none[0]'):
        pass
        yield 'No ace was played in any of the '
        yield environment.shown(environment.call(context, l_0_n, l_0_tricks))
        yield ' tricks, so there was no trump from beginning to end.'
    elif (l_0_phrase == 'say.aces-where[0]'):
        pass
        if l_0_undealt:
            pass
            yield environment.shown(environment.call(context, l_0_cs, l_0_undealt))
            yield ' '
            yield environment.shown(('was' if (t_3(l_0_undealt) == 1) else 'were'))
            yield ' not dealt'
        if l_0_left:
            pass
            if l_0_undealt:
                pass
                yield ', and '
            l_1_loop = missing
            for l_1_x, l_1_loop in LoopContext(l_0_left, undefined):
                _loop_vars = {}
                pass
                yield 'the '
                yield environment.shown(environment.call(context, l_0_c, environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars))
                yield ' was the last card in '
                yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
                yield '’s hand'
                yield environment.shown(environment.call(context, l_0_and_, environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars))
            l_1_loop = l_1_x = missing
        yield '.'
    elif (l_0_phrase == 'say.fifth[0]'):
        pass
        yield 'Everybody discards the last card in hand: '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield ' the '
            yield environment.shown(environment.call(context, l_0_c, environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars))
            yield environment.shown(environment.call(context, l_0_and_, environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars))
        l_1_loop = l_1_x = missing
        yield '.'
    elif (l_0_phrase == 'say.fifth-nothing[0]'):
        pass
        yield 'In a trick '
        yield environment.shown(environment.call(context, l_0_thes, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield ' would have been worth a point'
        yield environment.shown(('' if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1) else ' each'))
        yield '. As '
        yield environment.shown(('a discard it is' if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1) else 'discards they are'))
        yield ' worth nothing.'
    elif (l_0_phrase == 'say.own-points[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' took '
        yield environment.shown(environment.call(context, l_0_some, l_0_tricks, 'trick'))
        if (l_0_queens or l_0_twos):
            pass
            yield ' with '
            if l_0_queens:
                pass
                yield environment.shown(environment.call(context, l_0_some, l_0_queens, 'Queen'))
            if (l_0_queens and l_0_twos):
                pass
                yield ' and '
            if l_0_twos:
                pass
                yield environment.shown(environment.call(context, l_0_some, l_0_twos, '2'))
        yield ': '
        yield environment.shown(environment.call(context, l_0_some, l_0_points, 'point'))
        yield '.'
    elif (l_0_phrase == 'say.own-nothing[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_ps, (undefined(name='seats') if l_0_seats is missing else l_0_seats)))
        yield ' took no trick.'
    elif (l_0_phrase == 'say.team-sum[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_ps, t_4(context.eval_ctx, t_5(context, l_0_members, attribute='seat'))))
        yield ' have '
        yield environment.shown(t_2(context.eval_ctx, t_5(context, l_0_members, attribute='points'), ' + '))
        yield ' = '
        yield environment.shown(l_0_sum)
        yield ' point'
        yield environment.shown(('' if (l_0_sum == 1) else 's'))
        yield ' together, and each of them scores '
        yield environment.shown(l_0_sum)
        if (l_0_empty and l_0_sum):
            pass
            yield ', '
            yield environment.shown(environment.call(context, l_0_ps, l_0_empty))
            yield ' too'
        yield '.'
    elif (l_0_phrase == 'say.markers-move[0]'):
        pass
        l_1_loop = missing
        for l_1_m, l_1_loop in LoopContext((undefined(name='moves') if l_0_moves is missing else l_0_moves), undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_m, 'giver'), _loop_vars=_loop_vars))
            yield ' gives '
            yield environment.shown(environment.call(context, l_0_marker, l_1_m, (undefined(name='moves') if l_0_moves is missing else l_0_moves), _loop_vars=_loop_vars))
            yield ' to '
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_m, 'taker'), _loop_vars=_loop_vars))
            yield environment.shown(environment.call(context, l_0_and_, environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars))
        l_1_loop = l_1_m = missing
        yield '. '
        yield environment.shown(environment.call(context, l_0_p, l_0_dealer))
        yield ' is the next dealer.'
    elif (l_0_phrase == 'say.next-teams[0]'):
        pass
        yield 'In the '
        yield environment.shown(environment.call(context, l_0_nth, l_0_hand_no))
        yield ' hand, '
        yield environment.shown(environment.call(context, l_0_ps, environment.call_binop(context, '+', [l_0_dealer], l_0_partners)))
        yield ' play against '
        yield environment.shown(environment.call(context, l_0_ps, l_0_others))
        yield '.'
    elif (l_0_phrase == 'say.tried[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' would like to win the trick with a trump, the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ', but may not.'
    elif (l_0_phrase == 'say.may-play[0]'):
        pass
        if (t_3((undefined(name='cards') if l_0_cards is missing else l_0_cards)) == 1):
            pass
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield ' has to play the '
            yield environment.shown(environment.call(context, l_0_c, environment.getitem((undefined(name='cards') if l_0_cards is missing else l_0_cards), 0)))
            yield '.'
        else:
            pass
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield ' must choose between '
            yield environment.shown(environment.call(context, l_0_thes, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
            yield ', and plays the '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield '.'
    elif (l_0_phrase == 'say.hand-no[0]'):
        pass
        yield 'This is the '
        yield environment.shown(environment.call(context, l_0_nth, l_0_hand_no))
        yield ' hand; so far the totals are '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext(l_0_totals, undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.getattr(l_1_x, 'points'))
            yield ' for '
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield environment.shown(environment.call(context, l_0_and_, environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars))
        l_1_loop = l_1_x = missing
        yield '.'
    elif (l_0_phrase == 'say.columns[0]'):
        pass
        yield 'A column of the table is a trick: {icon:led|▷} stands by the card that was led, {icon:won|★} by the card that won. The last column shows the card that each player discards.'
    elif (l_0_phrase == 'say.trick-head[0]'):
        pass
        yield '**'
        yield environment.shown(t_1(environment.call(context, l_0_nth, l_0_trick)))
        yield ' trick.**'
    elif (l_0_phrase == 'say.forced[0]'):
        pass
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield ' '
            yield environment.shown(('must play ' if environment.getattr(l_1_loop, 'first') else ''))
            yield 'the '
            yield environment.shown(('face-up ' if environment.getattr(l_1_x, 'face_up') else ''))
            yield environment.shown(environment.call(context, l_0_c, environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars))
            yield environment.shown(environment.call(context, l_0_and_, environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars))
        l_1_loop = l_1_x = missing
        yield ', having no other '
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield '.'
    elif (l_0_phrase == 'say.forced[1]'):
        pass
        yield 'With one '
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield environment.shown(('' if (t_3((undefined(name='plays') if l_0_plays is missing else l_0_plays)) == 1) else ' each'))
        yield ', '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield ' '
            yield environment.shown(('has to play ' if environment.getattr(l_1_loop, 'first') else ''))
            yield 'the '
            yield environment.shown(('face-up ' if environment.getattr(l_1_x, 'face_up') else ''))
            yield environment.shown(environment.call(context, l_0_c, environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars))
            yield environment.shown(environment.call(context, l_0_and_, environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars))
        l_1_loop = l_1_x = missing
        yield '.'
    elif (l_0_phrase == 'say.ace-too-late[0]'):
        pass
        yield 'It is the first ace, but no trick is left in which its suit could be trumps.'
    elif (l_0_phrase == 'say.totals[0]'):
        pass
        yield 'The totals are now '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext(l_0_totals, undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.getattr(l_1_x, 'points'))
            yield ' for '
            yield environment.shown(environment.call(context, l_0_p, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield environment.shown(environment.call(context, l_0_and_, environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars))
        l_1_loop = l_1_x = missing
        yield '.'
    elif (l_0_phrase == 'say.game-won[0]'):
        pass
        yield 'That was the last hand of the game. '
        yield environment.shown(environment.call(context, l_0_ps, (undefined(name='seats') if l_0_seats is missing else l_0_seats)))
        yield ' '
        yield environment.shown(('wins' if (t_3((undefined(name='seats') if l_0_seats is missing else l_0_seats)) == 1) else 'share the victory'))
        yield '.'
    elif (l_0_phrase == 'legal.lead[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' leads, and may play any card.'
    elif (l_0_phrase == 'legal.lead[1]'):
        pass
        yield 'It is '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield '’s lead, so any card will do.'
    elif (l_0_phrase == 'legal.only-face-up[0]'):
        pass
        yield 'The face-up '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' is the only '
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield ' that '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' has, so it must be played.'
    elif (l_0_phrase == 'legal.only-face-up[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' has no '
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield ' but the face-up '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ', and must play that.'
    elif (l_0_phrase == 'legal.only-one[0]'):
        pass
        yield 'The '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' is '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield '’s only '
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield ', so it must be played.'
    elif (l_0_phrase == 'legal.only-one[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' has one '
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield ', the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ', and may play nothing else.'
    elif (l_0_phrase == 'legal.must-follow[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' must follow with '
        yield environment.shown(environment.call(context, l_0_cor, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '.'
    elif (l_0_phrase == 'legal.must-follow[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' has a choice of '
        yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
        yield ', '
        yield environment.shown(environment.call(context, l_0_cor, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '.'
    elif (l_0_phrase == 'legal.must-follow[2]'):
        pass
        yield 'To follow the '
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield ', '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' has '
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '.'
    elif (l_0_phrase == 'legal.cannot-follow[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' has no '
        yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
        yield ' and may play any card'
        if l_0_trumps:
            pass
            yield ', a trump ('
            yield environment.shown(environment.call(context, l_0_cs, l_0_trumps))
            yield ') or not'
        yield '.'
    elif (l_0_phrase == 'legal.cannot-follow[1]'):
        pass
        yield 'Without '
        yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
        yield ', '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' is free to play anything.'
        if l_0_trumps:
            pass
            yield ' '
            yield environment.shown(environment.call(context, l_0_The, l_0_trumps))
            yield ' '
            yield environment.shown(('is a trump' if (t_3(l_0_trumps) == 1) else 'are trumps'))
            yield '.'
    elif (l_0_phrase == 'refuse.must-follow[0]'):
        pass
        yield 'A '
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield ' was led, and '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' has '
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield ' ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'refuse.only-one[0]'):
        pass
        yield 'A '
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield ' was led, and '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' has the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'refuse.only-face-up[0]'):
        pass
        yield 'A '
        yield environment.shown(environment.call(context, l_0_s, l_0_suit))
        yield ' was led, and the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' lies face up in front of '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield '. It belongs to the hand like the rest ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'why.random[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' plays the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield '.'
    elif (l_0_phrase == 'why.random[1]'):
        pass
        yield 'The choice of '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' is the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield '.'
    elif (l_0_phrase == 'why.lead-ace[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' has '
        yield environment.shown(environment.call(context, l_0_n, l_0_held))
        yield ' more '
        yield environment.shown((environment.call(context, l_0_s, l_0_suit) if (l_0_held == 1) else environment.call(context, l_0_ss, l_0_suit)))
        yield ' and would like to see '
        yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
        yield ' become trumps. The lead is the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield '.'
    elif (l_0_phrase == 'why.lead-ace[1]'):
        pass
        yield 'With '
        yield environment.shown(environment.call(context, l_0_n, l_0_held))
        yield ' more '
        yield environment.shown((environment.call(context, l_0_s, l_0_suit) if (l_0_held == 1) else environment.call(context, l_0_ss, l_0_suit)))
        yield ' in hand, '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' leads the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' to make '
        yield environment.shown(environment.call(context, l_0_ss, l_0_suit))
        yield ' trumps.'
    elif (l_0_phrase == 'why.lead-sure[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' leads the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ', which nobody in the other team can beat.'
        if l_0_scores:
            pass
            yield ' It even scores.'
    elif (l_0_phrase == 'why.lead-sure[1]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' leads a card that is safe from the other team, the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield '.'
        if l_0_scores:
            pass
            yield ' It brings in a point of its own.'
    elif (l_0_phrase == 'why.lead-low[0]'):
        pass
        yield 'Nothing that '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' could lead is sure to win. The '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ', which scores nothing, is the least to lose.'
    elif (l_0_phrase == 'why.lead-low[1]'):
        pass
        yield 'With nothing that is sure to win, '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' leads a card that scores nothing, the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield '.'
    elif (l_0_phrase == 'why.lead-forced[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' has only cards that score and leads one of them, the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield '.'
    elif (l_0_phrase == 'why.lead-forced[1]'):
        pass
        yield 'Having nothing worthless left, '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' leads the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield '.'
    elif (l_0_phrase == 'why.feed[0]'):
        pass
        yield 'The other team can no longer beat '
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield ', who is on '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield '’s own team: the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' adds a point to the trick.'
    elif (l_0_phrase == 'why.feed[1]'):
        pass
        yield 'The trick is safe with '
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield ', who is on '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield '’s own team, so the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' goes in for its point.'
    elif (l_0_phrase == 'why.leave[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield ', on '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield '’s own team, is winning, so '
        if l_0_over:
            pass
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield ' gives up as little as possible: the '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            if l_0_low:
                pass
                yield ', the lowest card allowed'
            yield '. It happens to go over '
            yield environment.shown(environment.call(context, l_0_p, l_0_taker))
            yield '.'
        else:
            pass
            yield 'the '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield ' will do.'
    elif (l_0_phrase == 'why.leave[1]'):
        pass
        yield 'There is no need to beat '
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield ', who is on '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield '’s own team'
        if l_0_over:
            pass
            yield '; but of the cards allowed the '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield ' is the '
            yield environment.shown(('lowest' if l_0_low else 'least to lose'))
            yield ', and it does beat '
            yield environment.shown(environment.call(context, l_0_p, l_0_taker))
            yield '.'
        else:
            pass
            yield '. The '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield ' is played.'
    elif (l_0_phrase == 'why.leave[2]'):
        pass
        if l_0_over:
            pass
            yield environment.shown(environment.call(context, l_0_p, l_0_taker))
            yield ' is on '
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield '’s own team. Of the cards allowed the '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield ' is the '
            yield environment.shown(('lowest' if l_0_low else 'least to lose'))
            yield ', so it is played, though it beats '
            yield environment.shown(environment.call(context, l_0_p, l_0_taker))
            yield '’s.'
        else:
            pass
            yield 'The trick is left to '
            yield environment.shown(environment.call(context, l_0_p, l_0_taker))
            yield ', on '
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield '’s own team; '
            yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
            yield ' plays the '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield '.'
    elif (l_0_phrase == 'why.take-over[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield ', on '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield '’s own team, is winning but may yet be beaten. There are points in the trick, and the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' makes sure of them.'
    elif (l_0_phrase == 'why.take-over[1]'):
        pass
        yield 'So as not to lose the points in this trick, the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' goes over '
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield ', who is on '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield '’s own team.'
    elif (l_0_phrase == 'why.win-last[0]'):
        pass
        yield 'Nobody plays after '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ', so the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ', which beats the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield ', takes the trick.'
    elif (l_0_phrase == 'why.win-last[1]'):
        pass
        yield 'This is the last card of the trick: the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' is enough to beat the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield '.'
    elif (l_0_phrase == 'why.win-sure[0]'):
        pass
        yield 'The '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' beats the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield ' and cannot be beaten by the other team any more.'
    elif (l_0_phrase == 'why.win-sure[1]'):
        pass
        yield 'Over the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield ' goes the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ', which the other team can no longer beat.'
    elif (l_0_phrase == 'why.win-try[0]'):
        pass
        yield 'The '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' beats the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield ', for the moment at least.'
    elif (l_0_phrase == 'why.win-try[1]'):
        pass
        yield 'It is not sure to win, but the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' goes ahead of the '
        yield environment.shown(environment.call(context, l_0_c, l_0_best))
        yield '.'
    elif (l_0_phrase == 'why.throw[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield ', of the other team, is winning; the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' gives no point away.'
    elif (l_0_phrase == 'why.throw[1]'):
        pass
        yield 'There is no good way to beat '
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield '. The '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' scores nothing and goes.'
    elif (l_0_phrase == 'why.throw[2]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield '’s trick gets the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ', which scores nothing.'
    elif (l_0_phrase == 'why.give[0]'):
        pass
        yield 'There is nothing but cards that score to choose from, so the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' goes '
        yield environment.shown(('over ' if l_0_over else 'to '))
        yield environment.shown(environment.call(context, l_0_p, l_0_taker))
        yield '.'
    elif (l_0_phrase == 'why.give[1]'):
        pass
        yield 'Any of these scores. '
        if l_0_over:
            pass
            yield environment.shown(environment.call(context, l_0_p, l_0_taker))
            yield ' is beaten for the moment by the '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield '.'
        else:
            pass
            yield 'The '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield ' has to go into '
            yield environment.shown(environment.call(context, l_0_p, l_0_taker))
            yield '’s trick.'
    elif (l_0_phrase == 'alt.holds[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_letter, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' is to play and holds '
        yield environment.shown(environment.call(context, l_0_named, l_0_hand))
        if l_0_face_up:
            pass
            yield '; '
            yield environment.shown(environment.call(context, l_0_name, l_0_face_up))
            yield ' lies face up'
        yield '.'
    elif (l_0_phrase == 'alt.trick[0]'):
        pass
        yield 'The table from above. '
        yield environment.shown(environment.call(context, l_0_trumps_, l_0_trump))
        yield '. In order: '
        l_1_loop = missing
        for l_1_x, l_1_loop in LoopContext((undefined(name='plays') if l_0_plays is missing else l_0_plays), undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.call(context, l_0_letter, environment.getattr(l_1_x, 'seat'), _loop_vars=_loop_vars))
            yield ' plays '
            yield environment.shown(environment.call(context, l_0_name, environment.getattr(l_1_x, 'card'), _loop_vars=_loop_vars))
            yield environment.shown(environment.call(context, l_0_and_, environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars))
        l_1_loop = l_1_x = missing
        yield '.'
        if (not t_7(l_0_winner)):
            pass
            yield ' '
            yield environment.shown(environment.call(context, l_0_letter, l_0_winner))
            yield ' wins.'
    elif (l_0_phrase == 'alt.turn[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_letter, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' is to play and holds '
        yield environment.shown(environment.call(context, l_0_named, l_0_hand))
        if l_0_face_up:
            pass
            yield '; '
            yield environment.shown(environment.call(context, l_0_name, l_0_face_up))
            yield ' lies face up'
        yield '. Allowed: '
        yield environment.shown(environment.call(context, l_0_named, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '.'
    elif (l_0_phrase == 'alt.markers[0]'):
        pass
        yield 'The seats from above. '
        l_1_loop = missing
        for l_1_m, l_1_loop in LoopContext((undefined(name='moves') if l_0_moves is missing else l_0_moves), undefined):
            _loop_vars = {}
            pass
            yield environment.shown((t_1(environment.call(context, l_0_marker, l_1_m, (undefined(name='moves') if l_0_moves is missing else l_0_moves), _loop_vars=_loop_vars)) if environment.getattr(l_1_loop, 'first') else environment.call(context, l_0_marker, l_1_m, (undefined(name='moves') if l_0_moves is missing else l_0_moves), _loop_vars=_loop_vars)))
            yield ' '
            yield environment.shown(('goes ' if environment.getattr(l_1_loop, 'first') else ''))
            yield 'from '
            yield environment.shown(environment.call(context, l_0_letter, environment.getattr(l_1_m, 'giver'), _loop_vars=_loop_vars))
            yield ' to '
            yield environment.shown(environment.call(context, l_0_letter, environment.getattr(l_1_m, 'taker'), _loop_vars=_loop_vars))
            yield environment.shown(environment.call(context, l_0_and_, environment.getattr(l_1_loop, 'index0'), environment.getattr(l_1_loop, 'length'), _loop_vars=_loop_vars))
        l_1_loop = l_1_m = missing
        yield '.'

blocks = {}
debug_info = '1=25&2=38&3=51&4=66&5=83&6=100&7=106&9=121&10=133&11=145&12=158&13=164&14=166&16=171&17=187&18=193&19=195&21=200&22=206&24=223&25=240&26=246&28=261&29=279&30=290&31=295&33=314&34=323&36=331'

taken = ['best', 'card', 'cards', 'clause', 'dealer', 'empty', 'face_up', 'first', 'first_card', 'following', 'hand', 'hand_no', 'held', 'kept', 'left', 'low', 'members', 'moves', 'names', 'only', 'other', 'others', 'over', 'partners', 'phrase', 'players', 'plays', 'points', 'queens', 'roll', 'scores', 'seat', 'seats', 'suit', 'sum', 'taker', 'told', 'totals', 'trick', 'tricks', 'trump', 'trumps', 'twos', 'undealt', 'under', 'vain', 'winner', 'words']
lent = []
