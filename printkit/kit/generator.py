"""Templates' trees → Python: Jinja's way, but in fewer words and sooner.

Jinja 3.1 looks through all of a tree a dozen times, mostly for what few templates have, and has each use of a
name ask whether it has a value. Here a tree is looked through once, and what is sure is not asked for.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache, partial
from itertools import count
from typing import Any

from jinja2 import nodes
from jinja2.compiler import CodeGenerator
from jinja2.idtracking import VAR_LOAD_ALIAS, VAR_LOAD_RESOLVE, VAR_LOAD_UNDEFINED

Found = dict[type[nodes.Node], list[tuple[int, Any]]]
"""The nodes of a tree by their kinds, each with its place: before those in it."""

CONSTANT = frozenset({nodes.Const, nodes.TemplateData})
LISTS = frozenset({nodes.Dict, nodes.List, nodes.Output, nodes.Pair, nodes.Tuple})
STORING = (nodes.Name, nodes.Macro, nodes.Import, nodes.FromImport)
PLAIN = "l_0_"
"""How Python's names of what stands outside loops and macros begin."""


class Generator(CodeGenerator):
    """Compiles ``a ~ b`` into a call that looks at the length, and notes what a template takes from its data.

    The module has two more values: ``taken``, the names that it takes itself, and ``lent``, the templates that
    it lets see its data, None for one that a variable names.
    """

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.taken: set[str] = set()
        self.lent: dict[str | None, None] = {}
        self.found: Found = {}
        self.stored: set[str] | None = None
        """Names that the template gives a value anywhere; None where it has blocks, which others may fill."""
        self.sure: set[str] = set()
        """Python's names of the variables that have a value where it is being written."""

    def visit(self, node: nodes.Node, *given: Any, **more: Any) -> Any:
        """Write a node."""
        return getattr(self, _method(type(node)), self.generic_visit)(node, *given, **more)

    def visit_Template(self, node: nodes.Template, frame: Any = None) -> None:
        """Write the template, and after it what it takes."""
        found = indexed(node)
        if not found.keys() & {nodes.Block, nodes.Extends, nodes.OverlayScope}:
            self.found = found
            self.stored = {name for kind in STORING for _, one in found.get(kind, ()) for name in _stored(one)}
        super().visit_Template(node, frame)
        found.clear()  # its nodes know it
        self.writeline(f"taken = {sorted(self.taken)!r}", extra=1)
        self.writeline(f"lent = {[*self.lent]!r}")

    def enter_frame(self, frame: Any) -> None:
        """Look up the names that a frame uses: those that the template never sets all at once, and for good."""
        unset, known = [], {}
        for target, (action, name) in frame.symbols.loads.items():
            sure = False
            if action == VAR_LOAD_RESOLVE:
                if name not in self.environment.globals:
                    self.taken.add(name)
                if sure := self.stored is not None and name not in self.stored:
                    known[target] = name
                else:
                    self.writeline(f"{target} = {self.get_resolve_func()}({name!r})")
            elif action == VAR_LOAD_ALIAS:
                sure = name in self.sure
                self.writeline(f"{target} = {name}")
            elif action == VAR_LOAD_UNDEFINED:
                unset.append(target)
            (self.sure.add if sure else self.sure.discard)(target)
        if known:
            self.writeline(f"{', '.join(known)}, = environment.given(context, {tuple(known.values())!r})")
        if unset:
            self.writeline(f"{' = '.join(unset)} = missing")

    def pull_dependencies(self, body: Iterable[nodes.Node]) -> None:
        """Take the filters and tests in use; Jinja writes what to do without each, known or not."""
        used = (
            ("filters", nodes.Filter, self.filters, self.environment.filters),
            ("tests", nodes.Test, self.tests, self.environment.tests),
        )
        names = [{node.name for _, node in self.found.get(kind, ())} for _, kind, _, _ in used]
        if self.stored is None or any(
            not some <= known.keys() for some, (*_, known) in zip(names, used, strict=True)
        ):
            super().pull_dependencies(body)
            return
        for some, (room, _, written, _) in zip(names, used, strict=True):
            for name in sorted(some):
                written[name] = self.temporary_identifier()
                self.writeline(f"{written[name]} = environment.{room}[{name!r}]")

    def blockvisit(self, nodes: Iterable[nodes.Node], frame: Any) -> None:
        """Write statements. What they set is sure to their end only: they may never be reached."""
        before = self.sure.copy()
        super().blockvisit(nodes, frame)
        self.sure = before

    def macro_body(self, node: Any, frame: Any) -> Any:
        """Write a macro. When it is called, a loop that it stands in may be over, and its variables gone."""
        before, self.sure = self.sure, {ref for ref in self.sure if ref.startswith(PLAIN)}
        made = super().macro_body(node, frame)
        self.sure = before
        return made

    def visit_Name(self, node: nodes.Name, frame: Any) -> None:
        """Write a name, with what is done where it has no value, if that may be."""
        if node.ctx == "load" and (ref := frame.symbols.ref(node.name)) in self.sure:
            self.write(ref)
        else:
            super().visit_Name(node, frame)

    def visit_Assign(self, node: nodes.Assign, frame: Any) -> None:
        """Write ``set``."""
        super().visit_Assign(node, frame)
        self._is_set(node.target, frame)

    def visit_AssignBlock(self, node: nodes.AssignBlock, frame: Any) -> None:
        """Write ``set`` with a body."""
        super().visit_AssignBlock(node, frame)
        self._is_set(node.target, frame)

    def visit_Macro(self, node: nodes.Macro, frame: Any) -> None:
        """Write a macro and its name."""
        super().visit_Macro(node, frame)
        self._is_set(node, frame)

    def visit_Import(self, node: nodes.Import, frame: Any) -> None:
        """Note an import with context."""
        self._lend(node.template, node.with_context)
        super().visit_Import(node, frame)
        self._is_set(node, frame)

    def visit_FromImport(self, node: nodes.FromImport, frame: Any) -> None:
        """Note an import with context."""
        self._lend(node.template, node.with_context)
        super().visit_FromImport(node, frame)
        self._is_set(node, frame)

    def visit_Include(self, node: nodes.Include, frame: Any) -> None:
        """Note an include with context."""
        self._lend(node.template, node.with_context)
        super().visit_Include(node, frame)

    def visit_Extends(self, node: nodes.Extends, frame: Any) -> None:
        """Note the template that this one fills."""
        self._lend(node.template, True)
        super().visit_Extends(node, frame)

    def visit_Concat(self, node: nodes.Concat, frame: Any) -> None:
        """Write the join inside the guard."""
        self.write("environment.short(")
        super().visit_Concat(node, frame)
        self.write(")")

    def _output_child_pre(self, node: nodes.Expr, frame: Any, finalize: Any) -> None:
        """Write the one call that makes a value text, where Jinja writes two."""
        self.write("environment.shown(")

    def _output_child_post(self, node: nodes.Expr, frame: Any, finalize: Any) -> None:
        """End it."""
        self.write(")")

    def _lend(self, template: nodes.Expr, context: bool) -> None:
        if context:
            named = isinstance(template, nodes.Const) and isinstance(template.value, str)
            self.lent[template.value if named else None] = None  # type: ignore[attr-defined]  # a Const

    def _is_set(self, node: nodes.Node, frame: Any) -> None:
        if self.stored is not None:
            self.sure.update(frame.symbols.ref(name) for name in _stored(node))


