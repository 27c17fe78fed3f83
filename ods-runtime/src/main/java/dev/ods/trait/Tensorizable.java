// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * An {@link Elementwise} operation that has the same semantics on tensors in place of its scalars.
 */
public final class Tensorizable implements OpTrait {
  private Tensorizable() {}
}
