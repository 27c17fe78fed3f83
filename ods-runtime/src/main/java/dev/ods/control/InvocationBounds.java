// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import org.jspecify.annotations.Nullable;

/**
 * How often an operation runs a region, each time that it is executed (MLIR's class of the same
 * name).
 *
 * @param lower at least
 * @param upper at most; null if it is not known
 */
public record InvocationBounds(long lower, @Nullable Long upper) {
  /** Any number of times. */
  public static final InvocationBounds UNKNOWN = new InvocationBounds(0, null);
}
