// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

import static dev.ods.ir.storage.Layout.ARGUMENT_FIRST_USE;
import static dev.ods.ir.storage.Layout.ARGUMENT_TYPE;
import static dev.ods.ir.storage.Layout.FIRST_RESULT_TYPE;
import static dev.ods.ir.storage.Layout.FIRST_USE;
import static dev.ods.ir.storage.Layout.OPERAND_NEXT;
import static dev.ods.ir.storage.Layout.OPERAND_PREVIOUS;
import static dev.ods.ir.storage.Layout.OPERAND_TYPE;
import static dev.ods.ir.storage.Layout.OPERAND_VALUE;
import static dev.ods.ir.storage.Layout.RESULT_FIRST_USE;
import static dev.ods.ir.storage.Layout.RESULT_TYPE;

/**
 * Values' types and use lists. A value's uses are the OpOperands that refer to it, in a doubly
 * linked list, the newest first.
 */
public final class Uses {
  private Uses() {}

  /**
   * Whether a word denotes a value. One whose operation or block was erased is detected as long as
   * the memory is not in use again.
   */
  public static boolean isLive(Arena arena, long value) {
    int index = ValueWord.index(value);
    int owner = ValueWord.owner(value);
    return ValueWord.isArgument(value)
        ? Blocks.isLive(arena, owner) && index < Blocks.numArguments(arena, owner)
        : Ops.hasResult(arena, owner, index);
  }

  /** Whether each of the first words is 0 or denotes a value, as by {@link #isLive}. */
  public static boolean areLive(Arena arena, long[] values, int count) {
    for (int i = 0; i < count; i++) {
      if (values[i] != 0 && !isLive(arena, values[i])) {
        return false;
      }
    }
    return true;
  }

  /** The number of a value's type. */
  public static int type(Arena arena, long value) {
    int index = ValueWord.index(value);
    int owner = ValueWord.owner(value);
    if (ValueWord.isArgument(value)) {
      return arena.getInt(Blocks.argumentCell(arena, owner, index), ARGUMENT_TYPE);
    }
    return index == 0
        ? arena.getInt(owner, FIRST_RESULT_TYPE)
        : arena.getInt(Ops.resultCell(arena, owner, index), RESULT_TYPE);
  }

  /** Sets the number of a value's type, which its uses hold, too. */
  public static void setType(Arena arena, long value, int type) {
    initType(arena, value, type);
    for (int use = first(arena, value); use != 0; use = next(arena, use)) {
      arena.setInt(use, OPERAND_TYPE, type);
    }
  }

  /** Sets the numbers of the types of a new operation's results. */
  public static void initTypes(Arena arena, int op, int[] types, int count) {
    for (int i = 0; i < count; i++) {
      initType(arena, ValueWord.result(op, i), types[i]);
    }
  }

  /** Sets the number of the type of a value that has no uses. */
  static void initType(Arena arena, long value, int type) {
    int index = ValueWord.index(value);
    int owner = ValueWord.owner(value);
    if (ValueWord.isArgument(value)) {
      arena.setInt(Blocks.argumentCell(arena, owner, index), ARGUMENT_TYPE, type);
    } else if (index == 0) {
      arena.setInt(owner, FIRST_RESULT_TYPE, type);
    } else {
      arena.setInt(Ops.resultCell(arena, owner, index), RESULT_TYPE, type);
    }
  }

  /** The first OpOperand that uses a value, or 0. */
  public static int first(Arena arena, long value) {
    int index = ValueWord.index(value);
    int owner = ValueWord.owner(value);
    return ValueWord.isArgument(value)
        ? arena.getInt(Blocks.argumentCell(arena, owner, index), ARGUMENT_FIRST_USE)
        : firstOfResult(arena, owner, index);
  }

