"""The operations of the language: one row each.

A row is the whole definition of an operation: the frontend types by it, the interpreter computes by it, the tests and the
reference pages read it. Emitters hold one spelling per row and a test says that none is missing.

By the time an operation stands in IR its operands have been converted, so a row needs to say only which types it works at:

- `operands="same"`: every operand has the operation's working type, which is also the result's type unless `result` is "truth";
- `operands="count"`: the first operand has the working type, the second is a u64 (shift counts, integer powers);

`reference` takes NumPy scalars of the working type (a `numpy.uint64` for a count) and returns the exact or correctly rounded
result in that type, written from the contract and independent of every emitter. `ulps` bounds the error of an emitter
against it (N-014); 0 means the same bits.
"""
