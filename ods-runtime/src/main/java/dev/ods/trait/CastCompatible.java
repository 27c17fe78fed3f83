// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * The types of the operands can be cast to those of the results, as {@link CastOpInterface} says.
 * An op that extends that interface has this trait after its others; listed in {@code @Trait}, it
 * is verified in its turn.
 */
public final class CastCompatible implements OpTrait {
  private CastCompatible() {}
}
