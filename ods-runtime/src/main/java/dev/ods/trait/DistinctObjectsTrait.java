// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * The results are the operands, and no two of them refer to the same memory, which alias analysis
 * relies on.
 */
public final class DistinctObjectsTrait implements OpTrait {
  private DistinctObjectsTrait() {}
}
