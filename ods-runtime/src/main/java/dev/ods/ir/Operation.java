// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.storage.BlockOrder;
import dev.ods.ir.storage.Blocks;
import dev.ods.ir.storage.Eraser;
import dev.ods.ir.storage.OperandSlab;
import dev.ods.ir.storage.Ops;
import dev.ods.ir.storage.Successors;
import dev.ods.ir.storage.Uses;
import dev.ods.ir.storage.ValueWord;
import dev.ods.ir.storage.Walker;
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

  Operation(IrArena arena, int ref) {
    this.arena = arena;
    this.ref = ref;
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
   * @throws IllegalStateException if the handle was borrowed for a call that has returned
   */
  int ref() {
    int found = ref;
    if (found == 0) {
      throw new IllegalStateException(
          "this handle was borrowed for the call of a hook, which has returned: keep the result of"
              + " keep() instead");
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
    int name = arena.holds(ref()) ? Ops.name(arena, ref()) : 0;
    if (name == 0) {
      throw new IllegalStateException("the operation was erased: drop the handles on it");
    }
    return arena.context().operationName(name);
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
   * The operation seen through an op interface: its typed view, if that implements the interface
   * (MLIR's {@code dyn_cast<Interface>(op)}).
   *
   * @return null if it does not, or the operation is not registered
   */
  public <T> @Nullable T as(Class<T> opInterface) {
    OpModel model = name().model();
    return model != null && model.hasInterface(opInterface)
        ? opInterface.cast(model.view(this))
        : null;
  }

  /** Where the operation comes from. */
  public Location location() {
    return LocationCodec.unpack(arena.context(), Ops.location(arena, ref()));
  }

  /** Sets where the operation comes from. */
  public void setLocation(Location location) {
    Ops.setLocation(arena, ref(), arena.word(location));
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
    int block = Ops.block(arena, ref());
    if (arena != other.arena || block == 0 || block != Ops.block(arena, other.ref())) {
      throw new IllegalArgumentException("only operations of one block have an order");
    }
    return BlockOrder.isBefore(arena, ref(), other.ref());
  }

  /** Whether {@code other} is nested in this operation. */
  public boolean isProperAncestorOf(Operation other) {
    if (arena != other.arena) {
      return false;
    }
    int up = Ops.parent(arena, other.ref());
    while (up != 0 && up != ref()) {
      up = Ops.parent(arena, up);
    }
    return up != 0;
  }

  /** Whether {@code other} is this operation or nested in it. */
  public boolean isAncestorOf(Operation other) {
    return equals(other) || isProperAncestorOf(other);
  }

  /** Removes the operation from its block, if it is in one, without erasing it. */
  public void remove() {
    if (Ops.block(arena, ref()) != 0) {
      Blocks.remove(arena, ref());
    }
  }

  /** Moves the operation to before another one, which is in a block. */
  public void moveBefore(Operation other) {
    Block target = other.requireBlock();
    target.requireArena(this);
    if (!equals(other)) {
      remove();
      target.insertBefore(other, this);
    }
  }

  /** Moves the operation to after another one, which is in a block. */
  public void moveAfter(Operation other) {
    Block target = other.requireBlock();
    target.requireArena(this);
    if (!equals(other)) {
      remove();
      target.insertAfter(other, this);
    }
  }

  /** Moves the operation to the end of a block. */
  public void moveToEnd(Block target) {
    target.requireArena(this);
    remove();
    target.append(this);
  }

  private Block requireBlock() {
    Block target = block();
    if (target == null) {
      throw new IllegalArgumentException("the operation to move to must be in a block");
    }
    return target;
  }

  /**
   * Removes the operation from its block and erases it with all that is nested in it.
   *
   * @throws IllegalStateException if a result is still used; or if a value or block inside is used
   *     outside, in which case the operation remains, but its operands have been dropped
   */
  public void erase() {
    if (!useEmpty()) {
      throw new IllegalStateException(
          "a result of '" + name() + "' is in use: replace its uses before erasing it");
    }
    if (arena.root() == ref() && Ops.block(arena, ref()) == 0) {
      arena.setRoot(0);
      arena.clear();
      return;
    }
    if (!Eraser.release(arena, ref())) {
      throw new IllegalStateException(
          "a value or block inside '"
              + name()
              + "' is in use outside: replace its uses before erasing it");
    }
    remove();
    Eraser.eraseReleased(arena, ref());
  }

  /** Drops the operands and successors of this operation and of all that is nested in it. */
  public void dropAllReferences() {
    Eraser.dropReferences(arena, ref());
  }

  // --- Operands.

  /** The number of operands. */
  public int operandCount() {
    return Ops.numOperands(arena, ref());
  }

  /** The {@code index}-th operand. */
  public Value operand(int index) {
    checkOperand(index);
    return new Value(arena, Ops.operandValue(arena, ref(), index));
  }

  /** The type of the {@code index}-th operand. */
  public Type operandType(int index) {
    checkOperand(index);
    return Value.type(arena, Ops.operandValue(arena, ref(), index));
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
    checkOperand(index);
    Uses.set(arena, Ops.operand(arena, ref(), index), value.wordIn(arena));
  }

  /** Sets all operands; their number may change. */
  public void setOperands(List<Value> values) {
    long[] words = words(values);
    int old = operandCount();
    if (words.length < old) {
      eraseOperands(words.length, old - words.length);
    } else if (words.length > old) {
      OperandSlab.insert(arena, ref(), old, words.length - old);
    }
    for (int i = 0; i < words.length; i++) {
      Uses.set(arena, Ops.operand(arena, ref(), i), words[i]);
    }
  }

  /** Copies the values: the list may be a view of the operands that are about to change. */
  private long[] words(List<Value> values) {
    long[] words = new long[values.size()];
    for (int i = 0; i < words.length; i++) {
      words[i] = values.get(i).wordIn(arena);
    }
    return words;
  }

  /** Inserts operands before the {@code index}-th one. */
  public void insertOperands(int index, List<Value> values) {
    checkRange(index, 0, operandCount());
    if (values.isEmpty()) {
      return;
    }
    long[] words = words(values);
    OperandSlab.insert(arena, ref(), index, words.length);
    for (int i = 0; i < words.length; i++) {
      OperandSlab.initValue(arena, Ops.operand(arena, ref(), index + i), words[i]);
    }
  }

  /** Erases {@code count} operands from the {@code from}-th on. */
  public void eraseOperands(int from, int count) {
    checkRange(from, count, operandCount());
    if (count > 0) {
      OperandSlab.erase(arena, ref(), from, count);
    }
  }

  private void checkOperand(int index) {
    checkIndex(index, Ops.numOperands(arena, ref()), "operand");
  }

  private void checkIndex(int index, int count, String what) {
    if (index < 0 || index >= count) {
      throw new IndexOutOfBoundsException(
          "'" + name() + "' has " + count + " " + what + "s, there is no " + what + " #" + index);
    }
  }

  private static void checkRange(int from, int count, int size) {
    if (from < 0 || count < 0 || from > size - count) {
      throw new IndexOutOfBoundsException(
          "from " + from + ", " + count + " of " + size + " elements");
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
    return new Value(arena, ValueWord.result(ref(), index));
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
    int count = resultCount();
    for (int i = 0; i < count; i++) {
      if (Uses.first(arena, ValueWord.result(ref(), i)) != 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Replaces all uses of each result by the value of the same index.
   *
   * @throws IllegalArgumentException if there are not as many values as results
   */
  public void replaceAllUsesWith(List<Value> values) {
    if (values.size() != resultCount()) {
      throw new IllegalArgumentException(
          "'" + name() + "' has " + resultCount() + " results, give as many values");
    }
    for (int i = 0; i < values.size(); i++) {
      result(i).replaceAllUsesWith(values.get(i));
    }
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

  /** The {@code index}-th successor. */
  public Block successor(int index) {
    checkIndex(index, successorCount(), "successor");
    return new Block(arena, Successors.block(arena, Successors.slot(arena, ref(), index)));
  }

  /** Sets the {@code index}-th successor. */
  public void setSuccessor(int index, Block block) {
    checkIndex(index, successorCount(), "successor");
    Successors.set(arena, Successors.slot(arena, ref(), index), block.refIn(arena));
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

  /** The inherent attribute in a slot of a registered operation, or null if it is absent. */
  public @Nullable Attribute property(int index) {
    checkIndex(index, Ops.numProperties(arena, ref()), "inherent attribute");
    return OpAttributes.orNull(arena, Ops.property(arena, ref(), index));
  }

  /**
   * The required inherent attribute in a slot of a valid operation.
   *
   * @param kind its class
   * @throws IllegalStateException if it is absent or of another class: the operation is invalid
   */
  public <T extends Attribute> T property(int index, Class<T> kind) {
    Attribute attribute = property(index);
    if (!kind.isInstance(attribute)) {
      throw new IllegalStateException(OpAttributes.missing(name(), index, kind));
    }
    return kind.cast(attribute);
  }

  /** Sets the inherent attribute in a slot of a registered operation. */
  public void setProperty(int index, @Nullable Attribute value) {
    checkIndex(index, Ops.numProperties(arena, ref()), "inherent attribute");
    Ops.setProperty(arena, ref(), index, arena.idOrZero(value));
  }

  /** The inherent attributes as a dictionary. */
  public DictionaryAttr properties() {
    return OpAttributes.properties(this);
  }

  /** The properties of an unregistered operation, an arbitrary attribute; null if it has none. */
  public @Nullable Attribute rawProperties() {
    return OpAttributes.orNull(arena, Ops.rawProperties(arena, ref()));
  }

  /** Sets the properties of an unregistered operation. */
  public void setRawProperties(@Nullable Attribute properties) {
    Ops.setRawProperties(arena, ref(), arena.idOrZero(properties));
  }

  /** The discardable attributes: those that the operation's definition does not declare. */
  public DictionaryAttr discardableAttributes() {
    return OpAttributes.discardable(this);
  }

  /** Sets the discardable attributes: those that the operation's definition does not declare. */
  public void setDiscardableAttributes(DictionaryAttr attributes) {
    int id = arena.id(attributes);
    Ops.setDiscardable(arena, ref(), attributes.isEmpty() ? 0 : id);
  }

  // --- Walks and clones.

  /** Visits this operation and all that is nested in it; returns INTERRUPT or CONTINUE. */
  public WalkResult walk(WalkOrder order, OpVisitor visitor) {
    Walker.Visitor adapter = new WalkAdapters.ToVisitor(arena, visitor);
    int end =
        order == WalkOrder.PRE
            ? Walker.walkPreOrder(arena, ref(), adapter)
            : Walker.walkPostOrder(arena, ref(), adapter);
    return end == Walker.INTERRUPT ? WalkResult.INTERRUPT : WalkResult.CONTINUE;
  }

  /** Visits the operations of one kind in this one, itself included, in post-order, as MLIR. */
  public void walk(OpModel kind, Consumer<? super Operation> visitor) {
    OperationName name = arena.context().names().of(kind);
    if (name != null) {
      Walker.walkKindPostOrder(
          arena, ref(), name.id(), new WalkAdapters.ToConsumer(arena, visitor));
    }
  }

  /** Visits this operation and all that is nested in it, in post-order, as MLIR does. */
  public void walk(Consumer<? super Operation> visitor) {
    Walker.walkPostOrder(arena, ref(), new WalkAdapters.ToConsumer(arena, visitor));
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
    IrArena own = new IrArena(arena.context());
    Operation copy = Cloner.copy(this, own, IrMapping.create());
    own.setRoot(copy.ref());
    return copy;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Operation that && ref() == that.ref() && arena == that.arena;
  }

  @Override
  public int hashCode() {
    return ref() * 0x9E3779B9;
  }

  /** The operation as MLIR prints it, cut off after 16 MiB: this is for people. */
  @Override
  public String toString() {
    return AsmText.service().print(this);
  }

  /** The operation in generic form, as in diagnostics; cut off after 16 MiB. */
  public String toGenericString() {
    return AsmText.service().printGeneric(this);
  }
}
