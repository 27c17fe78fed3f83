// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.type;

import dev.ods.annotation.*;
import dev.ods.builtin.OpaqueType;
import dev.ods.ir.Type;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/** The dialect's own types, which are kept as text. These constraints check the mnemonic only. */
public interface OwnTypes {
  /** A type of the dialect that begins with a mnemonic. */
  @ConfinedBy(value = Mnemonic.Check.class, summary = "whose mnemonic is {value}")
  @Target(ElementType.TYPE)
  @interface Mnemonic {
    /** The mnemonic. */
    String value();

    /** Decides. */
    final class Check {
      private Check() {}

      static boolean test(Type type, String value) {
        return type instanceof OpaqueType opaque
            && opaque.dialectNamespace().equals("spirv")
            && opaque.data().startsWith(value)
            && (opaque.data().length() == value.length()
                || opaque.data().charAt(value.length()) == '<');
      }
    }
  }

  /** A pointer. */
  @Mnemonic("ptr")
  @Summary("any SPIR-V pointer type")
  interface Pointer {}

  /** An array. */
  @Mnemonic("array")
  @Summary("any SPIR-V array type")
  interface Array {}

  /** An array of unknown length. */
  @Mnemonic("rtarray")
  @Summary("any SPIR-V runtime array type")
  interface RuntimeArray {}

  /** A structure. */
  @Mnemonic("struct")
  @Summary("any SPIR-V struct type")
  interface Struct {}

  /** A cooperative matrix. */
  @Mnemonic("coopmatrix")
  @Summary("any SPIR-V cooperative matrix type")
  interface CooperativeMatrix {}

  /** A matrix. */
  @Mnemonic("matrix")
  @Summary("any SPIR-V matrix type")
  interface Matrix {}

  /** An image with a sampler. */
  @Mnemonic("sampled_image")
  @Summary("any SPIR-V sampled image type")
  interface SampledImage {}

  /** An image. */
  @Mnemonic("image")
  @Summary("any SPIR-V image type")
  interface Image {}

  /** A tensor. */
  @Mnemonic("arm.tensor")
  @Summary("any SPIR-V tensorArm type")
  interface TensorArm {}

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
