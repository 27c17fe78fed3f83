// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.*;
import dev.ods.builtin.VectorType;
import dev.ods.control.SelectLikeOpInterface;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.spirv.type.ValueTypes.BoolOfShape;
import dev.ods.dialects.spirv.type.ValueTypes.BoolOrVector;
import dev.ods.dialects.spirv.type.ValueTypes.FloatOrVector;
import dev.ods.dialects.spirv.type.ValueTypes.IntegerOrVector;
import dev.ods.dialects.spirv.type.ValueTypes.SelectType;
import dev.ods.ir.*;
import dev.ods.trait.*;

/** Truth values, comparisons and the choice between two values (MLIR: SPIRVLogicalOps.td). */
public interface LogicalOps {
  /** Whether something holds of one operand. */
  @Order({"operand", "result"})
  @Trait({Pure.class, SameTypeOperands.class, SameOperandsAndResultShape.class})
  @TypesMatchWith(
      from = "operand",
      to = "result",
      with = BoolOfShape.class,
      summary = "type of result to correspond to the `i1` equivalent of the operand")
  @AssemblyFormat("$operand `:` type($operand) attr-dict")
  interface PredicateUnaryOp extends OpView {
    /** The operand. */
    @Operand
    Value operand();

    /** Whether it holds, for each element. */
    @Result(BoolOrVector.class)
    Value result();
  }

  /** Whether something holds of two operands. */
  @Order({"operand1", "operand2", "result"})
  @Trait({Pure.class, SameTypeOperands.class, SameOperandsAndResultShape.class})
  @TypesMatchWith(
      from = "operand1",
      to = "result",
      with = BoolOfShape.class,
      summary = "type of result to correspond to the `i1` equivalent of the operand")
  @AssemblyFormat("$operand1 `,` $operand2 `:` type($operand1) attr-dict")
  interface PredicateBinaryOp extends OpView {
    /** The first operand. */
    @Operand
    Value operand1();

    /** The second operand. */
    @Operand
    Value operand2();

    /** Whether it holds, for each element. */
    @Result(BoolOrVector.class)
    Value result();
  }

  /** Combines truth values. */
  @TypeConstraint(
      value = BoolOrVector.class,
      of = {"operand1", "operand2"})
  interface LogicalBinaryOp extends PredicateBinaryOp {}

  /** Whether both hold. */
  @Op(dialect = SpirvDialect.class, name = "LogicalAnd")
  @Trait(Commutative.class)
  @FoldedBy(value = LogicalFolds.class, name = "AND")
  interface LogicalAnd extends LogicalBinaryOp {}

  /** Whether both are equal. */
  @Op(dialect = SpirvDialect.class, name = "LogicalEqual")
  @Trait(Commutative.class)
  @FoldedBy(value = LogicalFolds.class, name = "EQUAL")
  interface LogicalEqual extends LogicalBinaryOp {}

  /** Whether exactly one holds. */
  @Op(dialect = SpirvDialect.class, name = "LogicalNotEqual")
  @Trait(Commutative.class)
  @FoldedBy(value = LogicalFolds.class, name = "NOT_EQUAL")
  interface LogicalNotEqual extends LogicalBinaryOp {}

  /** Whether at least one holds. */
  @Op(dialect = SpirvDialect.class, name = "LogicalOr")
  @Trait(Commutative.class)
  @FoldedBy(value = LogicalFolds.class, name = "OR")
  interface LogicalOr extends LogicalBinaryOp {}

  /** The negation of a condition. */
  @Op(dialect = SpirvDialect.class, name = "LogicalNot")
  @TypeConstraint(value = BoolOrVector.class, of = "operand")
  @FoldedBy(value = LogicalFolds.class, name = "NOT")
  interface LogicalNot extends PredicateUnaryOp {}

  /** Compares integers. */
  @TypeConstraint(
      value = IntegerOrVector.class,
      of = {"operand1", "operand2"})
  interface IntegerComparisonOp extends PredicateBinaryOp {}

