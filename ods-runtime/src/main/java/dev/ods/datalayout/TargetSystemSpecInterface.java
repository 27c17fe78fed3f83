// SPDX-License-Identifier: Apache-2.0
package dev.ods.datalayout;

import dev.ods.ir.Attribute;
import org.jspecify.annotations.Nullable;

/**
 * An attribute with the devices that code is compiled for (MLIR's interface of the same name): the
 * keys of its entries are the names of the devices, their values {@link TargetDeviceSpecInterface}.
 */
public interface TargetSystemSpecInterface extends DataLayoutEntries {
  /** A device by its name, or null. */
  default @Nullable TargetDeviceSpecInterface deviceSpec(String device) {
    Attribute spec = query(device);
    return spec == null ? null : spec.as(TargetDeviceSpecInterface.class);
  }
}
