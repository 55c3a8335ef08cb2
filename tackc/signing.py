"""Signing bundles, and the keys for it; `tack_runtime/signing.py` says what a signature is, and checks it."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tack_runtime import signing
from tack_runtime.errors import ToolchainError
from tackc.contents import read_contents
from tackc.output import check_outputs, write_file
from tackc.request import RequestError


@dataclass(frozen=True, slots=True)
class Signed:
    """A signature: the file that it is in, the digest that it is of, the public key in hexadecimal."""

    bundle: str
    output: str
    digest: str
    key: str

    def to_json(self) -> dict[str, Any]:
        """The same as JSON data (`tackc sign --json`)."""
        return {"bundle": self.bundle, "signature": self.output, "digest": self.digest, "key": self.key}


def sign(path: Path, private_pem: bytes, output: Path | None = None, key_file: str = "") -> Signed:
    """Write the signature of a bundle, by default beside it with the suffix .sig. `key_file`: where the key is from.

    BundleError: it has a defect. RequestError: the key is not an Ed25519 private key, or has a passphrase.
    """
    file = output or Path(f"{os.fspath(path).rstrip('/')}.sig")
    check_outputs([file], [path, key_file])
    key = _private_key(private_pem)
    contents = read_contents(os.fspath(path))
    digest, public = contents.manifest.digest, key.public_key().public_bytes_raw().hex()
    data = {"digest": digest, "key": public, "signature": key.sign(signing.message(digest)).hex()}
    write_file((json.dumps(data, indent=1) + "\n").encode(), file)
    return Signed(contents.label, str(file), digest, public)


def generate_key(output: Path) -> tuple[Path, Path]:
    """Write a new private key that only its owner can read, and the public key beside it: NAME.pem, NAME.pub.pem.

    RequestError where one of the files is there already.
    """
    forms, keys = _cryptography()
    public_file = output.with_name(f"{output.stem}.pub{output.suffix}")
    for file in (output, public_file):
        if os.path.lexists(file):
            raise RequestError(f"{file} is there already; a key that is overwritten is lost, so name another file")
    key = keys.Ed25519PrivateKey.generate()
    private = key.private_bytes(forms.Encoding.PEM, forms.PrivateFormat.PKCS8, forms.NoEncryption())
    public = key.public_key().public_bytes(forms.Encoding.PEM, forms.PublicFormat.SubjectPublicKeyInfo)
    write_file(private, output, 0o600)
    write_file(public, public_file)
    return output, public_file


def _private_key(pem: bytes) -> Any:
    forms, keys = _cryptography()
    try:
        key = forms.load_pem_private_key(pem, None)
    except TypeError as error:
        raise RequestError(
            "the key has a passphrase; take it off for this: openssl pkey -in KEY | tackc sign ... --key -"
        ) from error
    except ValueError as error:
        raise RequestError(f"the key is not a private key in PEM: {error}") from error
    if not isinstance(key, keys.Ed25519PrivateKey):
        raise RequestError("the key is not one of Ed25519; `tackc keygen` makes one")
    return key


def _cryptography() -> tuple[Any, Any]:
    """The forms of keys, and Ed25519; ToolchainError where the package is not installed."""
    try:
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ed25519
    except ImportError as error:
        raise ToolchainError(signing.MISSING) from error
    return serialization, ed25519
