// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.spirv.type.ScalarTypes.ScalarFloat;
import dev.ods.dialects.spirv.type.ValueTypes.AnyFloatingPoint;
import dev.ods.dialects.spirv.type.ValueTypes.FloatOrVector;
import dev.ods.dialects.spirv.type.ValueTypes.FloatOrVectorOrMatrix;
import dev.ods.dialects.spirv.type.ValueTypes.IntegerOrVector;
import dev.ods.dialects.spirv.type.ValueTypes.IntegerOrVectorOrMatrix;
import dev.ods.dialects.spirv.type.VectorTypes.AnyFloatVector;
import dev.ods.dialects.spirv.type.VectorTypes.ShortFloatVector;
import dev.ods.ir.*;
import dev.ods.predicate.ElementTypes;
import dev.ods.trait.*;

/** Arithmetic on integers and floating-point numbers (MLIR: SPIRVArithmeticOps.td). */
public interface ArithmeticOps {
  /** An operation on one number. */
  @Order({"operand", "result"})
  @Trait(Pure.class)
  @AllTypesMatch({"operand", "result"})
  @AssemblyFormat("operands attr-dict `:` type($result)")
  interface ArithmeticUnaryOp extends OpView {
    /** The number. */
    @Operand
    Value operand();

    /** The result. */
    @Result
    Value result();
  }

  /** An operation on two numbers. */
  @Order({"operand1", "operand2", "result"})
  @Trait(Pure.class)
  @AllTypesMatch({"operand1", "operand2", "result"})
  @AssemblyFormat("operands attr-dict `:` type($result)")
  interface ArithmeticBinaryOp extends OpView {
    /** The first operand. */
    @Operand
    Value operand1();

    /** The second operand. */
    @Operand
    Value operand2();

    /** The result. */
    @Result
    Value result();
  }

  /** A binary floating-point operation. */
  @TypeConstraint(FloatOrVectorOrMatrix.class)
  interface FloatArithmeticOp extends ArithmeticBinaryOp {}

  /** The sum of two floating-point numbers. */
  @Op(dialect = SpirvDialect.class, name = "FAdd")
  @Trait(Commutative.class)
  interface FAdd extends FloatArithmeticOp {}

  /** The quotient of two floating-point numbers. */
  @Op(dialect = SpirvDialect.class, name = "FDiv")
  interface FDiv extends FloatArithmeticOp {}

  /** The product of two floating-point numbers. */
  @Op(dialect = SpirvDialect.class, name = "FMul")
  @Trait(Commutative.class)
  interface FMul extends FloatArithmeticOp {}

  /** The difference of two floating-point numbers. */
  @Op(dialect = SpirvDialect.class, name = "FSub")
  interface FSub extends FloatArithmeticOp {}

  /** The remainder of a division of floating-point numbers. */
  @TypeConstraint(FloatOrVector.class)
  interface FloatRemainderOp extends ArithmeticBinaryOp {}

  /** The remainder that has the sign of the divisor. */
  @Op(dialect = SpirvDialect.class, name = "FMod")
  interface FMod extends FloatRemainderOp {}

  /** The remainder that has the sign of the dividend. */
  @Op(dialect = SpirvDialect.class, name = "FRem")
  interface FRem extends FloatRemainderOp {}

  /** Changes the sign of a floating-point number. */
  @TypeConstraint(FloatOrVectorOrMatrix.class)
  interface FloatNegationOp extends ArithmeticUnaryOp {}

  /** The negated number. */
  @Op(dialect = SpirvDialect.class, name = "FNegate")
  interface FNegate extends FloatNegationOp {}

  /** A binary integer operation. */
  @TypeConstraint(IntegerOrVectorOrMatrix.class)
  interface IntegerArithmeticOp extends ArithmeticBinaryOp {}

  /** The sum of two integers, modulo 2 to the power of the width. */
  @Op(dialect = SpirvDialect.class, name = "IAdd")
  @Trait(Commutative.class)
  @FoldedBy(value = IntegerFolds.class, name = "ADD")
  interface IAdd extends IntegerArithmeticOp {}

