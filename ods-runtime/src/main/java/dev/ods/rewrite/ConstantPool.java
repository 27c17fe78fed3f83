// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.UnknownLoc;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.trait.IsolatedFromAbove;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Unifies constants before a greedy rewrite (what it needs of MLIR's {@code OperationFolder}): the
 * first of each value moves to the front of the region that constants are placed in, the others are
 * replaced by it.
 */
final class ConstantPool {
  private final Rewriter rewriter;
  private final IrReader reader;
  private final Map<Region, Map<Constant, Operation>> pools = new HashMap<>();

  /** The first of each value. */
  private final RefSet owned = new RefSet();

  /** The block of the constant that was entered last, and the region that it is placed in. */
  private int lastBlock;

  private @Nullable Region lastRegion;
  private Map<Constant, Operation> lastPool = new HashMap<>();

  ConstantPool(Rewriter rewriter, IrReader reader) {
    this.rewriter = rewriter;
    this.reader = reader;
  }

  /** What constants that are unified have in common. */
  record Constant(@Nullable DialectDefinition dialect, Attribute value, Type type) {}

  /**
   * Enters a constant.
   *
   * @return false if it was replaced by another one, and erased
   */
  boolean insert(Operation op, Attribute value) {
    int ref = IrReader.ref(op);
    Region region = insertionRegion(reader.blockOf(ref));
    Constant key = new Constant(op.name().dialect(), value, op.resultType(0));
    Operation known = lastPool.get(key);
    if (known != null) {
      rewriter.replace(op, known.result(0));
      known.setLocation(UnknownLoc.get(known.context()));
      return false;
    }
    moveToFront(op, ref, region);
    lastPool.put(key, op);
    owned.add(ref);
    return true;
  }

  /** The region that constants used in a block are placed in; its pool becomes the last one. */
  private Region insertionRegion(int block) {
    Region region = lastRegion;
    if (region == null || block != lastBlock) {
      region = insertionRegion(reader.block(block));
      lastPool = pools.computeIfAbsent(region, key -> new HashMap<>());
      lastRegion = region;
      lastBlock = block;
    }
    return region;
  }

  private void moveToFront(Operation op, int ref, Region region) {
    int target = reader.firstBlock(IrReader.ref(region));
    int front = reader.firstOp(target);
    if (reader.blockOf(ref) != target) {
      op.moveBefore(reader.operation(front));
      op.setLocation(UnknownLoc.get(op.context()));
    } else if (front != ref && !owned.contains(reader.previous(ref))) {
      op.moveBefore(reader.operation(front));
    }
  }

  /** The region around a block that constants used in it are placed in. */
  static Region insertionRegion(Block block) {
    Region region = Objects.requireNonNull(block.parent());
    while (true) {
      Operation parent = Objects.requireNonNull(region.parentOp());
      Region around = parent.parentRegion();
      if (around == null
          || parent.name().mightHaveTrait(IsolatedFromAbove.class)
          || materializesInto(parent, region)) {
        return region;
      }
      region = around;
    }
  }

  private static boolean materializesInto(Operation parent, Region region) {
    DialectDefinition dialect = parent.name().dialect();
    FoldableDialect hook = dialect == null ? null : dialect.as(FoldableDialect.class);
    return hook != null && hook.shouldMaterializeInto(region);
  }
}
