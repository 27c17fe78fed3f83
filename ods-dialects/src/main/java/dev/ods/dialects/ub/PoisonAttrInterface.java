// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.ub;

import dev.ods.annotation.AttrInterface;
import dev.ods.ir.AttributeInterface;
import dev.ods.ir.Context;

/**
 * An attribute that says how far a value is poison, such as in which elements of a vector (MLIR's
 * interface of the same name, which has no methods).
 */
@AttrInterface
public interface PoisonAttrInterface extends AttributeInterface {
  /** The attribute of a value that is poison as a whole, the default of {@link Poison}. */
  static PoisonAttrInterface whole(Context context) {
    return PoisonAttr.get(context);
  }
}
