// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.math;

import dev.ods.annotation.*;

/** Ways to round to an integer. */
public interface RoundingOps {
  /** Ceiling of the specified value. */
  @Op(dialect = MathDialect.class, name = "ceil")
  @FoldedBy(value = FloatFolds.class, name = "CEIL")
  interface Ceil extends FloatUnaryOp {}

  /** Floor of the specified value. */
  @Op(dialect = MathDialect.class, name = "floor")
  @FoldedBy(value = FloatFolds.class, name = "FLOOR")
  interface Floor extends FloatUnaryOp {}

  /** Round of the specified value. */
  @Op(dialect = MathDialect.class, name = "round")
  @FoldedBy(value = FloatFolds.class, name = "ROUND")
  interface Round extends FloatUnaryOp {}

  /** Round of the specified value with halfway cases to even. */
  @Op(dialect = MathDialect.class, name = "roundeven")
  @FoldedBy(value = FloatFolds.class, name = "ROUND_EVEN")
  interface RoundEven extends FloatUnaryOp {}

  /** Trunc of the specified value. */
  @Op(dialect = MathDialect.class, name = "trunc")
  @FoldedBy(value = FloatFolds.class, name = "TRUNCATE")
  interface Trunc extends FloatUnaryOp {}
}
