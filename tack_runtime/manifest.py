"""The manifest of a bundle, format 1: what it holds, as checked data.

`docs/bundle-format.schema.json` says the same as a schema. A file is hostile until proven otherwise: every field is checked, and
every defect is a `BundleError` that names it. The text is canonical JSON, whose "digest" is the sha256 of the rest.
"""

# Without the annotations of __future__: NamedTuple compiles each one that is a text, which takes half the time of this import.

import json
import marshal
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypeVar

from tack_runtime import expression
from tack_runtime.checks import Site, read_site
from tack_runtime.digest import sha256
from tack_runtime.dtypes import BY_NAME, ArrayType, MachineType, Scalar
from tack_runtime.errors import BundleError
from tack_runtime.expression import Expression
from tack_runtime.fields import HEX, LEVEL, Field, is_file_name, is_id, is_kernel_name, is_label, is_module, is_sha256, is_symbol
from tack_runtime.options import LANES, Options
from tack_runtime.signature import Signature, machine_parameters, parse_signature
from tack_runtime.version import VERSION
from tack_runtime.workgroups import PRIMITIVES

FORMAT = 1  # the newest format that this reader knows; it reads every older one
NATIVE_ABI = 3  # version of the native support interface of CPU libraries: tackc/toolchains/native/support.h
MANIFEST = "manifest.json"
SAMPLERS: Final = "samplers"  # the level of code for devices that sample textures, of targets for which nobody asks for levels
PATH_LIMIT: Final = 1000  # characters of a member's path

SlotKind: TypeAlias = Literal["start", "count", "step", "address", "dim", "scalar", "output", "report"]
SLOT_KINDS: Final[tuple[SlotKind, ...]] = ("start", "count", "step", "address", "dim", "scalar", "output", "report")


class Slot(NamedTuple):
    """One 8-byte slot of packed arguments.

    start, count, step: of loop axis `axis`; address: of array `parameter`; dim: `parameter.shape[axis]`; scalar: `parameter`;
    output: address of what the launch's lines go through (`drivers/cpu_print.py`);
    report: address of the record of the launch's first failure.
    """

    kind: SlotKind
    parameter: str
    axis: int


class Axis(NamedTuple):
    """Bounds of one dimension of the iteration space, evaluated on the host for each call (P-002, P-003)."""

    start: Expression
    stop: Expression
    step: Expression


class Image(NamedTuple):
    """Code of one variant for one target.

    `kind`: "library" (a shared library with every variant, for the CPU), "source", "ptx", "cubin", "hsaco", "spirv", "metallib".
    `level` is the CPU level or the GPU architecture, "" where one image is for all. `symbol` is the function's name in it.
    `notes` is what the toolchain said (registers, spills), `form` how many iterations run at a time on the CPU, and why.
    `samplers`: the code gets textures in the slots with the addresses of their texels (Z-003).
    """

    target: str
    level: str
    kind: str
    member: str
    symbol: str
    notes: tuple[tuple[str, int], ...] = ()
    form: str = ""
    samplers: bool = False


class Skipped(NamedTuple):
    """A target that this variant cannot have, and why."""

    target: str
    reason: str


class Variant(NamedTuple):
    """One compiled specialization of a kernel."""

    id: str  # 16 hexadecimal digits of a sha256 over program, signature and options
    signature: Signature
    axes: tuple[Axis, ...]
    slots: tuple[Slot, ...]
    written: tuple[str, ...]  # arrays, those in objects by dotted names, that the code may store to or update atomically (M-006)
    atomics: tuple[str, ...]  # arrays whose addresses must be naturally aligned
    small_dims: tuple[tuple[str, int], ...]  # open dimensions that must be below 2**31 (see ir.Extent)
    result: Scalar | None  # type of the value that a call returns (P-030)
    options: Options
    dtypes: tuple[Scalar, ...]  # types that the code computes with; a device must support them (J-004)
    atomic_dtypes: tuple[Scalar, ...]  # element types that it updates atomically
    images: tuple[Image, ...]
    skipped: tuple[Skipped, ...]
    prints: bool = False  # whether the code may print lines (O-001)
    checked: bool = False  # it is for debug mode (O-020)
    sites: tuple[Site, ...] = ()  # the places that its code reports, by their numbers
    workgroup: tuple[str, ...] = ()  # primitives of workgroups that its source has; a device must have workgroups (W-001)


