// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * The operation works element by element on vectors or tensors of one shape: if a result is a
 * vector or tensor then so is an operand, and if an operand is then all results are.
 */
public final class Elementwise implements OpTrait {
  private Elementwise() {}
}
