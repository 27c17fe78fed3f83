// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.Index;
import dev.ods.constraint.IndexAttr;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;
import java.util.Optional;

/** A place in a subgroup, or a number of them. */
@Order({"upperBound", "result"})
@Trait(Pure.class)
interface SubgroupPlaceOp extends OpView {
  /** What the place or the number is below. */
  @Attr(value = IndexAttr.class, name = "upper_bound")
  Optional<IntegerAttr> upperBound();

  /** The place, or the number. */
  @Result(Index.class)
  Value result();
}
