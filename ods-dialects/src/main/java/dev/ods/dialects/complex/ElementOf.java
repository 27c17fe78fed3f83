// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.builtin.ComplexType;
import dev.ods.ir.Type;

/** The element type of a complex number. */
public final class ElementOf {
  private ElementOf() {}

  /** The element type of a complex type. */
  public static Type apply(Type type) {
    return ((ComplexType) type).elementType();
  }
}
