// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** The terminator passes its operands to the parent operation, as a return does. */
public final class ReturnLike implements OpTrait {
  private ReturnLike() {}
}
