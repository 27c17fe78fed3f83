// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse.op;

import dev.ods.builtin.DenseArrayAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpDefinition;
import dev.ods.ir.OpModel;
import org.jspecify.annotations.Nullable;

/**
 * The inherent attributes that say how long the groups of an op's operands or results are. MLIR
 * keeps no attributes there but numbers, one for each group, and takes nothing else.
 */
final class SegmentSlots {
  private SegmentSlots() {}

  /** Whether a slot of the op holds anything but such lengths, or the attribute fits as lengths. */
  static boolean canHold(OpModel model, int index, Attribute value) {
    return mistake(model, index, value) == null;
  }

  /** Why an attribute cannot be the lengths of the slot; null if it can, or the slot has others. */
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

  /** How many groups the slot has lengths of; -1 if it is another slot. */
  private static int groups(OpModel model, int index) {
    OpDefinition definition = model.definition();
    return switch (definition.attributes().get(index).kind()) {
      case ATTRIBUTE -> -1;
      case OPERAND_SEGMENT_SIZES -> definition.operands().size();
      case RESULT_SEGMENT_SIZES -> definition.results().size();
    };
  }
}
