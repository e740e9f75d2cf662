# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'shared/icons/suit-c.svg'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    pass
    yield '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="currentColor">\n<path d="M50 3 C62 3 71 12 71 24 C71 31 68 36 63 41 C66 39 70 38 74 38 C86 38 95 47 95 59 C95 71 86 80 74 80 C65 80 57 75 53 67 C54 80 58 90 68 96 L32 96 C42 90 46 80 47 67 C43 75 35 80 26 80 C14 80 5 71 5 59 C5 47 14 38 26 38 C30 38 34 39 37 41 C32 36 29 31 29 24 C29 12 38 3 50 3 Z"/>\n</svg>\n'

blocks = {}
debug_info = ''

taken = []
lent = []
