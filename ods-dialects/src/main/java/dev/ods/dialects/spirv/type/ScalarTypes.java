// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.type;

import dev.ods.builtin.IntegerType;
import dev.ods.constraint.BF16;
import dev.ods.constraint.F16;
import dev.ods.constraint.F32;
import dev.ods.constraint.F64;
import dev.ods.constraint.I1;
import dev.ods.constraint.I16;
import dev.ods.constraint.I32;
import dev.ods.constraint.NoneTypeConstraint;
import dev.ods.ir.Context;
import dev.ods.ir.Type;

/** Constraints on scalars. */
public interface ScalarTypes {
  /** The type {@code i1}. */
  final class Bool {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "bool";

    /** The class of the types. */
    public static final Class<IntegerType> KIND = IntegerType.class;

    private Bool() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return I1.test(type);
    }

    /** The one type that satisfies the constraint. */
    public static Type build(Context context) {
      return I1.build(context);
    }
  }

  /** The type {@code i16}. */
  final class Int16 {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "Int16";

    private Int16() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return I16.test(type);
    }
  }

  /** The type {@code i32}. */
  final class Int32 {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "Int32";

    /** The class of the types. */
    public static final Class<IntegerType> KIND = IntegerType.class;

    private Int32() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return I32.test(type);
    }

    /** The one type that satisfies the constraint. */
    public static Type build(Context context) {
      return I32.build(context);
    }
  }

  /** A 32-bit integer that is not signed. */
  final class UnsignedInt32 {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "32-bit signless/unsigned integer";

    private UnsignedInt32() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return type instanceof IntegerType integer && integer.width() == 32 && !integer.isSigned();
    }
  }

  /** An integer that is not signed. */
  final class UnsignedInteger {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "8/16/32/64-bit signless/unsigned integer";

    private UnsignedInteger() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return ScalarInteger.test(type) && !((IntegerType) type).isSigned();
    }
  }

  /** An integer of any signedness. */
  final class ScalarInteger {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "8/16/32/64-bit integer";

    /** The class of the types. */
    public static final Class<IntegerType> KIND = IntegerType.class;

    private ScalarInteger() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return type instanceof IntegerType integer && hasWidth(integer.width());
    }

    /** Whether integers of SPIR-V have this width. */
    static boolean hasWidth(int width) {
      return width == 8 || width == 16 || width == 32 || width == 64;
    }
  }

  /** The type {@code f32}. */
  final class Float32 {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "Float32";

    private Float32() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return F32.test(type);
    }
  }

  /** A floating-point number of IEEE 754. */
  final class ScalarFloat {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "16/32/64-bit float";

    private ScalarFloat() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return F16.test(type) || F32.test(type) || F64.test(type);
    }
  }

  /** An IEEE 754 floating-point number other than double precision. */
  final class NarrowFloat {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "16/32-bit float";

    private NarrowFloat() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return F16.test(type) || F32.test(type);
    }
  }

  /** The type {@code bf16}. */
  final class BFloat16 {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "BFloat16";

    private BFloat16() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return BF16.test(type);
    }
  }

  /** The type {@code none}. */
  final class VoidType {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "void";

    private VoidType() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return NoneTypeConstraint.test(type);
    }
  }
}
