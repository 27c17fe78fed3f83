// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import java.util.List;
import java.util.function.Supplier;

/**
 * Is told of each change that goes through a {@link Rewriter}, and of the patterns that a driver
 * tries (MLIR's {@code RewriterBase::Listener}). It must not change the IR.
 */
public interface RewriteListener {
  /** A listener that tells this one, then another one. */
  default RewriteListener andThen(RewriteListener other) {
    return new ListenerPair(this, other);
  }

  /**
   * An operation was inserted: a new one, one that was moved, or one nested in a copy, after what
   * it is nested in.
   */
  default void operationInserted(Operation op) {}

  /** An operation was moved; unless overridden, {@link #operationInserted} is told. */
  default void operationMoved(Operation op) {
    operationInserted(op);
  }

  /** Operands, successors, attributes or the body of an operation were changed in place. */
  default void operationModified(Operation op) {}

  /**
   * The results of an operation are about to be replaced.
   *
   * @param values one for each result; the result itself if it has no uses and is erased without a
   *     replacement
   */
  default void operationReplaced(Operation op, List<Value> values) {}

  /** An operation is about to be erased; what is nested in it was erased already. */
  default void operationErased(Operation op) {}

  /**
   * A block was inserted: a new one, one that was moved, or one in a copy of an operation, after
   * the operation that it is in, and before what is nested in any block of that one. A block that
   * was built for an operation that is about to be created is inserted, with what is in it, before
   * that operation, and is in none then.
   */
  default void blockInserted(Block block) {}

  /**
   * A block was moved, to another region perhaps; unless overridden, {@link #blockInserted} is
   * told.
   */
  default void blockMoved(Block block) {
    blockInserted(block);
  }

  /** A block is about to be erased; its operations were erased already. */
  default void blockErased(Block block) {}

  /**
   * A greedy rewrite begins to visit all operations in a region.
   *
   * @param number how often it has begun to, from 1
   */
  default void iterationBegin(Region region, long number) {}

  /**
   * An operation was folded in place, or is about to be replaced by what it folds to, if the
   * constants for that can be materialized.
   */
  default void operationFolded(Operation op) {}

  /**
   * A pattern is about to be tried. In a conversion, those that make legal what one has created are
   * tried before that one ends.
   */
  default void patternBegin(RewritePattern pattern, Operation op) {}

  /**
   * A pattern was tried.
   *
   * @param applied whether it matched, and has changed the IR; in a conversion, whether what it led
   *     to was legal: otherwise its changes were undone
   */
  default void patternEnd(RewritePattern pattern, boolean applied) {}

  /** A pattern does not match for a reason that it states. */
  default void matchFailed(Location location, Supplier<String> reason) {}
}
