// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.*;
import dev.ods.constraint.TypedAttrInterface;
import dev.ods.dialects.wasmssa.ValueTypes.AnyNumber;
import dev.ods.dialects.wasmssa.ValueTypes.AnyWasmFloat;
import dev.ods.dialects.wasmssa.ValueTypes.AnyWasmInteger;
import dev.ods.ir.*;

/** Constants, and arithmetic on numbers of one type. */
public interface ArithmeticOps {
  /** A constant. */
  @Op(dialect = WasmssaDialect.class, name = "const")
  @Trait(ConstantExpression.class)
  @AllTypesMatch({"value", "result"})
  @AssemblyFormat("$value attr-dict")
  interface Const extends OpView {
    /** The number. */
    @Attr(TypedAttrInterface.class)
    Attribute value();

    /** The constant value. */
    @Result(AnyNumber.class)
    Value result();
  }

  /** A binary operation on operands of one type. */
  @Order({"lhs", "rhs", "result"})
  @AllTypesMatch({"lhs", "rhs", "result"})
  @AssemblyFormat("$lhs $rhs `:` type($lhs) attr-dict")
  interface BinaryOp extends OpView {
    /** The first operand. */
    @Operand
    Value lhs();

    /** The second operand. */
    @Operand
    Value rhs();

    /** The result. */
    @Result
    Value result();
  }

  /** A binary operation on numbers of any type. */
  @TypeConstraint(AnyNumber.class)
  interface NumericBinaryOp extends BinaryOp {}

  /** The sum of two numbers. */
  @Op(dialect = WasmssaDialect.class, name = "add")
  interface Add extends NumericBinaryOp {}

  /** The difference of two numbers. */
  @Op(dialect = WasmssaDialect.class, name = "sub")
  interface Sub extends NumericBinaryOp {}

  /** The product of two numbers. */
  @Op(dialect = WasmssaDialect.class, name = "mul")
  interface Mul extends NumericBinaryOp {}

  /** The bitwise AND of two numbers. */
  @Op(dialect = WasmssaDialect.class, name = "and")
  interface And extends NumericBinaryOp {}

  /** The bitwise OR of two numbers. */
  @Op(dialect = WasmssaDialect.class, name = "or")
  interface Or extends NumericBinaryOp {}

  /** The bitwise XOR of two numbers. */
  @Op(dialect = WasmssaDialect.class, name = "xor")
  interface XOr extends NumericBinaryOp {}

  /** A binary integer operation. */
  @TypeConstraint(AnyWasmInteger.class)
  interface IntegerBinaryOp extends BinaryOp {}

  /** The quotient of two signed integers. */
  @Op(dialect = WasmssaDialect.class, name = "div_si")
  interface DivSI extends IntegerBinaryOp {}

  /** The quotient of two unsigned integers. */
  @Op(dialect = WasmssaDialect.class, name = "div_ui")
  interface DivUI extends IntegerBinaryOp {}

  /** The remainder of a division of signed integers. */
  @Op(dialect = WasmssaDialect.class, name = "rem_si")
  interface RemSI extends IntegerBinaryOp {}

  /** The remainder of a division of unsigned integers. */
  @Op(dialect = WasmssaDialect.class, name = "rem_ui")
  interface RemUI extends IntegerBinaryOp {}

  /** Moves the bits of an integer. */
  @Order({"val", "bits", "result"})
  @AllTypesMatch({"val", "bits", "result"})
  @AssemblyFormat("$val `by` $bits `bits` `:` type($val) attr-dict")
  interface ShiftRotateOp extends OpView {
    /** The integer. */
    @Operand(AnyWasmInteger.class)
    Value val();

    /** The number of bits to shift by. */
    @Operand(AnyWasmInteger.class)
    Value bits();

    /** The moved bits. */
    @Result(AnyWasmInteger.class)
    Value result();
  }

