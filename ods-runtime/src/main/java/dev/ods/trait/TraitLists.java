// SPDX-License-Identifier: Apache-2.0
package dev.ods.trait;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The traits that are short for several others (MLIR's {@code TraitList}). */
public final class TraitLists {
  private static final Map<Class<?>, List<Class<?>>> LISTS =
      Map.of(
          Pure.class,
          List.of(AlwaysSpeculatable.class, NoMemoryEffect.class),
          ElementwiseMappable.class,
          List.of(Elementwise.class, Scalarizable.class, Vectorizable.class, Tensorizable.class));

  private TraitLists() {}

  /**
   * Adds to traits those that they are short for, each once: an operation that has {@link Pure} has
   * {@link NoMemoryEffect}, too.
   */
  public static Class<?>[] expand(Class<?>... traits) {
    if (Arrays.stream(traits).noneMatch(LISTS::containsKey)) {
      return traits;
    }
    Set<Class<?>> all = new LinkedHashSet<>();
    for (Class<?> trait : traits) {
      all.add(trait);
      all.addAll(LISTS.getOrDefault(trait, List.of()));
    }
    return all.toArray(Class<?>[]::new);
  }
}
