// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.type;

import dev.ods.annotation.AnyOf;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.VectorType;
import dev.ods.dialects.spirv.type.ScalarTypes.BFloat16;
import dev.ods.dialects.spirv.type.ScalarTypes.Bool;
import dev.ods.dialects.spirv.type.ScalarTypes.Float32;
import dev.ods.dialects.spirv.type.ScalarTypes.Int16;
import dev.ods.dialects.spirv.type.ScalarTypes.Int32;
import dev.ods.dialects.spirv.type.ScalarTypes.NarrowFloat;
import dev.ods.dialects.spirv.type.ScalarTypes.ScalarFloat;
import dev.ods.dialects.spirv.type.ScalarTypes.ScalarInteger;
import dev.ods.dialects.spirv.type.ScalarTypes.VoidType;
import dev.ods.dialects.spirv.type.VectorTypes.AnyFloatVector;
import dev.ods.dialects.spirv.type.VectorTypes.AnySpirvVector;
import dev.ods.dialects.spirv.type.VectorTypes.BoolVector;
import dev.ods.dialects.spirv.type.VectorTypes.Float32Vector;
import dev.ods.dialects.spirv.type.VectorTypes.FloatVector;
import dev.ods.dialects.spirv.type.VectorTypes.Int16Vector;
import dev.ods.dialects.spirv.type.VectorTypes.Int32Vector;
import dev.ods.dialects.spirv.type.VectorTypes.IntegerVector;
import dev.ods.dialects.spirv.type.VectorTypes.NarrowFloatVector;
import dev.ods.ir.Type;
import dev.ods.predicate.ElementTypes;

/** Constraints that several kinds of types satisfy, and on how a type fits another one. */
public interface ValueTypes {
  /** A floating-point number of any format, or a vector or cooperative matrix of such. */
  @AnyOf({AnyFloatingPoint.class, AnyFloatVector.class, OwnTypes.AnyFloatMatrix.class})
  interface AnyFloatOrVectorOrMatrix {}

  /** A floating-point number. */
  @AnyOf({ScalarFloat.class, BFloat16.class})
  interface AnyFloatingPoint {}

  /** A truth value or a vector of such. */
  @AnyOf({Bool.class, BoolVector.class})
  interface BoolOrVector {}

  /** A composite. */
  @AnyOf({
    AnySpirvVector.class,
    OwnTypes.Array.class,
    OwnTypes.RuntimeArray.class,
    OwnTypes.Struct.class,
    OwnTypes.CooperativeMatrix.class,
    OwnTypes.Matrix.class,
    OwnTypes.TensorArm.class
  })
  interface Composite {}

  /** An {@code f32} or a vector of such. */
  @AnyOf({Float32.class, Float32Vector.class})
  interface Float32OrVector {}

  /** A floating-point number or a vector of such. */
  @AnyOf({ScalarFloat.class, FloatVector.class})
  interface FloatOrVector {}

  /** A floating-point number, or a vector or cooperative matrix of such. */
  @AnyOf({FloatOrVector.class, OwnTypes.FloatMatrix.class})
  interface FloatOrVectorOrMatrix {}

  /** An {@code i16} or a vector of such. */
  @AnyOf({Int16.class, Int16Vector.class})
  interface Int16OrVector {}

  /** An {@code i32} or a vector of such. */
  @AnyOf({Int32.class, Int32Vector.class})
  interface Int32OrVector {}

  /** An integer or a vector of such. */
  @AnyOf({ScalarInteger.class, IntegerVector.class})
  interface IntegerOrVector {}

  /** An integer, or a vector or cooperative matrix of such. */
  @AnyOf({IntegerOrVector.class, OwnTypes.IntegerMatrix.class})
  interface IntegerOrVectorOrMatrix {}

  /** A floating-point number that is not of double precision, or a vector of such. */
  @AnyOf({NarrowFloat.class, NarrowFloatVector.class})
  interface NarrowFloatOrVector {}

  /** A number. */
  @AnyOf({ScalarInteger.class, AnyFloatingPoint.class})
  interface Numerical {}

  /** A number or a truth value. */
  @AnyOf({Numerical.class, Bool.class})
  interface Scalar {}

  /** A scalar or a vector. */
  @AnyOf({Scalar.class, AnySpirvVector.class})
  interface ScalarOrVector {}

  /** A scalar, a vector or a pointer. */
  @AnyOf({ScalarOrVector.class, OwnTypes.Pointer.class})
  interface ScalarOrVectorOrPointer {}

  /** An operand of a selection. */
  @AnyOf({Scalar.class, AnySpirvVector.class, OwnTypes.Pointer.class})
  interface SelectType {}

  /** A type of SPIR-V. */
  @AnyOf({
    VoidType.class,
    Bool.class,
    ScalarInteger.class,
    AnyFloatingPoint.class,
    AnySpirvVector.class,
    OwnTypes.Pointer.class,
    OwnTypes.Array.class,
    OwnTypes.RuntimeArray.class,
    OwnTypes.Struct.class,
    OwnTypes.CooperativeMatrix.class,
    OwnTypes.Matrix.class,
    OwnTypes.SampledImage.class,
    OwnTypes.Image.class,
    OwnTypes.TensorArm.class
  })
  interface SpirvType {}

  /** A number or a truth value, or a vector of such. */
  @AnyOf({FloatOrVector.class, IntegerOrVector.class, BoolOrVector.class})
  interface UniformValue {}

  /** The type of a truth value for each element of another type. */
  final class BoolOfShape {
    private BoolOfShape() {}

    /** An {@code i1}, or a vector of as many. */
    public static Type apply(Type type) {
      IntegerType bool = IntegerType.get(type.context(), 1);
      return type instanceof VectorType vector
          ? VectorType.get(new long[] {vector.elementCount()}, bool)
          : bool;
    }
  }

  /** The type of the elements of a vector; of a scalar the scalar itself. */
  final class ElementOf {
    private ElementOf() {}

    /** The type of one element. */
    public static Type apply(Type type) {
      return ElementTypes.orSelf(type);
    }
  }
}
