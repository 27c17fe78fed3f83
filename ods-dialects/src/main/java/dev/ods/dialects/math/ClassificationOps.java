// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.math;

import dev.ods.annotation.*;
import dev.ods.constraint.BoolLike;
import dev.ods.constraint.FloatLike;
import dev.ods.dialects.arith.BoolOfShape;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.ir.Value;
import java.util.Set;

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
  interface FloatClassificationOp extends ElementwiseOp {
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
  @FoldedBy(value = FloatFolds.class, name = "IS_FINITE")
  interface IsFinite extends FloatClassificationOp {}

  /** Returns true if the operand classifies as infinite. */
  @Op(dialect = MathDialect.class, name = "isinf")
  @FoldedBy(value = FloatFolds.class, name = "IS_INFINITE")
  interface IsInf extends FloatClassificationOp {}

  /** Returns true if the operand classifies as NaN. */
  @Op(dialect = MathDialect.class, name = "isnan")
  @FoldedBy(value = FloatFolds.class, name = "IS_NAN")
  interface IsNaN extends FloatClassificationOp {}

  /** Returns true if the operand classifies as normal. */
  @Op(dialect = MathDialect.class, name = "isnormal")
  @FoldedBy(value = FloatFolds.class, name = "IS_NORMAL")
  interface IsNormal extends FloatClassificationOp {}
}
