"""Signatures of bundles: what is checked, before anything is used, and what each failure is called."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import sample_bundles as sample
from click.testing import CliRunner, Result
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

import tack_runtime
from tack_runtime.errors import BundleError, SettingError, ToolchainError
from tackc import cli, contents, verification
from tackc.cli.exits import Exit

ROOT = Path(__file__).resolve().parent.parent


def tackc(*arguments: object, given: bytes = b"") -> Result:
    return CliRunner().invoke(cli.commands, [str(argument) for argument in arguments], input=given, prog_name="tackc")


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    path = tmp_path / "k.tackb"
    path.write_bytes(sample.bundle([sample.saxpy()]))
    return path


@pytest.fixture
def key(tmp_path: Path) -> Path:
    """A private key; the public one is key.pub.pem."""
    assert tackc("keygen", tmp_path / "key.pem").exit_code == 0
    return tmp_path / "key.pem"


@pytest.fixture
def public(key: Path) -> Path:
    return key.with_name("key.pub.pem")


@pytest.fixture
def signed(bundle: Path, key: Path) -> Path:
    """A bundle with its signature beside it."""
    result = tackc("sign", bundle, "--key", key)
    assert result.exit_code == 0, result.output
    return bundle


def signature_of(bundle: Path) -> Path:
    return bundle.with_name(f"{bundle.name}.sig")


def raw(public: Path) -> bytes:
    loaded = serialization.load_pem_public_key(public.read_bytes())
    return loaded.public_bytes(serialization.Encoding.Raw, serialization.PublicFormat.Raw)


# --- keys ------------------------------------------------------------------------------------------------------------------


def test_a_private_key_is_for_its_owner_alone(key: Path, public: Path) -> None:
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert len(raw(public)) == 32
    before = key.read_bytes()
    result = tackc("keygen", key)
    assert result.exit_code == Exit.USAGE
    assert f"{key} is there already" in result.stderr
    assert key.read_bytes() == before


def test_a_public_key_is_not_overwritten_either(tmp_path: Path) -> None:
    (tmp_path / "a.pub.pem").write_text("mine")
    assert tackc("keygen", tmp_path / "a.pem").exit_code == Exit.USAGE
    assert os.listdir(tmp_path) == ["a.pub.pem"]


def pem(private: object, passphrase: bytes | None = None) -> bytes:
    encryption = serialization.BestAvailableEncryption(passphrase) if passphrase else serialization.NoEncryption()
    return private.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, encryption)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (b"no key", "not a private key in PEM"),
        (pem(rsa.generate_private_key(65537, 2048)), "not one of Ed25519; `tackc keygen` makes one"),
        (pem(Ed25519PrivateKey.generate(), b"secret"), "has a passphrase; take it off for this: openssl pkey -in KEY"),
    ],
    ids=["no key", "RSA", "passphrase"],
)
def test_what_is_no_private_key(bundle: Path, given: bytes, says: str) -> None:
    result = tackc("sign", bundle, "--key", "-", given=given)
    assert result.exit_code == Exit.USAGE
    assert says in result.stderr
    assert not signature_of(bundle).exists()


def test_neither_the_key_nor_the_bundle_is_overwritten(bundle: Path, key: Path) -> None:
    for output in (key, bundle):
        before = output.read_bytes()
        result = tackc("sign", bundle, "--key", key, "-o", output)
        assert result.exit_code == Exit.USAGE
        assert f"the output {output} is one of the inputs" in result.stderr
        assert output.read_bytes() == before
    assert tackc("sign", bundle, "--key", "-", "-o", bundle.with_name("a.sig"), given=key.read_bytes()).exit_code == 0


# --- right signatures --------------------------------------------------------------------------------------------------------


def test_loading_with_every_form_of_a_key(signed: Path, public: Path, tmp_path: Path) -> None:
    text = public.read_text()
    for each in (public, str(public), text, text.encode(), raw(public)):
        assert list(tack_runtime.load(signed, public_key=each)) == ["sample.saxpy"]
    elsewhere = tmp_path / "elsewhere.sig"
    signature_of(signed).rename(elsewhere)
    for given in (elsewhere, str(elsewhere), elsewhere.read_bytes()):
        assert tack_runtime.load(signed, public_key=public, signature=given)
        assert tack_runtime.load(signed.read_bytes(), public_key=public, signature=given)


def test_what_is_no_path_of_a_key(signed: Path) -> None:
    with pytest.raises(TypeError, match="not int"):
        tack_runtime.load(signed, public_key=3)  # type: ignore[arg-type]


def test_a_signature_is_not_taken_without_a_key(signed: Path) -> None:
    """Who passes one believes that it is checked."""
    with pytest.raises(TypeError, match=r"pass public_key=, too"):
        tack_runtime.load(signed, signature=signature_of(signed))


def test_a_folder_and_a_file_have_one_signature(signed: Path, public: Path, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    for name, data in sample.files([sample.saxpy()]).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    (tmp_path / "folder.sig").write_bytes(signature_of(signed).read_bytes())
    assert tack_runtime.load(f"{folder}/", public_key=public)
    assert "signature" not in tackc("verify", f"{folder}/", "--public-key", public).stderr  # its image is no library


def test_what_is_signed_is_as_documented(signed: Path, public: Path) -> None:
    """docs/threat-model.md: who has no tackc can check it, too."""
    found = json.loads(signature_of(signed).read_text())
    digest = json.loads(sample.files([sample.saxpy()])["manifest.json"])["digest"]
    assert found.keys() == {"digest", "key", "signature"}
    assert (found["digest"], found["key"]) == (digest, raw(public).hex())
    loaded = serialization.load_pem_public_key(public.read_bytes())
    loaded.verify(bytes.fromhex(found["signature"]), b"tack bundle 1\n" + digest.encode() + b"\n")  # type: ignore[union-attr,call-arg]


def test_json_of_the_commands(bundle: Path, key: Path, public: Path, tmp_path: Path) -> None:
    told = json.loads(tackc("sign", bundle, "--key", "-", "--json", "-o", tmp_path / "s", given=key.read_bytes()).stdout)
    assert told["signature"] == str(tmp_path / "s")
    assert told["key"] == raw(public).hex()
    told = json.loads(tackc("keygen", tmp_path / "b.pem", "--json").stdout)
    assert told == {"private_key": str(tmp_path / "b.pem"), "public_key": str(tmp_path / "b.pub.pem")}


# --- wrong ones --------------------------------------------------------------------------------------------------------------


def refused(bundle: Path, public: Path, says: str, signature: Path | None = None) -> None:
    """Neither loaded nor verified, and nothing of it used."""
    with pytest.raises(BundleError, match=says):
        tack_runtime.load(bundle, public_key=public, signature=signature)
    options = [] if signature is None else ["--signature", signature]
    result = tackc("verify", bundle, "--public-key", public, *options)
    assert result.exit_code == Exit.BUNDLE
    assert str(bundle) in result.stderr


def test_nothing_is_used_of_a_bundle_that_is_not_signed(bundle: Path, public: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def used(contents: object) -> None:
        raise AssertionError("the bundle was used")

    monkeypatch.setattr(tack_runtime.bundle, "Bundle", used)
    refused(bundle, public, "k.tackb: has no signature: there is no .*k.tackb.sig")
    refused(bundle, public, "has no signature: there is no .*none.sig", bundle.with_name("none.sig"))


def test_bytes_need_a_signature(bundle: Path, public: Path) -> None:
    with pytest.raises(BundleError, match=r"has no signature: there is no <bytes>\.sig"):
        tack_runtime.load(bundle.read_bytes(), public_key=public)


def test_another_key(signed: Path, tmp_path: Path, public: Path) -> None:
    assert tackc("keygen", tmp_path / "other.pem").exit_code == 0
    refused(signed, tmp_path / "other.pub.pem", f"k.tackb: is signed with another key, {raw(public).hex()}")


def test_the_signature_of_another_bundle(signed: Path, public: Path) -> None:
    signed.write_bytes(sample.bundle([sample.saxpy("f64")]))
    refused(signed, public, "k.tackb: was changed since it was signed, or the signature is of another bundle")


def test_what_is_signed_is_what_is_looked_at(signed: Path, public: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is another one when it is read again: nothing reads it again."""
    opened: list[Path] = []
    read = contents.open_regular

    def once(path: str) -> object:
        opened.append(Path(path))
        return read(path)

    monkeypatch.setattr(contents, "open_regular", once)
    verification.verify(signed, public)
    assert opened == [signed]


