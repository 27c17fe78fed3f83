// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.fold;

import dev.ods.builtin.DenseElementsBuilder;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.ShapedType;
import dev.ods.ir.Attribute;
import org.jspecify.annotations.Nullable;

/** How a selection between the elements of two constants folds. */
public final class ElementSelection {
  private ElementSelection() {}

  /**
   * The elements of one constant where a mask is true, and otherwise those of another one.
   *
   * @return null unless all three are constants with elements
   */
  public static @Nullable Attribute of(
      @Nullable Attribute condition, @Nullable Attribute lhs, @Nullable Attribute rhs) {
    if (!(condition instanceof DenseIntOrFPElementsAttr mask)
        || !(lhs instanceof DenseIntOrFPElementsAttr left)
        || !(rhs instanceof DenseIntOrFPElementsAttr right)) {
      return null;
    }
    DenseElementsBuilder builder = DenseElementsBuilder.create((ShapedType) left.type());
    for (long i = 0; i < mask.elementCount(); i++) {
      DenseIntOrFPElementsAttr chosen = mask.booleanValue(i) ? left : right;
      for (int part = 0; part < chosen.partCount(); part++) {
        builder.add(chosen.bigBits(i, part));
      }
    }
    return builder.build();
  }
}