  /** Shifts bits to the left. */
  @Op(dialect = WasmssaDialect.class, name = "shl")
  interface ShL extends ShiftRotateOp {}

  /** Shifts bits to the right arithmetically. */
  @Op(dialect = WasmssaDialect.class, name = "shr_s")
  interface ShRS extends ShiftRotateOp {}

  /** Shifts bits to the right logically. */
  @Op(dialect = WasmssaDialect.class, name = "shr_u")
  interface ShRU extends ShiftRotateOp {}

  /** Rotates bits to the left. */
  @Op(dialect = WasmssaDialect.class, name = "rotl")
  interface Rotl extends ShiftRotateOp {}

  /** Rotates bits to the right. */
  @Op(dialect = WasmssaDialect.class, name = "rotr")
  interface Rotr extends ShiftRotateOp {}

  /** A unary function with a result of the same type. */
  @AllTypesMatch({"src", "result"})
  @AssemblyFormat("$src `:` type($src) attr-dict")
  interface UnaryOp extends OpView {}

  /** A function of one of the integers. */
  @Order({"src", "result"})
  interface IntegerUnaryOp extends UnaryOp {
    /** The number. */
    @Operand(AnyWasmInteger.class)
    Value src();

    /** The value of the function. */
    @Result(AnyWasmInteger.class)
    Value result();
  }

  /** The number of leading zeros of an integer. */
  @Op(dialect = WasmssaDialect.class, name = "clz")
  interface Clz extends IntegerUnaryOp {}

  /** The number of trailing zeros of an integer. */
  @Op(dialect = WasmssaDialect.class, name = "ctz")
  interface Ctz extends IntegerUnaryOp {}

  /** The population count of an integer. */
  @Op(dialect = WasmssaDialect.class, name = "popcnt")
  interface PopCnt extends IntegerUnaryOp {}

  /** A function of one of the floating-point numbers. */
  @Order({"src", "result"})
  interface FloatUnaryOp extends UnaryOp {
    /** The number. */
    @Operand(AnyWasmFloat.class)
    Value src();

    /** The value of the function. */
    @Result(AnyWasmFloat.class)
    Value result();
  }

  /** The absolute value of a floating-point number. */
  @Op(dialect = WasmssaDialect.class, name = "abs")
  interface Abs extends FloatUnaryOp {}

  /** Rounds up to an integer. */
  @Op(dialect = WasmssaDialect.class, name = "ceil")
  interface Ceil extends FloatUnaryOp {}

  /** Rounds down to an integer. */
  @Op(dialect = WasmssaDialect.class, name = "floor")
  interface Floor extends FloatUnaryOp {}

  /** The negation of a floating-point number. */
  @Op(dialect = WasmssaDialect.class, name = "neg")
  interface Neg extends FloatUnaryOp {}

  /** The square root of a floating-point number. */
  @Op(dialect = WasmssaDialect.class, name = "sqrt")
  interface Sqrt extends FloatUnaryOp {}

  /** The whole number next to it towards zero. */
  @Op(dialect = WasmssaDialect.class, name = "trunc")
  interface Trunc extends FloatUnaryOp {}

  /** A binary floating-point operation. */
  @TypeConstraint(AnyWasmFloat.class)
  interface FloatBinaryOp extends BinaryOp {}

  /** A floating-point number with the sign of another one. */
  @Op(dialect = WasmssaDialect.class, name = "copysign")
  interface CopySign extends FloatBinaryOp {}

  /** The quotient of two floating-point numbers. */
  @Op(dialect = WasmssaDialect.class, name = "div")
  interface Div extends FloatBinaryOp {}

  /** The greater of two floating-point numbers. */
  @Op(dialect = WasmssaDialect.class, name = "max")
  interface Max extends FloatBinaryOp {}

  /** The lesser of two floating-point numbers. */
  @Op(dialect = WasmssaDialect.class, name = "min")
  interface Min extends FloatBinaryOp {}
}
