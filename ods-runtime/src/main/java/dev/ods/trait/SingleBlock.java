// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * Each region is empty or has one block, which is not empty unless the operation also has {@link
 * NoTerminator}.
 */
public final class SingleBlock implements StructuralTrait {
  private SingleBlock() {}
}
