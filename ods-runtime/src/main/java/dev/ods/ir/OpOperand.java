// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.checking.Checks;
import dev.ods.ir.storage.OperandSlab;
import dev.ods.ir.storage.Uses;
import org.jspecify.annotations.Nullable;

/**
 * One use of a value: an operand slot of an operation. A handle to packed storage, valid until
 * operands of the operation are inserted or erased.
 */
public final class OpOperand {
  private final IrArena arena;
  private final int ref;

  /** In checking mode, the generation of the operand's memory, otherwise 0. */
  private final int generation;

  OpOperand(IrArena arena, int ref) {
    this.arena = arena;
    this.ref = ref;
    this.generation = Checks.ENABLED ? arena.generation(ref) : 0;
  }

  /** The reference; in checking mode, of an operand that is where it was. */
  private int ref() {
    if (Checks.ENABLED) {
      live();
    }
    return ref;
  }

  /**
   * The reference of an operand that is to be changed.
   *
   * @throws IllegalStateException if it was erased or has moved
   */
  private int live() {
    if (!isLive()) {
      throw Erased.operand();
    }
    return ref;
  }

  /** Whether the operand is where it was; out of checking mode, as far as is known. */
  boolean isLive() {
    return OperandSlab.isLive(arena, ref)
        && (!Checks.ENABLED || arena.generation(ref) == generation);
  }

  static @Nullable OpOperand orNull(IrArena arena, int ref) {
    return ref == 0 ? null : new OpOperand(arena, ref);
  }

  /** The value that is used. */
  public Value get() {
    return Value.of(arena, Uses.value(arena, ref()));
  }

  /** Makes the operand use another value. */
  public void set(Value value) {
    int operand = live();
    if (Checks.ENABLED) {
      arena.scopes().beginChangeOf(Uses.owner(arena, operand));
    }
    try {
      Uses.set(arena, operand, value.wordIn(arena));
    } finally {
      arena.endChange();
    }
  }

  /** The operation that uses the value. */
  public Operation owner() {
    return new Operation(arena, Uses.owner(arena, ref()));
  }

  /** The operand's index among those of its operation. */
  public int index() {
    return Uses.index(arena, ref());
  }

  /** The next use of the same value, or null. */
  public @Nullable OpOperand nextUse() {
    return orNull(arena, Uses.next(arena, ref()));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof OpOperand that
        && ref == that.ref
        && arena == that.arena
        && generation == that.generation;
  }

  @Override
  public int hashCode() {
    return ref * 0x9E3779B9;
  }

  @Override
  public String toString() {
    return isLive()
        ? "operand #" + index() + " of " + IrServices.asm().printWithoutRegions(owner())
        : "<<ERASED OPERAND>>";
  }
}
