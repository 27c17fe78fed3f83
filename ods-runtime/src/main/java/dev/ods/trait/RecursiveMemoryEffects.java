// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** The effects of the operation are those of the operations in its regions. */
public final class RecursiveMemoryEffects implements OpTrait {
  private RecursiveMemoryEffects() {}
}