  /** Whether two integers are equal. */
  @Op(dialect = SpirvDialect.class, name = "IEqual")
  @Trait(Commutative.class)
  @FoldedBy(value = IntegerFolds.class, name = "EQUAL")
  interface IEqual extends IntegerComparisonOp {}

  /** Whether two integers differ. */
  @Op(dialect = SpirvDialect.class, name = "INotEqual")
  @Trait(Commutative.class)
  @FoldedBy(value = IntegerFolds.class, name = "NOT_EQUAL")
  interface INotEqual extends IntegerComparisonOp {}

  /** Whether the first integer is greater, with signs. */
  @Op(dialect = SpirvDialect.class, name = "SGreaterThan")
  @FoldedBy(value = IntegerFolds.class, name = "GREATER_S")
  interface SGreaterThan extends IntegerComparisonOp {}

  /** Whether the first integer is not less, with signs. */
  @Op(dialect = SpirvDialect.class, name = "SGreaterThanEqual")
  @FoldedBy(value = IntegerFolds.class, name = "GREATER_EQUAL_S")
  interface SGreaterThanEqual extends IntegerComparisonOp {}

  /** Whether the first integer is less, with signs. */
  @Op(dialect = SpirvDialect.class, name = "SLessThan")
  @FoldedBy(value = IntegerFolds.class, name = "LESS_S")
  interface SLessThan extends IntegerComparisonOp {}

  /** Whether the first integer is not greater, with signs. */
  @Op(dialect = SpirvDialect.class, name = "SLessThanEqual")
  @FoldedBy(value = IntegerFolds.class, name = "LESS_EQUAL_S")
  interface SLessThanEqual extends IntegerComparisonOp {}

  /** Whether the first integer is greater, without signs. */
  @Op(dialect = SpirvDialect.class, name = "UGreaterThan")
  @FoldedBy(value = IntegerFolds.class, name = "GREATER_U")
  interface UGreaterThan extends IntegerComparisonOp {}

  /** Whether the first integer is not less, without signs. */
  @Op(dialect = SpirvDialect.class, name = "UGreaterThanEqual")
  @FoldedBy(value = IntegerFolds.class, name = "GREATER_EQUAL_U")
  interface UGreaterThanEqual extends IntegerComparisonOp {}

  /** Whether the first integer is less, without signs. */
  @Op(dialect = SpirvDialect.class, name = "ULessThan")
  @FoldedBy(value = IntegerFolds.class, name = "LESS_U")
  interface ULessThan extends IntegerComparisonOp {}

  /** Whether the first integer is not greater, without signs. */
  @Op(dialect = SpirvDialect.class, name = "ULessThanEqual")
  @FoldedBy(value = IntegerFolds.class, name = "LESS_EQUAL_U")
  interface ULessThanEqual extends IntegerComparisonOp {}

  /** Classifies floating-point numbers. */
  @TypeConstraint(value = FloatOrVector.class, of = "operand")
  interface FloatTestOp extends PredicateUnaryOp {}

  /** Whether a number is neither infinite nor NaN. */
  @Op(dialect = SpirvDialect.class, name = "IsFinite")
  interface IsFinite extends FloatTestOp {}

  /** Whether a number is infinite. */
  @Op(dialect = SpirvDialect.class, name = "IsInf")
  interface IsInf extends FloatTestOp {}

  /** Whether a number is NaN. */
  @Op(dialect = SpirvDialect.class, name = "IsNan")
  interface IsNan extends FloatTestOp {}

  /** Compares floating-point numbers. */
  @TypeConstraint(
      value = FloatOrVector.class,
      of = {"operand1", "operand2"})
  interface FloatComparisonOp extends PredicateBinaryOp {}

  /** Whether neither of two numbers is NaN. */
  @Op(dialect = SpirvDialect.class, name = "Ordered")
  @Trait(Commutative.class)
  interface Ordered extends FloatComparisonOp {}

  /** Whether one of two numbers is NaN. */
  @Op(dialect = SpirvDialect.class, name = "Unordered")
  @Trait(Commutative.class)
  interface Unordered extends FloatComparisonOp {}

