// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.hook.HookFailure;
import dev.ods.ir.Block;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.rewrite.visit.BlockGraph;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Applies patterns in one walk (MLIR's {@code walkAndApplyPatterns}): to each operation that is
 * nested in another one and not in an unreachable block, once, after those nested in it. What a
 * pattern creates or changes is not visited again, unless it comes later in its block or is moved
 * to a place that does; blocks that it creates are not. Nothing is folded, and nothing that is
 * unused is erased. This is all that lowerings need whose results match no pattern, and costs less
 * than a {@linkplain GreedyRewriter greedy rewrite}.
 */
public final class WalkRewriter {
  private final IrReader reader;
  private final NameTable<OpKind> kinds;
  private final Rewriter rewriter;
  private final PatternApplicator applicator;

  /** Where the walk is in each region around the operation that is visited, innermost last. */
  private final Deque<Place> places = new ArrayDeque<>();

  private int visited;

  /** What was visited, if that is erased. */
  private @Nullable OperationName erasedName;

  private @Nullable Location erasedLocation;

  private WalkRewriter(
      Operation root, FrozenRewritePatternSet patterns, @Nullable RewriteListener own) {
    reader = IrReader.of(root);
    kinds = patterns.kinds(false);
    Observers observers = Observers.of(reader, own);
    RewriteListener told = observers.told();
    RewriteListener following = new Following();
    rewriter = Rewriter.before(root, told == null ? following : following.andThen(told));
    applicator = new PatternApplicator(reader, kinds, rewriter, observers);
  }

  /**
   * Applies patterns to what is nested in an operation.
   *
   * @return whether one was applied
   * @throws IllegalArgumentException if the operation is of another context than the patterns
   * @throws dev.ods.diagnostic.DiagnosticException if a pattern threw
   */
  public static boolean apply(Operation root, FrozenRewritePatternSet patterns) {
    return apply(root, patterns, null);
  }

  /** {@link #apply(Operation, FrozenRewritePatternSet)}, of which a listener is told. */
  public static boolean apply(
      Operation root, FrozenRewritePatternSet patterns, @Nullable RewriteListener listener) {
    patterns.requireContextOf(root);
    return new WalkRewriter(root, patterns, listener).run(root);
  }

  private boolean run(Operation root) {
    boolean changed = false;
    try {
      for (int i = 0; i < root.regionCount(); i++) {
        enter(IrReader.ref(root.region(i)));
        changed |= visitAll(root);
      }
    } finally {
      rewriter.end();
    }
    return changed;
  }

  /** The next operation in a region. */
  private final class Place {
    private final int region;

    /** The blocks to which the walk has not come, but for those that are unreachable. */
    private final Set<Block> left;

    private int block;

    /** 0 at the end of the block. */
    private int op;

    /** What follows it. */
    private int following;

    /** Whether the regions of the operation were entered. */
    private boolean inside;

    Place(int region) {
      this.region = region;
      this.block = reader.firstBlock(region);
      moveTo(reader.firstOp(block));
      this.left = block == reader.lastBlock(region) ? Set.of() : reachableAfter(block);
    }

    private Set<Block> reachableAfter(int entry) {
      Set<Block> found = BlockGraph.reachable(reader.block(entry));
      found.remove(reader.block(entry));
      return found;
    }

    /** The operation, if there is one left; otherwise 0. */
    int current() {
      while (op == 0 && block != 0) {
        leaveBlock();
      }
      return op;
    }

    private void advance() {
      moveTo(reader.next(op));
    }

    private void moveTo(int next) {
      op = next;
      following = next == 0 ? 0 : reader.next(next);
      inside = false;
    }

    private void leaveBlock() {
      block = left.isEmpty() || reader.regionOf(block) != region ? 0 : reader.nextBlock(block);
      while (block != 0 && !left.remove(reader.block(block))) {
        block = reader.nextBlock(block);
      }
      moveTo(block == 0 ? 0 : reader.firstOp(block));
    }

    /** As in MLIR, the walk goes on where an operation was moved to, if that is in the region. */
    private void moved(int movedOp) {
      if (op == movedOp) {
        int into = reader.blockOf(op);
        if (reader.regionOf(into) == region) {
          block = into;
          following = reader.next(op);
        } else {
          moveTo(following);
        }
      } else if (following == movedOp) {
        following = reader.next(op);
      }
    }

    private void erased(int erasedOp) {
      if (op == erasedOp) {
        moveTo(reader.next(op));
      } else if (following == erasedOp) {
        following = reader.next(following);
      }
    }

    private void blockErased(Block erasedBlock) {
      if (block == IrReader.ref(erasedBlock)) {
        leaveBlock();
      } else if (!left.isEmpty()) {
        // Another one may take its place in memory.
        left.remove(erasedBlock);
      }
    }
  }

  private void enter(int region) {
    if (reader.firstBlock(region) != 0) {
      places.add(new Place(region));
    }
  }

  private boolean visitAll(Operation root) {
    boolean changed = false;
    try {
      while (!places.isEmpty()) {
        changed |= visitNext(places.getLast());
      }
      return changed;
    } catch (RuntimeException | Error e) {
      Operation at = visited == 0 ? root : reader.operation(visited);
      // A pattern may have erased it without the rewriter.
      at = at.isErased() ? root : at;
      Location location = erasedLocation == null ? at.location() : erasedLocation;
      OperationName name = erasedName == null ? at.name() : erasedName;
      RewritePattern pattern = applicator.tried();
      throw pattern == null
          ? HookFailure.exception(e, location, name)
          : HookFailure.exception(e, location, name, "in pattern '" + pattern.name() + "'");
    }
  }

  private boolean visitNext(Place place) {
    int op = place.current();
    if (op == 0) {
      places.removeLast();
      return false;
    }
    if (!place.inside) {
      place.inside = true;
      for (int i = reader.regionCount(op) - 1; i >= 0; i--) {
        enter(reader.region(op, i));
      }
      if (places.getLast() != place) {
        return false;
      }
    }
    // Before the visit, in which the operation may be erased.
    place.advance();
    visited = op;
    erasedName = null;
    erasedLocation = null;
    PatternSequence patterns = kinds.of(reader, op).patterns();
    return patterns.size() > 0 && applicator.apply(patterns, op) != null;
  }

  /** Goes on behind what is erased or moved. */
  private final class Following implements RewriteListener {
    @Override
    public void operationInserted(Operation op) {
      int ref = IrReader.ref(op);
      places.forEach(place -> place.moved(ref));
    }

    @Override
    public void operationErased(Operation op) {
      int ref = IrReader.ref(op);
      if (ref == visited) {
        erasedName = op.name();
        erasedLocation = op.location();
        visited = 0;
      }
      places.forEach(place -> place.erased(ref));
    }

    @Override
    public void blockErased(Block block) {
      places.forEach(place -> place.blockErased(block));
    }
  }
}
