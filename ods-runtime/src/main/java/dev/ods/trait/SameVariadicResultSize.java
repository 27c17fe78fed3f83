// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** All variadic results stand for the same number of values, which tells the groups apart. */
public final class SameVariadicResultSize implements Trait {
  private SameVariadicResultSize() {}
}
