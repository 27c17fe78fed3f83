// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * The result type is that of the first attribute: the type it holds if it is a type attribute, its
 * own type otherwise.
 */
public final class FirstAttrDerivedResultType implements OpTrait {
  private FirstAttrDerivedResultType() {}
}
