// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.checking.Checks;
import dev.ods.ir.storage.BlockOrder;
import dev.ods.ir.storage.Blocks;
import dev.ods.ir.storage.Ops;
import dev.ods.ir.storage.Successors;
import dev.ods.ir.storage.Uses;
import dev.ods.ir.storage.ValueWord;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * An operation: the unit of IR. A value-based handle to packed storage: two handles to one
 * operation are equal. A handle must not be used once its operation is erased, nor, if a hook has
 * borrowed it, after the hook has returned: see {@link #keep}.
 *
 * <p>Operations that use each other's values, or are nested in one another, are of one arena; to
 * bring an operation into another arena, clone it there.
 *
 * <p>One thread at a time works on an operation; several may at once work inside different isolated
 * operations of one module. See the package's rules on threads.
 */
public final class Operation {
  private final IrArena arena;

  /** Changes in a borrowed handle only: see {@link #pointTo}. */
  private int ref;

  /** In checking mode, the generation of the operation, otherwise 0. */
  private int generation;

  Operation(IrArena arena, int ref) {
    this.arena = arena;
    this.ref = ref;
    this.generation = Checks.ENABLED ? arena.generation(ref) : 0;
  }

  static @Nullable Operation orNull(IrArena arena, int ref) {
    return ref == 0 ? null : new Operation(arena, ref);
  }

  IrArena arena() {
    return arena;
  }

  /** Changes a borrowed handle to refer to another operation of the arena, or to none if 0. */
  void pointTo(int other) {
    ref = other;
    generation = Checks.ENABLED ? arena.generation(other) : 0;
  }

  /**
   * A handle to this operation that may be kept. Hooks such as verifiers, printers and namers
   * borrow a handle: it is valid until the hook returns, and so are its view, {@link #operands} and
   * {@link #results}. Everything else that its methods return may be kept.
   */
  public Operation keep() {
    return new Operation(arena, ref());
  }

  /**
   * The operation's reference, unique in its arena.
   *
   * @throws IllegalStateException if the handle was borrowed for a call that has returned, or, in
   *     checking mode, if the operation was erased
   */
  int ref() {
    int found = unchecked();
    if (Checks.ENABLED && arena.generation(found) != generation) {
      throw Erased.operation();
    }
    return found;
  }

  private int unchecked() {
    int found = ref;
    if (found == 0) {
      throw new IllegalStateException(
          "this handle was borrowed for the call of a hook, which has returned: keep the result of"
              + " keep() instead");
    }
    return found;
  }

  /**
   * The reference of an operation that is to be used.
   *
   * @throws IllegalStateException if it was erased and its memory is not in use again
   */
  int live() {
    int found = ref();
    if (!Ops.isLive(arena, found)) {
      throw Erased.operation();
    }
    return found;
  }

  /** {@link #live} before a change, after which the caller calls {@link IrArena#endChange}. */
  int beginChange() {
    int found = live();
    if (Checks.ENABLED) {
      arena.scopes().beginChangeOf(found);
    }
    return found;
  }

  /** The context that owns the operation's types and attributes. */
  public Context context() {
    return arena.context();
  }

  /**
   * The kind of operation.
   *
   * @throws IllegalStateException if the operation was erased and its memory is not in use again
   */
  public OperationName name() {
    return arena.context().operationName(Ops.name(arena, live()));
  }

  /** Whether the operation is of this kind. */
  public boolean is(OpModel model) {
    return arena.context().names().model(Ops.name(arena, ref())) == model;
  }

  /** The typed view of the operation; a plain one if it is not registered. */
  public OpView view() {
    OpModel model = name().model();
    return model == null ? new UnregisteredOp(this) : model.view(this);
  }

  /**
   * The operation seen through an op interface: its typed view, if that implements the interface,
   * or what {@link Context#attachInterface} has attached (MLIR's {@code dyn_cast<Interface>(op)}).
   *
   * @return null if there is neither, or the operation is not registered
   */
  public <T> @Nullable T as(Class<T> opInterface) {
    return name().view(this, opInterface);
  }

  /** Where the operation comes from. */
  public Location location() {
    return LocationCodec.unpack(arena.context(), Ops.location(arena, ref()));
  }

  /** Sets where the operation comes from. */
  public void setLocation(Location location) {
    OpAttributes.setLocation(this, location);
  }

  // --- The position of the operation.

  /** The block that the operation is in, or null. */
  public @Nullable Block block() {
    return Block.orNull(arena, Ops.block(arena, ref()));
  }

  /** The region that the operation is in, or null. */
  public @Nullable Region parentRegion() {
    int block = Ops.block(arena, ref());
    return block == 0 ? null : Region.orNull(arena, Blocks.region(arena, block));
  }

  /** The operation around this one, or null. */
  public @Nullable Operation parent() {
    return orNull(arena, Ops.parent(arena, ref()));
  }

  /** The next operation of the block, or null. */
  public @Nullable Operation next() {
    return orNull(arena, Ops.next(arena, ref()));
  }

  /** The previous operation of the block, or null. */
  public @Nullable Operation previous() {
    return orNull(arena, Ops.previous(arena, ref()));
  }

  /**
   * Whether this operation comes before another one of its block.
   *
   * @throws IllegalArgumentException if the two are not in one block
   */
  public boolean isBeforeInBlock(Operation other) {
    int block = Ops.block(arena, live());
    if (arena != other.arena || block == 0 || block != Ops.block(arena, other.live())) {
      throw new IllegalArgumentException(
          "only operations of one block have an order: compare the operations around them");
    }
    int self = beginChange();
    try {
      return BlockOrder.isBefore(arena, self, other.ref());
    } finally {
      arena.endChange();
    }
  }

  /** Whether {@code other} is nested in this operation. */
  public boolean isProperAncestorOf(Operation other) {
    int self = ref();
    int nested = other.ref();
    int up = arena == other.arena ? Ops.parent(arena, nested) : 0;
    while (up != 0 && up != self) {
      up = Ops.parent(arena, up);
    }
    return up != 0;
  }

  /** Whether {@code other} is this operation or nested in it. */
  public boolean isAncestorOf(Operation other) {
    return (ref() == other.ref() && arena == other.arena) || isProperAncestorOf(other);
  }

  /** Removes the operation from its block, if it is in one, without erasing it. */
  public void remove() {
    Movement.remove(arena, live());
  }

  /**
   * Moves the operation to before another one, which is in a block.
   *
   * @throws IllegalArgumentException if the other one is in no block, of another arena, or nested
   *     in this one
   */
  public void moveBefore(Operation other) {
    Movement.moveBeside(this, other, other.live());
  }

  /**
   * Moves the operation to after another one, which is in a block.
   *
   * @throws IllegalArgumentException if the other one is in no block, of another arena, or nested
   *     in this one
   */
  public void moveAfter(Operation other) {
    int next = Ops.next(other.arena, other.live());
    Movement.moveBeside(
        this, other, next == live() && arena == other.arena ? Ops.next(arena, next) : next);
  }

  /**
   * Moves the operation to the end of a block.
   *
   * @throws IllegalArgumentException if the block is of another arena, or nested in the operation
   */
  public void moveToEnd(Block target) {
    target.requireArena(this);
    Movement.move(arena, target.live(), live(), 0);
  }

  /**
   * Removes the operation from its block and erases it with all that is nested in it.
   *
   * @throws IllegalStateException if the operation was erased before; or if a result is still used,
   *     or a value or block inside is used outside, in which case nothing has changed
   */
  public void erase() {
    int op = live();
    if (!useEmpty()) {
      throw new IllegalStateException(
          "a result of '" + name() + "' is in use: replace its uses before erasing it");
    }
    Movement.erase(arena, op);
  }

  /** Drops the operands and successors of this operation and of all that is nested in it. */
  public void dropAllReferences() {
    OperandList.dropReferences(this);
  }

  // --- Operands.

  /** The number of operands. */
  public int operandCount() {
    return Ops.numOperands(arena, ref());
  }

  /** The {@code index}-th operand. */
  public Value operand(int index) {
    checkOperand(index);
    return Value.of(arena, Ops.operandValue(arena, ref(), index));
  }

  /** The type of the {@code index}-th operand. */
  public Type operandType(int index) {
    checkOperand(index);
    return Value.typeOfOperand(arena, Ops.operandType(arena, ref(), index));
  }

  /** The {@code index}-th operand as a use. */
  public OpOperand opOperand(int index) {
    checkOperand(index);
    return new OpOperand(arena, Ops.operand(arena, ref(), index));
  }

  /** All operands. */
  public ValueRange operands() {
    return ValueRange.operands(this, 0, operandCount());
  }

  /** {@code count} operands from the {@code from}-th on. */
  public ValueRange operands(int from, int count) {
    return ValueRange.operands(this, from, count);
  }

  /** Sets the {@code index}-th operand. */
  public void setOperand(int index, Value value) {
    OperandList.set(this, index, value);
  }

  /** Sets all operands; their number may change. */
  public void setOperands(List<Value> values) {
    OperandList.set(this, 0, operandCount(), values);
  }

  /** Replaces {@code count} operands from the {@code start}-th on, by any; also by some of them. */
  public void setOperands(int start, int count, List<Value> values) {
    OperandList.set(this, start, count, values);
  }

  /** Inserts operands before the {@code index}-th one. */
  public void insertOperands(int index, List<Value> values) {
    OperandList.insert(this, index, values);
  }

  /**
   * Inserts operands, which have these indices then, in time linear in the number of all operands.
   *
   * @throws IllegalArgumentException if there are more or fewer indices than operands
   * @throws IndexOutOfBoundsException if an index is beyond the operands that there are then
   */
  public void insertOperands(BitSet indices, List<Value> values) {
    OperandList.insert(this, indices, values);
  }

  /** Erases {@code count} operands from the {@code from}-th on. */
  public void eraseOperands(int from, int count) {
    OperandList.erase(this, from, count);
  }

  /**
   * Erases the operands at these indices, in time linear in the number of all operands.
   *
   * @throws IndexOutOfBoundsException if there is no operand at one of them; none is erased then
   */
  public void eraseOperands(BitSet indices) {
    OperandList.erase(this, indices);
  }

  void checkOperand(int index) {
    checkIndex(index, Ops.numOperands(arena, ref()), "operand");
  }

  void checkIndex(int index, int count, String what) {
    if (index < 0 || index >= count) {
      throw new IndexOutOfBoundsException(
          "'" + name() + "' has " + count + " " + what + "s, there is no " + what + " #" + index);
    }
  }

  // --- Results.

  /** The number of results. */
  public int resultCount() {
    return Ops.numResults(arena, ref());
  }

  /** The {@code index}-th result. */
  public Value result(int index) {
    checkIndex(index, resultCount(), "result");
    return Value.of(arena, ValueWord.result(ref(), index));
  }

  /** The type of the {@code index}-th result. */
  public Type resultType(int index) {
    checkIndex(index, resultCount(), "result");
    return arena.type(Uses.type(arena, ValueWord.result(ref(), index)));
  }

  /** All results. */
  public ValueRange results() {
    return ValueRange.results(this, 0, resultCount());
  }

  /** {@code count} results from the {@code from}-th on. */
  public ValueRange results(int from, int count) {
    return ValueRange.results(this, from, count);
  }

  /** Whether no result is in use. */
  public boolean useEmpty() {
    return Ops.useEmpty(arena, ref());
  }

  /**
   * Replaces all uses of each result by the value of the same index.
   *
   * @throws IllegalArgumentException if there are not as many values as results, or one is of
   *     another arena; then nothing has changed
   */
  public void replaceAllUsesWith(List<Value> values) {
    Value.replaceAllUses(this, values);
  }

  /** Replaces all uses of each result by the other operation's result of the same index. */
  public void replaceAllUsesWith(Operation other) {
    replaceAllUsesWith(other.results());
  }

  // --- Regions and successors.

  /** The number of regions. */
  public int regionCount() {
    return Ops.numRegions(arena, ref());
  }

  /** The {@code index}-th region. */
  public Region region(int index) {
    checkIndex(index, regionCount(), "region");
    return new Region(arena, Ops.region(arena, ref(), index));
  }

  /** The number of successors. */
  public int successorCount() {
    return Ops.numSuccessors(arena, ref());
  }

  /**
   * The {@code index}-th successor.
   *
   * @throws IllegalStateException if it was dropped with {@link #dropAllReferences}
   */
  public Block successor(int index) {
    checkIndex(index, successorCount(), "successor");
    int block = Successors.block(arena, Successors.slot(arena, ref(), index));
    if (block == 0) {
      throw new IllegalStateException(
          "successor #" + index + " of '" + name() + "' was dropped: set it before reading it");
    }
    return new Block(arena, block);
  }

  /** Sets the {@code index}-th successor. */
  public void setSuccessor(int index, Block block) {
    int op = beginChange();
    try {
      checkIndex(index, successorCount(), "successor");
      Successors.set(arena, Successors.slot(arena, op, index), block.refIn(arena));
    } finally {
      arena.endChange();
    }
  }

  // --- Attributes.

  /** The inherent or discardable attribute of this name, or null. */
  public @Nullable Attribute attribute(String name) {
    return OpAttributes.get(this, name);
  }

  /** Sets the inherent attribute of this name, or the discardable one if there is no such. */
  public void setAttribute(String name, Attribute value) {
    OpAttributes.set(this, name, value);
  }

  /** Removes the attribute of this name and returns it, or null if there is none. */
  public @Nullable Attribute removeAttribute(String name) {
    return OpAttributes.remove(this, name);
  }

  /**
   * The inherent attribute in a slot of a registered operation, or null if it is absent; of a
   * property that is no attribute, the attribute to which it converts.
   */
  public @Nullable Attribute property(int index) {
    return OpAttributes.property(this, index);
  }

  /**
   * The required inherent attribute in a slot of a valid operation.
   *
   * @param kind its class
   * @throws IllegalStateException if it is absent or of another class: the operation is invalid
   */
  public <T extends Attribute> T property(int index, Class<T> kind) {
    return OpAttributes.require(this, index, kind);
  }

  /**
   * Sets the inherent attribute, or what a property has that is no attribute, in a slot of a
   * registered operation; see {@link OperationState#setProperty}.
   */
  public void setProperty(int index, @Nullable Attribute value) {
    OpAttributes.setProperty(this, index, value);
  }

  /** The inherent attributes and what other properties convert to, as a dictionary. */
  public DictionaryAttr properties() {
    return OpAttributes.properties(this);
  }

  /** The properties of an unregistered operation, an arbitrary attribute; null if it has none. */
  public @Nullable Attribute rawProperties() {
    return OpAttributes.orNull(arena, Ops.rawProperties(arena, ref()));
  }

  /** Sets the properties, as {@link OperationState#setRawProperties} does. */
  public void setRawProperties(@Nullable Attribute properties) {
    OpAttributes.setRawProperties(this, properties);
  }

  /** The discardable attributes: those that the operation's definition does not declare. */
  public DictionaryAttr discardableAttributes() {
    return OpAttributes.discardable(this);
  }

  /** Sets all discardable attributes, as {@link OperationState#setDiscardableAttributes} does. */
  public void setDiscardableAttributes(DictionaryAttr attributes) {
    OpAttributes.setDiscardable(this, attributes);
  }

  // --- Walks and clones.

  /** Visits this operation and all that is nested in it; the result is INTERRUPT or CONTINUE. */
  public WalkResult walk(WalkOrder order, OpVisitor visitor) {
    return WalkAdapters.walk(arena, live(), order, visitor);
  }

  /** Visits the operations of one kind in post-order, as {@link #walk(Consumer)} visits all. */
  public void walk(OpModel kind, Consumer<? super Operation> visitor) {
    WalkAdapters.walk(arena, live(), kind, visitor);
  }

  /** Visits this one and all that is in it, in post-order, with the rules of {@link OpVisitor}. */
  public void walk(Consumer<? super Operation> visitor) {
    WalkAdapters.walk(arena, live(), visitor);
  }

  /**
   * A copy of this operation and all that is nested in it, in no block. Its operands from outside
   * are those of this operation.
   */
  @Override
  public Operation clone() {
    return clone(IrMapping.create());
  }

  /**
   * A copy whose operands and successors are remapped by a mapping, to which the copies of results,
   * block arguments and blocks are added.
   */
  public Operation clone(IrMapping mapping) {
    return Cloner.copy(this, arena, mapping);
  }

  /**
   * A copy in a new arena.
   *
   * @throws IllegalStateException if it uses a value from outside
   */
  public Operation cloneDetached() {
    return Cloner.copyDetached(this);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Operation that
        && unchecked() == that.unchecked()
        && arena == that.arena
        && generation == that.generation;
  }

  @Override
  public int hashCode() {
    return unchecked() * 0x9E3779B9;
  }

  /** Whether it was erased; unless in checking mode, not known once its memory is in use again. */
  public boolean isErased() {
    boolean stale = Checks.ENABLED && arena.generation(unchecked()) != generation;
    return stale || !Ops.isLive(arena, unchecked());
  }

  /** The operation as MLIR prints it, cut off after 16 MiB; that it was erased, if so. */
  @Override
  public String toString() {
    return isErased() ? "<<ERASED OPERATION>>" : IrServices.asm().print(this);
  }

  /** The operation in generic form, as in diagnostics; cut off after 16 MiB. */
  public String toGenericString() {
    live();
    return IrServices.asm().printGeneric(this);
  }
}
