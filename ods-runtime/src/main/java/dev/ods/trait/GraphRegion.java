// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

/**
 * The regions are graph regions: each has at most one block, whose operations may use values that
 * are defined after them (MLIR's {@code HasOnlyGraphRegion}). Generated op classes with this trait
 * implement {@link RegionKindInterface}, which the verifier asks.
 */
public final class GraphRegion implements OpTrait {
  private GraphRegion() {}
}
