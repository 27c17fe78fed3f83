// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import dev.ods.builtin.ComplexType;
import dev.ods.ir.Type;

/** A complex type of any element type. */
public final class AnyComplex {
  /** The summary of the constraint, for diagnostics. */
  public static final String SUMMARY = "complex-type";

  /** The class of the types. */
  public static final Class<ComplexType> KIND = ComplexType.class;

  private AnyComplex() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof ComplexType;
  }
}
