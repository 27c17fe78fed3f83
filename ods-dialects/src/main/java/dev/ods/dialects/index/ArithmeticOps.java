// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.annotation.*;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Rewriter;
import dev.ods.trait.*;
import org.jspecify.annotations.Nullable;

/** Arithmetic on indices. */
public interface ArithmeticOps {
  /** Index addition. */
  @Op(dialect = IndexDialect.class, name = "add")
  interface Add extends AssociativeOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IndexFold.ADD.fold(operation(), constants);
    }

    @Override
    default boolean canonicalize(Rewriter rewriter) {
      return IndexFold.ADD.mergeConstants(operation(), rewriter);
    }
  }

  /** Index subtraction. */
  @Op(dialect = IndexDialect.class, name = "sub")
  @Trait(Pure.class)
  interface Sub extends BinaryOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IndexFold.SUB.fold(operation(), constants);
    }
  }

  /** Index multiplication. */
  @Op(dialect = IndexDialect.class, name = "mul")
  interface Mul extends AssociativeOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IndexFold.MUL.fold(operation(), constants);
    }

    @Override
    default boolean canonicalize(Rewriter rewriter) {
      return IndexFold.MUL.mergeConstants(operation(), rewriter);
    }
  }

  /**
   * Index signed division.
   *
   * <p>Rounds towards zero. Division by zero, and overflow, are undefined.
   */
  @Op(dialect = IndexDialect.class, name = "divs")
  @Trait(NoMemoryEffect.class)
  interface DivS extends BinaryOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IndexFold.DIV_S.fold(operation(), constants);
    }
  }

  /**
   * Index unsigned division.
   *
   * <p>Rounds towards zero. Division by zero is undefined.
   */
  @Op(dialect = IndexDialect.class, name = "divu")
  @Trait(NoMemoryEffect.class)
  interface DivU extends BinaryOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IndexFold.DIV_U.fold(operation(), constants);
    }
  }

  /**
   * Index signed ceil division.
   *
   * <p>Rounds towards positive infinity. Division by zero, and overflow, are undefined.
   */
  @Op(dialect = IndexDialect.class, name = "ceildivs")
  @Trait(NoMemoryEffect.class)
  interface CeilDivS extends BinaryOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IndexFold.CEIL_DIV_S.fold(operation(), constants);
    }
  }

  /**
   * Index unsigned ceil division.
   *
   * <p>Rounds towards positive infinity. Division by zero is undefined.
   */
  @Op(dialect = IndexDialect.class, name = "ceildivu")
  @Trait(NoMemoryEffect.class)
  interface CeilDivU extends BinaryOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IndexFold.CEIL_DIV_U.fold(operation(), constants);
    }
  }

  /**
   * Index signed floor division.
   *
   * <p>Rounds towards negative infinity. Division by zero, and overflow, are undefined.
   */
  @Op(dialect = IndexDialect.class, name = "floordivs")
  @Trait(NoMemoryEffect.class)
  interface FloorDivS extends BinaryOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IndexFold.FLOOR_DIV_S.fold(operation(), constants);
    }
  }

  /**
   * Index signed remainder.
   *
   * <p>The result has the sign of the first operand.
   */
  @Op(dialect = IndexDialect.class, name = "rems")
  @Trait(NoMemoryEffect.class)
  interface RemS extends BinaryOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IndexFold.REM_S.fold(operation(), constants);
    }
  }

  /** Index unsigned remainder. */
  @Op(dialect = IndexDialect.class, name = "remu")
  @Trait(NoMemoryEffect.class)
  interface RemU extends BinaryOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IndexFold.REM_U.fold(operation(), constants);
    }
  }

  /** Index signed maximum. */
  @Op(dialect = IndexDialect.class, name = "maxs")
  interface MaxS extends AssociativeOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IndexFold.MAX_S.fold(operation(), constants);
    }

    @Override
    default boolean canonicalize(Rewriter rewriter) {
      return IndexFold.MAX_S.mergeConstants(operation(), rewriter);
    }
  }

  /** Index unsigned maximum. */
  @Op(dialect = IndexDialect.class, name = "maxu")
  interface MaxU extends AssociativeOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IndexFold.MAX_U.fold(operation(), constants);
    }

    @Override
    default boolean canonicalize(Rewriter rewriter) {
      return IndexFold.MAX_U.mergeConstants(operation(), rewriter);
    }
  }

  /** Index signed minimum. */
  @Op(dialect = IndexDialect.class, name = "mins")
  interface MinS extends AssociativeOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IndexFold.MIN_S.fold(operation(), constants);
    }

    @Override
    default boolean canonicalize(Rewriter rewriter) {
      return IndexFold.MIN_S.mergeConstants(operation(), rewriter);
    }
  }

  /** Index unsigned minimum. */
  @Op(dialect = IndexDialect.class, name = "minu")
  interface MinU extends AssociativeOp {
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return IndexFold.MIN_U.fold(operation(), constants);
    }

    @Override
    default boolean canonicalize(Rewriter rewriter) {
      return IndexFold.MIN_U.mergeConstants(operation(), rewriter);
    }
  }
}
