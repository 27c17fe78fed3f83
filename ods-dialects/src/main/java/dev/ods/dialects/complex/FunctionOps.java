// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.*;
import dev.ods.constraint.AnySignlessInteger;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.dialects.complex.ArithmeticOps.BinaryOp;
import dev.ods.dialects.complex.ArithmeticOps.FunctionOp;
import dev.ods.ir.*;
import dev.ods.trait.*;
import java.util.Optional;
import java.util.Set;

/** Elementary functions. */
public interface FunctionOps {
  /** The exponential of a number. */
  @Op(dialect = ComplexDialect.class, name = "exp")
  @FoldedBy(value = ComplexFolds.class, name = "UNDO_LOG")
  interface Exp extends FunctionOp {}

  /** The exponential of a number, minus one. */
  @Op(dialect = ComplexDialect.class, name = "expm1")
  interface Expm1 extends FunctionOp {}

  /** The natural logarithm of a number. */
  @Op(dialect = ComplexDialect.class, name = "log")
  @FoldedBy(value = ComplexFolds.class, name = "UNDO_EXP")
  interface Log extends FunctionOp {}

  /** The natural logarithm of a number plus one. */
  @Op(dialect = ComplexDialect.class, name = "log1p")
  interface Log1p extends FunctionOp {}

  /** The square root of a number. */
  @Op(dialect = ComplexDialect.class, name = "sqrt")
  interface Sqrt extends FunctionOp {}

  /** The reciprocal of the square root of a number. */
  @Op(dialect = ComplexDialect.class, name = "rsqrt")
  interface Rsqrt extends FunctionOp {}

  /** The sign of a number: the number divided by its absolute value. */
  @Op(dialect = ComplexDialect.class, name = "sign")
  interface Sign extends FunctionOp {}

  /** The sine of a number. */
  @Op(dialect = ComplexDialect.class, name = "sin")
  interface Sin extends FunctionOp {}

  /** The cosine of a number. */
  @Op(dialect = ComplexDialect.class, name = "cos")
  interface Cos extends FunctionOp {}

  /** The tangent of a number. */
  @Op(dialect = ComplexDialect.class, name = "tan")
  interface Tan extends FunctionOp {}

  /** The hyperbolic tangent of a number. */
  @Op(dialect = ComplexDialect.class, name = "tanh")
  interface Tanh extends FunctionOp {}

  /** A number to the power of another. */
  @Op(dialect = ComplexDialect.class, name = "pow")
  interface Pow extends BinaryOp {}

  /** The arc tangent of a quotient. */
  @Op(dialect = ComplexDialect.class, name = "atan2")
  interface Atan2 extends BinaryOp {}

  /** A number to the power of an integer. */
  @Op(dialect = ComplexDialect.class, name = "powi")
  @Trait({Pure.class, Elementwise.class, SameOperandsAndResultShape.class})
  @AllTypesMatch({"lhs", "result"})
  @AssemblyFormat(
      "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)")
  interface Powi extends OpView {
    /** The number. */
    @Operand(AnyFloatComplex.class)
    Value lhs();

    /** The integer. */
    @Operand(AnySignlessInteger.class)
    Value rhs();

    /** The fast-math flags. */
    @Attr
    Optional<Set<FastMathFlags>> fastmath();

    /** The power. */
    @Result(AnyFloatComplex.class)
    Value result();
  }
}
