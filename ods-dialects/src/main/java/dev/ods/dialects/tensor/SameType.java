// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.ir.Type;

/** The same type. */
public final class SameType {
  private SameType() {}

  /** The type itself. */
  public static Type apply(Type type) {
    return type;
  }
}
