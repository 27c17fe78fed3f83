// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.math;

import dev.ods.annotation.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import org.jspecify.annotations.Nullable;

/** Ways to round to an integer. */
public interface RoundingOps {
  /** Ceiling of the specified value. */
  @Op(dialect = MathDialect.class, name = "ceil")
  interface Ceil extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return FloatFolds.unary(operation(), constants, FloatFolds::ceil);
    }
  }

  /** Floor of the specified value. */
  @Op(dialect = MathDialect.class, name = "floor")
  interface Floor extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return FloatFolds.unary(operation(), constants, FloatFolds::floor);
    }
  }

  /** Round of the specified value. */
  @Op(dialect = MathDialect.class, name = "round")
  interface Round extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return FloatFolds.unary(operation(), constants, FloatFolds::round);
    }
  }

  /** Round of the specified value with halfway cases to even. */
  @Op(dialect = MathDialect.class, name = "roundeven")
  interface RoundEven extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return FloatFolds.unary(operation(), constants, FloatFolds::roundEven);
    }
  }

  /** Trunc of the specified value. */
  @Op(dialect = MathDialect.class, name = "trunc")
  interface Trunc extends FloatUnaryOp, Foldable {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return FloatFolds.unary(operation(), constants, FloatFolds::truncate);
    }
  }
}