  /** Whether two numbers are equal and neither is NaN. */
  @Op(dialect = SpirvDialect.class, name = "FOrdEqual")
  @Trait(Commutative.class)
  interface FOrdEqual extends FloatComparisonOp {}

  /** Whether the first number is greater and neither is NaN. */
  @Op(dialect = SpirvDialect.class, name = "FOrdGreaterThan")
  interface FOrdGreaterThan extends FloatComparisonOp {}

  /** Whether the first number is not less and neither is NaN. */
  @Op(dialect = SpirvDialect.class, name = "FOrdGreaterThanEqual")
  interface FOrdGreaterThanEqual extends FloatComparisonOp {}

  /** Whether the first number is less and neither is NaN. */
  @Op(dialect = SpirvDialect.class, name = "FOrdLessThan")
  interface FOrdLessThan extends FloatComparisonOp {}

  /** Whether the first number is not greater and neither is NaN. */
  @Op(dialect = SpirvDialect.class, name = "FOrdLessThanEqual")
  interface FOrdLessThanEqual extends FloatComparisonOp {}

  /** Whether two numbers differ and neither is NaN. */
  @Op(dialect = SpirvDialect.class, name = "FOrdNotEqual")
  @Trait(Commutative.class)
  interface FOrdNotEqual extends FloatComparisonOp {}

  /** Whether two numbers are equal, or one is NaN. */
  @Op(dialect = SpirvDialect.class, name = "FUnordEqual")
  @Trait(Commutative.class)
  interface FUnordEqual extends FloatComparisonOp {}

  /** Whether the first number is greater, or one is NaN. */
  @Op(dialect = SpirvDialect.class, name = "FUnordGreaterThan")
  interface FUnordGreaterThan extends FloatComparisonOp {}

  /** Whether the first number is not less, or one is NaN. */
  @Op(dialect = SpirvDialect.class, name = "FUnordGreaterThanEqual")
  interface FUnordGreaterThanEqual extends FloatComparisonOp {}

  /** Whether the first number is less, or one is NaN. */
  @Op(dialect = SpirvDialect.class, name = "FUnordLessThan")
  interface FUnordLessThan extends FloatComparisonOp {}

  /** Whether the first number is not greater, or one is NaN. */
  @Op(dialect = SpirvDialect.class, name = "FUnordLessThanEqual")
  interface FUnordLessThanEqual extends FloatComparisonOp {}

  /** Whether two numbers differ, or one is NaN. */
  @Op(dialect = SpirvDialect.class, name = "FUnordNotEqual")
  @Trait(Commutative.class)
  interface FUnordNotEqual extends FloatComparisonOp {}

  /** One of two values, or for each element one of two elements. */
  @Op(dialect = SpirvDialect.class, name = "Select")
  @Trait({Pure.class, SelectLikeOpInterface.class})
  @AllTypesMatch({"true_value", "false_value", "result"})
  @AssemblyFormat("operands attr-dict `:` type($condition) `,` type($result)")
  @FoldedBy(value = LogicalFolds.class, name = "select")
  interface Select extends SelectLikeOpInterface {
    /** Which one. */
    @Override
    @Operand(BoolOrVector.class)
    Value condition();

    /** The value if the condition holds. */
    @Override
    @Operand(value = SelectType.class, name = "true_value")
    Value trueValue();

    /** The value if it does not. */
    @Override
    @Operand(value = SelectType.class, name = "false_value")
    Value falseValue();

    /** The chosen value. */
    @Result(SelectType.class)
    Value result();

    /** Compares the lengths of condition and result. */
    default void verify(Diagnostics diagnostics) {
      if (!(condition().type() instanceof VectorType mask)) {
        return;
      }
      if (!(result().type() instanceof VectorType vector)) {
        diagnostics.opError(
            operation(), "result expected to be of vector type when condition is of vector type");
      } else if (vector.elementCount() != mask.elementCount()) {
        diagnostics.opError(
            operation(),
            "result should have the same number of elements as the condition when condition is of"
                + " vector type");
      }
    }
  }
}
