// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** The memrefs that the operation uses or makes may be rewritten to identity layouts. */
public final class MemRefsNormalizable implements OpTrait {
  private MemRefsNormalizable() {}
}
