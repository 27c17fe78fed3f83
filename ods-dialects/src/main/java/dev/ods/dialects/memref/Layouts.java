// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.MemRefLayoutAttr;
import dev.ods.builtin.MemRefType;

/** Queries of layouts. */
final class Layouts {
  private Layouts() {}

  /** Whether the elements are contiguous, in any representation of the layout. */
  static boolean isIdentity(MemRefType type) {
    return type.layout() instanceof MemRefLayoutAttr layout && layout.isIdentity();
  }
}
