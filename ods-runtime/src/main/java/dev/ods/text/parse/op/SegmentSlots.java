// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse.op;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpModel;
import org.jspecify.annotations.Nullable;

/**
 * The inherent attributes with the segment sizes of an op's operands or results. MLIR stores
 * numbers there, one for each group, and accepts nothing else.
 */
final class SegmentSlots {
  private SegmentSlots() {}

  /**
   * Whether a slot of the op is not for segment sizes, or the attribute is a valid list of them.
   */
  static boolean canHold(OpModel model, int index, Attribute value) {
    return mistake(model, index, value) == null;
  }

  /**
   * The message for an attribute that cannot be the segment sizes of the slot; null if it can, or
   * if the slot is for something else.
   */
  static @Nullable String mistake(OpModel model, int index, Attribute value) {
    int groups = groups(model, index);
    if (groups < 0) {
      return null;
    }
    if (!(value instanceof DenseArrayAttr sizes)
        || !(sizes.elementType() instanceof IntegerType type && type.isSignless(32))) {
      return "expected DenseI32ArrayAttr for key `value`";
    }
    return sizes.size() == groups
        ? null
        : "size mismatch in attribute conversion: " + sizes.size() + " vs " + groups;
  }

  /** The number of groups of a slot with segment sizes; -1 for any other slot. */
  private static int groups(OpModel model, int index) {
    OpDefinition definition = model.definition();
    return switch (definition.attributes().get(index).kind()) {
      case ATTRIBUTE, PROPERTY -> -1;
      case OPERAND_SEGMENT_SIZES -> definition.operands().size();
      case RESULT_SEGMENT_SIZES -> definition.results().size();
    };
  }
}
