// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.RankedTensorType;
import dev.ods.dialects.slice.Mixed;
import dev.ods.dialects.slice.SliceOperands;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.Rewriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A padded slice of a padded slice, if the paddings are of different dimensions: as one each. */
final class OrthogonalPaddings {
  private final PadOp inner;
  private final ExtractSliceOp innerSlice;
  private final PadOp outer;
  private final ExtractSliceOp outerSlice;

  private OrthogonalPaddings(
      PadOp inner, ExtractSliceOp innerSlice, PadOp outer, ExtractSliceOp outerSlice) {
    this.inner = inner;
    this.innerSlice = innerSlice;
    this.outer = outer;
    this.outerSlice = outerSlice;
  }

  static boolean merge(PadOp op, Rewriter rewriter) {
    Operation innerSlice = Matchers.definition(op.source(), ExtractSliceOp.MODEL);
    Operation outer =
        innerSlice == null ? null : Matchers.definition(innerSlice.operand(0), PadOp.MODEL);
    Operation outerSlice =
        outer == null ? null : Matchers.definition(outer.operand(0), ExtractSliceOp.MODEL);
    if (innerSlice == null || outer == null || outerSlice == null) {
      return false;
    }
    return new OrthogonalPaddings(
            op, ExtractSliceOp.of(innerSlice), PadOp.of(outer), ExtractSliceOp.of(outerSlice))
        .merge(rewriter);
  }

  private boolean merge(Rewriter rewriter) {
    RankedTensorType type = (RankedTensorType) inner.source().type();
    if (outer.nofold()
        || ((RankedTensorType) outerSlice.source().type()).rank() != type.rank()
        || !areAll(innerSlice.mixedStrides(), 1)
        || !areAll(outerSlice.mixedStrides(), 1)
        || !areAll(low(inner), 0)
        || !areAll(low(outer), 0)
        || !haveSameValue()) {
      return false;
    }
    List<Mixed> offsets = new ArrayList<>();
    List<Mixed> sizes = new ArrayList<>();
    List<Mixed> high = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      if (!mergeDimension(i, offsets, sizes, high)) {
        return false;
      }
    }
    Location location = inner.operation().location();
    RankedTensorType whole = (RankedTensorType) outerSlice.source().type();
    Value slice =
        TensorSlicePatterns.extract(
                rewriter,
                location,
                SliceTypes.infer(whole, Mixed.numbers(sizes)),
                outerSlice.source(),
                new SliceOperands(offsets, sizes, innerSlice.mixedStrides()))
            .result(0);
    PadOp made = PaddingPatterns.pad(rewriter, inner, inner.result().type(), low(inner), high);
    made.operation().setOperand(0, slice);
    rewriter.takeBody(made.region(), inner.region());
    rewriter.replace(inner.operation(), made.operation());
    return true;
  }

  private static List<Mixed> low(PadOp op) {
    return Mixed.folded(Mixed.list(op.staticLow(), op.low()));
  }

  private static List<Mixed> high(PadOp op) {
    return Mixed.folded(Mixed.list(op.staticHigh(), op.high()));
  }

  private static boolean areAll(List<Mixed> list, long number) {
    return list.stream().allMatch(each -> each.is(number));
  }

  private boolean haveSameValue() {
    Object value = constant(inner);
    return value != null && value.equals(constant(outer));
  }

  private static @Nullable Object constant(PadOp op) {
    Value value = PaddingPatterns.constantValue(op);
    return value == null ? null : Matchers.constant(value);
  }

  /** Adds an offset, a size and a padding; false if both operations change the dimension. */
  private boolean mergeDimension(
      int dimension, List<Mixed> offsets, List<Mixed> sizes, List<Mixed> high) {
    boolean innerPads = !high(inner).get(dimension).is(0);
    boolean outerPads = !high(outer).get(dimension).is(0);
    Mixed innerOffset = innerSlice.mixedOffsets().get(dimension);
    Mixed outerOffset = outerSlice.mixedOffsets().get(dimension);
    Mixed innerSize = innerSlice.mixedSizes().get(dimension);
    boolean keepsOuter = !innerPads && innerOffset.is(0);
    boolean keepsInner = !outerPads && outerOffset.is(0);
    if ((innerPads && outerPads) || (!keepsOuter && !keepsInner)) {
      return false;
    }
    offsets.add(keepsOuter ? outerOffset : innerOffset);
    long padded = ((RankedTensorType) outer.result().type()).dimension(dimension);
    if (outerPads && !innerSize.is(padded)) {
      return false;
    }
    sizes.add(outerPads ? outerSlice.mixedSizes().get(dimension) : innerSize);
    Mixed none = Mixed.of(0);
    Mixed ofOuter = outerPads ? high(outer).get(dimension) : none;
    high.add(innerPads ? high(inner).get(dimension) : ofOuter);
    return true;
  }
}
