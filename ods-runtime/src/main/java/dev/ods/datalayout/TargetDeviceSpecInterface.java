// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.ir.AttributeInterface;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An attribute with the properties of a device (MLIR's interface of the same name). */
public interface TargetDeviceSpecInterface extends AttributeInterface {
  /** The properties in order; their keys are identifiers. */
  List<? extends DataLayoutEntryInterface> entries();

  /** A property by its identifier, or null. */
  default @Nullable DataLayoutEntryInterface entryFor(String identifier) {
    for (DataLayoutEntryInterface entry : entries()) {
      if (identifier.equals(entry.identifier())) {
        return entry;
      }
    }
    return null;
  }
}
