# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'shared/icons/suit-s.svg'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    pass
    yield '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="currentColor">\n<path d="M50 3 C43 21 8 37 8 61 C8 73 17 81 28 81 C36 81 43 77 47 70 C46 81 42 90 32 96 L68 96 C58 90 54 81 53 70 C57 77 64 81 72 81 C83 81 92 73 92 61 C92 37 57 21 50 3 Z"/>\n</svg>\n'

blocks = {}
debug_info = ''

taken = []
lent = []