@cache
def _method(kind: type[nodes.Node]) -> str:
    return f"visit_{kind.__name__}"


def _stored(node: nodes.Node) -> Iterable[str]:
    """Give the names to which a node gives a value."""
    if isinstance(node, nodes.Name):
        return () if node.ctx == "load" else (node.name,)
    if isinstance(node, nodes.Macro):
        return (node.name,)
    if isinstance(node, nodes.Import):
        return (node.target,)
    if isinstance(node, nodes.FromImport):
        return [name if isinstance(name, str) else name[1] for name in node.names]
    return [name for inner in node.iter_child_nodes() for name in _stored(inner)]  # several at once: a, b


def indexed(tree: nodes.Template) -> Found:
    """Look through a tree once. Its nodes then have ready what Jinja asks them for time and again.

    That is nodes of a kind, and those that lead to names, filters or statements: constants and text do not.
    """
    found: Found = defaultdict(list)
    _look(tree, found, count())
    return found


def _look(node: Any, found: Found, places: Iterator[int]) -> bool:
    """Look through a node, and say whether it leads anywhere."""
    kind, first = type(node), next(places)
    found[kind].append((first, node))
    if kind in CONSTANT:
        return False
    inside: list[nodes.Node] = []
    if kind is not nodes.Name:
        for field in node.fields:
            value = getattr(node, field, None)
            for item in value if isinstance(value, list) else (value,):
                if isinstance(item, nodes.Node) and _look(item, found, places):
                    inside.append(item)
    if kind not in (nodes.For, nodes.CallBlock):  # these are asked for some of what is in them, too
        node.iter_child_nodes = inside.__iter__
    if kind in (nodes.Template, nodes.For, nodes.Assign):
        node.find_all = partial(_within, found, first, next(places))
    return bool(inside) or kind not in LISTS


def _within(found: Found, first: int, end: int, kind: type[nodes.Node]) -> list[Any]:
    return [node for place, node in found.get(kind, ()) if first < place < end]
