"""Signatures: Ed25519 of the digest of a manifest, which has those of all members (docs/threat-model.md)."""

import json
import os

from tack_runtime.contents import Data
from tack_runtime.errors import BundleError, KernelTypeError, SettingError, ToolchainError


def message(digest: str) -> bytes:
    """What is signed."""
    return f"tack bundle 1\n{digest}\n".encode()


def check(digest: str, label: str, public_key: Data | None, signature: Data | None = None) -> None:
    """BundleError unless `signature`, by default the file with .sig, is one of this manifest by this key."""
    if public_key is None:
        raise KernelTypeError("load: a signature is checked with a public_key, and there is none; pass public_key=, too")
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
        from cryptography.hazmat.primitives.serialization import load_pem_public_key
    except ImportError as error:
        raise ToolchainError("signatures need cryptography: pip install 'tackc[sign]'") from error
    pem = public_key.encode() if isinstance(public_key, str) and "-BEGIN" in public_key else _read(public_key)
    try:
        key = Ed25519PublicKey.from_public_bytes(pem) if len(pem) == 32 else load_pem_public_key(pem)
        if not isinstance(key, Ed25519PublicKey):
            raise ValueError(type(key).__name__)
    except ValueError as error:
        raise SettingError(f"the public key is not one of Ed25519: {error}") from error
    try:
        found = json.loads(_read(f"{label.rstrip('/')}.sig" if signature is None else signature))
        if found["key"] != key.public_bytes_raw().hex():
            reason = f"is signed with another key, {found['key']}"
        elif found["digest"] != digest:
            reason = "was changed since it was signed, or the signature is of another bundle"
        else:
            key.verify(bytes.fromhex(found["signature"]), message(digest))
            return
    except FileNotFoundError as error:
        reason = f"has no signature: there is no {error.filename}"
    except InvalidSignature:
        reason = "its signature was altered"
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        reason = f"its signature cannot be read: {error}"
    raise BundleError(reason, "", label)


def _read(data: Data) -> bytes:
    if isinstance(data, bytes):
        return data
    with open(os.fspath(data), "rb") as file:  # not the number of a descriptor
        return file.read(1 << 16)
