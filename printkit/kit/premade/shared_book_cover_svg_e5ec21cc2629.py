# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'shared/book/cover.svg'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    l_0_kit = resolve('kit')
    l_0_fan = resolve('fan')
    l_0_pieces = l_0_look = missing
    pass
    l_0_pieces = context.vars['pieces'] = environment.get_template('shared/figures/pieces.svg', 'shared/book/cover.svg').make_module(context.get_all(), True, {'look': l_0_look, 'pieces': l_0_pieces})
    context.exported_vars.discard('pieces')
    l_0_look = environment.getattr((undefined(name='kit') if l_0_kit is missing else l_0_kit), 'look')
    context.vars['look'] = l_0_look
    context.exported_vars.add('look')
    yield '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 92">\n  '
    yield escape(environment.finalize(environment.call(context, environment.getattr((undefined(name='pieces') if l_0_pieces is missing else l_0_pieces), 'pips'))))
    yield '\n  <rect width="210" height="92" fill="'
    yield escape(environment.finalize(environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'accent')))
    yield '"/>\n  <g fill="none" stroke="'
    yield escape(environment.finalize(environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'second')))
    yield '" stroke-width="0.5">'
    l_1_loop = missing
    for l_1_r, l_1_loop in LoopContext([40, 52, 64, 76, 88, 100, 112, 124], undefined):
        _loop_vars = {}
        pass
        yield '\n    <path d="M'
        yield escape(environment.finalize((150 - l_1_r)))
        yield ' 91 A'
        yield escape(environment.finalize(l_1_r))
        yield ' '
        yield escape(environment.finalize(l_1_r))
        yield ' 0 0 1 '
        yield escape(environment.finalize(environment.call_binop(context, '+', 150, l_1_r)))
        yield ' 91" stroke-width="'
        yield escape(environment.finalize((0.9 - environment.call_binop(context, '*', environment.getattr(l_1_loop, 'index0'), 0.1))))
        yield '"/>'
    l_1_loop = l_1_r = missing
    yield '\n  </g>\n  <g transform="translate(150 112)">'
    l_1_loop = missing
    for l_1_suit, l_1_loop in LoopContext(((undefined(name='fan') if l_0_fan is missing else l_0_fan) or ['', '', '']), undefined):
        _loop_vars = {}
        pass
        yield '\n    <g transform="rotate('
        yield escape(environment.finalize(environment.call_binop(context, '*', (environment.getattr(l_1_loop, 'index0') - ((environment.getattr(l_1_loop, 'length') - 1) / 2)), 19)))
        yield ') translate(-19 -93)">\n      <rect width="38" height="54" rx="3.4" fill="#ffffff" stroke="'
        yield escape(environment.finalize(environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'accent')))
        yield '" stroke-width="0.6"/>'
        if l_1_suit:
            pass
            yield '\n      '
            yield escape(environment.finalize(environment.call(context, environment.getattr((undefined(name='pieces') if l_0_pieces is missing else l_0_pieces), 'pip'), l_1_suit, 6.5, 8, 7, _loop_vars=_loop_vars)))
            yield '\n      '
            yield escape(environment.finalize(environment.call(context, environment.getattr((undefined(name='pieces') if l_0_pieces is missing else l_0_pieces), 'pip'), l_1_suit, 19, 27, 19, _loop_vars=_loop_vars)))
        else:
            pass
            yield '\n      <rect x="3.4" y="3.4" width="31.2" height="47.2" rx="1.8" fill="'
            yield escape(environment.finalize(environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'accent')))
            yield '"/>\n      <g fill="none" stroke="#ffffff" stroke-width="0.6"><circle cx="19" cy="27" r="4"/><circle cx="19" cy="27" r="8"/><circle cx="19" cy="27" r="12"/></g>'
        yield '\n    </g>'
    l_1_loop = l_1_suit = missing
    yield '\n  </g>\n  <rect y="90" width="210" height="2" fill="'
    yield escape(environment.finalize(environment.getattr((undefined(name='look') if l_0_look is missing else l_0_look), 'second')))
    yield '"/>\n</svg>\n'

blocks = {}
debug_info = '4=14&5=16&7=20&8=22&9=24&10=27&11=31&15=44&16=48&17=50&18=52&19=55&20=57&22=61&28=66'

taken = ['fan', 'kit']
lent = ['shared/figures/pieces.svg']
