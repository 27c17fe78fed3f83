// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.AnyOf;
import dev.ods.annotation.MemRefOf;
import dev.ods.annotation.Summary;
import dev.ods.constraint.AnyFloat;
import dev.ods.constraint.AnySignlessInteger;
import dev.ods.constraint.FloatLike;

/** What bitcasts work on. */
@AnyOf({SignlessFixedWidthIntegerLike.class, FloatLike.class, BitcastType.BitcastMemRef.class})
@Summary("signless-integer-or-float-like or memref of signless-integer or float")
public interface BitcastType {
  /** A memref of what bitcasts work on. */
  @MemRefOf({AnySignlessInteger.class, AnyFloat.class})
  interface BitcastMemRef {}
}
