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
    yield '{#contents}\n## 印刷するもの\n\n{#contents-files}\nファイル名はどれも「'
    yield str(environment.finalize(environment.getattr((undefined(name='kit') if l_0_kit is missing else l_0_kit), 'id')))
    yield '_」で始まり、フォルダー「'
    yield str(environment.finalize(environment.getattr((undefined(name='kit') if l_0_kit is missing else l_0_kit), 'id')))
    yield '」に入っています。\n部品の印刷には、'
    yield str(environment.finalize((undefined(name='paper') if l_0_paper is missing else l_0_paper)))
    yield 'の紙を'
    yield str(environment.finalize((undefined(name='sheets') if l_0_sheets is missing else l_0_sheets)))
    yield '枚使います。\n\n{#contents-table}\n| 部品 | 個数 | 大きさ（mm） | 紙の枚数 | ファイル |\n|:--|--:|:--|--:|:--|\n'
    if (undefined(name='book') if l_0_book is missing else l_0_book):
        pass
        yield '| ルールブック | 1 | '
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
    yield '\n{#print}\n## 印刷\n\n{#print-scale}\n部品は、'
    yield str(environment.finalize((undefined(name='paper') if l_0_paper is missing else l_0_paper)))
    yield 'の紙に**倍率100％**（「実際のサイズ」）で印刷してください。\n「用紙に合わせる」などの設定は切っておきます。そのままだと、カードが数パーセント小さくなります。\n刷れたら、カードの脇にある目盛りを定規で測ります。\nちょうど**50mm**なら成功です。違っていたら、続きを刷る前に印刷の設定を見直してください。\n\n{#print-backs}\n'
    if (not (undefined(name='two_sided') if l_0_two_sided is missing else l_0_two_sided)):
        pass
        yield 'このキットには、裏のある部品はありません。片面に印刷してください。\n'
    elif ((undefined(name='backs') if l_0_backs is missing else l_0_backs) == 'none'):
        pass
        yield 'このファイルには表の面だけが入っています。片面に印刷してください。\n札の見分けがつかないよう、裏の透けないスリーブに入れるか、使わなくなったカードを裏に重ねます。\n'
    elif ((undefined(name='backs') if l_0_backs is missing else l_0_backs) == 'gutterfold'):
        pass
        yield '片面に印刷してください。\n表と裏は紙の同じ面に並んでいて、間に点線があります。\n印刷面が外になるように点線で折り、内側をのりで貼り合わせ、乾くまで重い本などで押さえておきます。\n切るのは、のりが乾いてからです。\n'
    else:
        pass
        yield '裏のある部品は、**'
        yield str(environment.finalize(('長辺とじ' if ((undefined(name='backs') if l_0_backs is missing else l_0_backs) == 'long-edge') else '短辺とじ')))
        yield '**で両面印刷してください。\nページは、表、裏、表、裏の順に並んでいます。\n片面ずつ刷るプリンターなら、先に奇数ページを刷り、紙の束を入れ直してから偶数ページを刷ります。\n'
    yield '\n{#print-test}\n'
    if ((undefined(name='two_sided') if l_0_two_sided is missing else l_0_two_sided) and ((undefined(name='backs') if l_0_backs is missing else l_0_backs) in ['long-edge', 'short-edge'])):
        pass
        yield 'まず1枚だけ刷って、光に透かしてみましょう。裏の絵が表の絵とぴったり重なり、天地もそろっていれば、あとは続けて刷って大丈夫です。\n'
    else:
        pass
        yield 'まず1枚だけ刷って、仕上がりを確かめてから続きを刷りましょう。\n'
    yield '紙は、プリンターで使えるなら1平方メートルあたり200g前後の厚紙が向いています。\nスリーブに入れるなら、ふつうの紙でもかまいません。\n\n{#cut}\n## 切る\n\n{#cut-list}\n'
    if (undefined(name='straight') if l_0_straight is missing else l_0_straight):
        pass
        yield '- 向かい合うトンボ（紙の端にある短い線）に定規を当て、端から端まで切ります。余白にはトンボがあるので、切り落とすのは最後にします。\n'
    if (undefined(name='shared') if l_0_shared is missing else l_0_shared):
        pass
        yield '- すき間なく並んだカードは、境目を1回切れば両方が切り離せます。\n'
    if ((((undefined(name='backs') if l_0_backs is missing else l_0_backs) == 'none') or ((undefined(name='backs') if l_0_backs is missing else l_0_backs) == 'gutterfold')) or (not (undefined(name='two_sided') if l_0_two_sided is missing else l_0_two_sided))):
        pass
    else:
        pass
        yield '- トンボは表の面にだけあります。表を上にして切ってください。\n'
    if (undefined(name='circles') if l_0_circles is missing else l_0_circles):
        pass
        yield '- 丸い部品のまわりにある4本の短い線は、ふちの真ん中を指しています。パンチで抜くか、ふちに沿ってはさみで切ります。\n'
    if (undefined(name='rounded') if l_0_rounded is missing else l_0_rounded):
        pass
        yield '- 角を丸めるパンチ（半径3mm）があれば、カードの角を落とすと手になじみます。\n'
    yield '- 刃は新しいものを使い、力を入れて一度に切るより、軽く何度か切るほうがきれいに仕上がります。\n\n'
    if (((undefined(name='nets') if l_0_nets is missing else l_0_nets) or (undefined(name='cards') if l_0_cards is missing else l_0_cards)) or (undefined(name='notes') if l_0_notes is missing else l_0_notes)):
        pass
        yield '{#finish}\n## 折る、仕上げる\n\n'
        if (undefined(name='nets') if l_0_nets is missing else l_0_nets):
            pass
            yield '{#fold-text}\n折って作るのは、'
            yield str(environment.finalize(t_1(context.eval_ctx, (undefined(name='nets') if l_0_nets is missing else l_0_nets), '、')))
            yield 'です。\nどこを切り、どこを折るかは、図に描いてあります。\n先に定規を当て、インクの切れたボールペンなどで折り目をなぞってから切り抜くと、きれいに折れます。\nのりしろにはのりを薄くつけ、最後の面は、ほかの面が乾いてから閉じてください。\n\n'
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
debug_info = '5=32&6=36&11=40&12=43&14=47&15=51&22=65&28=67&30=70&33=73&39=79&45=82&57=89&60=92&63=95&67=100&70=103&75=107&79=110&81=113&87=115&89=118&90=122&92=129&93=133'
