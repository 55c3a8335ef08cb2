"""The lanes' analyses and emitter with one mask, blend or guard dropped at a time: `make mutations` shows what notices.

A row names a text that stands once in a module, what to put there instead, and the directed kernel that is tried first. The
new text makes valid code, so that what is noticed are its results. No row is what only saves work: a branch around what no lane
would do, a blend that nobody sees, the lanes that an iteration begins with, which every mask inside it is narrowed from anyhow.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Mutant(NamedTuple):
    """A module of the checkout, a text of it, what stands there instead, what that drops, and a case that should notice."""

    path: str
    text: str
    replacement: str
    drops: str
    case: str


_MASKS: Final = "tackc/emitters/llvm_masks.py"
_LANES: Final = "tackc/emitters/llvm_lanes.py"
_COUNT: Final = "tackc/emitters/llvm_lane_count.py"
_VALUES: Final = "tackc/emitters/llvm_lane_values.py"
_MEMORY: Final = "tackc/emitters/llvm_lane_memory.py"
_UPDATES: Final = "tackc/emitters/llvm_lane_updates.py"
_TILES: Final = "tackc/emitters/llvm_lane_tiles.py"
_LOOP: Final = "tackc/emitters/llvm_loop.py"
_LLVM: Final = "tackc/emitters/llvm.py"
_SHAPES: Final = "tackc/compiler/lanes/shapes.py"
_LIMITS: Final = "tackc/compiler/lanes/limits.py"
_ROWS: Final = "tackc/compiler/lanes/tiles.py"

DRAWN: Final = "drawn IR"  # where only IR shows it that the frontend does not make

SOME: Final = "what only some lanes assign"  # IR of that kind, too

_TAIL: Final = [
    Mutant(
        _LOOP,
        'mask = self.lanes.masks.first(code.value(f"sub nsw i64 {end}, {left}"))',
        'mask = ""',
        "the mask of the tail",
        "consecutive elements",
    ),
    Mutant(
        _LOOP,
        "        for local, value in self.fresh:\n            lanes.open(local, value, UNIFORM)\n",
        "",
        "what an iteration starts from",
        DRAWN,
    ),
    Mutant(
        _LANES,
        "loads = [load for load in along_rows(stmt) if self.strays(load)] if not self.mask else []",
        "loads = [load for load in along_rows(stmt) if self.strays(load)]",
        "no tiles where lanes are off",
        "sums of rows",
    ),
    Mutant(
        _TILES,
        'code.branch_if(code.value(f"icmp slt i64 {start}, {stop}"), before, end)',
        "code.branch(before)",
        "no tile of a loop without turns",
        "rows of any stretch",
    ),
    Mutant(
        _TILES,
        'code.branch_if(code.value(f"icmp uge i64 {left}, {length}"), tile, end)',
        'code.branch_if(code.value(f"icmp sgt i64 {left}, 0"), tile, end)',
        "the turns that fill no tile",
        "sums of rows",
    ),
    Mutant(
        _ROWS,
        "if not isinstance(stmt, ir.Assign | ir.If):",
        "if not isinstance(stmt, ir.Assign | ir.If | ir.Store):",
        "no tiles of a loop that stores",
        "rows of any stretch",
    ),
    Mutant(
        _ROWS,
        "for child in (expr.condition,) if isinstance(expr, ir.Conditional) else children(expr):",
        "for child in children(expr):",
        "no tile of a load that not every turn makes",
        "rows of any stretch",
    ),
]

_CONDITIONS: Final = [
    Mutant(
        _LANES,
        "self._masked_arm(stmt.then, self.masks.narrow(self.mask, chosen))",
        "self._masked_arm(stmt.then, self.masks.explicit(self.mask))",
        "the mask of `then`",
        "assigned in one arm, in both, and in none",
    ),
    Mutant(
        _LANES,
        "self._masked_arm(stmt.orelse, self.masks.without(self.mask, chosen))",
        "self._masked_arm(stmt.orelse, self.masks.explicit(self.mask))",
        "the mask of `else`",
        "assigned in one arm, in both, and in none",
    ),
    Mutant(
        _MASKS,
        'return self.code.value(f"select {self.text} {mask}, {self.text} {where}, {self.text} zeroinitializer")',
        "return where",
        "the mask around, wherever one is narrowed",
        "assigned in one arm, in both, and in none",
    ),
    Mutant(
        _LANES,
        "self.code.branch_if(self.masks.all(mask), every, few)",
        "self.code.branch_if(self.masks.any(mask), every, few)",
        "the condition of the copy for all lanes on",
        "records of three",
    ),
    Mutant(
        _LANES,
        "self.code.branch_if(self.masks.any(mask), some, end)",
        "self.code.branch(some)",
        "the branch around an arm that no lane takes",
        "a uniform load that no lane asks for",
    ),
    Mutant(
        _LANES,
        "if isinstance(inner, ir.Load) and all(self.shape(index) == UNIFORM for index in inner.indices):\n"
        "                return _CHEAP + 1",
        "if False:\n                return _CHEAP + 1",
        "the same, for a short arm that loads one element for all lanes",
        "a uniform load that no lane asks for",
    ),
    Mutant(
        _SHAPES,
        "        elif depth > home:\n            shape = VARYING\n",
        "",
        "a local varies where control that diverged assigns it",
        "uniform values assigned under a divergent condition",
    ),
    Mutant(
        _SHAPES,
        "if local not in mentions and local in sure:",
        "if local not in mentions:",
        "a home holds all that is done with a local",
        SOME,
    ),
    Mutant(
        _SHAPES,
        "return arm if shape_of(condition, read, known) == UNIFORM and arm == other else VARYING",
        "return arm if arm == other else VARYING",
        "a conditional varies where its condition does",
        "conditionals of uniform and linear values",
    ),
    Mutant(
        _SHAPES,
        "return arm if shape_of(condition, read, known) == UNIFORM and arm == other else VARYING",
        "return arm if shape_of(condition, read, known) == UNIFORM else VARYING",
        "a conditional varies where its arms do in different ways",
        "conditionals of uniform and linear values",
    ),
]

_EXPRESSIONS: Final = [
    Mutant(
        _VALUES,
        "if speculated(arm):\n            return emit(arm)\n        mask",
        "if True:\n            return emit(arm)\n        mask",
        "the guard of an arm of a conditional",
        "loads in arms of conditionals",
    ),
    Mutant(
        _VALUES,
        "narrowed = self.masks.narrow(mask, chosen)",
        "narrowed = self.masks.explicit(mask)",
        "the mask of an arm of a conditional",
        "loads in arms of conditionals",
    ),
    Mutant(
        _VALUES,
        "narrowed = self.masks.narrow(mask, chosen)",
        "narrowed = chosen",
        "the mask around a conditional",
        "loads in arms of conditionals",
    ),
    Mutant(
        _VALUES,
        "orelse = self._arm_value(expr.orelse, self.masks.invert(chosen), text, emit)",
        'orelse = self._arm_value(expr.orelse, self.masks.explicit(""), text, emit)',
        "the mask of the other arm of a conditional: what `and` and `or` stop short",
        "loads behind conditions that stop short",
    ),
    Mutant(
        _VALUES,
        "        value = emit(arm)\n        self.mask = mask\n",
        "        value = emit(arm)\n",
        "the mask from before an arm of a conditional, behind it",
        "loads in arms of conditionals",
    ),
    Mutant(
        _VALUES,
        "if isinstance(expr, ir.Load) and all(self.shape(index) == UNIFORM for index in expr.indices):\n"
        "                return True",
        "if False:\n                return True",
        "the branch around a load of one element that no lane asks for",
        "a uniform load that no lane asks for",
    ),
    Mutant(
        _VALUES,
        "if self.mask and self.homes.get(target) != self.region:",
        "if False:",
        "the blend of an assignment",
        "assigned in one arm, in both, and in none",
    ),
    Mutant(
        _VALUES,
        "if self.mask and self.homes.get(target) != self.region:",
        "if self.mask and target not in self.homes:",
        "the blend of an assignment outside the region of the first one",
        "assigned in one arm, in both, and in none",
    ),
    Mutant(
        _SHAPES,
        "narrows = not value.type.is_float and not type_.is_float and type_.bits <= value.type.bits",
        "narrows = not value.type.is_float and not type_.is_float",
        "a cast that widens a linear value wraps",
        "indices that wrap at 2**31",
    ),
    Mutant(
        _SHAPES,
        "same = isinstance(storage, ir.Param) and all(",
        "same = all(",
        "an element of a local array varies",
        "local arrays",
    ),
]

_LOOPS: Final = [
    Mutant(
        _LANES,
        "turn = _Turn(id(stmt), self.masks.reserve(mask), off)",
        'turn = _Turn(id(stmt), self.masks.reserve(""), off)',
        "the lanes that enter a loop",
        "a uniform loop under a divergent condition",
    ),
    Mutant(
        _LANES,
        "            self.mask = masks.narrow(self.mask, chosen)\n            masks.put(turn.live, self.mask)",
        "            self.mask = chosen\n            masks.put(turn.live, self.mask)",
        "the lanes that are left, in the condition of a `while`",
        "conditions that come true again",
    ),
    Mutant(
        _LANES,
        "            masks.put(turn.live, self.mask)\n",
        "",
        "lanes leave a `while` for good",
        "conditions that come true again",
    ),
    Mutant(
        _LANES,
        "code.branch_if(masks.any(self.mask), body, end)",
        "code.branch_if(masks.all(self.mask), body, end)",
        "a `while` goes on while there is any lane",
        "values that turn among three variables",
    ),
    Mutant(
        _LANES,
        "code.branch_if(masks.any(masks.get(turn.live)), test, end)",
        "code.branch(test)",
        "no condition after the last lane has left",
        "nothing is loaded after the last lane has left",
    ),
    Mutant(
        _LANES,
        "self.code.branch_if(self.masks.any(self.mask), more, skipped)",
        "self.code.branch(more)",
        "the branch around what follows a jump of all lanes",
        "one element for all lanes behind a jump",
    ),
    Mutant(
        _LANES,
        "self._take_along(turn, self.mask)\n            code.branch(end)",
        "code.branch(end)",
        "what lanes take along where a shared condition ends the loop",
        "a counter that is the same in all lanes until they leave",
    ),
    Mutant(
        _LANES,
        "self._take_along(turn, masks.without(self.mask, chosen))",
        "pass",
        "what lanes take along where their condition ends the loop",
        "early out, with a condition that stops short",
    ),
    Mutant(
        _LANES,
        "self._take_along(turn, masks.without(self.mask, chosen))",
        "self._take_along(turn, masks.invert(chosen))",
        "only lanes that were there take something along",
        "uniform values that lanes take along from anywhere in a turn",
    ),
    Mutant(
        _LANES,
        "        self._take_along(turn, lanes)\n",
        "",
        "what lanes take along where they jump",
        "a counter that is the same in all lanes until they leave",
    ),
    Mutant(
        _LANES,
        'kept = self.code.value(f"select {self.masks.text} {lanes}, {text} {now}, {text} {old}")',
        "kept = now",
        "the blend of what lanes take along",
        "a counter that is the same in all lanes until they leave",
    ),
    Mutant(
        _LANES,
        "            self._take_along(turn, live)\n",
        "",
        "what lanes take along from the last turn of a `for`",
        "values captured on leaving an outer loop",
    ),
    Mutant(
        _LANES,
        "self._leave(turn, masks.narrow(live, at_end))",
        "self._leave(turn, at_end)",
        "only lanes that are there leave after their last turn",
        "loops that lanes have left before",
    ),
    Mutant(
        _LANES,
        "code.branch_if(masks.any(live), body, end)",
        "code.branch_if(masks.all(live), body, end)",
        "a `for` goes on while there is any lane",
        "turns whose number differs",
    ),
    Mutant(
        _LANES,
        "        code.branch_if(count.some(), setup, end)",
        "        count.some()\n        code.branch(setup)",
        "the branch around a loop without turns",
        "loops that lanes have left before",
    ),
    Mutant(
        _COUNT,
        "self.mask = masks.narrow(self.mask, runs)",
        "self.mask = masks.explicit(self.mask)",
        "lanes without a turn do not enter",
        "turns whose number differs",
    ),
    Mutant(
        _COUNT,
        'runs = code.value(f"and {truth} {runs}, {positive}")',
        "pass",
        "no turn where the step is not positive",
        "turns whose number differs",
    ),
    Mutant(
        _COUNT,
        "step = code.value(f\"select {self.lanes.masks.text} {self.runs}, {self.text} {step}, {self.text} {self._all('1')}\")",
        "pass",
        "the divisor in lanes without a turn",
        "turns whose number differs",
    ),
    Mutant(
        _SHAPES,
        "if shape != UNIFORM or self.shape(stop) != UNIFORM:",
        "if shape != UNIFORM:",
        "a `for` diverges where its end varies",
        "turns whose number differs",
    ),
    Mutant(
        _SHAPES,
        "return start if step == UNIFORM else VARYING",
        "return start",
        "the index varies where the step does",
        "turns whose number differs",
    ),
    Mutant(
        _SHAPES,
        "if loop is not None and loop not in self.survey.continued and local not in indices:",
        "if loop is not None and local not in indices:",
        "nothing is steady in a loop that lanes continue",
        "a counter that a continue keeps from some lanes",
    ),
    Mutant(
        _SHAPES,
        "if shape != UNIFORM or depth != level:",
        "if shape != UNIFORM:",
        "only what all lanes of a turn assign is steady",
        "uniform values that lanes take along from anywhere in a turn",
    ),
    Mutant(
        _SHAPES,
        "if any(loop not in path for path in mentions.read):",
        "if False:",
        "lanes take steady values along",
        "a counter that is the same in all lanes until they leave",
    ),
    Mutant(
        _SHAPES,
        "if loop is not None and not apart and loop in self.divergent and loop not in self.survey.continued:",
        "if loop is not None and loop in self.divergent and loop not in self.survey.continued:",
        "a loop owns nothing that is read outside",
        "variables that one loop touches",
    ),
    Mutant(
        _SHAPES,
        "if loop is not None and not apart and loop in self.divergent and loop not in self.survey.continued:",
        "if loop is not None and not apart and loop in self.divergent:",
        "a loop that lanes continue owns nothing",
        "variables that one loop touches",
    ),
    Mutant(
        _SHAPES,
        "loop = _only_loop(mentions.home, mentions.assigned | mentions.read)",
        "loop = _only_loop(mentions.home, mentions.assigned)",
        "a loop owns nothing that another one reads",
        "a variable of one loop that another reads",
    ),
]

_JUMPS: Final = [
    Mutant(
        _LANES,
        "self.mask = self.masks.without(self.mask, self.masks.get(turn.off))",
        "self.mask = self.masks.explicit(self.mask)",
        "the mask behind a `continue`",
        "uniform break after a divergent continue",
    ),
    Mutant(
        _LANES,
        "self.mask = self.masks.narrow(self.mask, self.masks.get(turn.live))",
        "self.mask = self.masks.explicit(self.mask)",
        "the mask behind a `break`",
        "divergent break after a uniform continue",
    ),
    Mutant(
        _LANES,
        "self.masks.put(turn.off, self.masks.join(self.masks.get(turn.off), mask))",
        "self.masks.put(turn.off, mask)",
        "the lanes that a `continue` took before",
        "break and continue in both arms",
    ),
    Mutant(
        _LANES,
        'self.masks.put(turn.off, "zeroinitializer")',
        "pass",
        "lanes that continue come back in the next turn",
        "uniform break after a divergent continue",
    ),
    Mutant(
        _LANES,
        "if isinstance(stmt, ir.Break) or not turn.loop:",
        "if not turn.loop:",
        "lanes that break leave the loop",
        "divergent break after a uniform continue",
    ),
    Mutant(
        _LANES,
        "if isinstance(stmt, ir.Break) or not turn.loop:",
        "if isinstance(stmt, ir.Break):",
        "a `continue` of the iteration ends it",
        "continue ends an iteration",
    ),
    Mutant(
        _LANES,
        "self.masks.put(turn.live, self.masks.without(self.masks.get(turn.live), lanes))",
        "pass",
        "lanes that leave are gone",
        "divergent break after a uniform continue",
    ),
    Mutant(
        _LANES,
        "mask = self.masks.explicit(self.mask)\n        if turn.off:",
        'mask = self.masks.explicit("")\n        if turn.off:',
        "only lanes that are there jump",
        "divergent break after a uniform continue",
    ),
    Mutant(
        _SHAPES,
        "            if depth > 0:\n                self.parting.add(id(stmt))\n            return",
        "            return",
        "the end of an iteration under a divergent condition",
        "continue ends an iteration",
    ),
    Mutant(
        _SHAPES,
        "        if depth > loop.depth:\n            self._part(loop.id)\n",
        "",
        "a loop diverges where some lanes jump",
        "divergent break after a uniform continue",
    ),
    Mutant(
        _SHAPES,
        "                found.add(at)\n                at = around.get(at)\n",
        "                found.add(at)\n                at = None\n",
        "conditions around one with a jump leave, too",
        "jumps deep inside",
    ),
]

_ELEMENTS: Final = [
    Mutant(
        _MEMORY,
        '        if not self.mask:\n            vector = self.code.value(f"load',
        '        if True:\n            vector = self.code.value(f"load',
        "the mask of a load of neighbours",
        "consecutive elements",
    ),
    Mutant(
        _MEMORY,
        '        if not self.mask:\n            self.code.emit(f"store {type_.text} {value}, ptr {pointer}, align 1")',
        '        if True:\n            self.code.emit(f"store {type_.text} {value}, ptr {pointer}, align 1")',
        "the mask of a store to neighbours",
        "consecutive elements",
    ),
    Mutant(
        _MEMORY,
        'mask = self.mask if forward else self._reversed(self.mask, self.masks.text)\n            symbol = f"@llvm.masked.load',
        'mask = self.mask\n            symbol = f"@llvm.masked.load',
        "the reversed mask of a load backwards",
        "backwards and at negative strides",
    ),
    Mutant(
        _MEMORY,
        'mask = self.mask if forward else self._reversed(self.mask, self.masks.text)\n        symbol = f"@llvm.masked.store',
        'mask = self.mask\n        symbol = f"@llvm.masked.store',
        "the reversed mask of a store backwards",
        "backwards and at negative strides",
    ),
    Mutant(
        _MEMORY,
        "return vector if forward else self._reversed(vector, type_.text)",
        "return vector",
        "the order of a load backwards",
        "backwards and at negative strides",
    ),
    Mutant(
        _MEMORY,
        "value = value if forward else self._reversed(value, type_.text)",
        "pass",
        "the order of a store backwards",
        "backwards and at negative strides",
    ),
    Mutant(
        _MEMORY,
        'mask = f"{self.masks.text} {self.masks.explicit(self.mask)}"\n        args =',
        'mask = f"{self.masks.text} splat (i1 true)"\n        args =',
        "the mask of a gather",
        "conditionals of uniform and linear values",
    ),
    Mutant(
        _MEMORY,
        'mask = f"{self.masks.text} {self.masks.explicit(self.mask)}"\n        self.code.emit',
        'mask = f"{self.masks.text} splat (i1 true)"\n        self.code.emit',
        "the mask of a scatter",
        "scatters, to places of their own and with one value to shared ones",
    ),
    Mutant(
        _MEMORY,
        "        if split.offsets or self.mask or (",
        "        if split.offsets or (",
        "the mask of a load at a distance",
        "records of three",
    ),
    Mutant(
        _MEMORY,
        "        if split.offsets or self.mask:\n            return self._scatter",
        "        if split.offsets:\n            return self._scatter",
        "the mask of a store at a distance, or of one element by all lanes",
        "records of three",
    ),
    Mutant(
        _MEMORY,
        "        if self.mask:\n            old = self.code.value",
        "        if False:\n            old = self.code.value",
        "the blend of a store to a local array",
        "local arrays",
    ),
    Mutant(
        _MEMORY,
        'elif sign == "add" and isinstance(term, ir.Cast) and term.value.type is i32:',
        "elif isinstance(term, ir.Cast) and term.value.type is i32:",
        "a narrow index is added, not subtracted",
        "indices in both directions",
    ),
    Mutant(
        _MEMORY,
        'elif sign == "add" and isinstance(term, ir.Cast) and term.value.type is i32:',
        'elif sign == "add" and isinstance(term, ir.Cast) and term.value.type.bits == 32:',
        "a narrow index has a sign",
        "indices in both directions",
    ),
    Mutant(
        _MEMORY,
        "if not wide and len(narrow) == 1 and known == 0:",
        "if not wide and len(narrow) == 1:",
        "a stride beside a narrow index",
        "indices in both directions",
    ),
    Mutant(
        _MEMORY,
        "one = self.shape(left) == UNIFORM or self.shape(right) == UNIFORM\n",
        "one = True\n",
        "a product of two linear values is not linear",
        "indices in both directions",
    ),
]

_ATOMICS: Final = [
    Mutant(
        _UPDATES,
        "self._for_each(self.mask, partial(self._make, now), 1)",
        'self._for_each("", partial(self._make, now), 1)',
        "updates of lanes that are on alone",
        "atomic updates, some of one element by many lanes",
    ),
    Mutant(
        _UPDATES,
        "        if self.mask:\n            identity",
        "        if False:\n            identity",
        "the blend of updates of one element by all lanes",
        "atomic updates of one element by all lanes",
    ),
    Mutant(
        _UPDATES,
        "self.masks.put(now.mask, self.mask)",
        'self.masks.put(now.mask, "")',
        "the lanes of updates that wait",
        "updates: in some lanes",
    ),
    Mutant(
        _UPDATES,
        'mask = "" if id(stmt) in always else self.masks.reserve("zeroinitializer")',
        'mask = ""',
        "updates that wait are not made by all",
        "updates: in some lanes",
    ),
    Mutant(
        _UPDATES,
        'self._where_on(mask if mask != every else "", lane, partial(self._make, updates, lane))',
        'self._where_on("", lane, partial(self._make, updates, lane))',
        "each update that waits has lanes of its own",
        "updates: in some lanes",
    ),
    Mutant(
        _UPDATES,
        "            every = self.masks.join(every, mask)\n",
        "            pass\n",
        "a lane that makes any update that waits",
        "updates: in some lanes",
    ),
    Mutant(
        _UPDATES,
        "self._first_mask = self.mask",
        'self._first_mask = ""',
        "the tail's mask of updates that wait",
        "updates: several statements for one element",
    ),
    Mutant(
        _UPDATES,
        "isinstance(stmt, ir.Atomic) and stmt.array in self.awaited and id(stmt) not in immediate",
        "False",
        "updates wait for the end of the turn",
        "updates: several statements for one element",
    ),
    Mutant(
        _UPDATES,
        "isinstance(stmt, ir.Atomic) and stmt.array in self.awaited and id(stmt) not in immediate",
        "isinstance(stmt, ir.Atomic) and stmt.array in self.awaited",
        "updates in loops do not wait",
        "updates: in a loop",
    ),
    Mutant(
        _LANES,
        "self.collect(() if jumps else block)",
        "self.collect(block)",
        "updates behind a jump are not made by all",
        "updates: after lanes have left",
    ),
    Mutant(
        _LANES,
        "if isinstance(stmt, ir.For | ir.While | ir.Atomic):",
        "if isinstance(stmt, ir.For | ir.While):",
        "the branch around an update that no lane makes",
        "updates that no lane makes",
    ),
    Mutant(
        _LIMITS,
        "        if stmt.array in regrouped:",
        "        if False:",
        "sums of floats in a loop are made in order",
        "updates: sums of floats in a loop, of one element in several turns",
    ),
    Mutant(
        _LLVM,
        "partial(chunk, width=width, awaited=_awaited(kernel) | copies.keys())",
        "partial(chunk, width=width)",
        "updates of copies wait",
        "updates: after lanes have left",
    ),
    Mutant(
        _LLVM,
        "write = partial(whole, awaited=_awaited(kernel)) if version or anyhow else whole",
        "write = partial(whole, awaited=_awaited(kernel))",
        "updates do not wait where a store may be to the same array",
        "updates: arrays that are one",
    ),
]

MUTANTS: Final = [*_TAIL, *_CONDITIONS, *_EXPRESSIONS, *_LOOPS, *_JUMPS, *_ELEMENTS, *_ATOMICS]
