// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.storage.Eraser;
import dev.ods.ir.storage.OperandSlab;
import dev.ods.ir.storage.Ops;
import dev.ods.ir.storage.Uses;
import java.util.BitSet;
import java.util.List;

/** Changes the operands of an operation, one or all, and their number. */
final class OperandList {
  private OperandList() {}

  static void set(Operation operation, int index, Value value) {
    IrArena arena = operation.arena();
    int op = operation.beginChange();
    try {
      operation.checkOperand(index);
      Uses.set(arena, Ops.operand(arena, op, index), value.wordIn(arena));
    } finally {
      arena.endChange();
    }
  }

  static void set(Operation operation, int start, int count, List<Value> values) {
    int op = operation.beginChange();
    try {
      set(operation.arena(), op, start, count, values);
    } finally {
      operation.arena().endChange();
    }
  }

  static void insert(Operation operation, int index, List<Value> values) {
    int op = operation.beginChange();
    try {
      insert(operation.arena(), op, index, values);
    } finally {
      operation.arena().endChange();
    }
  }

  static void insert(Operation operation, BitSet indices, List<Value> values) {
    int op = operation.beginChange();
    try {
      insert(operation.arena(), op, indices, values);
    } finally {
      operation.arena().endChange();
    }
  }

  static void erase(Operation operation, int from, int count) {
    int op = operation.beginChange();
    try {
      erase(operation.arena(), op, from, count);
    } finally {
      operation.arena().endChange();
    }
  }

  static void erase(Operation operation, BitSet indices) {
    int op = operation.beginChange();
    try {
      IrArena arena = operation.arena();
      checkRange(0, indices.length(), Ops.numOperands(arena, op));
      if (!indices.isEmpty()) {
        OperandSlab.erase(arena, op, indices);
      }
    } finally {
      operation.arena().endChange();
    }
  }

  static void dropReferences(Operation operation) {
    int op = operation.beginChange();
    try {
      Eraser.dropReferences(operation.arena(), op);
    } finally {
      operation.arena().endChange();
    }
  }

  private static void set(IrArena arena, int op, int start, int count, List<Value> values) {
    checkRange(start, count, Ops.numOperands(arena, op));
    long[] words = words(arena, values);
    if (words.length < count) {
      OperandSlab.erase(arena, op, start + words.length, count - words.length);
    } else if (words.length > count) {
      OperandSlab.insert(arena, op, start + count, words.length - count);
    }
    for (int i = 0; i < words.length; i++) {
      Uses.set(arena, Ops.operand(arena, op, start + i), words[i]);
    }
  }

  private static void insert(IrArena arena, int op, int index, List<Value> values) {
    checkRange(index, 0, Ops.numOperands(arena, op));
    if (values.isEmpty()) {
      return;
    }
    long[] words = words(arena, values);
    OperandSlab.insert(arena, op, index, words.length);
    for (int i = 0; i < words.length; i++) {
      OperandSlab.initValue(arena, Ops.operand(arena, op, index + i), words[i]);
    }
  }

  private static void insert(IrArena arena, int op, BitSet indices, List<Value> values) {
    long[] words = words(arena, values);
    if (indices.cardinality() != words.length) {
      throw new IllegalArgumentException(
          indices.cardinality() + " indices for " + words.length + " operands");
    }
    checkRange(0, indices.length(), Ops.numOperands(arena, op) + words.length);
    if (words.length == 0) {
      return;
    }
    OperandSlab.insert(arena, op, indices);
    int next = 0;
    for (long word : words) {
      int index = indices.nextSetBit(next);
      OperandSlab.initValue(arena, Ops.operand(arena, op, index), word);
      next = index + 1;
    }
  }

  private static void erase(IrArena arena, int op, int from, int count) {
    checkRange(from, count, Ops.numOperands(arena, op));
    if (count > 0) {
      OperandSlab.erase(arena, op, from, count);
    }
  }

  /** Copies the values: the list may be a view of the operands that are about to change. */
  private static long[] words(IrArena arena, List<Value> values) {
    long[] words = new long[values.size()];
    for (int i = 0; i < words.length; i++) {
      words[i] = values.get(i).wordIn(arena);
    }
    return words;
  }

  private static void checkRange(int from, int count, int size) {
    if (from < 0 || count < 0 || from > size - count) {
      throw new IndexOutOfBoundsException(
          "from " + from + ", " + count + " of " + size + " elements");
    }
  }
}
