// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.storage;

/**
 * A value as the 64-bit tagged pointer that an OpOperand holds: the owner's reference in the lower
 * half (an operation or a block), the value's index among its owner's above it, and in bit 32
 * whether the owner is a block. 0 is no value.
 */
public final class ValueWord {
  private static final long BLOCK_TAG = 1L << 32;
  private static final int INDEX_SHIFT = 33;

  private ValueWord() {}

  /** The {@code index}-th result of an operation. */
  public static long result(int op, int index) {
    return Integer.toUnsignedLong(op) | (long) index << INDEX_SHIFT;
  }

  /** The {@code index}-th argument of a block. */
  public static long argument(int block, int index) {
    return Integer.toUnsignedLong(block) | BLOCK_TAG | (long) index << INDEX_SHIFT;
  }

  /** The value that has the same kind and index, but belongs to another operation or block. */
  public static long withOwner(long value, int owner) {
    return (value & ~0xFFFFFFFFL) | Integer.toUnsignedLong(owner);
  }

  /** Whether the value is a block's argument. */
  public static boolean isArgument(long value) {
    return (value & BLOCK_TAG) != 0;
  }

  /** The operation whose result the value is; 0 for a block's argument or no value. */
  public static int definingOp(long value) {
    return isArgument(value) ? 0 : (int) value;
  }

  /** The operation or block that the value belongs to. */
  public static int owner(long value) {
    return (int) value;
  }

  /** The value's index among those of its owner. */
  public static int index(long value) {
    return (int) (value >>> INDEX_SHIFT);
  }
}
