// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.ir.AttributeInterface;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An attribute with the devices that code is compiled for (MLIR's interface of the same name): the
 * keys of its entries are the names of the devices, their values {@link TargetDeviceSpecInterface}.
 */
public interface TargetSystemSpecInterface extends AttributeInterface {
  /** The devices in order. */
  List<? extends DataLayoutEntryInterface> entries();

  /** A device by its name, or null. */
  default @Nullable TargetDeviceSpecInterface deviceSpec(String device) {
    for (DataLayoutEntryInterface entry : entries()) {
      if (device.equals(entry.identifier())) {
        return entry.value().as(TargetDeviceSpecInterface.class);
      }
    }
    return null;
  }
}
