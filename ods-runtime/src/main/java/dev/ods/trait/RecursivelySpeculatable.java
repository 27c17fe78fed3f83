// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** The operation may be executed speculatively if all operations in its regions may. */
public final class RecursivelySpeculatable implements OpTrait {
  private RecursivelySpeculatable() {}
}
