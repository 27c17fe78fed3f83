// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.builtin.IndexType;
import dev.ods.text.OpAsmOpInterface;
import dev.ods.trait.Commutative;

/**
 * Integer multiplication operation.
 *
 * <p>The product is taken modulo 2 to the power of the width.
 */
@Op(dialect = ArithDialect.class, name = "muli")
@Trait(Commutative.class)
public interface MulI extends OverflowOp, OpAsmOpInterface {
  /** A multiple of the length of scalable vectors is called {@code %c4_vscale}. */
  @Override
  default void resultNames(ValueNamer namer) {
    // Asked first, so that no handle is made for products that get a number.
    if (operation().resultType(0) instanceof IndexType) {
      ResultNames.ofProduct(lhs(), rhs(), result(), namer);
    }
  }
}
