// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import java.util.Locale;

/** An address space of a device. */
public enum AddressSpace {
  /** That of the whole device. */
  GLOBAL,
  /** That of a workgroup. */
  WORKGROUP,
  /** That of one thread. */
  PRIVATE;

  /** Its keyword in MLIR. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }
}
