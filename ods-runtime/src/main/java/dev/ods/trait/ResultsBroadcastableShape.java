// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * The shapes of the operands can be broadcast together, and the results have the broadcast shape.
 */
public final class ResultsBroadcastableShape implements OpTrait {
  private ResultsBroadcastableShape() {}
}