def test_an_altered_bundle(signed: Path, public: Path) -> None:
    """What was signed is the manifest, which has the hashes of the members: one is refused where it is needed."""
    data = bytearray(signed.read_bytes())
    data[data.index(b"\x7fELF") + 5000] ^= 1
    signed.write_bytes(data)
    x = np.ones(4, np.float32)
    with pytest.raises(BundleError, match=r"k\.tackb: bin/cpu\.so: the checksum does not match"):
        tack_runtime.load(signed, public_key=public).saxpy(x, x, np.empty_like(x), 1.0)
    assert tackc("verify", signed, "--public-key", public).exit_code == Exit.BUNDLE
    data[data.index(b'"producer"') + 12] ^= 1
    signed.write_bytes(data)
    refused(signed, public, "k.tackb: manifest.json: ")


@pytest.mark.parametrize("field", ["signature", "digest", "key"])
def test_an_altered_signature(signed: Path, public: Path, field: str) -> None:
    file = signature_of(signed)
    found = json.loads(file.read_text())
    found[field] = found[field].translate(str.maketrans("0123456789abcdef", "123456789abcdef0"))
    file.write_text(json.dumps(found))
    says = {"signature": "its signature was altered", "digest": "or the signature is of another", "key": "with another key"}
    refused(signed, public, says[field])


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "null", "no JSON", '{"digest": 1, "key": 2, "signature": 3}', "[" * 60_000, "\udcff"], ids=range(8)
)
def test_what_is_no_signature(signed: Path, public: Path, text: str) -> None:
    signature_of(signed).write_bytes(text.encode(errors="surrogateescape"))
    says = "its signature cannot be read" if not text.startswith('{"digest') else "is signed with another key"
    refused(signed, public, says)


