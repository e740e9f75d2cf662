# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'shared/assembly.en.md'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    l_0_kit, l_0_sheets, l_0_paper, l_0_whole, l_0_wordless, l_0_book, l_0_parts, l_0_two_sided, l_0_backs, l_0_folded, l_0_booklet, l_0_boxes, l_0_cards, l_0_straight, l_0_shared, l_0_circles, l_0_rounded, l_0_tiled, l_0_nets, l_0_notes, = environment.given(context, ('kit', 'sheets', 'paper', 'whole', 'wordless', 'book', 'parts', 'two_sided', 'backs', 'folded', 'booklet', 'boxes', 'cards', 'straight', 'shared', 'circles', 'rounded', 'tiled', 'nets', 'notes'))
    t_1 = environment.filters['join']
    t_2 = environment.filters['list']
    t_3 = environment.filters['map']
    t_4 = environment.filters['selectattr']
    pass
    yield '{#contents}\n## What to print\n\n{#contents-files}\nEvery file below begins with '
    yield environment.shown(environment.getattr(l_0_kit, 'id'))
    yield '_ and lies in the folder '
    yield environment.shown(environment.getattr(l_0_kit, 'id'))
    yield '.\nThe parts take '
    yield environment.shown(l_0_sheets)
    yield ' '
    yield environment.shown(('sheet' if (l_0_sheets == 1) else 'sheets'))
    yield ' of '
    yield environment.shown(l_0_paper)
    yield ' paper.\n'
    if l_0_whole:
        pass
        yield environment.shown(l_0_whole)
        yield ' holds all of them in this order, to be printed at once; its bookmarks name the pages.\n'
    if l_0_wordless:
        pass
        yield 'A name with “xx” is a part without words, the same in every language.\n'
    yield '\n{#contents-table}\n| Part | Pieces | Size (mm) | Print on | Sheets | File |\n|:--|--:|:--|:--|--:|:--|\n'
    if l_0_book:
        pass
        yield '| Rulebook | 1 | '
        yield environment.shown(l_0_paper)
        yield ' | – | – | '
        yield environment.shown(l_0_book)
        yield ' |\n'
    for l_1_part in l_0_parts:
        _loop_vars = {}
        pass
        yield '| '
        yield environment.shown(environment.getattr(l_1_part, 'title'))
        yield ' | '
        yield environment.shown(environment.getattr(l_1_part, 'count'))
        yield ' | '
        yield environment.shown(environment.getattr(l_1_part, 'width'))
        yield ' × '
        yield environment.shown(environment.getattr(l_1_part, 'height'))
        yield ' | '
        yield environment.shown(('both sides' if environment.getattr(l_1_part, 'both_sides') else 'one side'))
        yield ' | '
        yield environment.shown(environment.getattr(l_1_part, 'sheets'))
        yield ' | '
        yield environment.shown(environment.getattr(l_1_part, 'file'))
        yield ' |\n'
    l_1_part = missing
    yield '\n{#print}\n## Printing\n\n{#print-scale}\nPrint the parts at **100 %** (“actual size”) on '
    yield environment.shown(l_0_paper)
    yield '.\nSwitch off everything like “fit to page”: it makes the cards a few per cent too small.\nThen measure the scale bar at the edge of the sheet.\nIt must be exactly **50 mm** long; if it is not, look at the print settings again before you use more paper.\n\n{#print-backs}\n'
    if (not l_0_two_sided):
        pass
        yield 'Nothing in this kit has a back: print on one side.\n'
    elif (l_0_backs == 'none'):
        pass
        yield 'These files hold the fronts alone: print on one side.\nPut the cards into sleeves with opaque backs, or back them with old cards, so that nobody can tell them apart.\nBacks that are read in play, such as the second side of an aid or a marker, are not here: build those parts with --backs gutterfold.\n'
    elif (l_0_backs == 'gutterfold'):
        pass
        yield 'Print on one side.\nFronts and backs lie on the same side of the sheet, with a dashed line between them.\nFold along that line with the print on the outside, glue the halves together, and press them under a heavy book until they are dry.\nCut after that, not before.\n'
    else:
        pass
        yield 'Where the table says “both sides”, choose two-sided printing, flipped on the **'
        yield environment.shown(('long' if (l_0_backs == 'long-edge') else 'short'))
        yield ' edge**.\nThe pages come in the order front, back, front, back.\nIf your printer prints one side at a time, find out with one sheet which way the paper goes back in: pencil an arrow on the side that is up and towards the end that goes in first, print page 1, put the sheet back, and print page 2.\nOnce a back comes out behind its front, print the rest in the same way; the small print on the two sides must name the same sheet.\n'
    yield '\n'
    if l_0_folded:
        pass
        yield '{#print-folded}\n**'
        yield environment.shown(t_1(context.eval_ctx, l_0_folded, ', '))
        yield ':** fronts and backs lie on one side of the sheet.\nFold along the dashed line with the print on the outside, glue the halves together, let them dry, and then cut.\n\n'
    if l_0_booklet:
        pass
        yield '{#print-booklet}\n**Rulebook:** print it on both sides, flipped on the '
        yield environment.shown(('long' if (l_0_backs == 'long-edge') else 'short'))
        yield ' edge.\nLay the sheets into each other with the first one outside, fold them across the middle, and staple them twice through the fold.\n\n'
    yield '{#print-test}\n'
    if (l_0_two_sided and (l_0_backs in ['long-edge', 'short-edge'])):
        pass
        yield 'Hold the first sheet up to the light: each back should lie in the middle of its card. A millimetre off does no harm.\n'
    else:
        pass
        yield 'Print one sheet first and look at it before you print the rest.\n'
    if ((l_0_backs == 'gutterfold') and l_0_two_sided):
        pass
        yield 'For what is folded and glued like that, paper of 100 to 120 g/m² is enough'
        if l_0_boxes:
            pass
            yield '; a box wants about 200 g/m²'
        yield '.\n'
    else:
        pass
        yield 'Thick paper of about 200 g/m² is good for all that is handled, if your printer takes it.\n'
    yield 'Ordinary paper does for the rulebook, for sheets to write on'
    if l_0_cards:
        pass
        yield ', and for cards that go into sleeves'
    yield '.\n\n{#cut}\n## Cutting\n\n{#cut-list}\n'
    if l_0_straight:
        pass
        yield '- Lay a ruler from each crop mark, one of the short lines at the edge, to the one opposite. Cut between them only as far as the cards reach: the margins carry the marks and come off last.\n- A frame on a card is part of its picture. Cut by the crop marks.\n'
    if l_0_shared:
        pass
        yield '- Cards that touch share an edge, so one cut parts them.\n'
    if (((l_0_backs == 'none') or (l_0_backs == 'gutterfold')) or (not l_0_two_sided)):
        pass
    else:
        pass
        yield '- Only fronts have crop marks. Cut with the front towards you.\n'
    if l_0_circles:
        pass
        yield '- '
        l_1_loop = missing
        for l_1_circle, l_1_loop in LoopContext(l_0_circles, undefined):
            _loop_vars = {}
            pass
            yield environment.shown(environment.getattr(l_1_circle, 'title'))
            yield ' ('
            yield environment.shown(environment.getattr(l_1_circle, 'size'))
            yield ' mm)'
            yield environment.shown((', ' if (not environment.getattr(l_1_loop, 'last')) else ''))
        l_1_loop = l_1_circle = missing
        yield ': round. Cut with scissors along the outermost fine ring, or use a punch of that size.\n'
    if l_0_rounded:
        pass
        yield '- Round the corners of the cards with a 3 mm corner punch, if you have one.\n'
    yield '- A sharp knife and several light cuts are better than one hard one.\n\n'
    if l_0_tiled:
        pass
        yield '{#cut-tiles}\n**'
        yield environment.shown(t_1(context.eval_ctx, l_0_tiled, ', '))
        yield ':** this is larger than a sheet and comes in tiles. A1 is the top left, A2 lies to its right, B1 below it.\nCut each tile along the solid marks.\nGlue it onto the strip that the tile to its left, and the one above, leave free for it: its edge goes on the line of the dashed marks and covers the triangles.\n\n'
    if (((l_0_nets or l_0_boxes) or l_0_cards) or l_0_notes):
        pass
        yield '{#finish}\n## Folding and finishing\n\n'
        if (l_0_nets or l_0_boxes):
            pass
            yield '{#fold-text}\n**'
            yield environment.shown(t_1(context.eval_ctx, environment.call_binop(context, '+', l_0_nets, t_2(context.eval_ctx, t_3(context, l_0_boxes, attribute='title'))), ', '))
            yield ':** cut along the solid lines and fold along the broken ones, print outwards.\nScore the folds first with a ruler and an empty ballpoint pen: they come out sharp and do not tear.\n'
            if l_0_nets:
                pass
                yield 'Where there are tabs, put a thin layer of glue on them, and close the last side when the others have dried.\n'
        yield '\n'
        if l_0_boxes:
            pass
            yield '{#fold-boxes}\n'
            for l_1_box in l_0_boxes:
                _loop_vars = {}
                pass
                yield '**'
                yield environment.shown(environment.getattr(l_1_box, 'title'))
                yield ':** room for '
                yield environment.shown(t_1(context.eval_ctx, environment.getattr(l_1_box, 'holds'), ', '))
                yield ', '
                yield environment.shown(environment.getattr(l_1_box, 'cards'))
                yield ' cards '
                yield environment.shown(('in' if environment.getattr(l_1_box, 'sleeved') else 'without'))
                yield ' sleeves, up to '
                yield environment.shown(environment.getattr(l_1_box, 'thickness'))
                yield ' mm thick each.\n'
            l_1_box = missing
            if t_2(context.eval_ctx, t_4(context, l_0_boxes, 'pieces', 'equalto', 1)):
                pass
                yield 'Glue the tab on the left behind the side on the right and let it dry.\nThen close one end: the small flaps first, the lid over them, its edge tucked in behind the front.\nThe other end opens and closes in the same way.\n'
            if t_2(context.eval_ctx, t_4(context, l_0_boxes, 'pieces', 'equalto', 2)):
                pass
                yield 'Of a box in two pieces, glue the four tabs of each behind the walls beside them; the lid goes over the lower half.\n'
        yield '\n'
        if (l_0_cards or l_0_notes):
            pass
            yield '{#finish-list}\n'
            for l_1_size in l_0_cards:
                _loop_vars = {}
                pass
                yield '- Sleeves for cards of '
                yield environment.shown(environment.getattr(l_1_size, 'width'))
                yield ' × '
                yield environment.shown(environment.getattr(l_1_size, 'height'))
                yield ' mm fit these: '
                yield environment.shown(t_1(context.eval_ctx, environment.getattr(l_1_size, 'titles'), ', '))
                yield '.\n'
            l_1_size = missing
            for l_1_note in l_0_notes:
                _loop_vars = {}
                pass
                yield '- '
                yield environment.shown(environment.getattr(l_1_note, 'title'))
                yield ': '
                yield environment.shown(environment.getattr(l_1_note, 'text'))
                yield '\n'
            l_1_note = missing

blocks = {}
debug_info = '5=17&6=21&7=27&8=29&10=31&17=35&18=38&20=42&21=46&28=62&34=64&36=67&40=70&46=76&52=79&54=82&58=84&60=87&65=90&70=96&71=99&75=107&81=111&85=114&88=117&92=122&93=126&95=136&100=140&102=143&107=145&111=148&113=151&115=153&120=157&122=160&123=164&125=175&130=178&135=182&137=185&138=189&140=196&141=200'

taken = ['backs', 'book', 'booklet', 'boxes', 'cards', 'circles', 'folded', 'kit', 'nets', 'notes', 'paper', 'parts', 'rounded', 'shared', 'sheets', 'straight', 'tiled', 'two_sided', 'whole', 'wordless']
lent = []
