// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.parse;

import dev.ods.text.SourceLocation;
import dev.ods.text.lex.Relocation;
import java.util.ArrayList;
import java.util.List;
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

  /** Those beyond {@link #CAPACITY}, if they must be found. */
  private final List<Lent> others = new ArrayList<>();

  private final boolean relocated;

  /**
   * @param relocated whether {@link #relocate} will be called
   */
  SourceLocations(boolean relocated) {
    this.relocated = relocated;
  }

  /** The number of locations that are lent. */
  public int size() {
    return size;
  }

  /** The location of an offset. */
  public SourceLocation lend(int offset) {
    if (size >= CAPACITY) {
      return lendOther(offset);
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

  private Lent lendOther(int offset) {
    Lent location = new Lent(offset);
    if (relocated) {
      others.add(location);
      size++;
    }
    return location;
  }

  /** Takes back all locations lent since there were {@code mark}. */
  public void cutTo(int mark) {
    if (size > CAPACITY) {
      others.subList(Math.max(0, mark - CAPACITY), others.size()).clear();
    }
    size = mark;
  }

  /** Exchanges the offsets of all locations that are lent. */
  void relocate(Relocation relocation) {
    for (int i = 0; i < Math.min(size, CAPACITY); i++) {
      Lent location = stack[i];
      if (location != null) {
        location.offset = relocation.keep(location.offset);
      }
    }
    for (Lent location : others) {
      location.offset = relocation.keep(location.offset);
    }
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
