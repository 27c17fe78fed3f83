// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import static dev.ods.ir.storage.Layout.NUM_OPERANDS;
import static dev.ods.ir.storage.Layout.OPERANDS_OUT_OF_LINE;
import static dev.ods.ir.storage.Layout.OPERAND_CAPACITY;
import static dev.ods.ir.storage.Layout.OPERAND_MASK;
import static dev.ods.ir.storage.Layout.OPERAND_STORAGE;
import static dev.ods.ir.storage.Layout.OPERAND_UNITS;

import java.util.BitSet;

/**
 * The OpOperands of an operation, as a list that grows and shrinks. They begin in the trailing
 * area; the first change of their number moves them to a slab of their own (the resizable slab of
 * Operation Layout), so that the trailing objects after them never move.
 */
public final class OperandSlab {
  private static final int MIN_CAPACITY = 4;

  private OperandSlab() {}

  static void init(Arena arena, int op, int first, int count) {
    for (int i = 0; i < count; i++) {
      own(arena, first + i * OPERAND_UNITS, op, i);
    }
  }

  private static void own(Arena arena, int operand, int op, int index) {
    arena.setLong(operand, Layout.OPERAND_OWNER, Layout.pair(op, index));
  }

  /**
   * Whether there is an OpOperand at a reference that once was to one. One that was erased, with
   * its operation or alone, or has moved, is detected as long as the memory is not in use again.
   */
  public static boolean isLive(Arena arena, int operand) {
    if (!arena.contains(operand, OPERAND_UNITS)) {
      return false;
    }
    int op = Uses.owner(arena, operand);
    int index = Uses.index(arena, operand);
    return Ops.isLive(arena, op)
        && index >= 0
        && index < Ops.numOperands(arena, op)
        && Ops.operand(arena, op, index) == operand;
  }

  static void allocateOutOfLine(Arena arena, int op, int capacity) {
    int slab = arena.allocate(capacity * OPERAND_UNITS);
    arena.setInt(op, OPERAND_STORAGE, slab);
    arena.setInt(op, OPERAND_CAPACITY, capacity);
    init(arena, op, slab, capacity);
  }

  static void freeOutOfLine(Arena arena, int op) {
    if (isOutOfLine(arena, op)) {
      int capacity = arena.getInt(op, OPERAND_CAPACITY);
      arena.free(arena.getInt(op, OPERAND_STORAGE), capacity * OPERAND_UNITS);
    }
  }

  static boolean isOutOfLine(Arena arena, int op) {
    return (arena.getInt(op, NUM_OPERANDS) & OPERANDS_OUT_OF_LINE) != 0;
  }

  /** Sets the value of an OpOperand that has none. */
  public static void initValue(Arena arena, int operand, long value) {
    Uses.link(arena, operand, value);
  }

  /** Sets the values of the OpOperands, which have none, of a new operation. */
  public static void initValues(Arena arena, int op, long[] values, int count) {
    int operand = count == 0 ? 0 : Ops.operand(arena, op, 0);
    for (int i = 0; i < count; i++) {
      Uses.link(arena, operand, values[i]);
      operand += OPERAND_UNITS;
    }
  }

  /** Inserts {@code count} OpOperands without a value before the {@code index}-th one. */
  public static void insert(Arena arena, int op, int index, int count) {
    int old = Ops.numOperands(arena, op);
    reserveMore(arena, op, count);
    int first = arena.getInt(op, OPERAND_STORAGE);
    for (int i = old - 1; i >= index; i--) {
      Uses.relocate(arena, first + i * OPERAND_UNITS, first + (i + count) * OPERAND_UNITS);
    }
    setCount(arena, op, old + count);
  }

  /** Inserts OpOperands without a value, which have these indices then, in one pass. */
  public static void insert(Arena arena, int op, BitSet indices) {
    int source = Ops.numOperands(arena, op) - 1;
    int count = indices.cardinality();
    reserveMore(arena, op, count);
    int first = arena.getInt(op, OPERAND_STORAGE);
    setCount(arena, op, source + 1 + count);
    for (int i = source + count; i > source; i--) {
      if (!indices.get(i)) {
        Uses.relocate(arena, first + source * OPERAND_UNITS, first + i * OPERAND_UNITS);
        source--;
      }
    }
  }

  private static void reserveMore(Arena arena, int op, int count) {
    int old = Ops.numOperands(arena, op);
    if (count > OPERAND_MASK - old) {
      throw new IllegalArgumentException("an operation has at most 134217727 operands");
    }
    reserve(arena, op, old + count);
  }

  /** Removes {@code count} OpOperands from the {@code index}-th one on. */
  public static void erase(Arena arena, int op, int index, int count) {
    int old = Ops.numOperands(arena, op);
    // Even when nothing moves: the count must not change while the operands are inline, or the
    // decoder's formula would no longer find the regions.
    reserve(arena, op, old);
    int first = arena.getInt(op, OPERAND_STORAGE);
    for (int i = index; i < index + count; i++) {
      Uses.unlink(arena, first + i * OPERAND_UNITS);
    }
    for (int i = index + count; i < old; i++) {
      Uses.relocate(arena, first + i * OPERAND_UNITS, first + (i - count) * OPERAND_UNITS);
    }
    setCount(arena, op, old - count);
  }

  /** Removes the OpOperands at these indices, in one pass. */
  public static void erase(Arena arena, int op, BitSet indices) {
    int old = Ops.numOperands(arena, op);
    reserve(arena, op, old);
    int first = arena.getInt(op, OPERAND_STORAGE);
    int kept = 0;
    for (int i = 0; i < old; i++) {
      if (indices.get(i)) {
        Uses.unlink(arena, first + i * OPERAND_UNITS);
      } else {
        if (kept < i) {
          Uses.relocate(arena, first + i * OPERAND_UNITS, first + kept * OPERAND_UNITS);
        }
        kept++;
      }
    }
    setCount(arena, op, kept);
  }

  private static void setCount(Arena arena, int op, int count) {
    int flags = arena.getInt(op, NUM_OPERANDS) & ~OPERAND_MASK;
    arena.setInt(op, NUM_OPERANDS, flags | count);
  }

  /** Moves the OpOperands to a slab of their own, unless they are in one of sufficient capacity. */
  private static void reserve(Arena arena, int op, int capacity) {
    boolean outOfLine = isOutOfLine(arena, op);
    int oldCapacity = arena.getInt(op, OPERAND_CAPACITY);
    if (outOfLine && capacity <= oldCapacity) {
      return;
    }
    int oldFirst = arena.getInt(op, OPERAND_STORAGE);
    int count = Ops.numOperands(arena, op);
    int grown = Math.max(Math.max(capacity, MIN_CAPACITY), oldCapacity + (oldCapacity >> 1));
    allocateOutOfLine(arena, op, grown);
    int first = arena.getInt(op, OPERAND_STORAGE);
    for (int i = 0; i < count; i++) {
      Uses.relocate(arena, oldFirst + i * OPERAND_UNITS, first + i * OPERAND_UNITS);
    }
    if (outOfLine) {
      arena.free(oldFirst, oldCapacity * OPERAND_UNITS);
    } else {
      int word = arena.getInt(op, NUM_OPERANDS);
      arena.setInt(op, NUM_OPERANDS, word | OPERANDS_OUT_OF_LINE);
    }
  }
}
