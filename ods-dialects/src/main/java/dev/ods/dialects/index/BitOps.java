// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.annotation.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Rewriter;
import dev.ods.trait.Pure;
import org.jspecify.annotations.Nullable;

/** Operations on the bits of indices. */
public interface BitOps {
  /**
   * Index shift left.
   *
   * <p>Shifts in zeros. A shift by the width or more is poison.
   */
  @Op(dialect = IndexDialect.class, name = "shl")
  @Trait(Pure.class)
  interface Shl extends BinaryOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IndexFold.SHL.fold(operation(), constants);
    }
  }

  /**
   * Signed index shift right.
   *
   * <p>Shifts in copies of the sign bit. A shift by the width or more is poison.
   */
  @Op(dialect = IndexDialect.class, name = "shrs")
  @Trait(Pure.class)
  interface ShrS extends BinaryOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IndexFold.SHR_S.fold(operation(), constants);
    }
  }

  /**
   * Unsigned index shift right.
   *
   * <p>Shifts in zeros. A shift by the width or more is poison.
   */
  @Op(dialect = IndexDialect.class, name = "shru")
  @Trait(Pure.class)
  interface ShrU extends BinaryOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IndexFold.SHR_U.fold(operation(), constants);
    }
  }

  /** Index bitwise and. */
  @Op(dialect = IndexDialect.class, name = "and")
  interface And extends AssociativeOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IndexFold.AND.fold(operation(), constants);
    }

    @Override
    default boolean canonicalize(Rewriter rewriter) {
      return IndexFold.AND.mergeConstants(operation(), rewriter);
    }
  }

  /** Index bitwise or. */
  @Op(dialect = IndexDialect.class, name = "or")
  interface Or extends AssociativeOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IndexFold.OR.fold(operation(), constants);
    }

    @Override
    default boolean canonicalize(Rewriter rewriter) {
      return IndexFold.OR.mergeConstants(operation(), rewriter);
    }
  }

  /** Index bitwise xor. */
  @Op(dialect = IndexDialect.class, name = "xor")
  interface XOr extends AssociativeOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IndexFold.XOR.fold(operation(), constants);
    }

    @Override
    default boolean canonicalize(Rewriter rewriter) {
      return IndexFold.XOR.mergeConstants(operation(), rewriter);
    }
  }
}
