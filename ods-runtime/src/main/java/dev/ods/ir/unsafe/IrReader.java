// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.unsafe;

import dev.ods.checking.Checks;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Context;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.OpView;
import dev.ods.ir.OpVisitor;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.ir.Value;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.ir.storage.Arena;
import dev.ods.ir.storage.BlockOrder;
import dev.ods.ir.storage.Blocks;
import dev.ods.ir.storage.NestedOrder;
import dev.ods.ir.storage.Ops;
import dev.ods.ir.storage.Regions;
import dev.ods.ir.storage.Successors;
import dev.ods.ir.storage.Uses;
import dev.ods.ir.storage.ValueWord;
import dev.ods.ir.storage.Walker;
import org.jspecify.annotations.Nullable;

/**
 * Reads the IR of one arena by bare references, which the package's documentation explains: an
 * operation, a block and a region are each an {@code int}, 0 for none; a value is a {@code long}, 0
 * for none.
 *
 * <p>Several threads may read with one reader, but {@link #lend}, {@link #lendToChange}, what takes
 * them back, and {@link #viewOf} are for one thread at a time.
 */
public final class IrReader {
  private static final boolean CHECKED = IrReader.class.desiredAssertionStatus();

  private final Arena arena;
  private final Context context;
  private @Nullable Operation spare;
  private @Nullable BorrowedViews borrowedViews;

  private IrReader(Arena arena, Context context) {
    this.arena = arena;
    this.context = context;
  }

  /** A reader of the arena of {@code op}. */
  public static IrReader of(Operation op) {
    return new IrReader(Handles.ACCESS.arena(op), op.context());
  }

  /** A reader of the arena of {@code value}. */
  public static IrReader of(Value value) {
    return new IrReader(Handles.ACCESS.arenaOfValue(value), value.context());
  }

  /** Whether another reader reads the same arena. */
  public boolean readsSameArenaAs(IrReader other) {
    return arena == other.arena;
  }

  /** Whether this reader reads the arena of {@code op}. */
  public boolean reads(Operation op) {
    return arena == Handles.ACCESS.arena(op);
  }

  /** Whether this reader reads the arena of a block. */
  public boolean reads(Block block) {
    return arena == Handles.ACCESS.arenaOf(block);
  }

  /** Whether this reader reads the arena of a value. */
  public boolean reads(Value value) {
    return arena == Handles.ACCESS.arenaOfValue(value);
  }

  /** The context of the arena. */
  public Context context() {
    return context;
  }

  // --- Conversions to and from handles.

  /**
   * The reference of an operation.
   *
   * @throws IllegalStateException if the handle was borrowed for a call that has returned
   */
  public static int ref(Operation op) {
    return Handles.ACCESS.ref(op);
  }

  /**
   * Refuses an operation that was erased, to walks that would fail somewhere within.
   *
   * @throws IllegalStateException if it was erased
   */
  public static void requireLive(Operation op) {
    if (op.isErased()) {
      throw new IllegalStateException("the operation was erased: drop the handles on it");
    }
  }

  /** The reference of a block. */
  public static int ref(Block block) {
    return Handles.ACCESS.blockRef(block);
  }

  /** The reference of a region. */
  public static int ref(Region region) {
    return Handles.ACCESS.regionRef(region);
  }

  /** The word of a value; 0 for that of a dropped operand. */
  public static long ref(Value value) {
    return Handles.ACCESS.word(value);
  }

  /**
   * The word of a value, also of one that was erased, which another value may have by now: for
   * tables by value, from which what is erased is removed.
   */
  public static long refOfAny(Value value) {
    return Handles.ACCESS.wordOfAny(value);
  }

  /** Whether an operation defines a value: {@link Value#definingOp} without a handle. */
  public static boolean isResult(Value value, Operation op) {
    return definingOp(ref(value)) == ref(op)
        && Handles.ACCESS.arenaOfValue(value) == Handles.ACCESS.arena(op);
  }

  /**
   * The number of a type or an attribute: from 1 up, dense, unique among the types or the
   * attributes of its context.
   */
  public static int id(Uniqued uniqued) {
    return Handles.ACCESS.id(uniqued);
  }

