// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** All variadic operands stand for the same number of values, which tells the groups apart. */
public final class SameVariadicOperandSize implements Trait {
  private SameVariadicOperandSize() {}
}