  /** The product of two integers, modulo 2 to the power of the width. */
  @Op(dialect = SpirvDialect.class, name = "IMul")
  @Trait(Commutative.class)
  @FoldedBy(value = IntegerFolds.class, name = "MUL")
  interface IMul extends IntegerArithmeticOp {}

  /** The difference of two integers, modulo 2 to the power of the width. */
  @Op(dialect = SpirvDialect.class, name = "ISub")
  @FoldedBy(value = IntegerFolds.class, name = "SUB")
  interface ISub extends IntegerArithmeticOp {}

  /** The signed quotient of two integers. */
  @Op(dialect = SpirvDialect.class, name = "SDiv")
  @FoldedBy(value = IntegerFolds.class, name = "DIV_S")
  interface SDiv extends IntegerArithmeticOp {}

  /** The unsigned quotient of two integers. */
  @Op(dialect = SpirvDialect.class, name = "UDiv")
  @FoldedBy(value = IntegerFolds.class, name = "DIV_U")
  interface UDiv extends IntegerArithmeticOp {}

  /** The remainder of a division of integers. */
  @TypeConstraint(IntegerOrVector.class)
  interface IntegerRemainderOp extends ArithmeticBinaryOp {}

  /** The remainder that has the sign of the divisor. */
  @Op(dialect = SpirvDialect.class, name = "SMod")
  @FoldedBy(value = IntegerFolds.class, name = "MOD_S")
  interface SMod extends IntegerRemainderOp {}

  /** The remainder that has the sign of the dividend. */
  @Op(dialect = SpirvDialect.class, name = "SRem")
  @FoldedBy(value = IntegerFolds.class, name = "REM_S")
  interface SRem extends IntegerRemainderOp {}

  /** The remainder of an unsigned division. */
  @Op(dialect = SpirvDialect.class, name = "UMod")
  @FoldedBy(value = IntegerFolds.class, name = "MOD_U")
  interface UMod extends IntegerRemainderOp {}

  /** Changes the sign of an integer. */
  @TypeConstraint(IntegerOrVectorOrMatrix.class)
  interface IntegerNegationOp extends ArithmeticUnaryOp {}

  /** Zero minus an integer, modulo 2 to the power of the width. */
  @Op(dialect = SpirvDialect.class, name = "SNegate")
  @FoldedBy(value = IntegerFolds.class, name = "NEGATE")
  interface SNegate extends IntegerNegationOp {}

  /** The sum of the products of the elements of two vectors. */
  @Op(dialect = SpirvDialect.class, name = "Dot")
  @Trait(Pure.class)
  @AllTypesMatch({"vector1", "vector2"})
  @AllElementTypesMatch({"vector1", "result"})
  @AssemblyFormat("operands attr-dict `:` type($vector1) `->` type($result)")
  interface Dot extends OpView {
    /** The first vector. */
    @Operand(AnyFloatVector.class)
    Value vector1();

    /** The second vector. */
    @Operand(AnyFloatVector.class)
    Value vector2();

    /** The sum. */
    @Result(AnyFloatingPoint.class)
    Value result();
  }

  /** A vector with each element multiplied by one number. */
  @Op(dialect = SpirvDialect.class, name = "VectorTimesScalar")
  @Trait(Pure.class)
  @AssemblyFormat("operands attr-dict `:` `(` type(operands) `)` `->` type($result)")
  interface VectorTimesScalar extends OpView {
    /** The vector. */
    @Operand(ShortFloatVector.class)
    Value vector();

    /** The number. */
    @Operand(ScalarFloat.class)
    Value scalar();

    /** The products. */
    @Result(ShortFloatVector.class)
    Value result();

    /** Compares the three types. */
    default void verify(Diagnostics diagnostics) {
      if (vector().type() != result().type()) {
        diagnostics.opError(operation(), "vector operand and result type mismatch");
      } else if (scalar().type() != ElementTypes.orSelf(result().type())) {
        diagnostics.opError(operation(), "scalar operand and result element type match");
      }
    }
  }
}
