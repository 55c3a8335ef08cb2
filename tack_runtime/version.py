"""The one version of the distribution: of the language, the compiler and the runtime."""

VERSION = "0.1.0"
