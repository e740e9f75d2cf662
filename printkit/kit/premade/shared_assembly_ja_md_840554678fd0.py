# Made by `python -m tests.kit.premake` with Jinja 3.1.6: do not edit.
from jinja2.runtime import LoopContext, Macro, Markup, Namespace, TemplateNotFound, TemplateReference, TemplateRuntimeError, Undefined, escape, identity, internalcode, markup_join, missing, str_join
name = 'shared/assembly.ja.md'

def root(context, missing=missing, environment=environment):
    resolve = context.resolve_or_missing
    undefined = environment.undefined
    concat = environment.concat
    cond_expr_undefined = Undefined
    if 0: yield None
    l_0_kit = resolve('kit')
    l_0_paper = resolve('paper')
    l_0_sheets = resolve('sheets')
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
    yield '{#contents}\n## 印刷するもの\n\n{#contents-files}\nファイル名はどれも「'
    yield str(environment.finalize(environment.getattr((undefined(name='kit') if l_0_kit is missing else l_0_kit), 'id')))
    yield '_」で始まり、フォルダー「'
    yield str(environment.finalize(environment.getattr((undefined(name='kit') if l_0_kit is missing else l_0_kit), 'id')))
    yield '」に入っています。\n部品の印刷には、'
    yield str(environment.finalize((undefined(name='paper') if l_0_paper is missing else l_0_paper)))
    yield 'の紙を'
    yield str(environment.finalize((undefined(name='sheets') if l_0_sheets is missing else l_0_sheets)))
    yield '枚使います。\n'
    if (undefined(name='whole') if l_0_whole is missing else l_0_whole):
        pass
        yield '全部をこの順に1つにまとめたものが'
        yield str(environment.finalize((undefined(name='whole') if l_0_whole is missing else l_0_whole)))
        yield 'で、一度に印刷できます。しおりにページの番号があります。\n'
    if (undefined(name='wordless') if l_0_wordless is missing else l_0_wordless):
        pass
        yield '名前に「xx」とある部品は文字がなく、どの言語でも同じものです。\n'
    yield '\n{#contents-table}\n| 部品 | 個数 | 大きさ（mm） | 印刷する面 | 紙の枚数 | ファイル |\n|:--|--:|:--|:--|--:|:--|\n'
    if (undefined(name='book') if l_0_book is missing else l_0_book):
        pass
        yield '| ルールブック | 1 | '
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
        yield str(environment.finalize(('両面' if environment.getattr(l_1_part, 'both_sides') else '片面')))
        yield ' | '
        yield str(environment.finalize(environment.getattr(l_1_part, 'sheets')))
        yield ' | '
        yield str(environment.finalize(environment.getattr(l_1_part, 'file')))
        yield ' |\n'
    l_1_part = missing
    yield '\n{#print}\n## 印刷\n\n{#print-scale}\n部品は、'
    yield str(environment.finalize((undefined(name='paper') if l_0_paper is missing else l_0_paper)))
    yield 'の紙に**倍率100％**（「実際のサイズ」）で印刷してください。\n「用紙に合わせる」などの設定は切っておきます。設定したままだと、カードが数パーセント小さくなります。\n刷れたら、紙の端にある目盛りを定規で測ります。\nちょうど**50mm**なら成功です。違っていたら、続きを刷る前に印刷の設定を見直してください。\n\n{#print-backs}\n'
    if (not (undefined(name='two_sided') if l_0_two_sided is missing else l_0_two_sided)):
        pass
        yield 'このキットには、裏のある部品はありません。片面に印刷してください。\n'
    elif ((undefined(name='backs') if l_0_backs is missing else l_0_backs) == 'none'):
        pass
        yield 'このファイルには表の面だけが入っています。片面に印刷してください。\n札の見分けがつかないよう、裏の透けないスリーブに入れるか、使わなくなったカードを裏に重ねます。\n早見カードやマーカーの裏のように、遊ぶときに見る裏面は入っていません。その部品は--backs gutterfoldで作ってください。\n'
    elif ((undefined(name='backs') if l_0_backs is missing else l_0_backs) == 'gutterfold'):
        pass
        yield '片面に印刷してください。\n表と裏は紙の同じ面に並んでいて、間に点線があります。\n印刷面が外になるように点線で折り、内側をのりで貼り合わせ、乾くまで重い本などで押さえておきます。\n切るのは、のりが乾いてからです。\n'
    else:
        pass
        yield '一覧に「両面」とある部品は、**'
        yield str(environment.finalize(('長辺とじ' if ((undefined(name='backs') if l_0_backs is missing else l_0_backs) == 'long-edge') else '短辺とじ')))
        yield '**で両面印刷してください。\nページは、表、裏、表、裏の順に並んでいます。\n片面ずつ刷るプリンターなら、まず1枚で紙の戻し方を確かめます。紙の上になる面に、差し込む向きの矢印を鉛筆で書いて1ページ目を刷り、紙を戻して2ページ目を刷ります。\nうまくいったら、残りも同じ戻し方で刷ります。端にある「1/6枚目」のような表示が、表と裏で同じなら正解です。\n'
    yield '\n'
    if (undefined(name='folded') if l_0_folded is missing else l_0_folded):
        pass
        yield '{#print-folded}\n**'
        yield str(environment.finalize(t_1(context.eval_ctx, (undefined(name='folded') if l_0_folded is missing else l_0_folded), '、')))
        yield '**は、表と裏が紙の同じ面に並んでいます。\n印刷面が外になるように点線で折り、内側をのりで貼り合わせ、乾いてから切ります。\n\n'
    if (undefined(name='booklet') if l_0_booklet is missing else l_0_booklet):
        pass
        yield '{#print-booklet}\n**ルールブック**は、**'
        yield str(environment.finalize(('長辺とじ' if ((undefined(name='backs') if l_0_backs is missing else l_0_backs) == 'long-edge') else '短辺とじ')))
        yield '**で両面印刷してください。\n1枚目がいちばん外になるように紙を重ね、真ん中で二つに折り、折り目を2か所ホチキスでとじます。\n\n'
    yield '{#print-test}\n'
    if ((undefined(name='two_sided') if l_0_two_sided is missing else l_0_two_sided) and ((undefined(name='backs') if l_0_backs is missing else l_0_backs) in ['long-edge', 'short-edge'])):
        pass
        yield '最初の1枚を光に透かして、裏の絵がカードの真ん中に来ていれば成功です。1mmほどのずれはかまいません。\n'
    else:
        pass
        yield 'まず1枚だけ刷って、仕上がりを確かめてから続きを刷りましょう。\n'
    if (((undefined(name='backs') if l_0_backs is missing else l_0_backs) == 'gutterfold') and (undefined(name='two_sided') if l_0_two_sided is missing else l_0_two_sided)):
        pass
        yield '折って貼り合わせるものは紙2枚の厚みになるので、1m²あたり100〜120gの紙で足ります。'
        if (undefined(name='boxes') if l_0_boxes is missing else l_0_boxes):
            pass
            yield '箱には200g前後の厚紙が向いています。'
    else:
        pass
        yield '手に取って使うものには、プリンターで使えるなら1m²あたり200g前後の厚紙が向いています。\n'
    yield 'ルールブックや書き込む用紙'
    if (undefined(name='cards') if l_0_cards is missing else l_0_cards):
        pass
        yield '、スリーブに入れる札'
    yield 'は、普通紙で足ります。\n\n{#cut}\n## 切る\n\n{#cut-list}\n'
    if (undefined(name='straight') if l_0_straight is missing else l_0_straight):
        pass
        yield '- トンボ（紙の端にある短い線）から、向かい側のトンボへ定規を当てます。余白を残し、カードのある内側だけを切ります。すべて切り終えてから、外の余白を落とします。\n- カードの枠は絵の一部です。トンボで切ってください。\n'
    if (undefined(name='shared') if l_0_shared is missing else l_0_shared):
        pass
        yield '- すき間なく並んだカードは、境目を1回切れば両方が切り離せます。\n'
    if ((undefined(name='two_sided') if l_0_two_sided is missing else l_0_two_sided) and ((undefined(name='backs') if l_0_backs is missing else l_0_backs) != 'none')):
        pass
        yield '- トンボは表の面にだけあります。表を上にして切ってください。\n'
    if (undefined(name='circles') if l_0_circles is missing else l_0_circles):
        pass
        yield '- '
        l_1_loop = missing
        for l_1_circle, l_1_loop in LoopContext((undefined(name='circles') if l_0_circles is missing else l_0_circles), undefined):
            _loop_vars = {}
            pass
            yield str(environment.finalize(environment.getattr(l_1_circle, 'title')))
            yield '（直径'
            yield str(environment.finalize(environment.getattr(l_1_circle, 'size')))
            yield 'mm）'
            yield str(environment.finalize(('、' if (not environment.getattr(l_1_loop, 'last')) else '')))
        l_1_loop = l_1_circle = missing
        yield 'は丸い部品です。いちばん外側の細い輪に沿ってはさみで切るか、同じ大きさのパンチで抜きます。\n'
    if (undefined(name='rounded') if l_0_rounded is missing else l_0_rounded):
        pass
        yield '- 角を丸めるパンチ（半径3mm）があれば、カードの角を落とすと手になじみます。\n'
    yield '- 刃は新しいものを使い、力を入れて一度に切るより、軽く何度か切るほうがきれいに仕上がります。\n\n'
    if (undefined(name='tiled') if l_0_tiled is missing else l_0_tiled):
        pass
        yield '{#cut-tiles}\n**'
        yield str(environment.finalize(t_1(context.eval_ctx, (undefined(name='tiled') if l_0_tiled is missing else l_0_tiled), '、')))
        yield '**は紙より大きいので、何枚かに分かれています。A1が左上、その右がA2、下がB1です。\nどの紙も、実線の印で切ります。\n切ったら、左と上の紙に残したのりしろに貼ります。端を破線の印に合わせ、三角の印が隠れれば正しい位置です。\n\n'
    if ((((undefined(name='nets') if l_0_nets is missing else l_0_nets) or (undefined(name='boxes') if l_0_boxes is missing else l_0_boxes)) or (undefined(name='cards') if l_0_cards is missing else l_0_cards)) or (undefined(name='notes') if l_0_notes is missing else l_0_notes)):
        pass
        yield '{#finish}\n## 折る、仕上げる\n\n'
        if ((undefined(name='nets') if l_0_nets is missing else l_0_nets) or (undefined(name='boxes') if l_0_boxes is missing else l_0_boxes)):
            pass
            yield '{#fold-text}\n**'
            yield str(environment.finalize(t_1(context.eval_ctx, environment.call_binop(context, '+', (undefined(name='nets') if l_0_nets is missing else l_0_nets), t_2(context.eval_ctx, t_3(context, (undefined(name='boxes') if l_0_boxes is missing else l_0_boxes), attribute='title'))), '、')))
            yield '**は、実線で切り、破線で山折りにします。\n切る前に、定規を当ててインクの切れたボールペンなどで折り目をなぞると、きれいに折れます。\n'
            if (undefined(name='nets') if l_0_nets is missing else l_0_nets):
                pass
                yield 'のりしろがあれば、のりを薄くつけます。最後の面は、ほかが乾いてから閉じます。\n'
        yield '\n'
        if (undefined(name='boxes') if l_0_boxes is missing else l_0_boxes):
            pass
            yield '{#fold-boxes}\n'
            for l_1_box in (undefined(name='boxes') if l_0_boxes is missing else l_0_boxes):
                _loop_vars = {}
                pass
                yield '**'
                yield str(environment.finalize(environment.getattr(l_1_box, 'title')))
                yield '**には、'
                yield str(environment.finalize(t_1(context.eval_ctx, environment.getattr(l_1_box, 'holds'), '、')))
                yield 'の'
                yield str(environment.finalize(environment.getattr(l_1_box, 'cards')))
                yield '枚が、'
                yield str(environment.finalize(('スリーブに入れたまま' if environment.getattr(l_1_box, 'sleeved') else 'スリーブなしで')))
                yield '入ります（1枚の厚さは'
                yield str(environment.finalize(environment.getattr(l_1_box, 'thickness')))
                yield 'mmまで）。\n'
            l_1_box = missing
            if t_2(context.eval_ctx, t_4(context, (undefined(name='boxes') if l_0_boxes is missing else l_0_boxes), 'pieces', 'equalto', 1)):
                pass
                yield '左端ののりしろを右端の面の裏に貼り、乾かします。\n次に片方の端を閉じます。小さな折り返しを先に倒し、ふたをかぶせて、先を前の面の裏に差し込みます。\nもう片方の端も同じように開け閉めします。\n'
            if t_2(context.eval_ctx, t_4(context, (undefined(name='boxes') if l_0_boxes is missing else l_0_boxes), 'pieces', 'equalto', 2)):
                pass
                yield '2つの部分からなる箱は、それぞれ4つののりしろを隣の壁の裏に貼ります。ふたを下の箱にかぶせます。\n'
        yield '\n'
        if ((undefined(name='cards') if l_0_cards is missing else l_0_cards) or (undefined(name='notes') if l_0_notes is missing else l_0_notes)):
            pass
            yield '{#finish-list}\n'
            for l_1_size in (undefined(name='cards') if l_0_cards is missing else l_0_cards):
                _loop_vars = {}
                pass
                yield '- '
                yield str(environment.finalize(environment.getattr(l_1_size, 'width')))
                yield ' × '
                yield str(environment.finalize(environment.getattr(l_1_size, 'height')))
                yield ' mm用のスリーブに入るもの：'
                yield str(environment.finalize(t_1(context.eval_ctx, environment.getattr(l_1_size, 'titles'), '、')))
                yield '\n'
            l_1_size = missing
            for l_1_note in (undefined(name='notes') if l_0_notes is missing else l_0_notes):
                _loop_vars = {}
                pass
                yield '- '
                yield str(environment.finalize(environment.getattr(l_1_note, 'title')))
                yield '：'
                yield str(environment.finalize(environment.getattr(l_1_note, 'text')))
                yield '\n'
            l_1_note = missing

blocks = {}
debug_info = '5=56&6=60&7=64&8=67&10=69&17=73&18=76&20=80&21=84&28=100&34=102&36=105&40=108&46=114&52=117&54=120&58=122&60=125&65=128&70=134&71=137&75=144&81=148&85=151&88=154&91=157&92=161&94=171&99=175&101=178&106=180&110=183&112=186&114=188&119=192&121=195&122=199&124=210&129=213&134=217&136=220&137=224&139=231&140=235'

taken = ['backs', 'book', 'booklet', 'boxes', 'cards', 'circles', 'folded', 'kit', 'nets', 'notes', 'paper', 'parts', 'rounded', 'shared', 'sheets', 'straight', 'tiled', 'two_sided', 'whole', 'wordless']
lent = []
