// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Summary;
import dev.ods.builtin.ComplexType;
import dev.ods.builtin.FloatType;
import dev.ods.ir.Type;

/** A complex number of floating-point numbers. */
@Summary("complex type with floating-point elements")
public interface AnyFloatComplex {
  /** The class of the types. */
  Class<ComplexType> KIND = ComplexType.class;

  /** Whether a type satisfies the constraint. */
  static boolean test(Type type) {
    return type instanceof ComplexType complex && complex.elementType() instanceof FloatType;
  }
}
