// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.text.SourceLocation;
import org.jspecify.annotations.Nullable;

/**
 * Lends source locations to custom forms, and reuses them when the form that obtained them has been
 * parsed: a stack, as those of operands and types are.
 */
public final class SourceLocations {
  /** The maximum number of reused objects; the elements of a long list get new ones. */
  private static final int CAPACITY = 256;

  private final @Nullable Lent[] stack = new Lent[CAPACITY];
  private int size;

  /** The number of reusable locations that are lent. */
  public int size() {
    return size;
  }

  /** The location of an offset. */
  public SourceLocation lend(int offset) {
    if (size == CAPACITY) {
      return new Lent(offset);
    }
    Lent location = stack[size];
    if (location == null) {
      location = new Lent(offset);
      stack[size] = location;
    }
    location.offset = offset;
    size++;
    return location;
  }

  /** Takes back all locations lent since there were {@code mark}. */
  public void cutTo(int mark) {
    size = mark;
  }

  private static final class Lent implements SourceLocation {
    private int offset;

    Lent(int offset) {
      this.offset = offset;
    }

    @Override
    public int offset() {
      return offset;
    }

    @Override
    public String toString() {
      return "byte " + offset;
    }
  }
}
