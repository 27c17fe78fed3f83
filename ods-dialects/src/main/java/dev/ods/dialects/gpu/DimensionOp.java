// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.Index;
import dev.ods.constraint.IndexAttr;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.Pure;
import java.util.Optional;

/** A place in a part of the grid, or the size of such a part, in one dimension. */
@Order({"dimension", "upperBound", "result"})
@Trait(Pure.class)
@AssemblyFormat("$dimension (`upper_bound` $upper_bound^)? attr-dict")
interface DimensionOp extends OpAsmOpInterface {
  /** The dimension. */
  @Attr
  DimensionAttr dimension();

  /** What the place or the size is below. */
  @Attr(value = IndexAttr.class, name = "upper_bound")
  Optional<IntegerAttr> upperBound();

  /** The place, or the size. */
  @Result(Index.class)
  Value result();

  /** The result is called after the operation and the dimension, such as {@code %thread_id_x}. */
  @Override
  default void resultNames(ValueNamer namer) {
    namer.name(result(), operation().name().stripDialect() + "_" + dimension().value().keyword());
  }
}
