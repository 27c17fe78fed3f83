// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.ir.Type;
import dev.ods.predicate.ElementTypes;

/** The type of the elements of a vector; of a scalar the scalar itself. */
public final class ElementOf {
  private ElementOf() {}

  /** The type of one element. */
  public static Type apply(Type type) {
    return ElementTypes.orSelf(type);
  }
}
