// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.constraint.ElementTypes;
import dev.ods.ir.Type;

/** The type of the elements of a vector; of a scalar the scalar itself. */
public final class ElementOf {
  private ElementOf() {}

  /** The type of one element. */
  public static Type apply(Type type) {
    return ElementTypes.orSelf(type);
  }
}
