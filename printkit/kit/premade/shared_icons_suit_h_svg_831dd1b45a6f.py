# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'shared/icons/suit-h.svg'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    pass
    yield '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="currentColor">\n<path d="M50 94 C22 70 5 52 5 31 C5 16 16 6 29 6 C38 6 46 11 50 20 C54 11 62 6 71 6 C84 6 95 16 95 31 C95 52 78 70 50 94 Z"/>\n</svg>\n'

blocks = {}
debug_info = ''

taken = []
lent = []
