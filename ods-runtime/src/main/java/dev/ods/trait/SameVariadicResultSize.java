// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** All variadic results have the same number of values, from which the segment sizes follow. */
public final class SameVariadicResultSize implements OpTrait {
  private SameVariadicResultSize() {}
}
