// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.type;

import dev.ods.builtin.OpaqueType;
import dev.ods.ir.Type;

/** The dialect's own types, which are kept as text. These constraints check the mnemonic only. */
public final class OwnTypes {
  private OwnTypes() {}

  static boolean is(Type type, String mnemonic) {
    return type instanceof OpaqueType opaque
        && opaque.dialectNamespace().equals("spirv")
        && opaque.data().startsWith(mnemonic)
        && (opaque.data().length() == mnemonic.length()
            || opaque.data().charAt(mnemonic.length()) == '<');
  }

  /** A pointer. */
  public static final class Pointer {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "any SPIR-V pointer type";

    private Pointer() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return is(type, "ptr");
    }
  }

  /** An array. */
  public static final class Array {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "any SPIR-V array type";

    private Array() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return is(type, "array");
    }
  }

  /** An array of unknown length. */
  public static final class RuntimeArray {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "any SPIR-V runtime array type";

    private RuntimeArray() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return is(type, "rtarray");
    }
  }

  /** A structure. */
  public static final class Struct {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "any SPIR-V struct type";

    private Struct() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return is(type, "struct");
    }
  }

  /** A cooperative matrix. */
  public static final class CooperativeMatrix {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "any SPIR-V cooperative matrix type";

    private CooperativeMatrix() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return is(type, "coopmatrix");
    }
  }

  /** A matrix. */
  public static final class Matrix {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "any SPIR-V matrix type";

    private Matrix() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return is(type, "matrix");
    }
  }

  /** An image with a sampler. */
  public static final class SampledImage {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "any SPIR-V sampled image type";

    private SampledImage() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return is(type, "sampled_image");
    }
  }

  /** An image. */
  public static final class Image {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "any SPIR-V image type";

    private Image() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return is(type, "image");
    }
  }

  /** A tensor. */
  public static final class TensorArm {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "any SPIR-V tensorArm type";

    private TensorArm() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return is(type, "arm.tensor");
    }
  }

  /** A cooperative matrix of integers. */
  public static final class IntegerMatrix {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "Cooperative Matrix of 8/16/32/64-bit integer values";

    private IntegerMatrix() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return CooperativeMatrix.test(type);
    }
  }

  /** A cooperative matrix of floating-point numbers of IEEE 754. */
  public static final class FloatMatrix {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "Cooperative Matrix of 16/32/64-bit float values";

    private FloatMatrix() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return CooperativeMatrix.test(type);
    }
  }

  /** A cooperative matrix of floating-point numbers. */
  public static final class AnyFloatMatrix {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY =
        "Cooperative Matrix of 16/32/64-bit float or BFloat16 values";

    private AnyFloatMatrix() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return CooperativeMatrix.test(type);
    }
  }
}
