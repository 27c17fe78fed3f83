// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.I1;
import dev.ods.constraint.I32;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** Lets each thread take the value of another one that runs beside it. */
@Op(dialect = GpuDialect.class, name = "shuffle")
@Trait(Pure.class)
@AllTypesMatch({"value", "shuffleResult"})
@AssemblyFormat("$mode $value `,` $offset `,` $width attr-dict `:` type($value)")
public interface Shuffle extends OpView {
  /** The value of this thread. */
  @Operand(AnyReducibleOrVector.class)
  Value value();

  /** How far, or where, the thread is whose value is taken. */
  @Operand(I32.class)
  Value offset();

  /** How many threads take part. */
  @Operand(I32.class)
  Value width();

  /** From where a value is taken. */
  @Attr
  ShuffleModeAttr mode();

  /** The value of another thread. */
  @Result(AnyReducibleOrVector.class)
  Value shuffleResult();

  /** Whether there is such a thread. */
  @Result(I1.class)
  Value valid();
}
