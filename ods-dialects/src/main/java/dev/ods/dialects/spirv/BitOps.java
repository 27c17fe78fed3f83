// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.*;
import dev.ods.dialects.spirv.UnaryFunctionOp.IntegerUnaryOp;
import dev.ods.dialects.spirv.type.ScalarTypes.ScalarInteger;
import dev.ods.dialects.spirv.type.ValueTypes.IntegerOrVector;
import dev.ods.ir.*;
import dev.ods.trait.*;

/** Operations on the bits of integers (MLIR: SPIRVBitOps.td). */
public interface BitOps {
  /** How many bits are set. */
  @Op(dialect = SpirvDialect.class, name = "BitCount")
  interface BitCount extends IntegerUnaryOp {}

  /** The bits in the opposite order. */
  @Op(dialect = SpirvDialect.class, name = "BitReverse")
  interface BitReverse extends IntegerUnaryOp {}

  /** The complement of all bits. */
  @Op(dialect = SpirvDialect.class, name = "Not")
  @FoldedBy(value = IntegerFolds.class, name = "NOT")
  interface Not extends IntegerUnaryOp {}

  /** Reads or writes adjacent bits of an integer. */
  @Order({"base", "offset", "count", "result"})
  @Trait(Pure.class)
  @AssemblyFormat("operands attr-dict `:` type($base) `,` type($offset) `,` type($count)")
  interface BitFieldOp extends OpView {
    /** The integer. */
    @Operand(IntegerOrVector.class)
    Value base();

    /** The lowest of the bits. */
    @Operand(ScalarInteger.class)
    Value offset();

    /** How many they are. */
    @Operand(ScalarInteger.class)
    Value count();

    /** The changed integer, or the bits as a number. */
    @Result(IntegerOrVector.class)
    Value result();
  }

  /** Replaces adjacent bits of an integer. */
  @Op(dialect = SpirvDialect.class, name = "BitFieldInsert")
  @Order({"base", "insert", "offset", "count", "result"})
  @AllTypesMatch({"base", "insert", "result"})
  interface BitFieldInsert extends BitFieldOp {
    /** The new bits. */
    @Operand(IntegerOrVector.class)
    Value insert();
  }

  /** Extracts adjacent bits of an integer, as a signed number. */
  @Op(dialect = SpirvDialect.class, name = "BitFieldSExtract")
  @AllTypesMatch({"base", "result"})
  interface BitFieldSExtract extends BitFieldOp {}

  /** Extracts adjacent bits of an integer, as an unsigned number. */
  @Op(dialect = SpirvDialect.class, name = "BitFieldUExtract")
  @AllTypesMatch({"base", "result"})
  interface BitFieldUExtract extends BitFieldOp {}

  /** Combines the bits of two integers. */
  @Order({"operand1", "operand2", "result"})
  @Trait({Commutative.class, Pure.class, SameOperandsAndResultType.class})
  @AssemblyFormat("operands attr-dict `:` type($result)")
  interface BitwiseOp extends OpView {
    /** The first operand. */
    @Operand(IntegerOrVector.class)
    Value operand1();

    /** The second operand. */
    @Operand(IntegerOrVector.class)
    Value operand2();

    /** The result. */
    @Result(IntegerOrVector.class)
    Value result();
  }

  /** The bits that are set in both. */
  @Op(dialect = SpirvDialect.class, name = "BitwiseAnd")
  @FoldedBy(value = IntegerFolds.class, name = "AND")
  interface BitwiseAnd extends BitwiseOp {}

  /** The bits that are set in at least one. */
  @Op(dialect = SpirvDialect.class, name = "BitwiseOr")
  @FoldedBy(value = IntegerFolds.class, name = "OR")
  interface BitwiseOr extends BitwiseOp {}

  /** The bits that are set in one only. */
  @Op(dialect = SpirvDialect.class, name = "BitwiseXor")
  @FoldedBy(value = IntegerFolds.class, name = "XOR")
  interface BitwiseXor extends BitwiseOp {}

  /** Moves the bits of an integer. */
  @Order({"operand1", "operand2", "result"})
  @Trait({Pure.class, SameOperandsAndResultShape.class})
  @AllTypesMatch({"operand1", "result"})
  @AssemblyFormat("operands attr-dict `:` type($operand1) `,` type($operand2)")
  interface ShiftOp extends OpView {
    /** The integer. */
    @Operand(IntegerOrVector.class)
    Value operand1();

    /** By how many bits. */
    @Operand(IntegerOrVector.class)
    Value operand2();

    /** The moved bits. */
    @Result(IntegerOrVector.class)
    Value result();
  }

  /** Shifts bits to the left, with zeros. */
  @Op(dialect = SpirvDialect.class, name = "ShiftLeftLogical")
  @FoldedBy(value = IntegerFolds.class, name = "SHIFT_LEFT")
  interface ShiftLeftLogical extends ShiftOp {}

  /** Shifts bits to the right, with copies of the sign. */
  @Op(dialect = SpirvDialect.class, name = "ShiftRightArithmetic")
  @FoldedBy(value = IntegerFolds.class, name = "SHIFT_RIGHT_SIGNED")
  interface ShiftRightArithmetic extends ShiftOp {}

  /** Shifts bits to the right, with zeros. */
  @Op(dialect = SpirvDialect.class, name = "ShiftRightLogical")
  @FoldedBy(value = IntegerFolds.class, name = "SHIFT_RIGHT_UNSIGNED")
  interface ShiftRightLogical extends ShiftOp {}
}
