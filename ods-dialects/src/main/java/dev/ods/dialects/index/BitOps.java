// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.annotation.*;
import dev.ods.trait.Pure;

/** Operations on the bits of indices. */
public interface BitOps {
  /**
   * Index shift left.
   *
   * <p>Shifts in zeros. A shift by the width or more is poison.
   */
  @Op(dialect = IndexDialect.class, name = "shl")
  @Trait(Pure.class)
  @FoldedBy(value = IndexFold.class, name = "SHL")
  interface Shl extends BinaryOp {}

  /**
   * Signed index shift right.
   *
   * <p>Shifts in copies of the sign bit. A shift by the width or more is poison.
   */
  @Op(dialect = IndexDialect.class, name = "shrs")
  @Trait(Pure.class)
  @FoldedBy(value = IndexFold.class, name = "SHR_S")
  interface ShrS extends BinaryOp {}

  /**
   * Unsigned index shift right.
   *
   * <p>Shifts in zeros. A shift by the width or more is poison.
   */
  @Op(dialect = IndexDialect.class, name = "shru")
  @Trait(Pure.class)
  @FoldedBy(value = IndexFold.class, name = "SHR_U")
  interface ShrU extends BinaryOp {}

  /** Index bitwise and. */
  @Op(dialect = IndexDialect.class, name = "and")
  @FoldedBy(value = IndexFold.class, name = "AND")
  interface And extends AssociativeOp {}

  /** Index bitwise or. */
  @Op(dialect = IndexDialect.class, name = "or")
  @FoldedBy(value = IndexFold.class, name = "OR")
  interface Or extends AssociativeOp {}

  /** Index bitwise xor. */
  @Op(dialect = IndexDialect.class, name = "xor")
  @FoldedBy(value = IndexFold.class, name = "XOR")
  interface XOr extends AssociativeOp {}
}
