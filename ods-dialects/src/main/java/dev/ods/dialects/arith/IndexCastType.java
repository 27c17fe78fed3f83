// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.AnyOf;
import dev.ods.annotation.MemRefOf;
import dev.ods.annotation.Summary;
import dev.ods.constraint.AnySignlessInteger;
import dev.ods.constraint.Index;
import dev.ods.constraint.SignlessIntegerOrIndexLike;

/** What index casts work on. */
@AnyOf({SignlessIntegerOrIndexLike.class, IndexCastType.IndexCastMemRef.class})
@Summary("signless-integer-like or memref of signless-integer")
public interface IndexCastType {
  /** A memref of what index casts work on. */
  @MemRefOf({AnySignlessInteger.class, Index.class})
  interface IndexCastMemRef {}
}