  /** The first OpOperand that uses the {@code index}-th result of an operation, or 0. */
  public static int firstOfResult(Arena arena, int op, int index) {
    return index == 0
        ? arena.getInt(op, FIRST_USE)
        : arena.getInt(Ops.resultCell(arena, op, index), RESULT_FIRST_USE);
  }

  private static void setFirst(Arena arena, long value, int use) {
    int index = ValueWord.index(value);
    int owner = ValueWord.owner(value);
    if (ValueWord.isArgument(value)) {
      arena.setInt(Blocks.argumentCell(arena, owner, index), ARGUMENT_FIRST_USE, use);
    } else if (index == 0) {
      arena.setInt(owner, FIRST_USE, use);
    } else {
      arena.setInt(Ops.resultCell(arena, owner, index), RESULT_FIRST_USE, use);
    }
  }

  /** The OpOperand that uses the same value after this one, or 0. */
  public static int next(Arena arena, int operand) {
    return arena.getInt(operand, OPERAND_NEXT);
  }

  /** The value that an OpOperand holds, or 0. */
  public static long value(Arena arena, int operand) {
    return arena.getLong(operand, OPERAND_VALUE);
  }

  /** The operation that an OpOperand belongs to. */
  public static int owner(Arena arena, int operand) {
    return arena.getInt(operand, Layout.OPERAND_OWNER);
  }

  /** The index of an OpOperand among those of its operation. */
  public static int index(Arena arena, int operand) {
    return arena.getInt(operand, Layout.OPERAND_INDEX);
  }

  /** Sets the value of an OpOperand, or clears it if {@code value} is 0. */
  public static void set(Arena arena, int operand, long value) {
    if (value == 0) {
      unlink(arena, operand);
      return;
    }
    detach(arena, operand);
    arena.setInt(operand, OPERAND_PREVIOUS, 0);
    link(arena, operand, value);
  }

  /** Sets the value of an OpOperand that has none. */
  static void link(Arena arena, int operand, long value) {
    byte[] slab = arena.slabOf(operand);
    Arena.setLong(slab, operand, OPERAND_VALUE, value);
    if (value == 0) {
      return;
    }
    if (!ValueWord.isArgument(value) && ValueWord.index(value) == 0) {
      // Most values: their fields are found once for the type and the uses.
      int owner = ValueWord.owner(value);
      byte[] definition = arena.slabOf(owner);
      int first = Arena.getInt(definition, owner, FIRST_USE);
      Arena.setInt(definition, owner, FIRST_USE, operand);
      linkBefore(arena, slab, operand, first, Arena.getInt(definition, owner, FIRST_RESULT_TYPE));
    } else {
      linkBefore(arena, slab, operand, first(arena, value), type(arena, value));
      setFirst(arena, value, operand);
    }
  }

  private static void linkBefore(Arena arena, byte[] slab, int operand, int first, int type) {
    Arena.setLong(slab, operand, OPERAND_NEXT, Layout.pair(first, type));
    if (first != 0) {
      arena.setInt(first, OPERAND_PREVIOUS, operand);
    }
  }

  /**
   * Makes the first use of one value, if there is one, the first of another value, or clears it if
   * {@code to} is 0.
   *
   * @return the OpOperand, or 0
   */
  public static int moveFirst(Arena arena, long from, long to) {
    int use = first(arena, from);
    if (use != 0 && to == 0) {
      unlink(arena, use);
    } else if (use != 0) {
      int next = next(arena, use);
      setFirst(arena, from, next);
      if (next != 0) {
        arena.setInt(next, OPERAND_PREVIOUS, 0);
      }
      link(arena, use, to);
    }
    return use;
  }

  /** Clears the value of an OpOperand. */
  static void unlink(Arena arena, int operand) {
    if (arena.getLong(operand, OPERAND_VALUE) == 0) {
      return;
    }
    detach(arena, operand);
    arena.setLong(operand, OPERAND_VALUE, 0);
    arena.setLong(operand, OPERAND_NEXT, 0);
    arena.setInt(operand, OPERAND_PREVIOUS, 0);
  }