def test_a_signature_of_another_length(signed: Path, public: Path) -> None:
    found = json.loads(signature_of(signed).read_text())
    for code in ("", "00", "zz", 7):
        signature_of(signed).write_text(json.dumps({**found, "signature": code}))
        refused(signed, public, "its signature (was altered|cannot be read)")


@pytest.mark.parametrize("given", [b"no key", b"k" * 31, pem(Ed25519PrivateKey.generate())], ids=["text", "short", "private"])
def test_what_is_no_public_key(signed: Path, given: bytes) -> None:
    with pytest.raises(SettingError, match="the public key is not one of Ed25519"):
        tack_runtime.load(signed, public_key=given)


def test_a_number_is_no_path_of_a_key(signed: Path) -> None:
    """A descriptor's, for one."""
    with pytest.raises(TypeError, match="not int"):
        tack_runtime.load(signed, public_key=3)  # type: ignore[arg-type]


def test_a_public_key_of_another_kind(signed: Path) -> None:
    other = rsa.generate_private_key(65537, 2048).public_key()
    text = other.public_bytes(serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo).decode()
    with pytest.raises(SettingError, match="not one of Ed25519: RSAPublicKey"):
        tack_runtime.load(signed, public_key=text)


def test_without_the_package(signed: Path, key: Path, public: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "cryptography"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "cryptography", None)
    with pytest.raises(ToolchainError, match=r"signatures need cryptography: pip install 'tackc\[sign\]'"):
        tack_runtime.load(signed, public_key=public)
    for command in (
        ("sign", signed, "--key", key),
        ("keygen", key.with_name("n.pem")),
        ("verify", signed, "--public-key", public),
    ):
        result = tackc(*command)
        assert result.exit_code == Exit.TOOLCHAIN
        assert "pip install 'tackc[sign]'" in result.stderr
    assert tack_runtime.load(signed)


def test_a_load_without_a_key_reads_nothing_of_it(signed: Path) -> None:
    code = "import sys, tack_runtime; tack_runtime.load(sys.argv[1]); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code, signed], capture_output=True, text=True, cwd=ROOT, check=True)
    assert not {"cryptography", "tack_runtime.signing"} & set(done.stdout.split())


def test_a_signature_option_needs_a_key(signed: Path) -> None:
    result = tackc("verify", signed, "--signature", signature_of(signed))
    assert result.exit_code == Exit.USAGE
    assert "--signature belongs to --public-key" in result.stderr
