// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.affine.AffineDimExpr;
import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds out what each loop of a convolution is for: a batch, a place in the output, a channel, or a
 * place in the filter, as the maps of the image, the filter and the output tell.
 */
final class ConvolutionLoops {
  private static final String NOT_OF_CONVOLUTION = "unexpected loop dimension for convolution op";

  private final IndexedLoops loops;
  private final AffineMap image;
  private final AffineMap filter;
  private final AffineMap output;

  /** The maps must be at least two: those of the image, the filter, and last of the output. */
  ConvolutionLoops(IndexedLoops loops) {
    this.loops = loops;
    List<AffineMap> maps = loops.maps();
    this.image = maps.get(0);
    this.filter = maps.get(1);
    this.output = maps.get(maps.size() - 1);
  }

  /** Why this is no convolution, in MLIR's words; null if it is one. */
  @Nullable String mistake() {
    ConvolutionAccess access = new ConvolutionAccess();
    if (!image.results().stream().allMatch(access::add)) {
      return "unexpected input index map for convolutions";
    }
    if (!isProjectedPermutation(filter) || !isProjectedPermutation(output)) {
      return "expected output/filter indexing maps to be projected permutations";
    }
    BitSet filterDims = dims(filter);
    BitSet outputDims = dims(output);
    String mistake = mistakeInOutput(access, filterDims);
    if (mistake == null) {
      mistake = mistakeInFilter(access, outputDims);
    }
    if (mistake != null) {
      return mistake;
    }
    filterDims.or(outputDims);
    if (filterDims.cardinality() != loops.iterators().size()) {
      return NOT_OF_CONVOLUTION;
    }
    return access.convolved().isEmpty() ? "expected convolved dim to be non-empty" : null;
  }

  /** A loop over the output is one over batches, channels, or places of the convolution. */
  private @Nullable String mistakeInOutput(ConvolutionAccess access, BitSet filterDims) {
    for (AffineExpr result : output.results()) {
      int loop = ((AffineDimExpr) result).position();
      if (!access.unconvolved().get(loop) && access.convolved().get(loop) == filterDims.get(loop)) {
        return NOT_OF_CONVOLUTION;
      }
      if (!loops.is(loop, IteratorType.PARALLEL)) {
        return "expected all iterators used to access outputs to be parallel";
      }
    }
    return null;
  }

  /** A loop over the filter but not the output is one over its places, or channels of the image. */
  private @Nullable String mistakeInFilter(ConvolutionAccess access, BitSet outputDims) {
    for (AffineExpr result : filter.results()) {
      int loop = ((AffineDimExpr) result).position();
      if (outputDims.get(loop)) {
        continue;
      }
      if (!access.convolved().get(loop) && !access.unconvolved().get(loop)) {
        return NOT_OF_CONVOLUTION;
      }
      if (!loops.is(loop, IteratorType.REDUCTION)) {
        return "expected all iterators not used to access outputs to be reduction";
      }
    }
    return null;
  }

  /** Whether each result is another dimension. */
  private static boolean isProjectedPermutation(AffineMap map) {
    return map.symbolCount() == 0
        && map.results().stream().allMatch(AffineDimExpr.class::isInstance)
        && dims(map).cardinality() == map.resultCount();
  }

  private static BitSet dims(AffineMap map) {
    BitSet dims = new BitSet();
    for (AffineExpr result : map.results()) {
      dims.set(((AffineDimExpr) result).position());
    }
    return dims;
  }
}
