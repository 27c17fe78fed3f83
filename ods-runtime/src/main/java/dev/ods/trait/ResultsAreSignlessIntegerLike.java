// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** Each result is a signless integer or an index, or a vector or tensor of such. */
public final class ResultsAreSignlessIntegerLike implements OpTrait {
  private ResultsAreSignlessIntegerLike() {}
}
