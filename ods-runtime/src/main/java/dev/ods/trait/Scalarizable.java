// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * An {@link Elementwise} operation that has the same semantics on scalars in place of its vectors
 * or tensors.
 */
public final class Scalarizable implements OpTrait {
  private Scalarizable() {}
}
