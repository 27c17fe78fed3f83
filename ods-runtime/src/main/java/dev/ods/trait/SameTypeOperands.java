// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** All operands have the same type. */
public final class SameTypeOperands implements OpTrait {
  private SameTypeOperands() {}
}
