// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.type;

import dev.ods.annotation.*;
import dev.ods.builtin.OpaqueType;
import dev.ods.ir.Type;

/** The dialect's own types, which are kept as text. These constraints check the mnemonic only. */
public interface OwnTypes {
  private static boolean is(Type type, String mnemonic) {
    return type instanceof OpaqueType opaque
        && opaque.dialectNamespace().equals("spirv")
        && opaque.data().startsWith(mnemonic)
        && (opaque.data().length() == mnemonic.length()
            || opaque.data().charAt(mnemonic.length()) == '<');
  }

  /** A pointer. */
  @Summary("any SPIR-V pointer type")
  interface Pointer {
    /** Whether a type satisfies the constraint. */
    static boolean test(Type type) {
      return is(type, "ptr");
    }
  }

  /** An array. */
  @Summary("any SPIR-V array type")
  interface Array {
    /** Whether a type satisfies the constraint. */
    static boolean test(Type type) {
      return is(type, "array");
    }
  }

  /** An array of unknown length. */
  @Summary("any SPIR-V runtime array type")
  interface RuntimeArray {
    /** Whether a type satisfies the constraint. */
    static boolean test(Type type) {
      return is(type, "rtarray");
    }
  }

  /** A structure. */
  @Summary("any SPIR-V struct type")
  interface Struct {
    /** Whether a type satisfies the constraint. */
    static boolean test(Type type) {
      return is(type, "struct");
    }
  }

  /** A cooperative matrix. */
  @Summary("any SPIR-V cooperative matrix type")
  interface CooperativeMatrix {
    /** Whether a type satisfies the constraint. */
    static boolean test(Type type) {
      return is(type, "coopmatrix");
    }
  }

  /** A matrix. */
  @Summary("any SPIR-V matrix type")
  interface Matrix {
    /** Whether a type satisfies the constraint. */
    static boolean test(Type type) {
      return is(type, "matrix");
    }
  }

  /** An image with a sampler. */
  @Summary("any SPIR-V sampled image type")
  interface SampledImage {
    /** Whether a type satisfies the constraint. */
    static boolean test(Type type) {
      return is(type, "sampled_image");
    }
  }

  /** An image. */
  @Summary("any SPIR-V image type")
  interface Image {
    /** Whether a type satisfies the constraint. */
    static boolean test(Type type) {
      return is(type, "image");
    }
  }

  /** A tensor. */
  @Summary("any SPIR-V tensorArm type")
  interface TensorArm {
    /** Whether a type satisfies the constraint. */
    static boolean test(Type type) {
      return is(type, "arm.tensor");
    }
  }

  /** A cooperative matrix of integers. */
  @AllOf(CooperativeMatrix.class)
  @Summary("Cooperative Matrix of 8/16/32/64-bit integer values")
  interface IntegerMatrix {}

  /** A cooperative matrix of floating-point numbers of IEEE 754. */
  @AllOf(CooperativeMatrix.class)
  @Summary("Cooperative Matrix of 16/32/64-bit float values")
  interface FloatMatrix {}

  /** A cooperative matrix of floating-point numbers. */
  @AllOf(CooperativeMatrix.class)
  @Summary("Cooperative Matrix of 16/32/64-bit float or BFloat16 values")
  interface AnyFloatMatrix {}
}
