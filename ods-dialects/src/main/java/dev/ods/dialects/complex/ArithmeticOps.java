// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.I1;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Elementwise;
import dev.ods.trait.Pure;

/** The basic arithmetic operations, and comparisons. */
public interface ArithmeticOps {
  /** The sum of two numbers. */
  @Op(dialect = ComplexDialect.class, name = "add")
  interface Add extends BinaryOp {}

  /** The difference of two numbers. */
  @Op(dialect = ComplexDialect.class, name = "sub")
  interface Sub extends BinaryOp {}

  /** The product of two numbers. */
  @Op(dialect = ComplexDialect.class, name = "mul")
  interface Mul extends BinaryOp {}

  /** The quotient of two numbers. */
  @Op(dialect = ComplexDialect.class, name = "div")
  interface Div extends BinaryOp {}

  /** The negative of a number. */
  @Op(dialect = ComplexDialect.class, name = "neg")
  interface Neg extends FunctionOp {}

  /** The conjugate of a number. */
  @Op(dialect = ComplexDialect.class, name = "conj")
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
