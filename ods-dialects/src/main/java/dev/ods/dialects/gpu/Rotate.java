// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.IntMinValue;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.I1;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** Hands values on to threads that lie a fixed way further, in a ring. */
@Op(dialect = GpuDialect.class, name = "rotate")
@Trait(Pure.class)
@AllTypesMatch({"value", "rotateResult"})
@AssemblyFormat("$value `,` $offset `,` $width attr-dict `:` type($value)")
public interface Rotate extends OpView {
  /** The value of this thread. */
  @Operand(AnyReducibleOrVector.class)
  Value value();

  /** How far the thread is whose value is taken. */
  @Attr
  @IntMinValue(0)
  int offset();

  /** How many threads take part. */
  @Attr(PowerOfTwo.class)
  int width();

  /** The value of another thread. */
  @Result(AnyReducibleOrVector.class)
  Value rotateResult();

  /** Whether there is such a thread. */
  @Result(I1.class)
  Value valid();

  /** The offset stays within the threads that take part. */
  default void verify(Diagnostics diagnostics) {
    if (Integer.compareUnsigned(offset(), width()) >= 0) {
      diagnostics.opError(
          operation(),
          "offset must be in the range [0, " + Integer.toUnsignedString(width()) + ")");
    }
  }
}
