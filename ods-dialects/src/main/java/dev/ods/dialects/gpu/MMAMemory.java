// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.StridedLayoutAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.constraint.Index;
import dev.ods.constraint.IndexAttr;
import dev.ods.ir.OpView;
import dev.ods.ir.ValueRange;
import java.util.Optional;

/** Loads or stores a matrix of a subgroup. */
@Order({"indices", "leadDimension", "transpose"})
interface MMAMemory extends OpView {
  /** Where the matrix begins. */
  @Operand(Index.class)
  ValueRange indices();

  /** How far the rows are from each other. */
  @Attr(IndexAttr.class)
  IntegerAttr leadDimension();

  /** Whether columns lie where rows are to be. */
  @Attr
  Optional<UnitAttr> transpose();

  /** Whether elements of the last dimension follow each other; of maps that is not looked into. */
  static boolean hasUnitStride(MemRefType type) {
    return !(type.layout() instanceof StridedLayoutAttr layout)
        || layout.rank() == 0
        || layout.stride(layout.rank() - 1) == 1;
  }
}
