# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'shared/icons/suit-l.svg'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    pass
    yield '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="currentColor">\n<path d="M50 2 C56 14 60 25 60 36 C70 28 82 25 95 27 C91 39 85 48 76 54 C81 60 84 67 85 76 C73 77 63 75 54 70 L56 98 L44 98 L46 70 C37 75 27 77 15 76 C16 67 19 60 24 54 C15 48 9 39 5 27 C18 25 30 28 40 36 C40 25 44 14 50 2 Z"/>\n</svg>\n'

blocks = {}
debug_info = ''

taken = []
lent = []
