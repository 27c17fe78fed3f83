// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import org.jspecify.annotations.Nullable;

/**
 * A height of the stack of types; see {@link AsmParser#typeMark}. Two marks delimit a range of
 * types, and a single mark also stands for the type directly above it. Valid until the op, or the
 * dialect type or attribute, whose parser gave it has been parsed.
 *
 * @param height the number of types below the mark
 */
public record TypeMark(int height) {
  /** Marks are created per op, and stacks are seldom higher: these need no new objects. */
  private static final TypeMark[] SHARED = new TypeMark[256];

  static {
    for (int i = 0; i < SHARED.length; i++) {
      SHARED[i] = new TypeMark(i);
    }
  }

  /**
   * See {@link #of}, which may return a shared object.
   *
   * @throws IllegalArgumentException if the height is negative
   */
  public TypeMark {
    if (height < 0) {
      throw new IllegalArgumentException("a type mark cannot be below the stack: " + height);
    }
  }

  /**
   * The mark at a height.
   *
   * @throws IllegalArgumentException if the height is negative
   */
  public static TypeMark of(int height) {
    return height >= 0 && height < SHARED.length ? SHARED[height] : new TypeMark(height);
  }

  /** The mark above the next {@code count} types. */
  public TypeMark plus(int count) {
    return of(height + count);
  }

  /** The number of types between this mark and a later one. */
  public int countTo(TypeMark end) {
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
    return other instanceof TypeMark that && height == that.height;
  }
}