  /** The handle of an operation. */
  public Operation operation(int op) {
    return Handles.ACCESS.operation(arena, op);
  }

  /**
   * A borrowed handle for one call of a hook, so that the calls do not allocate. After the call it
   * must be returned with {@link #takeBack}, and is reused; calls may nest. With assertions enabled
   * each call gets a new handle, so that a hook that keeps one is detected.
   */
  public Operation lend(int op) {
    if (Checks.ENABLED) {
      arena.beginReading(op);
    }
    Operation handle = spare;
    if (handle == null) {
      return Handles.ACCESS.operation(arena, op);
    }
    spare = null;
    Handles.ACCESS.pointTo(handle, op);
    return handle;
  }

  /** Invalidates a handle returned by {@link #lend}: from now on its use throws. */
  public void takeBack(Operation lent) {
    if (Checks.ENABLED) {
      arena.endLastReading();
    }
    Handles.ACCESS.pointTo(lent, 0);
    if (!CHECKED) {
      spare = lent;
    }
  }

  /**
   * Like {@link #lend}, for a hook that may change the operation, as patterns do. If it has changed
   * nothing, the handle is returned with {@link #takeBackUnchanged}; otherwise it is not returned,
   * as what has been changed may refer to it.
   */
  public Operation lendToChange(int op) {
    Operation handle = spare;
    if (handle == null) {
      return Handles.ACCESS.operation(arena, op);
    }
    spare = null;
    Handles.ACCESS.pointTo(handle, op);
    return handle;
  }

  /** Ends the use of a handle returned by {@link #lendToChange}. */
  public void takeBackUnchanged(Operation lent) {
    if (CHECKED) {
      Handles.ACCESS.pointTo(lent, 0);
    } else {
      spare = lent;
    }
  }

  /** The typed view of a handle returned by {@link #lend}, for the same call. */
  public OpView viewOf(Operation lent) {
    BorrowedViews views = borrowedViews;
    if (views == null) {
      views = new BorrowedViews();
      borrowedViews = views;
    }
    return views.of(lent, nameId(ref(lent)));
  }

  /** The handle of a block. */
  public Block block(int block) {
    return Handles.ACCESS.block(arena, block);
  }

  /** The handle of a region. */
  public Region region(int region) {
    return Handles.ACCESS.region(arena, region);
  }

  /** The handle of a value. */
  public Value value(long value) {
    return Handles.ACCESS.value(arena, value);
  }

  // --- Walks.

  /** The callback of a walk by references. */
  @FunctionalInterface
  public interface Visitor {
    /** Visits an operation; see {@link OpVisitor#visit}. */
    WalkResult visit(int op);
  }

  /** Visits an operation and all that is nested in it; returns INTERRUPT or CONTINUE. */
  public WalkResult walk(int root, WalkOrder order, Visitor visitor) {
    Walker.Visitor adapter = new VisitorAdapter(visitor);
    int end =
        order == WalkOrder.PRE
            ? Walker.walkPreOrder(arena, root, adapter)
            : Walker.walkPostOrder(arena, root, adapter);
    return end == Walker.INTERRUPT ? WalkResult.INTERRUPT : WalkResult.CONTINUE;
  }

  /**
   * The first operation directly in a region, or 0. A loop that goes on with {@link #inner}, and
   * {@link #after} where there is none, visits in pre-order what {@link #walk} does.
   */
  public int firstNested(int region) {
    return NestedOrder.first(arena, region);
  }

  /** The first operation directly in one of an operation's regions, or 0. */
  public int inner(int op) {
    return NestedOrder.inner(arena, op);
  }

  /**
   * The operation that follows an operation and all that is nested in it, in pre-order, or 0.
   *
   * @param region that the loop goes through
   */
  public int after(int op, int region) {
    return NestedOrder.after(arena, op, region);
  }

  /** The first operation, in post-order, of a region with all that is nested in it, or 0. */
  public int firstInPostOrder(int region) {
    return NestedOrder.firstInPostOrder(arena, region);
  }

