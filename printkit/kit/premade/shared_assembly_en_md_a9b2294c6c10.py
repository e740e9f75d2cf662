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
    l_0_whole = resolve('whole')
    l_0_wordless = resolve('wordless')
    l_0_book = resolve('book')
    l_0_parts = resolve('parts')
    l_0_two_sided = resolve('two_sided')
    l_0_backs = resolve('backs')
    l_0_folded = resolve('folded')
    l_0_booklet = resolve('booklet')
    l_0_boxes = resolve('boxes')
    l_0_cards = resolve('cards')
    l_0_straight = resolve('straight')
    l_0_shared = resolve('shared')
    l_0_circles = resolve('circles')
    l_0_rounded = resolve('rounded')
    l_0_tiled = resolve('tiled')
    l_0_nets = resolve('nets')
    l_0_notes = resolve('notes')
    try:
        t_1 = environment.filters['join']
    except KeyError:
        @internalcode
        def t_1(*unused):
            raise TemplateRuntimeError("No filter named 'join' found.")
    try:
        t_2 = environment.filters['list']
    except KeyError:
        @internalcode
        def t_2(*unused):
            raise TemplateRuntimeError("No filter named 'list' found.")
    try:
        t_3 = environment.filters['map']
    except KeyError:
        @internalcode
        def t_3(*unused):
            raise TemplateRuntimeError("No filter named 'map' found.")
    try:
        t_4 = environment.filters['selectattr']
    except KeyError:
        @internalcode
        def t_4(*unused):
            raise TemplateRuntimeError("No filter named 'selectattr' found.")
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
    yield ' paper.\n'
    if (undefined(name='whole') if l_0_whole is missing else l_0_whole):
        pass
        yield str(environment.finalize((undefined(name='whole') if l_0_whole is missing else l_0_whole)))
        yield ' holds all of them in this order, to be printed at once; its bookmarks name the pages.\n'
    if (undefined(name='wordless') if l_0_wordless is missing else l_0_wordless):
        pass
        yield 'A name with “xx” is a part without words, the same in every language.\n'
    yield '\n{#contents-table}\n| Part | Pieces | Size (mm) | Print on | Sheets | File |\n|:--|--:|:--|:--|--:|:--|\n'
    if (undefined(name='book') if l_0_book is missing else l_0_book):
        pass
        yield '| Rulebook | 1 | '
        yield str(environment.finalize((undefined(name='paper') if l_0_paper is missing else l_0_paper)))
        yield ' | – | – | '
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
        yield str(environment.finalize(('both sides' if environment.getattr(l_1_part, 'both_sides') else 'one side')))
        yield ' | '
        yield str(environment.finalize(environment.getattr(l_1_part, 'sheets')))
        yield ' | '
        yield str(environment.finalize(environment.getattr(l_1_part, 'file')))
        yield ' |\n'
    l_1_part = missing
    yield '\n{#print}\n## Printing\n\n{#print-scale}\nPrint the parts at **100 %** (“actual size”) on '
    yield str(environment.finalize((undefined(name='paper') if l_0_paper is missing else l_0_paper)))
    yield '.\nSwitch off everything like “fit to page”: it makes the cards a few per cent too small.\nThen measure the scale bar at the edge of the sheet.\nIt must be exactly **50 mm** long; if it is not, look at the print settings again before you use more paper.\n\n{#print-backs}\n'
    if (not (undefined(name='two_sided') if l_0_two_sided is missing else l_0_two_sided)):
        pass
        yield 'Nothing in this kit has a back: print on one side.\n'
    elif ((undefined(name='backs') if l_0_backs is missing else l_0_backs) == 'none'):
        pass
        yield 'These files hold the fronts alone: print on one side.\nPut the cards into sleeves with opaque backs, or back them with old cards, so that nobody can tell them apart.\nBacks that are read in play, such as the second side of an aid or a marker, are not here: build those parts with --backs gutterfold.\n'
    elif ((undefined(name='backs') if l_0_backs is missing else l_0_backs) == 'gutterfold'):
        pass
        yield 'Print on one side.\nFronts and backs lie on the same side of the sheet, with a dashed line between them.\nFold along that line with the print on the outside, glue the halves together, and press them under a heavy book until they are dry.\nCut after that, not before.\n'
    else:
        pass
        yield 'Where the table says “both sides”, choose two-sided printing, flipped on the **'
        yield str(environment.finalize(('long' if ((undefined(name='backs') if l_0_backs is missing else l_0_backs) == 'long-edge') else 'short')))
        yield ' edge**.\nThe pages come in the order front, back, front, back.\nIf your printer prints one side at a time, find out with one sheet which way the paper goes back in: pencil an arrow on the side that is up and towards the end that goes in first, print page 1, put the sheet back, and print page 2.\nOnce a back comes out behind its front, print the rest in the same way; the small print on the two sides must name the same sheet.\n'
    yield '\n'
    if (undefined(name='folded') if l_0_folded is missing else l_0_folded):
        pass
        yield '{#print-folded}\n**'
        yield str(environment.finalize(t_1(context.eval_ctx, (undefined(name='folded') if l_0_folded is missing else l_0_folded), ', ')))
        yield ':** fronts and backs lie on one side of the sheet.\nFold along the dashed line with the print on the outside, glue the halves together, let them dry, and then cut.\n\n'
    if (undefined(name='booklet') if l_0_booklet is missing else l_0_booklet):
        pass
        yield '{#print-booklet}\n**Rulebook:** print it on both sides, flipped on the '
        yield str(environment.finalize(('long' if ((undefined(name='backs') if l_0_backs is missing else l_0_backs) == 'long-edge') else 'short')))
        yield ' edge.\nLay the sheets into each other with the first one outside, fold them across the middle, and staple them twice through the fold.\n\n'
    yield '{#print-test}\n'
    if ((undefined(name='two_sided') if l_0_two_sided is missing else l_0_two_sided) and ((undefined(name='backs') if l_0_backs is missing else l_0_backs) in ['long-edge', 'short-edge'])):
        pass
        yield 'Hold the first sheet up to the light: each back should lie in the middle of its card. A millimetre off does no harm.\n'
    else:
        pass
        yield 'Print one sheet first and look at it before you print the rest.\n'
    if (((undefined(name='backs') if l_0_backs is missing else l_0_backs) == 'gutterfold') and (undefined(name='two_sided') if l_0_two_sided is missing else l_0_two_sided)):
        pass
        yield 'For what is folded and glued like that, paper of 100 to 120 g/m² is enough'
        if (undefined(name='boxes') if l_0_boxes is missing else l_0_boxes):
            pass
            yield '; a box wants about 200 g/m²'
        yield '.\n'
    else:
        pass
        yield 'Thick paper of about 200 g/m² is good for all that is handled, if your printer takes it.\n'
    yield 'Ordinary paper does for the rulebook, for sheets to write on'
    if (undefined(name='cards') if l_0_cards is missing else l_0_cards):
        pass
        yield ', and for cards that go into sleeves'
    yield '.\n\n{#cut}\n## Cutting\n\n{#cut-list}\n'
    if (undefined(name='straight') if l_0_straight is missing else l_0_straight):
        pass
        yield '- Lay a ruler from each crop mark, one of the short lines at the edge, to the one opposite. Cut between them only as far as the cards reach: the margins carry the marks and come off last.\n- A frame on a card is part of its picture. Cut by the crop marks.\n'
    if (undefined(name='shared') if l_0_shared is missing else l_0_shared):
        pass
        yield '- Cards that touch share an edge, so one cut parts them.\n'
    if ((undefined(name='two_sided') if l_0_two_sided is missing else l_0_two_sided) and ((undefined(name='backs') if l_0_backs is missing else l_0_backs) != 'none')):
        pass
        yield '- Only fronts have crop marks. Cut with the front towards you.\n'
    if (undefined(name='circles') if l_0_circles is missing else l_0_circles):
        pass
        yield '- '
        l_1_loop = missing
        for l_1_circle, l_1_loop in LoopContext((undefined(name='circles') if l_0_circles is missing else l_0_circles), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.getattr(l_1_circle, 'title')))
            yield ' ('
            yield str(environment.finalize(environment.getattr(l_1_circle, 'size')))
            yield ' mm)'
            yield str(environment.finalize((', ' if (not environment.getattr(l_1_loop, 'last')) else '')))
        l_1_loop = l_1_circle = missing
        yield ': round. Cut with scissors along the outermost fine ring, or use a punch of that size.\n'
    if (undefined(name='rounded') if l_0_rounded is missing else l_0_rounded):
        pass
        yield '- Round the corners of the cards with a 3 mm corner punch, if you have one.\n'
    yield '- A sharp knife and several light cuts are better than one hard one.\n\n'
    if (undefined(name='tiled') if l_0_tiled is missing else l_0_tiled):
        pass
        yield '{#cut-tiles}\n**'
        yield str(environment.finalize(t_1(context.eval_ctx, (undefined(name='tiled') if l_0_tiled is missing else l_0_tiled), ', ')))
        yield ':** this is larger than a sheet and comes in tiles. A1 is the top left, A2 lies to its right, B1 below it.\nCut each tile along the solid marks.\nGlue it onto the strip that the tile to its left, and the one above, leave free for it: its edge goes on the line of the dashed marks and covers the triangles.\n\n'
    if ((((undefined(name='nets') if l_0_nets is missing else l_0_nets) or (undefined(name='boxes') if l_0_boxes is missing else l_0_boxes)) or (undefined(name='cards') if l_0_cards is missing else l_0_cards)) or (undefined(name='notes') if l_0_notes is missing else l_0_notes)):
        pass
        yield '{#finish}\n## Folding and finishing\n\n'
        if ((undefined(name='nets') if l_0_nets is missing else l_0_nets) or (undefined(name='boxes') if l_0_boxes is missing else l_0_boxes)):
            pass
            yield '{#fold-text}\n**'
            yield str(environment.finalize(t_1(context.eval_ctx, environment.call_binop(context, '+', (undefined(name='nets') if l_0_nets is missing else l_0_nets), t_2(context.eval_ctx, t_3(context, (undefined(name='boxes') if l_0_boxes is missing else l_0_boxes), attribute='title'))), ', ')))
            yield ':** cut along the solid lines and fold along the broken ones, print outwards.\nScore the folds first with a ruler and an empty ballpoint pen: they come out sharp and do not tear.\n'
            if (undefined(name='nets') if l_0_nets is missing else l_0_nets):
                pass
                yield 'Where there are tabs, put a thin layer of glue on them, and close the last side when the others have dried.\n'
        yield '\n'
        if (undefined(name='boxes') if l_0_boxes is missing else l_0_boxes):
            pass
            yield '{#fold-boxes}\n'
            for l_1_box in (undefined(name='boxes') if l_0_boxes is missing else l_0_boxes):
                _loop_vars = {}
                pass
                yield '**'
                yield str(environment.finalize(environment.getattr(l_1_box, 'title')))
                yield ':** room for '
                yield str(environment.finalize(environment.getattr(l_1_box, 'cards')))
                yield ' cards '
                yield str(environment.finalize(('in' if environment.getattr(l_1_box, 'sleeved') else 'without')))
                yield ' sleeves, up to '
                yield str(environment.finalize(environment.getattr(l_1_box, 'thickness')))
                yield ' mm thick each: '
                yield str(environment.finalize(t_1(context.eval_ctx, environment.getattr(l_1_box, 'holds'), ', ')))
                yield '.\n'
            l_1_box = missing
            if t_2(context.eval_ctx, t_4(context, (undefined(name='boxes') if l_0_boxes is missing else l_0_boxes), 'pieces', 'equalto', 1)):
                pass
                yield 'Glue the tab on the left behind the side on the right and let it dry.\nThen close one end: the small flaps first, the lid over them, its edge tucked in behind the front.\nThe other end opens and closes in the same way.\n'
            if t_2(context.eval_ctx, t_4(context, (undefined(name='boxes') if l_0_boxes is missing else l_0_boxes), 'pieces', 'equalto', 2)):
                pass
                yield 'Of a box in two pieces, glue the four tabs of each behind the walls beside them; the lid goes over the lower half.\n'
        yield '\n'
        if ((undefined(name='cards') if l_0_cards is missing else l_0_cards) or (undefined(name='notes') if l_0_notes is missing else l_0_notes)):
            pass
            yield '{#finish-list}\n'
            for l_1_size in (undefined(name='cards') if l_0_cards is missing else l_0_cards):
                _loop_vars = {}
                pass
                yield '- Sleeves for cards of '
                yield str(environment.finalize(environment.getattr(l_1_size, 'width')))
                yield ' × '
                yield str(environment.finalize(environment.getattr(l_1_size, 'height')))
                yield ' mm fit these: '
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
debug_info = '5=56&6=60&7=66&8=68&10=70&17=74&18=77&20=81&21=85&28=101&34=103&36=106&40=109&46=115&52=118&54=121&58=123&60=126&65=129&70=135&71=138&75=146&81=150&85=153&88=156&91=159&92=163&94=173&99=177&101=180&106=182&110=185&112=188&114=190&119=194&121=197&122=201&124=212&129=215&134=219&136=222&137=226&139=233&140=237'

taken = ['backs', 'book', 'booklet', 'boxes', 'cards', 'circles', 'folded', 'kit', 'nets', 'notes', 'paper', 'parts', 'rounded', 'shared', 'sheets', 'straight', 'tiled', 'two_sided', 'whole', 'wordless']
lent = []
