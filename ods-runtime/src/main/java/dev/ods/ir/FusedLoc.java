// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Several locations in one, with optional metadata saying why they belong together. */
public final class FusedLoc extends Location {
  private final List<Location> locations;
  private final @Nullable Attribute metadata;

  private FusedLoc(Context context, List<Location> locations, @Nullable Attribute metadata) {
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
    Set<Location> distinct = new LinkedHashSet<>();
    for (Location location : locations) {
      if (location.context() != context) {
        throw otherContext(FusedLoc.class);
      }
      if (location instanceof FusedLoc fused && fused.metadata == metadata) {
        distinct.addAll(fused.locations);
      } else if (!(location instanceof UnknownLoc)) {
        distinct.add(location);
      }
    }
    if (distinct.isEmpty() && metadata == null) {
      return UnknownLoc.get(context);
    }
    if (distinct.isEmpty()) {
      return intern(new FusedLoc(context, List.of(UnknownLoc.get(context)), metadata));
    }
    if (distinct.size() == 1 && metadata == null) {
      return distinct.iterator().next();
    }
    return intern(new FusedLoc(context, List.copyOf(distinct), metadata));
  }

  /** The locations, at least one. */
  public List<Location> locations() {
    return locations;
  }

  /** The metadata, or null. */
  public @Nullable Attribute metadata() {
    return metadata;
  }

  /** The locations, and the metadata if that is a location, too. */
  @Override
  public List<Location> parts() {
    if (!(metadata instanceof Location last)) {
      return locations;
    }
    List<Location> parts = new ArrayList<>(locations);
    parts.add(last);
    return parts;
  }

  @Override
  public <R extends @Nullable Object> R accept(LocationVisitor<R> visitor) {
    return visitor.visitFused(this);
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    locations.forEach(action);
    if (metadata != null) {
      action.accept(metadata);
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
}