class KernelEntry(NamedTuple):
    """One kernel with its variants. `program` is the member with its text; `file` a base name; `line` of its first line."""

    name: str
    module: str
    file: str
    line: int
    parameters: tuple[str, ...]
    program: str
    digest: str  # sha256 of the program's canonical JSON
    variants: tuple[Variant, ...]


class Member(NamedTuple):
    """What a file of the bundle must be."""

    sha256: str
    size: int


class UsedTool(NamedTuple):
    """What has made code of a bundle; `sha256` is that of its files."""

    name: str
    version: str
    sha256: str


class Revision(NamedTuple):
    """What a git repository with sources had checked out; `dirty`: one was not as committed."""

    id: str
    dirty: bool


class Part(NamedTuple):
    """Where a kernel is described, in a manifest that is not in one file."""

    module: str
    name: str
    path: str
    sha256: str
    size: int


NO_PARTS: Final[Mapping[str, Part]] = MappingProxyType({})


class Manifest(NamedTuple):
    """A whole bundle; or what manifest.json says of one, where `parts`, by the full names of kernels, are in other files."""

    format: int
    producer: str  # "tackc 0.1.0"
    native: int  # version of the native support interface that the CPU libraries have, 0 where there are none
    kernels: tuple[KernelEntry, ...]
    members: dict[str, Member]  # by path, "/"-separated; the manifest itself is not listed
    tools: tuple[UsedTool, ...] = ()
    revisions: tuple[Revision, ...] = ()  # none unless asked for
    digest: str = ""  # as it was read
    parts: Mapping[str, Part] = NO_PARTS
    total: int = 0  # members of a bundle whose manifest has parts

    @property
    def files(self) -> int:
        """How many members the bundle has, those of the manifest included."""
        return self.total or len(self.members) + 1


def check_native(manifest: Manifest) -> None:
    """BundleError where the CPU libraries have another native support interface than this runtime."""
    if manifest.native not in (0, NATIVE_ABI):
        reason = f"its CPU code has native support version {manifest.native}, this runtime needs version {NATIVE_ABI}"
        raise BundleError(f"{reason}; rebuild the bundle with this version of tackc, {VERSION}", MANIFEST)


# --- reading ---

_T = TypeVar("_T")

_SIZE_LIMIT: Final = 1 << 32  # of one member, in bytes
_INT64: Final = (-(1 << 63), (1 << 63) - 1)
_DEPTH_LIMIT: Final = 64  # of launch expressions
IMAGE_KINDS: Final = ("library", "source", "ptx", "cubin", "hsaco", "spirv", "metallib")
_OPTIONAL: Final = {"samplers": False}  # of an image
_PARTS: Final = {"parts": None}  # of a manifest
_DIGEST_START: Final = '{"digest":"'


def parse_manifest(data: bytes) -> Manifest:
    """Read and check the text of a manifest; BundleError names the first defect."""
    text, root = _json(data, MANIFEST)
    version = Field(root.get("format"), MANIFEST, "format").integer(1, 1 << 31)
    if version > FORMAT:
        reason = f"bundle format {version} is newer than this runtime reads ({FORMAT}); upgrade tackc"
        raise BundleError(reason, MANIFEST)
    _check_digest(text, root)
    try:
        return _manifest(Field(root, MANIFEST))
    except RecursionError as error:
        raise BundleError("nested too deeply", MANIFEST) from error


