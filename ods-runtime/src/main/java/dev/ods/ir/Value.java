// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.checking.Checks;
import dev.ods.ir.storage.Blocks;
import dev.ods.ir.storage.Ops;
import dev.ods.ir.storage.Uses;
import dev.ods.ir.storage.ValueWord;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * An SSA value: the result of an operation or the argument of a block. A value-based handle to
 * packed storage: two handles to one value are equal.
 */
public sealed class Value {
  private final IrArena arena;
  private final long word;

  private Value(IrArena arena, long word) {
    this.arena = arena;
    this.word = word;
  }

  static Value of(IrArena arena, long word) {
    return Checks.ENABLED ? new Checked(arena, word) : new Value(arena, word);
  }

  /**
   * The handles of checking mode: one class for both modes would make each handle larger by a word.
   */
  private static final class Checked extends Value {
    private final int generation;

    Checked(IrArena arena, long word) {
      super(arena, word);
      this.generation = arena.generation(ValueWord.owner(word));
    }

    @Override
    int generation() {
      return generation;
    }
  }

  int generation() {
    return 0;
  }

  /**
   * The 64-bit word that represents the value in its arena; 0 for that of a dropped operand.
   *
   * @throws IllegalStateException in checking mode, if the value was erased
   */
  long word() {
    if (Checks.ENABLED && isErased()) {
      throw Erased.value();
    }
    return word;
  }

  /** The word, or the one that the value had before it was erased; for tables by value. */
  long wordOfAny() {
    return word;
  }

  private boolean isErased() {
    boolean stale = Checks.ENABLED && arena.generation(ValueWord.owner(word)) != generation();
    return stale || (word != 0 && !Uses.isLive(arena, word));
  }

  /**
   * The word, for use in an arena; 0 for that of a dropped operand.
   *
   * @throws IllegalArgumentException if the arena is not the value's own
   * @throws IllegalStateException if the value was erased and the memory is not in use again
   */
  long wordIn(IrArena user) {
    return wordToCheckIn(user) == 0 ? 0 : requireLive();
  }

  /** Like {@link #wordIn}, for a caller that finds out later whether the value was erased. */
  long wordToCheckIn(IrArena user) {
    if (user != arena) {
      throw new IllegalArgumentException(
          "a value is used in the arena that holds it: clone its operation into this one first");
    }
    return word();
  }

  /**
   * The word of a value that is to be used or changed.
   *
   * @throws IllegalStateException if it is no value, or was erased
   */
  long requireLive() {
    long found = requireWord();
    if (!Uses.isLive(arena, found)) {
      throw Erased.value();
    }
    return found;
  }

  /** The word of a value that there is. */
  private long requireWord() {
    return require(word());
  }

  private static long require(long word) {
    if (word == 0) {
      throw new IllegalStateException(
          "this is no value: its operand was dropped, ask isNull() first");
    }
    return word;
  }

  /** The type of the value of an operand, of which the number is known; 0 if it was dropped. */
  static Type typeOfOperand(IrArena arena, int number) {
    if (number == 0) {
      require(0);
    }
    return arena.type(number);
  }

  IrArena arena() {
    return arena;
  }

  /** Whether this is the null value: that of a dropped operand. */
  public boolean isNull() {
    return word == 0;
  }

  /** The context that owns the value's type. */
  public Context context() {
    return arena.context();
  }

  /** Whether the value is the argument of a block. */
  public boolean isBlockArgument() {
    return ValueWord.isArgument(word());
  }

  /** The value's index among the results of its operation or the arguments of its block. */
  public int index() {
    return ValueWord.index(word());
  }

  /** The value's type. */
  public Type type() {
    return arena.type(Uses.type(arena, requireWord()));
  }

  /** Sets the value's type. */
  public void setType(Type type) {
    long changed = requireLive();
    int id = arena.id(type);
    if (Checks.ENABLED) {
      beginChange();
    }
    try {
      Uses.setType(arena, changed, id);
    } finally {
      arena.endChange();
    }
  }

  /** The operation that defines this result, or null for a block argument. */
  public @Nullable Operation definingOp() {
    return Operation.orNull(arena, ValueWord.definingOp(word()));
  }

  /**
   * The operation that defines this result, if it is of a kind (MLIR's {@code
   * getDefiningOp<OpTy>()}); otherwise null, without a handle being created.
   */
  public @Nullable Operation definingOp(OpModel kind) {
    int op = ValueWord.definingOp(word());
    return op != 0 && arena.context().names().model(Ops.name(arena, op)) == kind
        ? new Operation(arena, op)
        : null;
  }

  /** The block that owns this argument, or the parent block of the defining operation. */
  public @Nullable Block ownerBlock() {
    int owner = ValueWord.owner(word());
    if (owner == 0) {
      return null;
    }
    return Block.orNull(arena, isBlockArgument() ? owner : Ops.block(arena, owner));
  }

  /** The region in which the value is defined, or null. */
  public @Nullable Region parentRegion() {
    Block block = ownerBlock();
    return block == null ? null : block.parent();
  }

  /** Where the value comes from: the location of the operation or of the block argument. */
  public Location location() {
    int owner = ValueWord.owner(requireWord());
    long packed =
        isBlockArgument()
            ? Blocks.argumentLocation(arena, owner, index())
            : Ops.location(arena, owner);
    return LocationCodec.unpack(arena.context(), packed);
  }

