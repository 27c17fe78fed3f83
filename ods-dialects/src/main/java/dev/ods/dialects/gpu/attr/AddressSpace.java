// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import java.util.Locale;

/** Which memory of a device something lies in. */
public enum AddressSpace {
  /** That of the whole device. */
  GLOBAL,
  /** That of a work group. */
  WORKGROUP,
  /** That of one thread. */
  PRIVATE;

  /** Its word in MLIR. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }
}
