// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** The entry blocks of the regions have no arguments. */
public final class NoRegionArguments implements StructuralTrait {
  private NoRegionArguments() {}
}
