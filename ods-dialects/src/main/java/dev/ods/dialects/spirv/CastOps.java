// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.spirv.type.ValueTypes.AnyFloatOrVectorOrMatrix;
import dev.ods.dialects.spirv.type.ValueTypes.Float32OrVector;
import dev.ods.dialects.spirv.type.ValueTypes.Int16OrVector;
import dev.ods.dialects.spirv.type.ValueTypes.IntegerOrVectorOrMatrix;
import dev.ods.dialects.spirv.type.ValueTypes.ScalarOrVectorOrPointer;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.rewrite.Matchers;
import dev.ods.trait.*;
import org.jspecify.annotations.Nullable;

/** Conversions between types of numbers (MLIR: SPIRVCastOps.td, SPIRVIntelExtOps.td). */
public interface CastOps {
  /** Converts a value to another type. */
  @Order({"operand", "result"})
  @AssemblyFormat("$operand attr-dict `:` type($operand) `to` type($result)")
  interface ConversionOp extends OpView {
    /** The value to convert. */
    @Operand
    Value operand();

    /** The converted value. */
    @Result
    Value result();
  }

  /** The same bits as a value of another type. */
  @Op(dialect = SpirvDialect.class, name = "Bitcast")
  @Trait(Pure.class)
  @TypeConstraint(ScalarOrVectorOrPointer.class)
  interface Bitcast extends ConversionOp, Foldable {
    /** Looks through another one: the bits are the same. */
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      Operation inner = Matchers.definition(operand(), BitcastOp.MODEL);
      if (inner == null) {
        return null;
      }
      Value original = inner.operand(0);
      if (original.type() == result().type()) {
        return FoldResult.of(original);
      }
      operation().setOperand(0, original);
      return FoldResult.inPlace();
    }

    /** Compares the numbers of bits. */
    default void verify(Diagnostics diagnostics) {
      Casts.verifyBits(operation(), diagnostics);
    }
  }

  /** Converts a floating-point number to an integer. */
  @Trait({Pure.class, SameOperandsAndResultShape.class})
  @TypeConstraint(value = AnyFloatOrVectorOrMatrix.class, of = "operand")
  @TypeConstraint(value = IntegerOrVectorOrMatrix.class, of = "result")
  interface FloatToIntegerOp extends ConversionOp {}

  /** Converts a floating-point number to a signed integer. */
  @Op(dialect = SpirvDialect.class, name = "ConvertFToS")
  interface ConvertFToS extends FloatToIntegerOp {}

  /** Converts a floating-point number to an unsigned integer. */
  @Op(dialect = SpirvDialect.class, name = "ConvertFToU")
  interface ConvertFToU extends FloatToIntegerOp {}

  /** Converts an integer to a floating-point number. */
  @Trait({Pure.class, SameOperandsAndResultShape.class})
  @TypeConstraint(value = IntegerOrVectorOrMatrix.class, of = "operand")
  @TypeConstraint(value = AnyFloatOrVectorOrMatrix.class, of = "result")
  interface IntegerToFloatOp extends ConversionOp {}

  /** Converts a signed integer to a floating-point number. */
  @Op(dialect = SpirvDialect.class, name = "ConvertSToF")
  interface ConvertSToF extends IntegerToFloatOp {}

  /** Converts an unsigned integer to a floating-point number. */
  @Op(dialect = SpirvDialect.class, name = "ConvertUToF")
  interface ConvertUToF extends IntegerToFloatOp {}

  /** Turns a floating-point number into one of another width. */
  @Op(dialect = SpirvDialect.class, name = "FConvert")
  @Trait({Pure.class, SameOperandsAndResultShape.class})
  @TypeConstraint(AnyFloatOrVectorOrMatrix.class)
  interface FConvert extends ConversionOp {
    /** Compares the types of the elements. */
    default void verify(Diagnostics diagnostics) {
      Casts.verifyWidths(operation(), diagnostics);
    }
  }

  /** Turns the bits of a {@code bf16} into an {@code f32}. */
  @Op(dialect = SpirvDialect.class, name = "INTEL.ConvertBF16ToF")
  @Trait(SameOperandsAndResultShape.class)
  @TypeConstraint(value = Int16OrVector.class, of = "operand")
  @TypeConstraint(value = Float32OrVector.class, of = "result")
  interface INTELConvertBF16ToF extends ConversionOp {}

  /** Turns an {@code f32} into the bits of a {@code bf16}. */
  @Op(dialect = SpirvDialect.class, name = "INTEL.ConvertFToBF16")
  @Trait(SameOperandsAndResultShape.class)
  @TypeConstraint(value = Float32OrVector.class, of = "operand")
  @TypeConstraint(value = Int16OrVector.class, of = "result")
  interface INTELConvertFToBF16 extends ConversionOp {}

  /** Rounds an {@code f32} to the precision of {@code tf32}. */
  @Op(dialect = SpirvDialect.class, name = "INTEL.RoundFToTF32")
  @Trait(SameOperandsAndResultShape.class)
  @TypeConstraint(Float32OrVector.class)
  interface INTELRoundFToTF32 extends ConversionOp {}

  /** Converts an integer to another width. */
  @Trait({Pure.class, SameOperandsAndResultShape.class})
  @TypeConstraint(IntegerOrVectorOrMatrix.class)
  interface IntegerWidthOp extends ConversionOp {
    /** Compares the types of the elements. */
    default void verify(Diagnostics diagnostics) {
      Casts.verifyWidths(operation(), diagnostics);
    }
  }

  /** Converts a signed integer to another width. */
  @Op(dialect = SpirvDialect.class, name = "SConvert")
  interface SConvert extends IntegerWidthOp {}

  /** Converts an unsigned integer to another width. */
  @Op(dialect = SpirvDialect.class, name = "UConvert")
  interface UConvert extends IntegerWidthOp {}
}
