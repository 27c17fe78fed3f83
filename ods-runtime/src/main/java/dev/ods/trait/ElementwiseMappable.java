// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * Short for {@link Elementwise}, {@link Scalarizable}, {@link Vectorizable} and {@link
 * Tensorizable} together.
 */
public final class ElementwiseMappable implements OpTrait {
  private ElementwiseMappable() {}
}
