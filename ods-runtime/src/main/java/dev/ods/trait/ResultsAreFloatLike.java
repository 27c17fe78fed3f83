// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** Each result is a float, or a vector or tensor of floats. */
public final class ResultsAreFloatLike implements OpTrait {
  private ResultsAreFloatLike() {}
}
