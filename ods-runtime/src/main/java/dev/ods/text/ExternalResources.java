// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.builtin.ResourceBlob;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The resources in a file that belong to no dialect ({@code {-# external_resources: {…} #-}}), kept
 * from parsing to printing. The key of a resource may occur more than once. Not thread-safe.
 */
public final class ExternalResources {
  private final Map<String, List<Entry>> owners = new LinkedHashMap<>();
  private final Map<String, Predicate<ResourceEntry>> readers = new HashMap<>();

  /** No resources. */
  public ExternalResources() {}

  /** A resource: a {@link Boolean}, a {@link String} or a {@link ResourceBlob}. */
  private record Entry(String key, Object value) {}

  /** Adds a boolean. */
  public void add(String owner, String key, boolean value) {
    put(owner, key, value);
  }

  /** Adds a string. */
  public void add(String owner, String key, String value) {
    put(owner, key, value);
  }

  /** Adds binary data. */
  public void add(String owner, String key, ResourceBlob value) {
    put(owner, key, value);
  }

  private void put(String owner, String key, Object value) {
    Objects.requireNonNull(owner, "owner");
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(value, "value");
    owners.computeIfAbsent(owner, name -> new ArrayList<>()).add(new Entry(key, value));
  }

  /**
   * Has what is parsed of an owner's resources read instead of kept.
   *
   * @param reader takes the value of each; returns false after reporting an error, which ends the
   *     parsing
   */
  public void readWith(String owner, Predicate<ResourceEntry> reader) {
    Objects.requireNonNull(owner, "owner");
    Objects.requireNonNull(reader, "reader");
    readers.put(owner, reader);
  }

  /** What reads the resources of an owner instead of this; null if they are kept. */
  public @Nullable Predicate<ResourceEntry> reader(String owner) {
    return readers.get(owner);
  }

  /** Removes the resources of an owner, if it has any. */
  public void remove(String owner) {
    owners.remove(owner);
  }

  /** Whether there are no resources. */
  public boolean isEmpty() {
    return owners.isEmpty();
  }

  /** The owners of resources, in the order of their first resources. */
  public Set<String> owners() {
    return Collections.unmodifiableSet(owners.keySet());
  }

  /** Prints the resources of an owner, in the order in which they were added. */
  public void build(String owner, ResourceBuilder builder) {
    for (Entry entry : owners.getOrDefault(owner, List.of())) {
      if (entry.value() instanceof ResourceBlob blob) {
        builder.buildBlob(entry.key(), blob);
      } else if (entry.value() instanceof Boolean truth) {
        builder.buildBool(entry.key(), truth);
      } else {
        builder.buildString(entry.key(), entry.value().toString());
      }
    }
  }
}
