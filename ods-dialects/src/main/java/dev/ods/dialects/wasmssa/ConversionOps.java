// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.wasmssa.ValueTypes.AnyNumber;
import dev.ods.dialects.wasmssa.ValueTypes.AnyWasmFloat;
import dev.ods.dialects.wasmssa.ValueTypes.AnyWasmInteger;
import dev.ods.dialects.wasmssa.ValueTypes.BuiltinF32;
import dev.ods.dialects.wasmssa.ValueTypes.BuiltinF64;
import dev.ods.dialects.wasmssa.ValueTypes.NarrowInteger;
import dev.ods.dialects.wasmssa.ValueTypes.WideInteger;
import dev.ods.ir.*;
import java.math.BigInteger;
import java.util.Set;

/** Conversions of numbers from one type to another. */
public interface ConversionOps {
  /** Turns a number into one of another type. */
  @AssemblyFormat("$input `:` type($input) `to` type($result) attr-dict")
  interface ConversionOp extends OpView {}

  /** Turns an integer into the nearest floating-point number. */
  @Order({"input", "result"})
  interface IntegerToFloatOp extends ConversionOp {
    /** The integer. */
    @Operand(AnyWasmInteger.class)
    Value input();

    /** Rounds to nearest, ties to even. */
    @Result(AnyWasmFloat.class)
    Value result();
  }

  /** Turns a signed integer into a floating-point number. */
  @Op(dialect = WasmssaDialect.class, name = "convert_s")
  interface ConvertS extends IntegerToFloatOp {}

  /** Turns an unsigned integer into a floating-point number. */
  @Op(dialect = WasmssaDialect.class, name = "convert_u")
  interface ConvertU extends IntegerToFloatOp {}

  /** Turns a floating-point number into one of less precision. */
  @Op(dialect = WasmssaDialect.class, name = "demote")
  interface Demote extends ConversionOp {
    /** The number. */
    @Operand(F64.class)
    Value input();

    /** The number of less precision. */
    @Result(F32.class)
    Value result();
  }

  /** Turns a floating-point number into one of more precision. */
  @Op(dialect = WasmssaDialect.class, name = "promote")
  interface Promote extends ConversionOp {
    /** The number. */
    @Operand(BuiltinF32.class)
    Value input();

    /** The number of more precision. */
    @Result(BuiltinF64.class)
    Value result();
  }

  /** The same bits as a number of another type. */
  @Op(dialect = WasmssaDialect.class, name = "reinterpret")
  @AssemblyFormat("$input `:` type($input) `as` type($result) attr-dict")
  interface Reinterpret extends ConversionOp {
    /** The number. */
    @Operand(AnyNumber.class)
    Value input();

    /** The number of the other type. */
    @Result(AnyNumber.class)
    Value result();

    /** The types differ, but not in their widths. */
    default void verify(Diagnostics diagnostics) {
      Type from = input().type();
      Type to = result().type();
      if (from == to) {
        diagnostics.error(operation(), "reinterpret input and output type should be distinct");
      } else if (Numbers.width(from) != Numbers.width(to)) {
        diagnostics.error(
            operation(),
            "input type ('%s') and output type ('%s') have incompatible bit widths"
                .formatted(from, to));
      }
    }
  }

  /** The lower half of the bits of an integer. */
  @Op(dialect = WasmssaDialect.class, name = "wrap")
  interface Wrap extends ConversionOp {
    /** The integer. */
    @Operand(WideInteger.class)
    Value input();

    /** Its lower bits. */
    @Result(NarrowInteger.class)
    Value result();
  }

  /** Sign-extends the lower bits of an integer. */
  @Op(dialect = WasmssaDialect.class, name = "extend")
  @AllTypesMatch({"input", "result"})
  @AssemblyFormat("$bitsToTake `low` `bits` `from` $input `:` type($input) attr-dict")
  interface ExtendLowBitsS extends OpView {
    /** The widths for which there are instructions. */
    Set<BigInteger> WIDTHS =
        Set.of(BigInteger.valueOf(8), BigInteger.valueOf(16), BigInteger.valueOf(32));

    /** The integer. */
    @Operand(AnyWasmInteger.class)
    Value input();

    /** The number of relevant bits: 8, 16 or 32. */
    @Attr(AnyIntegerAttr.class)
    IntegerAttr bitsToTake();

    /** The sign-extended lower bits. */
    @Result(AnyWasmInteger.class)
    Value result();

    /** The bits are fewer than the integer has. */
    default void verify(Diagnostics diagnostics) {
      BigInteger bits = Numbers.limitedValue(bitsToTake());
      if (!WIDTHS.contains(bits)) {
        diagnostics.error(operation(), "extend op can only take 8, 16 or 32 bits. Got " + bits);
      } else if (bits.intValue() >= Numbers.width(input().type())) {
        diagnostics.error(
            operation(),
            "trying to extend the %d low bits from a '%s' value is illegal"
                .formatted(bits, input().type()));
      }
    }
  }

  /** Widens an integer of 32 bits to 64. */
  @Order({"input", "result"})
  @AssemblyFormat("$input `to` type($result) attr-dict")
  interface ExtendI32Op extends OpView {
    /** The integer. */
    @Operand(I32.class)
    Value input();

    /** The widened integer. */
    @Result(I64.class)
    Value result();
  }

  /** Widens a signed integer. */
  @Op(dialect = WasmssaDialect.class, name = "extend_i32_s")
  interface ExtendSI32 extends ExtendI32Op {}

  /** Widens an unsigned integer. */
  @Op(dialect = WasmssaDialect.class, name = "extend_i32_u")
  interface ExtendUI32 extends ExtendI32Op {}

  /** An integer of any type, with the builtin dialect's summary. */
  @Summary("An Attribute containing a integer value")
  interface AnyIntegerAttr {
    /** Whether an attribute satisfies the constraint. */
    static boolean test(Attribute attribute) {
      return attribute instanceof IntegerAttr;
    }
  }
}
