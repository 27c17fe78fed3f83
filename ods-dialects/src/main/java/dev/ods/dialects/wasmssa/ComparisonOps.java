// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.*;
import dev.ods.constraint.I32;
import dev.ods.dialects.wasmssa.ValueTypes.AnyNumber;
import dev.ods.dialects.wasmssa.ValueTypes.AnyWasmFloat;
import dev.ods.dialects.wasmssa.ValueTypes.AnyWasmInteger;
import dev.ods.ir.*;

/** Comparisons of numbers with an integer result. */
public interface ComparisonOps {
  /** Compares two numbers of the same type. */
  @Order({"lhs", "rhs", "result"})
  @AllTypesMatch({"lhs", "rhs"})
  @AssemblyFormat("$lhs $rhs `:` type($lhs) `->` type($result) attr-dict")
  interface ComparisonOp extends OpView {
    /** The first operand. */
    @Operand
    Value lhs();

    /** The second operand. */
    @Operand
    Value rhs();

    /** One if the relation holds, otherwise zero. */
    @Result(I32.class)
    Value result();
  }

  /** Compares two numbers of any type. */
  @TypeConstraint(
      value = AnyNumber.class,
      of = {"lhs", "rhs"})
  interface NumericComparisonOp extends ComparisonOp {}

  /** Whether two numbers are equal. */
  @Op(dialect = WasmssaDialect.class, name = "eq")
  interface Eq extends NumericComparisonOp {}

  /** Whether two numbers differ. */
  @Op(dialect = WasmssaDialect.class, name = "ne")
  interface Ne extends NumericComparisonOp {}

  /** Whether an integer is zero. */
  @Op(dialect = WasmssaDialect.class, name = "eqz")
  @AssemblyFormat("$input `:` type($input) `->` type($result) attr-dict")
  interface Eqz extends OpView {
    /** The integer. */
    @Operand(AnyWasmInteger.class)
    Value input();

    /** One if it is zero, otherwise zero. */
    @Result(I32.class)
    Value result();
  }

  /** Compares two integers. */
  @TypeConstraint(
      value = AnyWasmInteger.class,
      of = {"lhs", "rhs"})
  interface IntegerComparisonOp extends ComparisonOp {}

  /** Whether a signed integer is greater than or equal to another. */
  @Op(dialect = WasmssaDialect.class, name = "ge_si")
  interface GeSI extends IntegerComparisonOp {}

  /** Whether an unsigned integer is greater than or equal to another. */
  @Op(dialect = WasmssaDialect.class, name = "ge_ui")
  interface GeUI extends IntegerComparisonOp {}

  /** Whether a signed integer is greater than another. */
  @Op(dialect = WasmssaDialect.class, name = "gt_si")
  interface GtSI extends IntegerComparisonOp {}

  /** Whether an unsigned integer is greater than another. */
  @Op(dialect = WasmssaDialect.class, name = "gt_ui")
  interface GtUI extends IntegerComparisonOp {}

  /** Whether a signed integer is less than or equal to another. */
  @Op(dialect = WasmssaDialect.class, name = "le_si")
  interface LeSI extends IntegerComparisonOp {}

  /** Whether an unsigned integer is less than or equal to another. */
  @Op(dialect = WasmssaDialect.class, name = "le_ui")
  interface LeUI extends IntegerComparisonOp {}

  /** Whether a signed integer is less than another. */
  @Op(dialect = WasmssaDialect.class, name = "lt_si")
  interface LtSI extends IntegerComparisonOp {}

  /** Whether an unsigned integer is less than another. */
  @Op(dialect = WasmssaDialect.class, name = "lt_ui")
  interface LtUI extends IntegerComparisonOp {}

  /** Compares two floating-point numbers. */
  @TypeConstraint(
      value = AnyWasmFloat.class,
      of = {"lhs", "rhs"})
  interface FloatComparisonOp extends ComparisonOp {}

  /** Whether a floating-point number is greater than or equal to another. */
  @Op(dialect = WasmssaDialect.class, name = "ge")
  interface Ge extends FloatComparisonOp {}

  /** Whether a floating-point number is greater than another. */
  @Op(dialect = WasmssaDialect.class, name = "gt")
  interface Gt extends FloatComparisonOp {}

  /** Whether a floating-point number is less than or equal to another. */
  @Op(dialect = WasmssaDialect.class, name = "le")
  interface Le extends FloatComparisonOp {}

  /** Whether a floating-point number is less than another. */
  @Op(dialect = WasmssaDialect.class, name = "lt")
  interface Lt extends FloatComparisonOp {}
}
