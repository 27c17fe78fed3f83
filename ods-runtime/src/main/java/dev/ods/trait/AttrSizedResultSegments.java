// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/** The attribute {@code resultSegmentSizes} holds the number of values of each declared result. */
public final class AttrSizedResultSegments implements StructuralTrait {
  private AttrSizedResultSegments() {}
}
