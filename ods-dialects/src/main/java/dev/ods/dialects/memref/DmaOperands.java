// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.MemRefType;
import dev.ods.dialects.memref.DmaOps.DmaStart;
import dev.ods.ir.Operation;
import org.jspecify.annotations.Nullable;

/** The segments of {@link DmaStart}'s operands, and their verification. */
final class DmaOperands {
  private DmaOperands() {}

  /** The index of the destination. */
  static int destination(Operation op) {
    return 1 + rank(op, 0);
  }

  /** The index of the number of elements. */
  static int count(Operation op) {
    int destination = destination(op);
    return destination + 1 + rank(op, destination);
  }

  /** The index of the tag. */
  static int tag(Operation op) {
    return count(op) + 1;
  }

  /** The index of the stride, which need not be there. */
  static int stride(Operation op) {
    int tag = tag(op);
    return tag + 1 + rank(op, tag);
  }

  private static int rank(Operation op, int memref) {
    return ((MemRefType) op.operandType(memref)).rank();
  }

  /** MLIR's error message; null if valid. */
  static @Nullable String violation(Operation op) {
    if (op.operandCount() < 4) {
      return "expected at least 4 operands";
    }
    String violation = memory(op, 0, "source", 3);
    if (violation == null) {
      violation = memory(op, destination(op), "destination", 2);
    }
    if (violation != null) {
      return violation;
    }
    if (!areIndices(op, count(op), tag(op))) {
      return "expected num elements to be of index type";
    }
    violation = memory(op, tag(op), "tag", 0);
    return violation != null ? violation : strides(op);
  }

  /**
   * The error message about a memref and its indices.
   *
   * @param behind the minimum number of operands after them
   */
  private static @Nullable String memory(Operation op, int at, String what, int behind) {
    if (!(op.operandType(at) instanceof MemRefType type)) {
      return "expected " + what + " to be of memref type";
    }
    int end = at + 1 + type.rank();
    if (op.operandCount() < end + behind) {
      return "expected at least " + (end + behind) + " operands";
    }
    return areIndices(op, at + 1, end) ? null : "expected " + what + " indices to be of index type";
  }

  private static @Nullable String strides(Operation op) {
    int stride = stride(op);
    if (op.operandCount() == stride) {
      return null;
    }
    if (op.operandCount() != stride + 2) {
      return "incorrect number of operands";
    }
    return areIndices(op, stride, stride + 2)
        ? null
        : "expected stride and num elements per stride to be of type index";
  }

  private static boolean areIndices(Operation op, int from, int to) {
    for (int i = from; i < to; i++) {
      if (!(op.operandType(i) instanceof IndexType)) {
        return false;
      }
    }
    return true;
  }
}