  /**
   * The operation that follows an operation in post-order, or 0.
   *
   * @param region that the loop goes through
   */
  public int nextInPostOrder(int op, int region) {
    return NestedOrder.nextInPostOrder(arena, op, region);
  }

  private record VisitorAdapter(Visitor visitor) implements Walker.Visitor {
    @Override
    public int visit(Arena arena, int op) {
      return Handles.ACCESS.controlWord(visitor.visit(op));
    }
  }

  // --- Values.

  /** Whether a value is a block's argument; otherwise it is an operation's result. */
  public static boolean isArgument(long value) {
    return ValueWord.isArgument(value);
  }

  /** The owner of a value: the block of an argument, the operation of a result. */
  public static int owner(long value) {
    return ValueWord.owner(value);
  }

  /** The index of a value among its owner's arguments or results. */
  public static int index(long value) {
    return ValueWord.index(value);
  }

  /** The {@code index}-th result of an operation. */
  public static long result(int op, int index) {
    return ValueWord.result(op, index);
  }

  /** The {@code index}-th argument of a block. */
  public static long argument(int block, int index) {
    return ValueWord.argument(block, index);
  }

  /** The operation that defines a value, or 0. */
  public static int definingOp(long value) {
    return ValueWord.definingOp(value);
  }

  /** The type of a value. */
  public Type type(long value) {
    return (Type) Handles.ACCESS.type(context, Uses.type(arena, value));
  }

  /** The number of a value's type, unique in its context. */
  public int typeId(long value) {
    return Uses.type(arena, value);
  }

  /** The first use of a value, or 0: the newest one. */
  public int firstUse(long value) {
    return Uses.first(arena, value);
  }

  /** The first use of the {@code index}-th result of an operation, or 0: the newest one. */
  public int firstUse(int op, int index) {
    return Uses.firstOfResult(arena, op, index);
  }

  /** Whether no result of an operation is used. */
  public boolean useEmpty(int op) {
    return Ops.useEmpty(arena, op);
  }

  /** The next older use of the same value, or 0. */
  public int nextUse(int use) {
    return Uses.next(arena, use);
  }

  /** The operation that owns a use. */
  public int userOf(int use) {
    return Uses.owner(arena, use);
  }

  /** The index of a use among the operands of its owner. */
  public int operandIndex(int use) {
    return Uses.index(arena, use);
  }

  // --- Operations.

  /** The name of an operation. */
  public OperationName name(int op) {
    return Handles.ACCESS.name(context, Ops.name(arena, op));
  }

  /** The number of an operation's name, unique in its context. */
  public int nameId(int op) {
    return Ops.name(arena, op);
  }

  /** The location of an operation, to be read with {@link PackedLocation}. */
  public long location(int op) {
    return Ops.location(arena, op);
  }

  /** The number of operands. */
  public int operandCount(int op) {
    return Ops.numOperands(arena, op);
  }

  /** The {@code index}-th operand; 0 if it has no value. */
  public long operand(int op, int index) {
    return Ops.operandValue(arena, op, index);
  }

  /** The number of the type of the {@code index}-th operand; 0 if it has no value. */
  public int operandTypeId(int op, int index) {
    return Ops.operandType(arena, op, index);
  }

  /** The number of results. */
  public int resultCount(int op) {
    return Ops.numResults(arena, op);
  }

  /** The number of regions. */
  public int regionCount(int op) {
    return Ops.numRegions(arena, op);
  }

  /** The {@code index}-th region. */
  public int region(int op, int index) {
    return Ops.region(arena, op, index);
  }

  /** The number of successors. */
  public int successorCount(int op) {
    return Ops.numSuccessors(arena, op);
  }

  /** The {@code index}-th successor; 0 if it has no block. */
  public int successor(int op, int index) {
    return Successors.block(arena, Successors.slot(arena, op, index));
  }

  /** The number of the dictionary of discardable attributes; 0 for the empty one. */
  public int discardableId(int op) {
    return Ops.discardable(arena, op);
  }

  /** The dictionary of discardable attributes, or null if there are none. */
  public @Nullable DictionaryAttr discardableAttributes(int op) {
    int id = Ops.discardable(arena, op);
    return id == 0 ? null : (DictionaryAttr) Handles.ACCESS.attribute(context, id);
  }

