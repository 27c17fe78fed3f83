// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * Extended by the declaration of an operation some of whose regions are not SSACFG regions (MLIR's
 * interface of the same name). The trait {@link GraphRegion} corresponds to an implementation that
 * returns {@link RegionKind#GRAPH} for each region.
 *
 * <p>It is called for the kind of operation, not for an operation ({@link dev.ods.ir.OpModel#as}):
 * the result must depend on the index only.
 */
public interface RegionKindInterface {
  /** The kind of the operation's {@code index}-th region. */
  RegionKind regionKind(int index);

  /** Whether a value must be defined before its use in the operation's {@code index}-th region. */
  default boolean hasSsaDominance(int index) {
    return regionKind(index) == RegionKind.SSACFG;
  }
}
