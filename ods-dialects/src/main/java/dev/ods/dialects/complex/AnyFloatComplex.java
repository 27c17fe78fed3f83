// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.builtin.ComplexType;
import dev.ods.builtin.FloatType;
import dev.ods.ir.Type;

/** A complex number of floating-point numbers. */
public final class AnyFloatComplex {
  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "complex type with floating-point elements";

  /** The class of the types. */
  public static final Class<ComplexType> KIND = ComplexType.class;

  private AnyFloatComplex() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof ComplexType complex && complex.elementType() instanceof FloatType;
  }
}
