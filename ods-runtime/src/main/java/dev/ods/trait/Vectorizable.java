// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * An {@link Elementwise} operation that has the same semantics on vectors in place of its scalars.
 */
public final class Vectorizable implements OpTrait {
  private Vectorizable() {}
}
