// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * The operation undoes itself: {@code op op x == x}. Requires one operand and one result of the
 * same type.
 */
public final class Involution implements OpTrait {
  private Involution() {}
}
