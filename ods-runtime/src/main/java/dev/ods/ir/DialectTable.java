// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.encoding.Utf8;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The dialects of a context: those that are loaded, and those that are registered and are loaded
 * when they are first used. Thread-safe; lookups take no lock.
 */
final class DialectTable {
  private final Context context;

  /** Those that are loaded. */
  private final Map<String, DialectDefinition> byNamespace = new ConcurrentHashMap<>();

  /** The same, in the order of their namespaces. */
  private volatile List<DialectDefinition> sorted = List.of();

  /** Registered dialects that are not loaded, as they have not been used yet. */
  private final Map<String, DialectDefinition> unloaded = new ConcurrentHashMap<>();

  /** The namespaces of dialects that are registered only because others depend on them. */
  private final Set<String> implied = new HashSet<>();

  /** The namespaces of dialects that are being loaded. */
  private final Set<String> loading = new HashSet<>();

  /**
   * Of a context.
   *
   * @param context knows which operations are named, and is prepared by the dialects it loads
   */
  DialectTable(Context context) {
    this.context = context;
  }

  /** {@link Context#register}. */
  synchronized void register(DialectDefinition dialect) {
    if (!isThere(dialect)) {
      dialect.requireSupported();
      checkUnmet(dialect);
      List<DialectDefinition> needed = needed(dialect);
      unloaded.put(dialect.namespace(), dialect);
      imply(needed);
    }
    implied.remove(dialect.namespace());
  }

  private void checkUnmet(DialectDefinition dialect) {
    if (context.hasUnregistered(dialect.namespace())) {
      throw new IllegalStateException(
          "operations of the dialect '"
              + dialect.namespace()
              + "' are in use already: load or register it before reading or building");
    }
  }

  /** The dialects that a dialect depends on, and those in turn, of namespaces not there yet. */
  private List<DialectDefinition> needed(DialectDefinition dialect) {
    Map<String, DialectDefinition> needed = new LinkedHashMap<>();
    Deque<DialectDefinition> pending = new ArrayDeque<>(dialect.dependentDialects());
    while (!pending.isEmpty()) {
      DialectDefinition next = pending.pop();
      String namespace = next.namespace();
      if (!namespace.equals(dialect.namespace())
          && !byNamespace.containsKey(namespace)
          && !unloaded.containsKey(namespace)
          && needed.putIfAbsent(namespace, next) == null) {
        checkUnmet(next);
        next.requireSupported();
        pending.addAll(next.dependentDialects());
      }
    }
    return List.copyOf(needed.values());
  }

  private void imply(List<DialectDefinition> needed) {
    for (DialectDefinition dialect : needed) {
      unloaded.put(dialect.namespace(), dialect);
      implied.add(dialect.namespace());
    }
  }

  /** {@link Context#load}. */
  synchronized void load(DialectDefinition dialect) {
    String namespace = dialect.namespace();
    if (isThere(dialect) && byNamespace.containsKey(namespace)) {
      return;
    }
    // Unless its own initialization asks for it.
    if (loading.add(namespace)) {
      try {
        loadNew(dialect);
      } finally {
        loading.remove(namespace);
      }
    }
  }

  private void loadNew(DialectDefinition dialect) {
    dialect.requireSupported();
    for (OpModel model : dialect.operations()) {
      model.requireSupported();
      check(dialect, model);
    }
    imply(needed(dialect));
    dialect.initialize(context);
    if (context.hasUnregistered(dialect.namespace())) {
      dialect.operations().forEach(this::checkIsNotNamed);
    }
    for (OpModel model : dialect.operations()) {
      context.registerOperation(model);
    }
    byNamespace.put(dialect.namespace(), dialect);
    sorted =
        byNamespace.values().stream()
            .sorted(Comparator.comparing(DialectDefinition::namespace))
            .toList();
    // Last: a thread that still finds it here loads it again, which has no effect.
    unloaded.remove(dialect.namespace());
  }

  /** Whether a dialect of the same class is loaded or registered. */
  private boolean isThere(DialectDefinition dialect) {
    String namespace = dialect.namespace();
    DialectDefinition there = byNamespace.get(namespace);
    DialectDefinition earlier = there != null ? there : unloaded.get(namespace);
    if (earlier == null || earlier.getClass() == dialect.getClass()) {
      return earlier != null;
    }
    if (there == null && implied.contains(namespace)) {
      return false;
    }
    throw new IllegalArgumentException(
        "two dialects have the namespace '" + namespace + "': load only one of them");
  }

  private void check(DialectDefinition dialect, OpModel model) {
    String name = model.name();
    if (!name.startsWith(dialect.namespace() + ".")) {
      throw new IllegalArgumentException(
          "operation '" + name + "' is not of the dialect '" + dialect.namespace() + "'");
    }
    byte[] utf8 = Utf8.encode(name);
    Context.checkHasText(utf8);
    if (context.isNamed(utf8)) {
      throw new IllegalStateException(
          "operation '"
              + name
              + "' is in use already: load or register its dialect before reading or building");
    }
  }

  private void checkIsNotNamed(OpModel model) {
    if (context.isNamed(Utf8.encode(model.name()))) {
      throw new IllegalStateException(
          "the initialization of its dialect has named the operation '"
              + model.name()
              + "', which is not there before its end: attach interfaces by the model");
    }
  }

  /** {@link Context#loadDialectOf}. */
  void loadDialectOf(String name) {
    int dot = unloaded.isEmpty() ? -1 : name.indexOf('.');
    if (dot > 0) {
      find(name.substring(0, dot));
    }
  }

  /** {@link Context#dialect}. */
  @Nullable DialectDefinition find(String namespace) {
    DialectDefinition there = byNamespace.get(namespace);
    if (there != null) {
      return there;
    }
    DialectDefinition registered = unloaded.get(namespace);
    if (registered != null) {
      load(registered);
    }
    // Again, as another thread may have loaded it between the two lookups.
    return byNamespace.get(namespace);
  }

  /** {@link Context#loadDependentDialects}. */
  synchronized void loadDependent() {
    Deque<DialectDefinition> pending = new ArrayDeque<>(sorted);
    for (DialectDefinition next = pending.poll(); next != null; next = pending.poll()) {
      for (DialectDefinition needed : next.dependentDialects()) {
        String namespace = needed.namespace();
        DialectDefinition added = byNamespace.containsKey(namespace) ? null : find(namespace);
        if (added != null) {
          pending.add(added);
        }
      }
    }
  }

  /** The dialect of a namespace if it is loaded, or null. */
  @Nullable DialectDefinition findLoaded(String namespace) {
    return byNamespace.get(namespace);
  }

  /** {@link Context#dialects}. */
  List<DialectDefinition> loaded() {
    return sorted;
  }

  /** {@link Context#availableDialects}. */
  List<String> available() {
    // In this order: one that is being loaded is then in both rather than in neither.
    return Stream.concat(unloaded.keySet().stream(), byNamespace.keySet().stream())
        .sorted()
        .distinct()
        .toList();
  }
}
