// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Several locations in one, with optional metadata saying why they belong together. */
public final class FusedLoc extends Location {
  /** From how many locations on a fusion shares them with that of which they are. */
  private static final int SHARED = 16;

  /** How many locations are added to those at most. */
  private static final int ADDED = 8;

  private final Sequence locations;
  private final @Nullable Attribute metadata;

  private FusedLoc(Context context, Sequence locations, @Nullable Attribute metadata) {
    super(context);
    this.locations = locations;
    this.metadata = metadata;
  }

  /**
   * The fusion of these locations, simplified as MLIR does: fused locations with the same metadata
   * are flattened, unknown and repeated ones are dropped, and the fusion of one location without
   * metadata is that location.
   *
   * @throws IllegalArgumentException if a location or the metadata is of another context
   */
  public static Location get(
      Context context, List<? extends Location> locations, @Nullable Attribute metadata) {
    FusedLoc longest = null;
    for (Location location : locations) {
      if (location.context() != context) {
        throw otherContext(FusedLoc.class);
      }
      if (location instanceof FusedLoc fused
          && fused.metadata == metadata
          && fused.locations.size() >= (longest == null ? SHARED : longest.locations.size() + 1)) {
        longest = fused;
      }
    }
    Sequence shared = longest == null ? null : around(longest, locations);
    return shared == null
        ? ofAll(context, locations, metadata)
        : intern(new FusedLoc(context, shared, metadata));
  }

  private static Location ofAll(
      Context context, List<? extends Location> locations, @Nullable Attribute metadata) {
    Set<Location> distinct = new LinkedHashSet<>();
    locations.forEach(location -> addTo(distinct, location, metadata));
    if (distinct.isEmpty() && metadata == null) {
      return UnknownLoc.get(context);
    }
    if (distinct.isEmpty()) {
      distinct.add(UnknownLoc.get(context));
    }
    if (distinct.size() == 1 && metadata == null) {
      return distinct.iterator().next();
    }
    return intern(new FusedLoc(context, sequence(distinct), metadata));
  }

  private static void addTo(
      Set<Location> distinct, Location location, @Nullable Attribute metadata) {
    if (location instanceof FusedLoc fused && fused.metadata == metadata) {
      distinct.addAll(fused.locations());
    } else if (!(location instanceof UnknownLoc)) {
      distinct.add(location);
    }
  }

  private static Sequence sequence(Set<Location> distinct) {
    return new Sequence(List.copyOf(distinct));
  }

  /**
   * The locations of a fusion with a few others before and after it.
   *
   * @return null if these are many, or if one of the fusion is before it, too
   */
  private static @Nullable Sequence around(FusedLoc longest, List<? extends Location> locations) {
    Set<Location> before = new LinkedHashSet<>();
    Set<Location> after = new LinkedHashSet<>();
    Set<Location> side = before;
    for (Location location : locations) {
      if (location == longest) {
        side = after;
      } else if (location instanceof FusedLoc fused
          && fused.metadata == longest.metadata
          && fused.locations.size() > ADDED) {
        return null;
      } else {
        addTo(side, location, longest.metadata);
      }
    }
    Sequence middle = longest.locations;
    if (before.size() + after.size() > ADDED || before.stream().anyMatch(middle::contains)) {
      return null;
    }
    after.removeIf(location -> before.contains(location) || middle.contains(location));
    return Sequence.of(Sequence.of(sequence(before), middle), sequence(after));
  }

  /** The locations, at least one. */
  public List<Location> locations() {
    return locations.list();
  }

  /** The metadata, or null. */
  public @Nullable Attribute metadata() {
    return metadata;
  }

  /** The locations, and the metadata if that is a location, too. */
  @Override
  public List<Location> parts() {
    if (!(metadata instanceof Location last)) {
      return locations();
    }
    List<Location> parts = new ArrayList<>(locations());
    parts.add(last);
    return parts;
  }

