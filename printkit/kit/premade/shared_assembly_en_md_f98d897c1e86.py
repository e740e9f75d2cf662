# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'shared/assembly.en.md'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    l_0_kit = resolve('kit')
    l_0_sheets = resolve('sheets')
    l_0_paper = resolve('paper')
    l_0_book = resolve('book')
    l_0_parts = resolve('parts')
    l_0_two_sided = resolve('two_sided')
    l_0_backs = resolve('backs')
    l_0_straight = resolve('straight')
    l_0_shared = resolve('shared')
    l_0_circles = resolve('circles')
    l_0_rounded = resolve('rounded')
    l_0_nets = resolve('nets')
    l_0_cards = resolve('cards')
    l_0_notes = resolve('notes')
    try:
        t_1 = environment.filters['join']
    except KeyError:
        @internalcode
        def t_1(*unused):
            raise TemplateRuntimeError("No filter named 'join' found.")
    pass
    yield '{#contents}\n## What to print\n\n{#contents-files}\nEvery file below begins with '
    yield str(environment.finalize(environment.getattr((undefined(name='kit') if l_0_kit is missing else l_0_kit), 'id')))
    yield '_ and lies in the folder '
    yield str(environment.finalize(environment.getattr((undefined(name='kit') if l_0_kit is missing else l_0_kit), 'id')))
    yield '.\nThe parts take '
    yield str(environment.finalize((undefined(name='sheets') if l_0_sheets is missing else l_0_sheets)))
    yield ' '
    yield str(environment.finalize(('sheet' if ((undefined(name='sheets') if l_0_sheets is missing else l_0_sheets) == 1) else 'sheets')))
    yield ' of '
    yield str(environment.finalize((undefined(name='paper') if l_0_paper is missing else l_0_paper)))
    yield ' paper.\n\n{#contents-table}\n| Part | Pieces | Size (mm) | Sheets | File |\n|:--|--:|:--|--:|:--|\n'
    if (undefined(name='book') if l_0_book is missing else l_0_book):
        pass
        yield '| Rulebook | 1 | '
        yield str(environment.finalize((undefined(name='paper') if l_0_paper is missing else l_0_paper)))
        yield ' | – | '
        yield str(environment.finalize((undefined(name='book') if l_0_book is missing else l_0_book)))
        yield ' |\n'
    for l_1_part in (undefined(name='parts') if l_0_parts is missing else l_0_parts):
        _loop_vars = {}
        pass
        yield '| '
        yield str(environment.finalize(environment.getattr(l_1_part, 'title')))
        yield ' | '
        yield str(environment.finalize(environment.getattr(l_1_part, 'count')))
        yield ' | '
        yield str(environment.finalize(environment.getattr(l_1_part, 'width')))
        yield ' × '
        yield str(environment.finalize(environment.getattr(l_1_part, 'height')))
        yield ' | '
        yield str(environment.finalize(environment.getattr(l_1_part, 'sheets')))
        yield ' | '
        yield str(environment.finalize(environment.getattr(l_1_part, 'file')))
        yield ' |\n'
    l_1_part = missing
    yield '\n{#print}\n## Printing\n\n{#print-scale}\nPrint the parts at **100 %** (“actual size”) on '
    yield str(environment.finalize((undefined(name='paper') if l_0_paper is missing else l_0_paper)))
    yield '.\nSwitch off everything like “fit to page”: it makes the cards a few per cent too small.\nThen measure the scale bar beside the cards.\nIt must be exactly **50 mm** long; if it is not, look at the print settings again before you use more paper.\n\n{#print-backs}\n'
    if (not (undefined(name='two_sided') if l_0_two_sided is missing else l_0_two_sided)):
        pass
        yield 'Nothing in this kit has a back: print on one side.\n'
    elif ((undefined(name='backs') if l_0_backs is missing else l_0_backs) == 'none'):
        pass
        yield 'These files hold the fronts alone: print on one side.\nPut the cards into sleeves with opaque backs, or back them with old cards, so that nobody can tell them apart.\n'
    elif ((undefined(name='backs') if l_0_backs is missing else l_0_backs) == 'gutterfold'):
        pass
        yield 'Print on one side.\nFronts and backs lie on the same side of the sheet, with a dashed line between them.\nFold along that line with the print on the outside, glue the halves together, and press them under a heavy book until they are dry.\nCut after that, not before.\n'
    else:
        pass
        yield 'Parts with backs go on both sides of the paper: choose two-sided printing, flipped on the **'
        yield str(environment.finalize(('long' if ((undefined(name='backs') if l_0_backs is missing else l_0_backs) == 'long-edge') else 'short')))
        yield ' edge**.\nThe pages come in the order front, back, front, back.\nIf your printer prints one side at a time, print the odd pages, put the stack back in, and print the even pages.\n'
    yield '\n{#print-test}\n'
    if ((undefined(name='two_sided') if l_0_two_sided is missing else l_0_two_sided) and ((undefined(name='backs') if l_0_backs is missing else l_0_backs) in ['long-edge', 'short-edge'])):
        pass
        yield 'Print one sheet first and hold it up to the light: each back should lie behind its front, and stand the same way up.\n'
    else:
        pass
        yield 'Print one sheet first and look at it before you print the rest.\n'
    yield 'Thick paper of about 200 g/m² makes good cards, if your printer takes it.\nOrdinary paper will do with sleeves.\n\n{#cut}\n## Cutting\n\n{#cut-list}\n'
    if (undefined(name='straight') if l_0_straight is missing else l_0_straight):
        pass
        yield '- Lay a ruler from each crop mark to the one opposite, and cut from mark to mark. Leave the margins on until the end: they carry the marks.\n'
    if (undefined(name='shared') if l_0_shared is missing else l_0_shared):
        pass
        yield '- Cards that touch share an edge, so one cut parts them.\n'
    if ((((undefined(name='backs') if l_0_backs is missing else l_0_backs) == 'none') or ((undefined(name='backs') if l_0_backs is missing else l_0_backs) == 'gutterfold')) or (not (undefined(name='two_sided') if l_0_two_sided is missing else l_0_two_sided))):
        pass
    else:
        pass
        yield '- Only fronts have crop marks. Cut with the front towards you.\n'
    if (undefined(name='circles') if l_0_circles is missing else l_0_circles):
        pass
        yield '- Round pieces have four ticks that point at the middle of the edge. Use a punch, or cut along the edge with scissors.\n'
    if (undefined(name='rounded') if l_0_rounded is missing else l_0_rounded):
        pass
        yield '- Round the corners of the cards with a 3 mm corner punch, if you have one.\n'
    yield '- A sharp knife and several light cuts are better than one strong one.\n\n'
    if (((undefined(name='nets') if l_0_nets is missing else l_0_nets) or (undefined(name='cards') if l_0_cards is missing else l_0_cards)) or (undefined(name='notes') if l_0_notes is missing else l_0_notes)):
        pass
        yield '{#finish}\n## Folding and finishing\n\n'
        if (undefined(name='nets') if l_0_nets is missing else l_0_nets):
            pass
            yield '{#fold-text}\nTo be folded: '
            yield str(environment.finalize(t_1(context.eval_ctx, (undefined(name='nets') if l_0_nets is missing else l_0_nets), ', ')))
            yield '.\nThe drawing shows where to cut and where to fold.\nGo over the folds first with a ruler and an empty ballpoint pen, and only then cut out the piece: it will fold sharply and without tearing.\nPut little glue on the tabs, and close the last side when the others have dried.\n\n'
        if ((undefined(name='cards') if l_0_cards is missing else l_0_cards) or (undefined(name='notes') if l_0_notes is missing else l_0_notes)):
            pass
            yield '{#finish-list}\n'
            for l_1_size in (undefined(name='cards') if l_0_cards is missing else l_0_cards):
                _loop_vars = {}
                pass
                yield '- Sleeves for '
                yield str(environment.finalize(environment.getattr(l_1_size, 'width')))
                yield ' × '
                yield str(environment.finalize(environment.getattr(l_1_size, 'height')))
                yield ' mm fit: '
                yield str(environment.finalize(t_1(context.eval_ctx, environment.getattr(l_1_size, 'titles'), ', ')))
                yield '.\n'
            l_1_size = missing
            for l_1_note in (undefined(name='notes') if l_0_notes is missing else l_0_notes):
                _loop_vars = {}
                pass
                yield '- '
                yield str(environment.finalize(environment.getattr(l_1_note, 'title')))
                yield ': '
                yield str(environment.finalize(environment.getattr(l_1_note, 'text')))
                yield '\n'
            l_1_note = missing

blocks = {}
debug_info = '5=32&6=36&11=42&12=45&14=49&15=53&22=67&28=69&30=72&33=75&39=81&45=84&57=91&60=94&63=97&67=102&70=105&75=109&79=112&81=115&87=117&89=120&90=124&92=131&93=135'
