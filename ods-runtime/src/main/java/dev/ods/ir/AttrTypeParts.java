// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The types and attributes of which {@link Uniqued#rebuild} makes another, one after the other. */
public final class AttrTypeParts {
  private final Uniqued whole;
  private final List<Uniqued> parts = new ArrayList<>();
  private boolean differ;
  private int next;

  AttrTypeParts(Uniqued whole) {
    this.whole = whole;
  }

  void add(Uniqued old, Uniqued part) {
    parts.add(part);
    differ |= part != old;
  }

  /** Whether one of them is another than before. */
  boolean differ() {
    return differ;
  }

  /**
   * The next part.
   *
   * @throws IllegalArgumentException if it is not of this class
   */
  public <T> T next(Class<T> type) {
    Uniqued part = parts.get(next++);
    if (!type.isInstance(part)) {
      throw new IllegalArgumentException(
          "a "
              + whole.getClass().getSimpleName()
              + " has a "
              + type.getSimpleName()
              + " that '"
              + part
              + "' cannot replace");
    }
    return type.cast(part);
  }

  /**
   * The next parts.
   *
   * @throws IllegalArgumentException if one is not of this class
   */
  public <T> List<T> list(Class<T> type, int count) {
    List<T> list = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      list.add(next(type));
    }
    return list;
  }

  /**
   * The next part, or nothing.
   *
   * @param present whether there was such a part before
   * @throws IllegalArgumentException if it is not of this class
   */
  public <T> Optional<T> optional(Class<T> type, boolean present) {
    return present ? Optional.of(next(type)) : Optional.empty();
  }
}
