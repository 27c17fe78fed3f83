// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * Operations in the regions use only values that are defined in them. The verifier and passes may
 * work on such operations independently of each other.
 */
public final class IsolatedFromAbove implements OpTrait {
  private IsolatedFromAbove() {}
}
