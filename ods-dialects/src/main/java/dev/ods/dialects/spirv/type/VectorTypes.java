// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.type;

import dev.ods.builtin.VectorType;
import dev.ods.constraint.AnyI32;
import dev.ods.dialects.spirv.type.ScalarTypes.BFloat16;
import dev.ods.dialects.spirv.type.ScalarTypes.Bool;
import dev.ods.dialects.spirv.type.ScalarTypes.Float32;
import dev.ods.dialects.spirv.type.ScalarTypes.Int16;
import dev.ods.dialects.spirv.type.ScalarTypes.Int32;
import dev.ods.dialects.spirv.type.ScalarTypes.NarrowFloat;
import dev.ods.dialects.spirv.type.ScalarTypes.ScalarFloat;
import dev.ods.dialects.spirv.type.ScalarTypes.ScalarInteger;
import dev.ods.dialects.spirv.type.ScalarTypes.UnsignedInt32;
import dev.ods.dialects.spirv.type.ScalarTypes.UnsignedInteger;
import dev.ods.ir.Type;
import dev.ods.predicate.ElementTypes;
import dev.ods.predicate.Shapes;

/** Constraints on vectors. */
public interface VectorTypes {
  /** A vector of SPIR-V. */
  final class AnySpirvVector {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY =
        "vector of "
            + Bool.SUMMARY
            + " or "
            + ScalarInteger.SUMMARY
            + " or "
            + ScalarFloat.SUMMARY
            + " or "
            + BFloat16.SUMMARY
            + " values"
            + Vectors.LENGTHS;

    /** The class of the types. */
    public static final Class<VectorType> KIND = VectorType.class;

    private AnySpirvVector() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return Vectors.isVector(type, Vectors::isScalar);
    }
  }

  /** A fixed-length vector of truth values. */
  final class BoolVector {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY =
        "fixed-length vector of " + Bool.SUMMARY + " values" + Vectors.LENGTHS;

    private BoolVector() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return Vectors.isFixedVector(type, Bool::test);
    }
  }

  /** A fixed-length vector of {@code i16}. */
  final class Int16Vector {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY =
        "fixed-length vector of " + Int16.SUMMARY + " values" + Vectors.LENGTHS;

    private Int16Vector() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return Vectors.isFixedVector(type, Int16::test);
    }
  }

  /** A fixed-length vector of {@code i32}. */
  final class Int32Vector {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY =
        "fixed-length vector of " + Int32.SUMMARY + " values" + Vectors.LENGTHS;

    private Int32Vector() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return Vectors.isFixedVector(type, Int32::test);
    }
  }

  /** Four 32-bit integers of any signedness. */
  final class Int32Vec4 {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "vector of " + AnyI32.SUMMARY + " values of length 4";

    /** The class of the types. */
    public static final Class<VectorType> KIND = VectorType.class;

    private Int32Vec4() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return Vectors.isVector(type, 4, AnyI32::test);
    }
  }

  /** Four 32-bit integers that are not signed. */
  final class UnsignedInt32Vec4 {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY =
        "vector of " + UnsignedInt32.SUMMARY + " values of length 4";

    /** The class of the types. */
    public static final Class<VectorType> KIND = VectorType.class;

    private UnsignedInt32Vec4() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return Vectors.isVector(type, 4, UnsignedInt32::test);
    }
  }

  /** Four integers that are not signed. */
  final class UnsignedVec4 {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY =
        "vector of " + UnsignedInteger.SUMMARY + " values of length 4";

    /** The class of the types. */
    public static final Class<VectorType> KIND = VectorType.class;

    private UnsignedVec4() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return Vectors.isVector(type, 4, UnsignedInteger::test);
    }
  }

  /** A fixed-length vector of integers. */
  final class IntegerVector {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY =
        "fixed-length vector of " + ScalarInteger.SUMMARY + " values" + Vectors.LENGTHS;

    private IntegerVector() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return Vectors.isFixedVector(type, ScalarInteger::test);
    }
  }

  /** A fixed-length vector of {@code f32}. */
  final class Float32Vector {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY =
        "fixed-length vector of " + Float32.SUMMARY + " values" + Vectors.LENGTHS;

    private Float32Vector() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return Vectors.isFixedVector(type, Float32::test);
    }
  }

  /** Two numbers of type {@code f32}. */
  final class Float32Vec2 {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "vector of " + Float32.SUMMARY + " values of length 2";

    /** The class of the types. */
    public static final Class<VectorType> KIND = VectorType.class;

    private Float32Vec2() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return Vectors.isVector(type, 2, Float32::test);
    }
  }

  /** Four numbers of type {@code f32}. */
  final class Float32Vec4 {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "vector of " + Float32.SUMMARY + " values of length 4";

    /** The class of the types. */
    public static final Class<VectorType> KIND = VectorType.class;

    private Float32Vec4() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return Vectors.isVector(type, 4, Float32::test);
    }
  }

  /** A fixed-length vector of floating-point numbers of IEEE 754. */
  final class FloatVector {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY =
        "fixed-length vector of " + ScalarFloat.SUMMARY + " values" + Vectors.LENGTHS;

    private FloatVector() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return Vectors.isFixedVector(type, ScalarFloat::test);
    }
  }

  /** A fixed-length vector of floating-point numbers. */
  final class AnyFloatVector {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY =
        "fixed-length vector of "
            + ScalarFloat.SUMMARY
            + " or "
            + BFloat16.SUMMARY
            + " values"
            + Vectors.LENGTHS;

    /** The class of the types. */
    public static final Class<VectorType> KIND = VectorType.class;

    private AnyFloatVector() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return Vectors.isFixedVector(type, Vectors::isFloat);
    }
  }

  /** A fixed-length vector of floating-point numbers that are not of double precision. */
  final class NarrowFloatVector {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY =
        "fixed-length vector of " + NarrowFloat.SUMMARY + " values" + Vectors.LENGTHS;

    private NarrowFloatVector() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return Vectors.isFixedVector(type, NarrowFloat::test);
    }
  }

  /** Two to four floating-point numbers of IEEE 754. */
  final class ShortFloatVector {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY =
        "vector of " + ScalarFloat.SUMMARY + " values of length 2/3/4";

    /** The class of the types. */
    public static final Class<VectorType> KIND = VectorType.class;

    private ShortFloatVector() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return type instanceof VectorType
          && Shapes.hasRankAtLeast(type, 1)
          && Shapes.hasElementCount(type, 2, 4)
          && ScalarFloat.test(ElementTypes.orSelf(type));
    }
  }
}