  /**
   * The attribute in a property slot of a registered operation, or null; of a property that is no
   * attribute, the attribute to which it converts.
   */
  public @Nullable Attribute property(int op, int index) {
    if (Ops.propertyWord(arena, op) < 0) {
      return (Attribute) Handles.ACCESS.property(name(op), arena, op, index);
    }
    return attribute(Ops.property(arena, op, index));
  }

  /**
   * The number of the attribute in a property slot of a registered operation, or 0; of a property
   * that is no attribute, bits of its value.
   */
  public int propertyId(int op, int index) {
    return Ops.property(arena, op, index);
  }

  /** The number of property slots of a registered operation. */
  public int propertyCount(int op) {
    return Ops.numProperties(arena, op);
  }

  /**
   * Whether all property slots hold attributes, so that the properties of two operations are equal
   * if the numbers in their slots are.
   */
  public boolean hasOnlyAttributesAsProperties(int op) {
    return Ops.propertyWord(arena, op) >= 0;
  }

  /** The properties of an unregistered operation, or null. */
  public @Nullable Attribute rawProperties(int op) {
    return attribute(Ops.rawProperties(arena, op));
  }

  private @Nullable Attribute attribute(int id) {
    return id == 0 ? null : (Attribute) Handles.ACCESS.attribute(context, id);
  }

  /** The operation around an operation, or 0. */
  public int parent(int op) {
    return Ops.parent(arena, op);
  }

  /** The block that an operation is in, or 0. */
  public int blockOf(int op) {
    return Ops.block(arena, op);
  }

  /** The next operation of the block, or 0. */
  public int next(int op) {
    return Ops.next(arena, op);
  }

  /** The previous operation of the block, or 0. */
  public int previous(int op) {
    return Ops.previous(arena, op);
  }

  /** Whether one operation comes before another one of the same block. */
  public boolean isBefore(int op, int other) {
    return BlockOrder.isBefore(arena, op, other);
  }

  // --- Regions and blocks.

  /** The operation that owns a region, or 0. */
  public int ownerOfRegion(int region) {
    return Regions.owner(arena, region);
  }

  /** The region's index among those of its operation. */
  public int indexOfRegion(int region) {
    return Regions.index(arena, region);
  }

  /** The last block of a region, or 0. */
  public int lastBlock(int region) {
    return Regions.last(arena, region);
  }

  /** The first block of a region, or 0. */
  public int firstBlock(int region) {
    return Regions.first(arena, region);
  }

  /** The next block of the region, or 0. */
  public int nextBlock(int block) {
    return Blocks.next(arena, block);
  }

  /** Whether there is a block at a reference that once was to one: it is not erased. */
  public boolean isLiveBlock(int block) {
    return Blocks.isLive(arena, block);
  }

  /** The region that a block is in, or 0. */
  public int regionOf(int block) {
    return Blocks.region(arena, block);
  }

  /** The first operation of a block, or 0. */
  public int firstOp(int block) {
    return Blocks.first(arena, block);
  }

  /** The last operation of a block, or 0. */
  public int lastOp(int block) {
    return Blocks.last(arena, block);
  }

  /** The number of arguments of a block. */
  public int argumentCount(int block) {
    return Blocks.numArguments(arena, block);
  }

  /** The location of a block's argument, to be read with {@link PackedLocation}. */
  public long argumentLocation(int block, int index) {
    return Blocks.argumentLocation(arena, block, index);
  }

  /** The first use of a block as a successor, or 0: the newest one. */
  public int firstPredecessor(int block) {
    return Successors.firstUse(arena, block);
  }

  /** The next older use of the same block as a successor, or 0. */
  public int nextPredecessor(int use) {
    return Successors.nextUse(arena, use);
  }

  /** The operation that this use, a successor, belongs to; it may be in no block. */
  public int predecessorOp(int use) {
    return Successors.owner(arena, use);
  }

  /** The index of this use, a successor, among those of its operation. */
  public int successorIndex(int use) {
    return Successors.index(arena, use);
  }
}