  @Override
  public <R extends @Nullable Object> R accept(LocationVisitor<R> visitor) {
    return visitor.visitFused(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    locations().forEach(action);
    if (metadata != null) {
      action.accept(metadata);
    }
  }

  @Override
  protected Uniqued rebuild(AttrTypeParts parts) {
    return get(
        context(),
        parts.list(Location.class, locations().size()),
        metadata == null ? null : parts.next(Attribute.class));
  }

  /** The locations have been checked before they were fused. */
  @Override
  void checkParts() {
    if (metadata != null && metadata.context() != context()) {
      throw otherContext(FusedLoc.class);
    }
  }

  @Override
  protected int keyHash() {
    return locations.hashCode() * 31 + (metadata == null ? 0 : metadata.hashCode());
  }

  @Override
  protected boolean keyEquals(Attribute other) {
    FusedLoc that = (FusedLoc) other;
    return metadata == that.metadata && locations.equals(that.locations);
  }

  /**
   * Distinct locations in an order, which may be two such sequences, one after the other. So what
   * is fused again and again, with one newer location each time, takes constant time and memory
   * each time, and not those of a copy; an older one is searched for. Immutable.
   */
  private static final class Sequence {
    private final @Nullable Sequence left;
    private final @Nullable Sequence right;
    private final int size;
    private final int hash;

    /** The highest number of a location. */
    private final int newest;

    /** All locations; null until they are asked for. */
    private volatile @Nullable List<Location> list;

    /** A list of distinct locations. */
    Sequence(List<Location> locations) {
      int contents = 0;
      int highest = 0;
      for (Location location : locations) {
        contents = 31 * contents + location.hashCode();
        highest = Math.max(highest, location.id());
      }
      this.left = null;
      this.right = null;
      this.size = locations.size();
      this.hash = contents;
      this.newest = highest;
      this.list = locations;
    }

    private Sequence(Sequence left, Sequence right) {
      this.left = left;
      this.right = right;
      this.size = Math.addExact(left.size, right.size);
      this.hash = concatenate(left.hash, right.hash, right.size);
      this.newest = Math.max(left.newest, right.newest);
    }

    /** Two sequences that have no location in common. */
    static Sequence of(Sequence left, Sequence right) {
      if (left.size == 0 || right.size == 0) {
        return left.size == 0 ? right : left;
      }
      return new Sequence(left, right);
    }

    int size() {
      return size;
    }

    /** Whether a location is one of them: mostly not, if it is newer than all. */
    boolean contains(Location location) {
      return location.id() <= newest && anyMatch(each -> each == location);
    }

    List<Location> list() {
      List<Location> known = list;
      if (known == null) {
        List<Location> all = new ArrayList<>(size);
        anyMatch(each -> !all.add(each));
        known = List.copyOf(all);
        list = known;
      }
      return known;
    }

    /** Whether a location is found; without recursion, as sequences may be nested deeply. */
    private boolean anyMatch(Predicate<Location> isFound) {
      Deque<Sequence> pending = new ArrayDeque<>();
      pending.push(this);
      while (!pending.isEmpty()) {
        Sequence next = pending.pop();
        List<Location> known = next.list;
        if (known == null) {
          pending.push(Objects.requireNonNull(next.right));
          pending.push(Objects.requireNonNull(next.left));
          continue;
        }
        for (Location location : known) {
          if (isFound.test(location)) {
            return true;
          }
        }
      }
      return false;
    }

    /** Whether the locations are the same, in the same order. */
    @Override
    public boolean equals(@Nullable Object other) {
      return this == other
          || (other instanceof Sequence that
              && hash == that.hash
              && size == that.size
              && (hasPartsOf(that) || list().equals(that.list())));
    }

    private boolean hasPartsOf(Sequence that) {
      return left != null
          && that.left != null
          && isPart(left, that.left)
          && isPart(Objects.requireNonNull(right), Objects.requireNonNull(that.right));
    }

    private static boolean isPart(Sequence a, Sequence b) {
      List<Location> all = a.list;
      return a == b || (all != null && all.equals(b.list));
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }
}
