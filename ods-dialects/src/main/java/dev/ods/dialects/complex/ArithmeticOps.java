// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.*;
import dev.ods.constraint.I1;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.ir.*;
import dev.ods.trait.*;
import java.util.Set;

/** The basic arithmetic operations, and comparisons. */
public interface ArithmeticOps {
  /** A binary operation. */
  @Order({"lhs", "rhs", "fastmath", "result"})
  @Trait({Pure.class, SameOperandsAndResultType.class, Elementwise.class})
  @AssemblyFormat("$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)")
  interface BinaryOp extends OpView {
    /** The first operand. */
    @Operand(AnyFloatComplex.class)
    Value lhs();

    /** The second operand. */
    @Operand(AnyFloatComplex.class)
    Value rhs();

    /** The fast-math flags. */
    @Attr
    @Default("none")
    Set<FastMathFlags> fastmath();

    /** The result. */
    @Result(AnyFloatComplex.class)
    Value result();
  }

  /** A unary function with a complex result. */
  @Order({"complex", "fastmath", "result"})
  @Trait({Pure.class, Elementwise.class, SameOperandsAndResultType.class})
  @AssemblyFormat("$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)")
  interface FunctionOp extends OpView {
    /** The number. */
    @Operand(AnyFloatComplex.class)
    Value complex();

    /** The fast-math flags. */
    @Attr
    @Default("none")
    Set<FastMathFlags> fastmath();

    /** The value of the function. */
    @Result(AnyFloatComplex.class)
    Value result();
  }

  /** The sum of two numbers. */
  @Op(dialect = ComplexDialect.class, name = "add")
  @FoldedBy(value = ComplexFolds.class, name = "add")
  interface Add extends BinaryOp {}

  /** The difference of two numbers. */
  @Op(dialect = ComplexDialect.class, name = "sub")
  @FoldedBy(value = ComplexFolds.class, name = "subtract")
  interface Sub extends BinaryOp {}

  /** The product of two numbers. */
  @Op(dialect = ComplexDialect.class, name = "mul")
  @FoldedBy(value = ComplexFolds.class, name = "scale")
  interface Mul extends BinaryOp {}

  /** The quotient of two numbers. */
  @Op(dialect = ComplexDialect.class, name = "div")
  @FoldedBy(value = ComplexFolds.class, name = "scale")
  interface Div extends BinaryOp {}

  /** The negative of a number. */
  @Op(dialect = ComplexDialect.class, name = "neg")
  @FoldedBy(value = ComplexFolds.class, name = "UNDO_NEG")
  interface Neg extends FunctionOp {}

  /** The conjugate of a number. */
  @Op(dialect = ComplexDialect.class, name = "conj")
  @FoldedBy(value = ComplexFolds.class, name = "UNDO_CONJ")
  interface Conj extends FunctionOp {}

  /** Compares two numbers. */
  @Order({"lhs", "rhs", "result"})
  @Trait({Pure.class, Elementwise.class})
  @AllTypesMatch({"lhs", "rhs"})
  @AssemblyFormat("$lhs `,` $rhs attr-dict `:` type($lhs)")
  interface ComparisonOp extends OpView {
    /** The first operand. */
    @Operand(AnyFloatComplex.class)
    Value lhs();

    /** The second operand. */
    @Operand(AnyFloatComplex.class)
    Value rhs();

    /** Whether the comparison holds. */
    @Result(I1.class)
    Value result();
  }

  /** Whether two numbers are equal. */
  @Op(dialect = ComplexDialect.class, name = "eq")
  interface Equal extends ComparisonOp {}

  /** Whether two numbers are not equal. */
  @Op(dialect = ComplexDialect.class, name = "neq")
  interface NotEqual extends ComparisonOp {}
}
