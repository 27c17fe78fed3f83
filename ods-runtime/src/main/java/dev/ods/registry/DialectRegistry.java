// SPDX-License-Identifier: Apache-2.0
package dev.ods.registry;

import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import java.util.List;
import java.util.Objects;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Dialects by their namespaces, from which contexts load those that they need (MLIR's {@code
 * DialectRegistry}). It does not change, and may be appended to any number of contexts.
 */
public final class DialectRegistry {
  private final SortedMap<String, DialectDefinition> dialects = new TreeMap<>();

  private DialectRegistry() {}

  /**
   * A registry of these dialects. One that is there twice counts once.
   *
   * @throws IllegalArgumentException if two of different classes have the same namespace
   */
  public static DialectRegistry of(Iterable<? extends DialectDefinition> dialects) {
    DialectRegistry registry = new DialectRegistry();
    for (DialectDefinition dialect : dialects) {
      registry.add(dialect);
    }
    return registry;
  }

  /**
   * A registry of all dialects that a class loader finds as providers of the service {@link
   * DialectDefinition}, as those of a class path or of the modules of a program (MLIR's {@code
   * registerAllDialects}).
   *
   * @throws IllegalArgumentException if two of different classes have the same namespace
   * @throws ServiceConfigurationError if there is no such class as a provider names, or it cannot
   *     be made
   */
  public static DialectRegistry load(ClassLoader loader) {
    Objects.requireNonNull(loader, "loader");
    return of(ServiceLoader.load(DialectDefinition.class, loader));
  }

  private void add(DialectDefinition dialect) {
    DialectDefinition other = dialects.putIfAbsent(dialect.namespace(), dialect);
    if (other != null && other.getClass() != dialect.getClass()) {
      throw new IllegalArgumentException(
          "two dialects are named '"
              + dialect.namespace()
              + "': "
              + other.getClass().getName()
              + " and "
              + dialect.getClass().getName()
              + "; rename one of them, or leave one out");
    }
  }

  /** The dialect of this namespace, or null. */
  public @Nullable DialectDefinition find(String namespace) {
    return dialects.get(namespace);
  }

  /**
   * Registers all dialects in a context, by {@link Context#register}, which throws what this
   * throws: each is loaded when a text first uses its namespace. {@link
   * Context#loadAllAvailableDialects} loads all of them at once.
   */
  public void appendTo(Context context) {
    dialects.values().forEach(context::register);
  }

  /** The dialects, by namespace. */
  public List<DialectDefinition> all() {
    return List.copyOf(dialects.values());
  }
}
