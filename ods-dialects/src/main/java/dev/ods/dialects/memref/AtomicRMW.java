// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.TypesMatchWith;
import dev.ods.builtin.FloatType;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.MemRefType;
import dev.ods.constraint.Index;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;

/** Changes an element atomically: to what a kind of arithmetic makes of it and a value. */
@Op(dialect = MemRefDialect.class, name = "atomic_rmw")
@AllTypesMatch({"value", "result"})
@TypesMatchWith(
    from = "memref",
    to = "value",
    with = ElementOf.class,
    summary = "value type matches element type of memref")
@AssemblyFormat(
    "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref)"
        + " `)` `->` type($result)")
public interface AtomicRMW extends OpView {
  /** The arithmetic. */
  @Attr
  AtomicRMWKind kind();

  /** The value. */
  @Operand(SignlessIntegerOrFloat.class)
  Value value();

  /** The memory. */
  @Operand(NumberMemRef.class)
  Value memref();

  /** Where the element is, a number for each dimension. */
  @Operand(Index.class)
  ValueRange indices();

  /** The element as it was before. */
  @Result(SignlessIntegerOrFloat.class)
  Value result();

  /** There are as many indices as dimensions, and the arithmetic is that of the type. */
  default void verify(Diagnostics diagnostics) {
    if (indices().size() != ((MemRefType) memref().type()).rank()) {
      diagnostics.opError(
          operation(), "expects the number of subscripts to be equal to memref rank");
      return;
    }
    Type type = value().type();
    switch (kind()) {
      case ADDF, MAXIMUMF, MINIMUMF, MULF ->
          verifyKind(type instanceof FloatType, "a floating-point type", diagnostics);
      case ADDI, MAXS, MAXU, MINS, MINU, MULI, ORI, XORI, ANDI ->
          verifyKind(type instanceof IntegerType, "an integer type", diagnostics);
      case ASSIGN, MAXNUMF, MINNUMF -> {}
    }
  }

  private void verifyKind(boolean holds, String expected, Diagnostics diagnostics) {
    if (!holds) {
      diagnostics.opError(
          operation(),
          "with kind '" + AtomicRMWKindEnum.stringify(kind()) + "' expects " + expected);
    }
  }
}
