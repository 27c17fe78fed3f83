// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.DenseIntOrFPElementsAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.ir.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Matchers;
import org.jspecify.annotations.Nullable;

/** How the extraction of an element of a composite folds (source: SPIRVCanonicalization.cpp). */
final class CompositeFolds {
  private CompositeFolds() {}

  static @Nullable FoldResult extract(CompositeOps.CompositeExtract op, Constants constants) {
    if (!(op.indices() instanceof ArrayAttr indices)) {
      return null;
    }
    Value composite = op.composite();
    Operation insert = Matchers.definition(composite, CompositeInsertOp.MODEL);
    while (insert != null) {
      CompositeInsertOp inserted = CompositeInsertOp.of(insert);
      if (inserted.indices().equals(indices)) {
        return FoldResult.of(inserted.object());
      }
      composite = inserted.composite();
      insert = Matchers.definition(composite, CompositeInsertOp.MODEL);
    }
    Value constituent = constituent(composite, indices);
    if (constituent != null) {
      return FoldResult.of(constituent);
    }
    Attribute element = element(constants.of(op.composite()), indices, 0);
    return element == null ? null : FoldResult.of(element);
  }

  /** The value of which a composite was constructed, if it has one for each element. */
  private static @Nullable Value constituent(Value composite, ArrayAttr indices) {
    Operation construct = Matchers.definition(composite, CompositeConstructOp.MODEL);
    if (construct == null || indices.size() != 1) {
      return null;
    }
    long count = Composites.length(composite.type());
    boolean each = Composites.isUnknown(composite.type()) || construct.operandCount() == count;
    long index = index(indices, 0);
    return each && index >= 0 && index < construct.operandCount()
        ? construct.operand((int) index)
        : null;
  }

  private static long index(ArrayAttr indices, int position) {
    return indices.element(position) instanceof IntegerAttr number ? number.bits() : -1;
  }

  /** The element of a constant to which indices lead; null if it is not known. */
  private static @Nullable Attribute element(
      @Nullable Attribute composite, ArrayAttr indices, int position) {
    if (composite == null || position == indices.size()) {
      return composite;
    }
    long index = index(indices, position);
    if (index < 0) {
      return null;
    }
    if (composite instanceof DenseIntOrFPElementsAttr dense) {
      return position == indices.size() - 1 && index < dense.elementCount()
          ? dense.element(index)
          : null;
    }
    return composite instanceof ArrayAttr array && index < array.size()
        ? element(array.element((int) index), indices, position + 1)
        : null;
  }
}
