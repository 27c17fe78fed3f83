// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.math;

import dev.ods.annotation.*;
import dev.ods.constraint.BoolLike;
import dev.ods.constraint.FloatLike;
import dev.ods.dialects.arith.BoolOfShape;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.ir.Value;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Questions about floating-point numbers. */
public interface ClassificationOps {
  /** Whether a floating-point number is of some class. */
  @Order({"operand", "fastmath", "result"})
  @TypesMatchWith(
      from = "operand",
      to = "result",
      with = BoolOfShape.class,
      summary = "result type has i1 element type and same shape as operands")
  @AssemblyFormat("$operand attr-dict `:` type($operand)")
  interface FloatClassificationOp extends ElementwiseOp, Foldable {
    /** The number. */
    @Operand(FloatLike.class)
    Value operand();

    /** The fast-math flags. */
    @Attr
    @Default("none")
    Set<FastMathFlags> fastmath();

    /** Whether it is, for each element. */
    @Result(BoolLike.class)
    Value result();
  }

  /** Returns true if the operand classifies as finite. */
  @Op(dialect = MathDialect.class, name = "isfinite")
  interface IsFinite extends FloatClassificationOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return FloatFolds.classify(operation(), constants, n -> !n.isNan() && !n.isInfinite());
    }
  }

  /** Returns true if the operand classifies as infinite. */
  @Op(dialect = MathDialect.class, name = "isinf")
  interface IsInf extends FloatClassificationOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return FloatFolds.classify(operation(), constants, n -> n.isInfinite());
    }
  }

  /** Returns true if the operand classifies as NaN. */
  @Op(dialect = MathDialect.class, name = "isnan")
  interface IsNaN extends FloatClassificationOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return FloatFolds.classify(operation(), constants, n -> n.isNan());
    }
  }

  /** Returns true if the operand classifies as normal. */
  @Op(dialect = MathDialect.class, name = "isnormal")
  interface IsNormal extends FloatClassificationOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return FloatFolds.classify(operation(), constants, FloatFolds::isNormal);
    }
  }
}
