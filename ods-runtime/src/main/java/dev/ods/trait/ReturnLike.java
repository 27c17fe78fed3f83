// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** The terminator hands its operands to the operation around it, as a return does. */
public final class ReturnLike implements Trait {
  private ReturnLike() {}
}
