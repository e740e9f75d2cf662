# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'shared/phrases.en.toml'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    l_0_seat = resolve('seat')
    l_0_cards = resolve('cards')
    l_0_phrase, l_0_clause, l_0_to_move, l_0_players, l_0_card, = environment.given(context, ('phrase', 'clause', 'to_move', 'players', 'card'))
    l_0_c = l_0_p = l_0_and_ = l_0_ps = l_0_cs = l_0_cor = l_0_The = l_0_s = l_0_ss = l_0_n = l_0_some = l_0_nth = l_0_name = l_0_named = l_0_played = l_0_thes = l_0_letter = missing
    t_1 = environment.filters['length']
    pass
    def macro(l_1_code):
        t_2 = []
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        t_2.extend((
            '{card:',
            environment.shown(l_1_code),
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
            '**',
            environment.shown(environment.getitem('ABCDEFGHIJ', l_1_seat)),
            '**',
        ))
        return concat(t_3)
    context.exported_vars.add('p')
    context.vars['p'] = l_0_p = Macro(environment, macro, 'p', ('seat',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_i, l_1_n):
        t_4 = []
        if l_1_i is missing:
            l_1_i = undefined("parameter 'i' was not provided", name='i')
        if l_1_n is missing:
            l_1_n = undefined("parameter 'n' was not provided", name='n')
        pass
        if (l_1_i < (l_1_n - 1)):
            pass
            t_4.append(
                environment.shown((' and ' if (l_1_i == (l_1_n - 2)) else ', ')),
            )
        return concat(t_4)
    context.exported_vars.add('and_')
    context.vars['and_'] = l_0_and_ = Macro(environment, macro, 'and_', ('i', 'n'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seats):
        t_5 = []
        if l_1_seats is missing:
            l_1_seats = undefined("parameter 'seats' was not provided", name='seats')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_seats, undefined):
            _loop_vars = {}
            pass
            t_5.extend((
                environment.shown(environment.call(context, l_0_p, l_2_x, _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_5)
    context.exported_vars.add('ps')
    context.vars['ps'] = l_0_ps = Macro(environment, macro, 'ps', ('seats',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_6 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_6.extend((
                environment.shown(environment.call(context, l_0_c, l_2_x, _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_6)
    context.exported_vars.add('cs')
    context.vars['cs'] = l_0_cs = Macro(environment, macro, 'cs', ('cards',), False, False, False, context.eval_ctx.autoescape)
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
                environment.shown(environment.call(context, l_0_c, l_2_x, _loop_vars=_loop_vars)),
            )
            if (not environment.getattr(l_2_loop, 'last')):
                pass
                t_7.append(
                    environment.shown((' or ' if (environment.getattr(l_2_loop, 'revindex0') == 1) else ', ')),
                )
        l_2_loop = l_2_x = missing
        return concat(t_7)
    context.exported_vars.add('cor')
    context.vars['cor'] = l_0_cor = Macro(environment, macro, 'cor', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_8 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        t_8.extend((
            environment.shown(('The ' if (t_1(l_1_cards) == 1) else '')),
            environment.shown(environment.call(context, l_0_cs, l_1_cards)),
        ))
        return concat(t_8)
    context.exported_vars.add('The')
    context.vars['The'] = l_0_The = Macro(environment, macro, 'The', ('cards',), False, False, False, context.eval_ctx.autoescape)
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
    def macro(l_1_letter):
        t_10 = []
        l_1_names, = environment.given(context, ('names',))
        if l_1_letter is missing:
            l_1_letter = undefined("parameter 'letter' was not provided", name='letter')
        pass
        t_10.extend((
            environment.shown(environment.getitem(environment.getattr(l_1_names, 'suit'), l_1_letter)),
            's',
        ))
        return concat(t_10)
    context.exported_vars.add('ss')
    context.vars['ss'] = l_0_ss = Macro(environment, macro, 'ss', ('letter',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_11 = []
        l_1_words = missing
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        l_1_words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
        t_11.append(
            environment.shown((environment.getitem(l_1_words, l_1_number) if (l_1_number < 13) else l_1_number)),
        )
        return concat(t_11)
    context.exported_vars.add('n')
    context.vars['n'] = l_0_n = Macro(environment, macro, 'n', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number, l_1_noun):
        t_12 = []
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        if l_1_noun is missing:
            l_1_noun = undefined("parameter 'noun' was not provided", name='noun')
        pass
        t_12.extend((
            environment.shown(environment.call(context, l_0_n, l_1_number)),
            ' ',
            environment.shown(l_1_noun),
            environment.shown(('' if (l_1_number == 1) else 's')),
        ))
        return concat(t_12)
    context.exported_vars.add('some')
    context.vars['some'] = l_0_some = Macro(environment, macro, 'some', ('number', 'noun'), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_number):
        t_13 = []
        l_1_words = missing
        if l_1_number is missing:
            l_1_number = undefined("parameter 'number' was not provided", name='number')
        pass
        l_1_words = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']
        t_13.append(
            environment.shown((environment.getitem(l_1_words, l_1_number) if (l_1_number < 13) else environment.short(str_join((l_1_number, 'th', ))))),
        )
        return concat(t_13)
    context.exported_vars.add('nth')
    context.vars['nth'] = l_0_nth = Macro(environment, macro, 'nth', ('number',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_code):
        t_14 = []
        l_1_names, = environment.given(context, ('names',))
        if l_1_code is missing:
            l_1_code = undefined("parameter 'code' was not provided", name='code')
        pass
        if (l_1_code in environment.getattr(l_1_names, 'joker')):
            pass
            t_14.append(
                environment.shown(environment.getitem(environment.getattr(l_1_names, 'joker'), l_1_code)),
            )
        else:
            pass
            t_14.extend((
                'the ',
                environment.shown(environment.getitem(environment.getattr(l_1_names, 'rank'), environment.getitem(l_1_code, 0))),
                ' of ',
                environment.shown(environment.getitem(environment.getattr(l_1_names, 'suit'), environment.getitem(l_1_code, 1))),
                's',
            ))
        return concat(t_14)
    context.exported_vars.add('name')
    context.vars['name'] = l_0_name = Macro(environment, macro, 'name', ('code',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_cards):
        t_15 = []
        if l_1_cards is missing:
            l_1_cards = undefined("parameter 'cards' was not provided", name='cards')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_cards, undefined):
            _loop_vars = {}
            pass
            t_15.extend((
                environment.shown(environment.call(context, l_0_name, l_2_x, _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_15)
    context.exported_vars.add('named')
    context.vars['named'] = l_0_named = Macro(environment, macro, 'named', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_plays):
        t_16 = []
        if l_1_plays is missing:
            l_1_plays = undefined("parameter 'plays' was not provided", name='plays')
        pass
        l_2_loop = missing
        for l_2_x, l_2_loop in LoopContext(l_1_plays, undefined):
            _loop_vars = {}
            pass
            t_16.extend((
                environment.shown(environment.call(context, l_0_p, environment.getattr(l_2_x, 'seat'), _loop_vars=_loop_vars)),
                ' ',
                environment.shown(('plays ' if environment.getattr(l_2_loop, 'first') else '')),
                'the ',
                environment.shown(environment.call(context, l_0_c, environment.getattr(l_2_x, 'card'), _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_16)
    context.exported_vars.add('played')
    context.vars['played'] = l_0_played = Macro(environment, macro, 'played', ('plays',), False, False, False, context.eval_ctx.autoescape)
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
                'the ',
                environment.shown(environment.call(context, l_0_c, l_2_x, _loop_vars=_loop_vars)),
                environment.shown(environment.call(context, l_0_and_, environment.getattr(l_2_loop, 'index0'), environment.getattr(l_2_loop, 'length'), _loop_vars=_loop_vars)),
            ))
        l_2_loop = l_2_x = missing
        return concat(t_17)
    context.exported_vars.add('thes')
    context.vars['thes'] = l_0_thes = Macro(environment, macro, 'thes', ('cards',), False, False, False, context.eval_ctx.autoescape)
    def macro(l_1_seat):
        t_18 = []
        if l_1_seat is missing:
            l_1_seat = undefined("parameter 'seat' was not provided", name='seat')
        pass
        t_18.append(
            environment.shown(environment.getitem('ABCDEFGHIJ', l_1_seat)),
        )
        return concat(t_18)
    context.exported_vars.add('letter')
    context.vars['letter'] = l_0_letter = Macro(environment, macro, 'letter', ('seat',), False, False, False, context.eval_ctx.autoescape)
    if (l_0_phrase == 'refuse.hand-over[0]'):
        pass
        yield 'The hand is over ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'refuse.not-your-turn[0]'):
        pass
        yield 'It is '
        yield environment.shown(environment.call(context, l_0_p, l_0_to_move))
        yield '’s turn ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'refuse.wrong-decision[0]'):
        pass
        yield 'That is not what is to be decided now ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'refuse.not-in-pack[0]'):
        pass
        yield 'With '
        yield environment.shown(environment.call(context, l_0_n, l_0_players))
        yield ' players the '
        yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' is not in the pack ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'refuse.not-held[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' '
        if l_0_played:
            pass
            yield 'has played the '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
            yield ' already'
        else:
            pass
            yield 'does not have the '
            yield environment.shown(environment.call(context, l_0_c, l_0_card))
        yield ' ('
        yield environment.shown(l_0_clause)
        yield ').'
    elif (l_0_phrase == 'ask.may-play[0]'):
        pass
        yield 'Which cards may '
        yield environment.shown(environment.call(context, l_0_p, (undefined(name='seat') if l_0_seat is missing else l_0_seat)))
        yield ' play?'
    elif (l_0_phrase == 'ask.who-wins[0]'):
        pass
        yield 'Who wins this trick?'
    elif (l_0_phrase == 'reply.may-play[0]'):
        pass
        yield environment.shown(environment.call(context, l_0_cs, (undefined(name='cards') if l_0_cards is missing else l_0_cards)))
        yield '.'

blocks = {}
debug_info = '1=16&2=29&3=42&4=57&5=74&6=91&7=97&9=112&10=124&11=136&12=149&13=155&14=157&16=162&17=178&18=184&19=186&21=191&22=197&24=214&25=231&26=237&28=252&29=270&30=281'

taken = ['card', 'cards', 'clause', 'names', 'phrase', 'players', 'seat', 'to_move']
lent = []