def parse_part(data: bytes, part: Part, manifest: Manifest) -> tuple[KernelEntry, dict[str, Member]]:
    """Read and check the text of a part of a manifest: its kernel, and the members that no other kernel uses."""
    _, root = _json(data, part.path)
    try:
        kernel, members = Field(root, part.path).record("kernel", "members")
        listed = dict(_member(path, field) for path, field in members.entries())
        entry = _kernel(kernel, {**manifest.members, **listed})
    except RecursionError as error:
        raise BundleError("nested too deeply", part.path) from error
    if (entry.module, entry.name) != part[:2]:
        kernel.fail(f"not {part.module}.{part.name}, as {MANIFEST} says")
    if not manifest.native and has_libraries([entry]):
        kernel.fail(f"has libraries for the CPU, and {MANIFEST} says that there are none")
    return entry, listed


def _json(data: bytes, path: str) -> tuple[str, dict[str, Any]]:
    try:
        text = data.decode("ascii")
        root = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BundleError(f"not JSON text: {error}", path) from error
    if type(root) is not dict:
        raise BundleError("not a JSON object", path)
    return text, root


def canonical(data: object) -> str:
    """JSON text, the same for equal values."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def has_libraries(kernels: Iterable[KernelEntry]) -> bool:
    """Whether kernels have CPU libraries, and so native support code."""
    return any(image.target == "cpu" for kernel in kernels for variant in kernel.variants for image in variant.images)


def _check_digest(text: str, root: dict[str, Any]) -> None:
    digest = Field(root.get("digest"), MANIFEST, "digest").text(is_sha256, "a sha256")
    head = f'{_DIGEST_START}{digest}",'
    try:
        expected = canonical(root)
    except RecursionError as error:
        raise BundleError("nested too deeply", MANIFEST) from error
    if text != expected or not text.startswith(head):
        raise BundleError("not canonical JSON text", MANIFEST)
    if sha256(f"{{{text[len(head) :]}".encode()) != digest:
        raise BundleError("the digest does not match: the manifest was altered", MANIFEST)


def _manifest(root: Field) -> Manifest:
    version, producer, native, kernels, members, tools, revisions, digest, parts = root.record(
        *Manifest._fields[:-2], optional=_PARTS
    )
    listed = dict(_member(path, field) for path, field in members.entries())
    check_folders(listed)
    used, of = tuple(map(_tool, tools.items())), tuple(map(_revision, revisions.items()))
    number, abi = version.integer(1, FORMAT), native.integer(0, 1 << 31)
    if parts.value is not None:
        kernels.items(0)
        return Manifest(number, producer.text(), abi, (), listed, used, of, digest.text(), *_parts(parts))
    entries = tuple(_kernel(field, listed) for field in kernels.items())
    _unique(kernels, ((entry.module, entry.name) for entry in entries), "kernel")
    if (abi != 0) != has_libraries(entries):
        native.fail("says whether there are CPU libraries, and does not fit the images")
    return Manifest(number, producer.text(), abi, entries, listed, used, of, digest.text())


def _tool(field: Field) -> UsedTool:
    name, version, digest = field.record(*UsedTool._fields)
    return UsedTool(name.text(), version.text(), digest.text(is_sha256, "a sha256"))


def _revision(field: Field) -> Revision:
    name, dirty = field.record(*Revision._fields)
    return Revision(name.text(HEX.issuperset, "a revision"), dirty.flag())


def _member(path: str, field: Field) -> tuple[str, Member]:
    parts = path.split("/")
    reserved = path == MANIFEST or len(path) > PATH_LIMIT
    if reserved or not all(is_file_name(part) and ":" not in part and part not in (".", "..") for part in parts):
        field.fail("not a path that a bundle may hold")
    try:
        path.encode()
    except UnicodeEncodeError:
        field.fail("not a path that a bundle may hold")
    sha256, size = field.record("sha256", "size")
    return path, Member(sha256.text(is_sha256, "a sha256"), size.integer(0, _SIZE_LIMIT))


def _parts(field: Field) -> tuple[dict[str, Part], int]:
    """The parts of a manifest, and how many members there are. There may be a thousand parts, so no row has fields of its own."""
    total, rows = field.record("files", "kernels")
    found: dict[str, Part] = {}
    listed: Any = rows.value if type(rows.value) is list else rows.items()
    modules: set[str] = set()
    for index, row in enumerate(listed):
        module, name, digest, size = row if type(row) is list and len(row) == 4 else (None,) * 4
        if not (type(module) is type(name) is type(digest) is str and type(size) is int and is_sha256(digest)):
            rows.fail(f"row {index} is not a module, a name, a sha256 and a size")
        if not (module in modules or is_module(module)) or not (name.isidentifier() or is_kernel_name(name)):
            rows.fail(f"row {index} does not name a kernel")
        modules.add(module)
        found[f"{module}.{name}"] = Part(module, name, f"manifest/{index}.json", digest, size)
    if len(found) != len(listed):
        rows.fail("a kernel appears twice")
    return found, total.integer(1, 1 << 16)


def check_folders(listed: Iterable[str]) -> None:
    """BundleError: a path is both a file and a folder."""
    paths = set(listed)
    for path in paths:
        parts = path.split("/")
        for count in range(1, len(parts)):
            if "/".join(parts[:count]) in paths:
                raise BundleError(f"members: {path!r} lies below another member", MANIFEST)


def _kernel(field: Field, members: dict[str, Member]) -> KernelEntry:
    name, module, file, line, parameters, program, digest, variants = field.record(
        "name", "module", "file", "line", "parameters", "program", "digest", "variants"
    )
    names = tuple(parameter.identifier() for parameter in parameters.items())
    _unique(parameters, names, "parameter")
    member = _listed(program, members)
    if digest.text(is_sha256, "a sha256") != members[member].sha256:
        digest.fail("is not that of the kernel's program")
    entry = KernelEntry(
        name.text(is_kernel_name, "the name of a kernel"),
        module.text(is_module, "a module name"),
        file.text(is_file_name, "a file name without folders"),
        line.integer(0, 1 << 31),
        names,
        member,
        digest.text(),
        (),
    )
    alike: dict[object, Any] = {}  # what was read, as marshal writes it, which tells types apart
    found = tuple(_variant(variant, entry, members, alike) for variant in variants.items())
    _unique(variants, (variant.id for variant in found), "variant id")
    if len({(variant.signature, variant.options, variant.checked) for variant in found}) < len(found):
        texts = (f"{variant.signature} {variant.options} checked={variant.checked}" for variant in found)
        _unique(variants, texts, "variant")
    return entry._replace(variants=found)


def _variant(field: Field, kernel: KernelEntry, members: dict[str, Member], alike: dict[object, Any]) -> Variant:
    """`alike`: variants of the kernel by all that they share with others, as most of them do; so that is checked once."""
    identity, signature_text, images, skipped, *shared = field.record(*_OWN, *_SHARED, *Options._fields)
    signature = _signature(signature_text, kernel)
    types = dict(machine_parameters(signature))
    found = tuple(_image(image, members, alike) for image in images.items())
    _unique(images, ((image.target, image.level, image.kind) for image in found), "image")
    own = (identity.text(is_id, "16 hexadecimal digits"), signature)
    layout = [
        (name, type_.element, *(dim is None for dim in type_.dims)) if isinstance(type_, ArrayType) else (name, type_)
        for name, type_ in types.items()
    ]
    key = (marshal.dumps([each.value for each in shared], 2), *layout)  # version 2 makes equal bytes of equal values
    if key not in alike:
        alike[key] = _described(own, types, *shared)
    skips = tuple(_skipped(item) for item in skipped.items())
    variant: Variant = alike[key]
    return variant._replace(id=own[0], signature=signature, images=found, skipped=skips)


_OWN: Final = ("id", "signature", "images", "skipped")
_SHARED: Final = (
    *("axes", "slots", "written", "atomics", "small_dims", "result", "dtypes", "atomic_dtypes"),
    *("prints", "checked", "sites", "workgroup"),
)


def _described(own: tuple[str, Signature], types: dict[str, MachineType], *shared: Field) -> Variant:
    """A variant without images."""
    axes, slots, written, atomics, small_dims, result, dtypes, atomic_dtypes, prints, checked, sites, workgroup, *options = shared
    stored = _array_names(written, types)
    targets = _array_names(atomics, types)
    if not set(targets) <= set(stored):
        atomics.fail("names an array that is not written")
    bounds = tuple(_axis(axis, types) for axis in axes.items())
    if not bounds:
        axes.fail("a kernel has at least one axis")
    places = tuple(read_site(site) for site in sites.items())
    _unique(sites, places, "site")
    if places and not checked.flag():
        sites.fail("belongs to a checked variant")
    return Variant(
        *own,
        bounds,
        _slots(slots, bounds, types, prints=prints.flag(), reports=bool(places)),
        stored,
        targets,
        _small_dims(small_dims, types),
        None if result.value is None else read_scalar(result),
        _options(*options),
        _scalars(dtypes),
        _scalars(atomic_dtypes),
        (),
        (),
        prints.flag(),
        checked.flag(),
        places,
        _primitives(workgroup),
    )


def _options(fp_contract: Field, lanes: Field, reassociate: Field, fast_math: Field) -> Options:
    width = None if lanes.value is None else lanes.integer(LANES[0], LANES[-1])
    if width is not None and width not in LANES:
        lanes.fail(f"{width} is not a number of lanes")
    return Options(fp_contract.flag(), width, reassociate.flag(), fast_math.flag())


def _scalars(field: Field) -> tuple[Scalar, ...]:
    scalars = tuple(read_scalar(item) for item in field.items())
    _unique(field, (scalar.name for scalar in scalars), "type")
    return scalars


def _primitives(field: Field) -> tuple[str, ...]:
    names = tuple(item.text(PRIMITIVES.__contains__, "a primitive of workgroups") for item in field.items())
    _unique(field, names, "primitive")
    return names


def _signature(field: Field, kernel: KernelEntry) -> Signature:
    text = field.text()
    try:
        signature = parse_signature(text)
    except ValueError as error:
        field.fail(f"not a signature: {error}")
    names = tuple(name for name, _ in signature.parameters)
    if str(signature) != text or signature.kernel != kernel.name or names != kernel.parameters:
        field.fail(f"does not fit the kernel {kernel.name}({', '.join(kernel.parameters)})")
    return signature


def read_scalar(field: Field) -> Scalar:
    return BY_NAME[field.text(BY_NAME.__contains__, "a scalar type")]


def _array_names(field: Field, types: dict[str, MachineType]) -> tuple[str, ...]:
    names = tuple(item.text() for item in field.items())
    for name in names:
        if not isinstance(types.get(name), ArrayType):
            field.fail(f"{name!r} is not an array parameter")
    _unique(field, names, "array")
    return names


def _axis(field: Field, types: dict[str, MachineType]) -> Axis:
    start, stop, step = field.record("start", "stop", "step")
    return Axis(_expression(start, types), _expression(stop, types), _expression(step, types))


def _expression(field: Field, types: dict[str, MachineType]) -> Expression:
    _check_numbers(field, field.value, 0)
    value = _checked(field, expression.from_json, field.value)
    for kind, name, axis in expression.leaves(value):
        if kind == "dim":
            _check_dim(field, name, axis, types)
        elif not isinstance(types.get(name), Scalar):
            field.fail(f"{name!r} is not a scalar parameter")
    return value


def _check_numbers(field: Field, value: object, depth: int) -> None:
    if depth > _DEPTH_LIMIT:
        field.fail("nested too deeply")
    if type(value) is int and not _INT64[0] <= value <= _INT64[1]:
        field.fail("a number does not fit 64 bits")
    if type(value) is list:
        for item in value:
            _check_numbers(field, item, depth + 1)


def _checked(field: Field, read: Callable[[object], _T], value: object) -> _T:
    try:
        return read(value)
    except ValueError as error:
        field.fail(str(error)[:200])


def _check_dim(field: Field, name: str, axis: int, types: dict[str, MachineType]) -> None:
    type_ = types.get(name)
    if not isinstance(type_, ArrayType) or axis >= type_.ndim:
        field.fail(f"there is no dimension {axis} of {name!r}")


def _slots(
    field: Field, axes: tuple[Axis, ...], types: dict[str, MachineType], *, prints: bool, reports: bool
) -> tuple[Slot, ...]:
    """The layout of `tackc/compiler/layout.py`: loop axes, addresses, open dimensions, scalars, an output, a record."""
    slots = tuple(_slot(item) for item in field.items())
    expected = []
    for index, axis in enumerate(axes):
        expected += [Slot("start", "", index), Slot("count", "", index)]
        expected += [Slot("step", "", index)] if axis.step != 1 else []
    expected += [Slot("address", name, 0) for name, type_ in types.items() if isinstance(type_, ArrayType)]
    dims = [slot for slot in slots if slot.kind == "dim"]
    _unique(field, dims, "dimension")
    for slot in dims:
        _check_open(field, slot.parameter, slot.axis, types)
    expected += dims
    expected += [Slot("scalar", name, 0) for name, type_ in types.items() if isinstance(type_, Scalar)]
    expected += [Slot("output", "", 0)] * prints
    expected += [Slot("report", "", 0)] * reports
    if list(slots) != expected:
        field.fail("does not fit the signature, the axes and the sites")
    return slots


def _slot(field: Field) -> Slot:
    kind, parameter, axis = field.items(3)
    name: Any = kind.text(SLOT_KINDS.__contains__, "a kind of slot")
    return Slot(name, parameter.text(), axis.integer(0, 64))


def _check_open(field: Field, name: str, axis: int, types: dict[str, MachineType]) -> None:
    _check_dim(field, name, axis, types)
    type_ = types[name]
    if isinstance(type_, ArrayType) and type_.dims[axis] is not None:
        field.fail(f"dimension {axis} of {name!r} is baked in")


def _small_dims(field: Field, types: dict[str, MachineType]) -> tuple[tuple[str, int], ...]:
    dims = []
    for item in field.items():
        name, axis = item.items(2)
        dims.append((name.text(), axis.integer(0, 64)))
        _check_open(item, *dims[-1], types)
    _unique(field, dims, "dimension")
    return tuple(dims)


def _image(field: Field, members: dict[str, Member], alike: dict[object, Any]) -> Image:
    """`alike`: images of the kernel by all that is not their own, as most of them share."""
    value: Any = field.value
    key = type(value) is dict and marshal.dumps([len(value), *map(value.get, _IMAGE)], 2)
    if key in alike:
        member, symbol = value.get("member"), value.get("symbol")
        if type(member) is type(symbol) is str and member in members and is_symbol(symbol):
            return Image._make((*alike[key][:_AT], member, symbol, *alike[key][_AT + 2 :]))
    found = alike[key] = _new_image(field, members)
    return found


_AT: Final = Image._fields.index("member")  # and "symbol" follows it
_IMAGE: Final = ("target", "level", "kind", "notes", "form", "samplers")


def _new_image(field: Field, members: dict[str, Member]) -> Image:
    target, level, kind, member, symbol, notes, form, samplers = field.record(*Image._fields[:-1], optional=_OPTIONAL)
    return Image(
        target.text(is_label, "a target"),
        level.text(LEVEL.issuperset, "a level"),
        kind.text(IMAGE_KINDS.__contains__, "a kind of image"),
        _listed(member, members),
        symbol.text(is_symbol, "a symbol"),
        tuple((name, count.integer(*_INT64)) for name, count in notes.entries()),
        form.text(str.isprintable, "a line"),
        samplers.flag(),
    )


def _skipped(field: Field) -> Skipped:
    target, reason = field.record("target", "reason")
    return Skipped(target.text(is_label, "a target"), reason.text())


def _listed(field: Field, members: dict[str, Member]) -> str:
    path = field.text()
    if path not in members:
        field.fail(f"{path[:60]!r} is not among the members")
    return path


def _unique(field: Field, keys: Iterable[str | tuple[object, ...]], what: str) -> None:
    seen = set()
    for key in keys:
        if key in seen:
            field.fail(f"{what} {key if isinstance(key, str) else tuple(key)} appears twice")
        seen.add(key)
