// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** The order of the operands does not matter: {@code x op y == y op x}. */
public final class Commutative implements OpTrait {
  private Commutative() {}
}
