// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * The operation's regions start a new scope for affine values: values defined at their top level
 * are valid symbols of affine expressions.
 */
public final class AffineScope implements OpTrait {
  private AffineScope() {}
}
