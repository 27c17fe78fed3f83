// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A height of the stack of unresolved operands; see {@link OperandParser#operandMark}. Two marks
 * delimit a range of operands, and a single mark also stands for the operand directly above it.
 * Valid until the op whose parser gave it has been parsed.
 *
 * @param height the number of operands below the mark
 */
public record OperandMark(int height) {
  /** Marks are created per op, and stacks are seldom higher: these need no new objects. */
  private static final OperandMark[] SHARED = new OperandMark[256];

  static {
    for (int i = 0; i < SHARED.length; i++) {
      SHARED[i] = new OperandMark(i);
    }
  }

  /**
   * See {@link #of}, which may return a shared object.
   *
   * @throws IllegalArgumentException if the height is negative
   */
  public OperandMark {
    if (height < 0) {
      throw new IllegalArgumentException("an operand mark cannot be below the stack: " + height);
    }
  }

  /**
   * The mark at a height.
   *
   * @throws IllegalArgumentException if the height is negative
   */
  public static OperandMark of(int height) {
    return height >= 0 && height < SHARED.length ? SHARED[height] : new OperandMark(height);
  }

  /** The mark above the next {@code count} operands. */
  public OperandMark plus(int count) {
    return of(height + count);
  }

  /** The operands between this mark and a later one, each as the mark below it. */
  public List<OperandMark> rangeTo(OperandMark end) {
    List<OperandMark> marks = new ArrayList<>(countTo(end));
    for (int i = height; i < end.height; i++) {
      marks.add(of(i));
    }
    return marks;
  }

  /** The number of operands between this mark and a later one. */
  public int countTo(OperandMark end) {
    return end.height - height;
  }

  // In place of those of a record, which are method handles: the first call would take longer than
  // reading ten thousand operations.

  @Override
  public int hashCode() {
    return height;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof OperandMark that && height == that.height;
  }
}
