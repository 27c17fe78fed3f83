// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.MemRefType;
import dev.ods.ir.Type;

/** The type of the elements of a memref. */
public final class ElementOf {
  private ElementOf() {}

  /** The element type of a memref type. */
  public static Type apply(Type type) {
    return ((MemRefType) type).elementType();
  }
}
