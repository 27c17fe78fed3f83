// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import java.util.Locale;

/** A dimension of a grid. */
public enum Dimension {
  /** The first. */
  X,
  /** The second. */
  Y,
  /** The third. */
  Z;

  /** Its keyword in MLIR. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }
}
