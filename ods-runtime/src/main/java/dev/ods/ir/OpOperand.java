// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.storage.Uses;
import org.jspecify.annotations.Nullable;

/** One use of a value: an operand slot of an operation. A handle on packed storage. */
public final class OpOperand {
  private final IrArena arena;
  private final int ref;

  OpOperand(IrArena arena, int ref) {
    this.arena = arena;
    this.ref = ref;
  }

  static @Nullable OpOperand orNull(IrArena arena, int ref) {
    return ref == 0 ? null : new OpOperand(arena, ref);
  }

  /** The value that is used. */
  public Value get() {
    return new Value(arena, Uses.value(arena, ref));
  }

  /** Makes the operand use another value. */
  public void set(Value value) {
    Uses.set(arena, ref, value.wordIn(arena));
  }

  /** The operation that uses the value. */
  public Operation owner() {
    return new Operation(arena, Uses.owner(arena, ref));
  }

  /** The operand's index among those of its operation. */
  public int index() {
    return Uses.index(arena, ref);
  }

  /** The next use of the same value, or null. */
  public @Nullable OpOperand nextUse() {
    return orNull(arena, Uses.next(arena, ref));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof OpOperand that && ref == that.ref && arena == that.arena;
  }

  @Override
  public int hashCode() {
    return ref * 0x9E3779B9;
  }

  @Override
  public String toString() {
    return "operand #" + index() + " of " + owner();
  }
}
