// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import java.util.Objects;

/**
 * What a state of an analysis belongs to, besides values (MLIR's {@code ProgramPoint}): a point in
 * a block, which analyses are also asked to visit, or an edge between blocks.
 */
public sealed interface ProgramPoint {
  /**
   * The start of a block.
   *
   * @param block the block
   */
  record BlockStart(Block block) implements ProgramPoint {
    /** Refuses null. */
    public BlockStart {
      Objects.requireNonNull(block, "block");
    }
  }

  /**
   * The point after an operation; also stands for the operation.
   *
   * @param operation the operation
   */
  record After(Operation operation) implements ProgramPoint {
    /** Refuses null. */
    public After {
      Objects.requireNonNull(operation, "operation");
    }
  }

  /**
   * The point before an operation that is in no block; that before another one is {@link
   * ProgramPoint#before(Operation)}.
   *
   * @param operation the operation
   */
  record BeforeRoot(Operation operation) implements ProgramPoint {
    /** Refuses null. */
    public BeforeRoot {
      Objects.requireNonNull(operation, "operation");
    }
  }

  /**
   * An edge of the control-flow graph.
   *
   * @param from a block with a terminator
   * @param to one of its successors
   */
  record Edge(Block from, Block to) implements ProgramPoint {
    /** Refuses null. */
    public Edge {
      Objects.requireNonNull(from, "from");
      Objects.requireNonNull(to, "to");
    }
  }

  /** The start of a block. */
  static ProgramPoint before(Block block) {
    return new BlockStart(block);
  }

  /** The point after an operation. */
  static ProgramPoint after(Operation operation) {
    return new After(operation);
  }

  /** The point before an operation: after the one before it, or the start of its block. */
  static ProgramPoint before(Operation operation) {
    Operation previous = operation.previous();
    if (previous != null) {
      return after(previous);
    }
    Block block = operation.block();
    return block == null ? new BeforeRoot(operation) : before(block);
  }

  /** The end of a block: after its last operation, or its start if it has none. */
  static ProgramPoint end(Block block) {
    Operation last = block.last();
    return last == null ? before(block) : after(last);
  }
}
