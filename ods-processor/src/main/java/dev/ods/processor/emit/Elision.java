// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import dev.ods.processor.format.OpFormat;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.PropertySpec;
import java.util.ArrayList;
import java.util.List;

/**
 * The inherent attributes that the attribute dictionary of a format elides, as they are printed
 * elsewhere or have their default value.
 */
final class Elision {
  private final List<String> written = new ArrayList<>();
  private boolean hasDefaults;

  Elision(OpShape shape, OpFormat format) {
    for (AttributeSpec attribute : shape.attributes()) {
      // Where all operands are read as one list, nothing tells how they form groups.
      if (format.usedAttributes().contains(attribute)
          || (shape.spec().groupedBy(attribute) != null && !format.allOperands())) {
        written.add(OpShape.slotConstant(attribute.accessor()));
      } else {
        hasDefaults |= attribute.defaultValue() != null;
      }
    }
    for (PropertySpec property : shape.properties()) {
      if (format.usedProperties().contains(property)) {
        written.add(OpShape.slotConstant(property.accessor()));
      }
    }
    if (shape.operandGroups().isSegmented() && !format.allOperands()) {
      written.add(OpShape.slotConstant(OpShape.OPERAND_SEGMENTS));
    }
    if (shape.resultGroups().isSegmented() && !format.allResultTypes()) {
      written.add(OpShape.slotConstant(OpShape.RESULT_SEGMENTS));
    }
  }

  /** The slots of the attributes that the format prints elsewhere. */
  List<String> written() {
    return written;
  }

  /** Whether nothing is elided. */
  boolean isEmpty() {
    return written.isEmpty() && !hasDefaults;
  }
}
