// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.RankedTensorType;
import dev.ods.ir.Type;
import java.util.Collections;
import java.util.List;

/** The types of the elements of a tensor. */
public final class ElementsOf {
  private ElementsOf() {}

  /** The element type of a tensor type of static shape, once for each element. */
  public static List<Type> apply(Type type) {
    RankedTensorType tensor = (RankedTensorType) type;
    return Collections.nCopies((int) Extents.product(tensor.shape()), tensor.elementType());
  }
}
