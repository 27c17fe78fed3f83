// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * Extended by the declaration of an operation whose regions are not all of the usual kind (MLIR's
 * interface of the same name). The trait {@link GraphRegion} is short for an implementation that
 * answers {@link RegionKind#GRAPH} for each region.
 *
 * <p>It is asked of the kind of operation, not of an operation ({@link dev.ods.ir.OpModel#as}):
 * what it answers depends on nothing but the index.
 */
public interface RegionKindInterface {
  /** The kind of the operation's {@code index}-th region. */
  RegionKind regionKind(int index);

  /** Whether a value must be defined before its use in the operation's {@code index}-th region. */
  default boolean hasSsaDominance(int index) {
    return regionKind(index) == RegionKind.SSACFG;
  }
}