  /** Sets where a block argument, or the operation of a result, comes from. */
  public void setLocation(Location location) {
    int owner = ValueWord.owner(requireLive());
    if (!isBlockArgument()) {
      new Operation(arena, owner).setLocation(location);
      return;
    }
    long packed = arena.word(location);
    if (Checks.ENABLED) {
      beginChange();
    }
    try {
      Blocks.setArgumentLocation(arena, owner, index(), packed);
    } finally {
      arena.endChange();
    }
  }

  /** Whether the value has a use. */
  public boolean hasUses() {
    return Uses.first(arena, requireWord()) != 0;
  }

  /** Whether the value has exactly one use. */
  public boolean hasOneUse() {
    int first = Uses.first(arena, requireWord());
    return first != 0 && Uses.next(arena, first) == 0;
  }

  /** The number of uses, counted by each call. */
  public int useCount() {
    int count = 0;
    for (int use = Uses.first(arena, requireWord()); use != 0; use = Uses.next(arena, use)) {
      count++;
    }
    return count;
  }

  /** The newest use, or null; {@link OpOperand#nextUse} leads to the others. */
  public @Nullable OpOperand firstUse() {
    return OpOperand.orNull(arena, Uses.first(arena, requireWord()));
  }

  /** The uses, the newest first; the current one may be set to another value. */
  public Iterable<OpOperand> uses() {
    return UseIterator::new;
  }

  /**
   * Replaces all uses of this value by another one; drops them if that {@linkplain #isNull is
   * null}.
   */
  public void replaceAllUsesWith(Value other) {
    long from = requireLive();
    long to = other.wordIn(arena);
    int before = Checks.ENABLED ? arena.scopes().depth() : 0;
    try {
      if (Checks.ENABLED) {
        beginReplacement(other);
      }
      Uses.replaceAll(arena, from, to);
    } finally {
      arena.endChanges(before);
    }
  }

  /** Drops all uses: each operand that was this value is {@linkplain #isNull null}. */
  public void dropAllUses() {
    long from = requireLive();
    int before = Checks.ENABLED ? arena.scopes().depth() : 0;
    try {
      if (Checks.ENABLED) {
        beginReplacement(this);
      }
      Uses.replaceAll(arena, from, 0);
    } finally {
      arena.endChanges(before);
    }
  }

  /** See {@link Operation#replaceAllUsesWith(List)}. */
  static void replaceAllUses(Operation op, List<Value> values) {
    op.live();
    if (values.size() != op.resultCount()) {
      throw new IllegalArgumentException(
          "'" + op.name() + "' has " + op.resultCount() + " results: give as many values");
    }
    IrArena arena = op.arena();
    // A copy: the list may be a view of operands that are about to change.
    Value[] copy = values.toArray(new Value[0]);
    for (Value value : copy) {
      value.wordIn(arena);
    }
    int before = Checks.ENABLED ? arena.scopes().depth() : 0;
    try {
      for (int i = 0; i < copy.length && Checks.ENABLED; i++) {
        op.result(i).beginReplacement(copy[i]);
      }
      for (int i = 0; i < copy.length; i++) {
        op.result(i).replaceAllUsesWith(copy[i]);
      }
    } finally {
      arena.endChanges(before);
    }
  }

  /** In checking mode: the scope in which the value is defined. */
  private long scope() {
    int owner = ValueWord.owner(word);
    Scopes scopes = arena.scopes();
    return isBlockArgument() ? scopes.ofBlock(owner) : scopes.around(owner);
  }

  /** In checking mode: begins a change where the value is defined. */
  private void beginChange() {
    int owner = ValueWord.owner(word);
    if (isBlockArgument()) {
      arena.scopes().beginChangeIn(owner);
    } else {
      arena.scopes().beginChangeOf(owner);
    }
  }

  /** In checking mode: begins changes where the two values are defined and this one is used. */
  private void beginReplacement(Value other) {
    Scopes scopes = arena.scopes();
    long last = scope();
    scopes.beginChange(last, other.isNull() ? last : other.scope());
    for (int use = Uses.first(arena, word); use != 0; use = Uses.next(arena, use)) {
      scopes.touches(Uses.owner(arena, use));
      long scope = scopes.around(Uses.owner(arena, use));
      if (scope != last) {
        scopes.beginChange(scope);
        last = scope;
      }
    }
  }

  private final class UseIterator implements Iterator<OpOperand> {
    private int next = Uses.first(arena, requireWord());

    @Override
    public boolean hasNext() {
      return next != 0;
    }

    @Override
    public OpOperand next() {
      if (next == 0) {
        throw new NoSuchElementException();
      }
      int current = next;
      next = Uses.next(arena, current);
      return new OpOperand(arena, current);
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Value that
        && word == that.word
        && arena == that.arena
        && (!Checks.ENABLED || generation() == that.generation());
  }

  @Override
  public int hashCode() {
    return Long.hashCode(word * 0x9E3779B97F4A7C15L);
  }

  @Override
  public String toString() {
    if (isNull()) {
      return "<<NULL VALUE>>";
    }
    if (isErased()) {
      return "<<ERASED VALUE>>";
    }
    Operation definition = definingOp();
    return definition == null
        ? "argument #" + index() + " of type '" + type() + "' of " + ownerBlock()
        : "result #" + index() + " of " + IrServices.asm().printWithoutRegions(definition);
  }
}
