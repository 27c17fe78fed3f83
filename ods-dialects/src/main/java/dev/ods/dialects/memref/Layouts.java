// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.MemRefLayoutAttr;
import dev.ods.builtin.MemRefType;

/** What operations ask of layouts. */
final class Layouts {
  private Layouts() {}

  /** Whether elements lie side by side, in whatever words the layout says so. */
  static boolean isIdentity(MemRefType type) {
    return type.layout() instanceof MemRefLayoutAttr layout && layout.isIdentity();
  }
}
