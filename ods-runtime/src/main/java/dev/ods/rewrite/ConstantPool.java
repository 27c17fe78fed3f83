// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.trait.IsolatedFromAbove;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Unifies constants before a greedy rewrite (what it needs of MLIR's {@code OperationFolder}): the
 * first of each value moves to the front of the region that constants are placed in, the others are
 * replaced by it.
 */
final class ConstantPool {
  private final Rewriter rewriter;
  private final Map<Region, Map<Constant, Operation>> pools = new HashMap<>();

  /** The first of each value. */
  private final Set<Operation> owned = new HashSet<>();

  ConstantPool(Rewriter rewriter) {
    this.rewriter = rewriter;
  }

  private record Constant(@Nullable DialectDefinition dialect, Attribute value, Type type) {}

  /**
   * Enters a constant.
   *
   * @return false if it was replaced by another one, and erased
   */
  boolean insert(Operation op, Attribute value) {
    Block block = Objects.requireNonNull(op.block());
    Region region = insertionRegion(block);
    Map<Constant, Operation> pool = pools.computeIfAbsent(region, key -> new HashMap<>());
    Constant key = new Constant(op.name().dialect(), value, op.resultType(0));
    Operation known = pool.get(key);
    if (known != null) {
      rewriter.replace(op, known);
      known.setLocation(UnknownLoc.get(known.context()));
      return false;
    }
    moveToFront(op, block, Objects.requireNonNull(region.first()));
    pool.put(key, op);
    owned.add(op);
    return true;
  }

  private void moveToFront(Operation op, Block block, Block target) {
    Operation front = Objects.requireNonNull(target.first());
    if (!block.equals(target)) {
      op.moveBefore(front);
      op.setLocation(UnknownLoc.get(op.context()));
    } else if (!front.equals(op) && !owned.contains(op.previous())) {
      op.moveBefore(front);
    }
  }

  /** The region around a block that constants used in it are placed in. */
  private static Region insertionRegion(Block block) {
    Region region = Objects.requireNonNull(block.parent());
    while (true) {
      Operation parent = Objects.requireNonNull(region.parentOp());
      Block around = parent.block();
      if (around == null
          || around.parent() == null
          || parent.name().mightHaveTrait(IsolatedFromAbove.class)
          || materializesInto(parent, region)) {
        return region;
      }
      region = Objects.requireNonNull(around.parent());
    }
  }

  private static boolean materializesInto(Operation parent, Region region) {
    DialectDefinition dialect = parent.name().dialect();
    FoldableDialect hook = dialect == null ? null : dialect.as(FoldableDialect.class);
    return hook != null && hook.shouldMaterializeInto(region);
  }
}
