// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.storage.LocationWord;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where an operation comes from. Locations are attributes, as in MLIR.
 *
 * <p>An operation stores its location in one word; a {@code Location} object is created on demand.
 */
public abstract sealed class Location extends Attribute
    permits UnknownLoc, FileLineColRange, NameLoc, CallSiteLoc, FusedLoc, DialectLoc {
  Location(Context context) {
    super(context);
  }

  @Override
  public String dialectNamespace() {
    return "builtin";
  }

  /** Calls the method of a visitor for the kind of this location. */
  public abstract <R extends @Nullable Object> R accept(LocationVisitor<R> visitor);

  /** The locations directly within this one, in the order in which MLIR walks them. */
  public abstract List<Location> parts();

  /**
   * The first location of a class in a pre-order walk of this location and those within it, to any
   * depth; null if there is none.
   */
  public final <T extends Location> @Nullable T findInstanceOf(Class<T> kind) {
    if (kind.isInstance(this)) {
      return kind.cast(this);
    }
    Deque<Location> waiting = new ArrayDeque<>();
    Set<Location> seen = new HashSet<>();
    pushParts(this, waiting);
    while (!waiting.isEmpty()) {
      Location location = waiting.pop();
      if (kind.isInstance(location)) {
        return kind.cast(location);
      }
      if (seen.add(location)) {
        pushParts(location, waiting);
      }
    }
    return null;
  }

  private static void pushParts(Location location, Deque<Location> waiting) {
    List<Location> parts = location.parts();
    for (int i = parts.size() - 1; i >= 0; i--) {
      waiting.push(parts.get(i));
    }
  }

  /** The packed form of this location. */
  long word() {
    return LocationWord.interned(id());
  }

  /**
   * The hash of two sequences, one after the other, of those of each: that of one element is its
   * hash, and each further one is added to 31 times the hash. Whatever a sequence was made of, its
   * hash is the same.
   *
   * @param rightSize the number of elements of the right sequence
   */
  static int concatenate(int left, int right, int rightSize) {
    int factor = 1;
    int power = 31;
    for (int rest = rightSize; rest != 0; rest >>>= 1) {
      factor *= (rest & 1) == 0 ? 1 : power;
      power *= power;
    }
    return left * factor + right;
  }
}
