// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** Each result is an {@code i1}, or a vector or tensor of {@code i1}. */
public final class ResultsAreBoolLike implements OpTrait {
  private ResultsAreBoolLike() {}
}