  /**
   * Removes an OpOperand from the use list of its value. It keeps its fields, so that {@link
   * #reattach} can undo this; several are reattached in the reverse of the order of their removal.
   */
  static void detach(Arena arena, int operand) {
    byte[] slab = arena.slabOf(operand);
    long value = Arena.getLong(slab, operand, OPERAND_VALUE);
    if (value == 0) {
      return;
    }
    int next = Arena.getInt(slab, operand, OPERAND_NEXT);
    int previous = Arena.getInt(slab, operand, OPERAND_PREVIOUS);
    if (previous == 0) {
      setFirst(arena, value, next);
    } else {
      arena.setInt(previous, OPERAND_NEXT, next);
    }
    if (next != 0) {
      arena.setInt(next, OPERAND_PREVIOUS, previous);
    }
  }

  /** Undoes {@link #detach}. */
  static void reattach(Arena arena, int operand) {
    long value = arena.getLong(operand, OPERAND_VALUE);
    if (value == 0) {
      return;
    }
    int next = arena.getInt(operand, OPERAND_NEXT);
    int previous = arena.getInt(operand, OPERAND_PREVIOUS);
    if (previous == 0) {
      setFirst(arena, value, operand);
    } else {
      arena.setInt(previous, OPERAND_NEXT, operand);
    }
    if (next != 0) {
      arena.setInt(next, OPERAND_PREVIOUS, operand);
    }
  }

  /**
   * Moves the value of an OpOperand to another one, with its position in the use list; the former
   * has no value afterwards.
   */
  static void relocate(Arena arena, int from, int to) {
    long value = arena.getLong(from, OPERAND_VALUE);
    int next = arena.getInt(from, OPERAND_NEXT);
    int previous = arena.getInt(from, OPERAND_PREVIOUS);
    arena.setLong(to, OPERAND_VALUE, value);
    arena.setLong(to, OPERAND_NEXT, arena.getLong(from, OPERAND_NEXT));
    arena.setInt(to, OPERAND_PREVIOUS, previous);
    if (value != 0) {
      if (previous == 0) {
        setFirst(arena, value, to);
      } else {
        arena.setInt(previous, OPERAND_NEXT, to);
      }
      if (next != 0) {
        arena.setInt(next, OPERAND_PREVIOUS, to);
      }
    }
    arena.setLong(from, OPERAND_VALUE, 0);
    arena.setLong(from, OPERAND_NEXT, 0);
    arena.setInt(from, OPERAND_PREVIOUS, 0);
  }

  /**
   * Replaces all uses of one value by another one, or clears them if {@code to} is 0. They are
   * moved one after the other, each to the front, as MLIR does, which determines the order of the
   * list.
   */
  public static void replaceAll(Arena arena, long from, long to) {
    if (from == to) {
      return;
    }
    int use = first(arena, from);
    if (use == 0) {
      return;
    }
    if (to == 0) {
      for (; use != 0; use = first(arena, from)) {
        unlink(arena, use);
      }
      return;
    }
    setFirst(arena, from, 0);
    int type = type(arena, to);
    int front = first(arena, to);
    while (use != 0) {
      int following = arena.getInt(use, OPERAND_NEXT);
      arena.setLong(use, OPERAND_VALUE, to);
      arena.setLong(use, OPERAND_NEXT, Layout.pair(front, type));
      arena.setInt(use, OPERAND_PREVIOUS, 0);
      if (front != 0) {
        arena.setInt(front, OPERAND_PREVIOUS, use);
      }
      front = use;
      use = following;
    }
    setFirst(arena, to, front);
  }

  /** Updates the uses of a value after its index among its owner's values has changed. */
  static void renumber(Arena arena, int firstUse, long value) {
    for (int use = firstUse; use != 0; use = arena.getInt(use, OPERAND_NEXT)) {
      arena.setLong(use, OPERAND_VALUE, value);
    }
  }
}
