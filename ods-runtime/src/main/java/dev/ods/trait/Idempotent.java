// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * Applying the operation again changes nothing: {@code op op x == op x} with one operand, {@code x
 * op x == x} with two. Requires one result of the operands' type.
 */
public final class Idempotent implements OpTrait {
  private Idempotent() {}
}
