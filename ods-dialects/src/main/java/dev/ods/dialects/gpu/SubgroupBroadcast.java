// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.constraint.I32;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Elementwise;
import dev.ods.trait.NoMemoryEffect;
import dev.ods.trait.Scalarizable;
import dev.ods.trait.Tensorizable;
import dev.ods.trait.Vectorizable;
import java.util.Optional;

/** Gives all threads that run side by side the value that one of them has. */
@Op(dialect = GpuDialect.class, name = "subgroup_broadcast")
@Trait({
  NoMemoryEffect.class,
  Elementwise.class,
  Scalarizable.class,
  Vectorizable.class,
  Tensorizable.class
})
@AllTypesMatch({"result", "src"})
@AssemblyFormat("$src `,` $broadcast_type ($lane^)? attr-dict `:` type($result)")
public interface SubgroupBroadcast extends OpView {
  /** The value of this thread. */
  @Operand
  Value src();

  /** The thread whose value is taken. */
  @Operand(I32.class)
  Optional<Value> lane();

  /** How that thread is told. */
  @Attr(name = "broadcast_type")
  BroadcastTypeAttr broadcastType();

  /** The value of that thread. */
  @Result
  Value result();

  /** A thread is named if, and only if, it is told by its name. */
  default void verify(Diagnostics diagnostics) {
    boolean isSpecific = broadcastType().value() == BroadcastType.SPECIFIC_LANE;
    if (isSpecific != lane().isPresent()) {
      diagnostics.opError(
          operation(),
          "lane "
              + (isSpecific ? "must" : "can only")
              + " be specified for `specific_lane` broadcast");
    }
  }
}
