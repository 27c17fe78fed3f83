// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Folder;
import org.jspecify.annotations.Nullable;

/** How casts fold: only to what is the result whether an index has 32 bits or 64. */
enum CastFold implements Folder {
  /** Wider numbers have copies of the sign. */
  SIGNED,
  /** Wider numbers have zeros. */
  UNSIGNED;

  @Override
  public @Nullable FoldResult fold(Operation op, Constants constants) {
    if (!(constants.ofOperand(op, 0) instanceof IntegerAttr input)) {
      return null;
    }
    APInt number = ConstantFolding.integer(input);
    APInt result = number == null ? null : convert(number, op.resultType(0));
    Attribute folded = result == null ? null : ConstantFolding.splat(op.resultType(0), result);
    return folded == null ? null : FoldResult.of(folded);
  }

  private @Nullable APInt convert(APInt number, Type type) {
    if (!(type instanceof IntegerType integer)) {
      // What 64 bits hold, truncated, is what 32 bits hold.
      return resize(number, IndexType.STORAGE_WIDTH);
    }
    int width = integer.width();
    if (width <= IndexFold.NARROW) {
      return resize(number, width);
    }
    APInt narrow = number.resizeUnsigned(IndexFold.NARROW);
    int compared = Math.min(width, IndexType.STORAGE_WIDTH);
    return resize(narrow, compared).equals(resize(number, compared)) ? resize(number, width) : null;
  }

  private APInt resize(APInt number, int width) {
    return this == SIGNED ? number.resizeSigned(width) : number.resizeUnsigned(width);
  }
}
