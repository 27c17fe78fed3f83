// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.annotation.*;
import dev.ods.trait.*;

/** Arithmetic on indices. */
public interface ArithmeticOps {
  /** Index addition. */
  @Op(dialect = IndexDialect.class, name = "add")
  @FoldedBy(value = IndexFold.class, name = "ADD")
  interface Add extends AssociativeOp {}

  /** Index subtraction. */
  @Op(dialect = IndexDialect.class, name = "sub")
  @Trait(Pure.class)
  @FoldedBy(value = IndexFold.class, name = "SUB")
  interface Sub extends BinaryOp {}

  /** Index multiplication. */
  @Op(dialect = IndexDialect.class, name = "mul")
  @FoldedBy(value = IndexFold.class, name = "MUL")
  interface Mul extends AssociativeOp {}

  /**
   * Index signed division.
   *
   * <p>Rounds towards zero. Division by zero, and overflow, are undefined.
   */
  @Op(dialect = IndexDialect.class, name = "divs")
  @Trait(NoMemoryEffect.class)
  @FoldedBy(value = IndexFold.class, name = "DIV_S")
  interface DivS extends BinaryOp {}

  /**
   * Index unsigned division.
   *
   * <p>Rounds towards zero. Division by zero is undefined.
   */
  @Op(dialect = IndexDialect.class, name = "divu")
  @Trait(NoMemoryEffect.class)
  @FoldedBy(value = IndexFold.class, name = "DIV_U")
  interface DivU extends BinaryOp {}

  /**
   * Index signed ceil division.
   *
   * <p>Rounds towards positive infinity. Division by zero, and overflow, are undefined.
   */
  @Op(dialect = IndexDialect.class, name = "ceildivs")
  @Trait(NoMemoryEffect.class)
  @FoldedBy(value = IndexFold.class, name = "CEIL_DIV_S")
  interface CeilDivS extends BinaryOp {}

  /**
   * Index unsigned ceil division.
   *
   * <p>Rounds towards positive infinity. Division by zero is undefined.
   */
  @Op(dialect = IndexDialect.class, name = "ceildivu")
  @Trait(NoMemoryEffect.class)
  @FoldedBy(value = IndexFold.class, name = "CEIL_DIV_U")
  interface CeilDivU extends BinaryOp {}

  /**
   * Index signed floor division.
   *
   * <p>Rounds towards negative infinity. Division by zero, and overflow, are undefined.
   */
  @Op(dialect = IndexDialect.class, name = "floordivs")
  @Trait(NoMemoryEffect.class)
  @FoldedBy(value = IndexFold.class, name = "FLOOR_DIV_S")
  interface FloorDivS extends BinaryOp {}

  /**
   * Index signed remainder.
   *
   * <p>The result has the sign of the first operand.
   */
  @Op(dialect = IndexDialect.class, name = "rems")
  @Trait(NoMemoryEffect.class)
  @FoldedBy(value = IndexFold.class, name = "REM_S")
  interface RemS extends BinaryOp {}

  /** Index unsigned remainder. */
  @Op(dialect = IndexDialect.class, name = "remu")
  @Trait(NoMemoryEffect.class)
  @FoldedBy(value = IndexFold.class, name = "REM_U")
  interface RemU extends BinaryOp {}

  /** Index signed maximum. */
  @Op(dialect = IndexDialect.class, name = "maxs")
  @FoldedBy(value = IndexFold.class, name = "MAX_S")
  interface MaxS extends AssociativeOp {}

  /** Index unsigned maximum. */
  @Op(dialect = IndexDialect.class, name = "maxu")
  @FoldedBy(value = IndexFold.class, name = "MAX_U")
  interface MaxU extends AssociativeOp {}

  /** Index signed minimum. */
  @Op(dialect = IndexDialect.class, name = "mins")
  @FoldedBy(value = IndexFold.class, name = "MIN_S")
  interface MinS extends AssociativeOp {}

  /** Index unsigned minimum. */
  @Op(dialect = IndexDialect.class, name = "minu")
  @FoldedBy(value = IndexFold.class, name = "MIN_U")
  interface MinU extends AssociativeOp {}
}
