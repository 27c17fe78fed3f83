// SPDX-License-Identifier: Apache-2.0
package dev.ods.attach;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The interfaces that were attached from outside to kinds of objects (MLIR's external models). A
 * kind is any object, compared by {@code equals}. Thread-safe; asking a table without entries reads
 * one field.
 */
public final class InterfaceTable {
  private record Key(Object kind, Class<?> type) {}

  /**
   * An entry.
   *
   * @param implementation makes the implementation for an instance; null if it was only promised
   * @param name of the kind, for messages
   * @param implied whether it was attached as part of an interface that extends this one
   */
  private record Entry(@Nullable Function<Object, ?> implementation, String name, boolean implied) {
    /** Whether an entry takes the place of this one, the first that is explicit. */
    boolean yieldsTo(Entry added) {
      return implementation == null || (implied && !added.implied);
    }
  }

  private final Map<Key, Entry> entries = new ConcurrentHashMap<>();

  /** Whether there is anything in the table. */
  private volatile boolean used;

  /** An empty table. */
  public InterfaceTable() {}

  /** Whether nothing was attached or promised. */
  public boolean isEmpty() {
    return !used;
  }

  /**
   * Adds an implementation, of the interfaces that {@code type} extends, too, unless they are
   * attached themselves, before or after; does nothing for one that has an implementation already,
   * as in MLIR.
   *
   * @param name of the kind, for messages
   * @param implementation makes the implementation for an instance of the kind
   * @throws IllegalArgumentException if {@code type} is no interface
   */
  public void attach(Object kind, String name, Class<?> type, Function<Object, ?> implementation) {
    requireInterface(type);
    attachImplied(kind, name, type, implementation);
    add(new Key(kind, type), new Entry(implementation, name, false));
    used = true;
  }

  private void attachImplied(
      Object kind, String name, Class<?> type, Function<Object, ?> implementation) {
    for (Class<?> base : type.getInterfaces()) {
      attachImplied(kind, name, base, implementation);
      add(new Key(kind, base), new Entry(implementation, name, true));
    }
  }

  private void add(Key key, Entry entry) {
    entries.merge(key, entry, (earlier, added) -> earlier.yieldsTo(added) ? added : earlier);
  }

  private static void requireInterface(Class<?> type) {
    if (!type.isInterface()) {
      throw new IllegalArgumentException(type.getName() + " is not an interface");
    }
  }

  /**
   * Records that an implementation will be attached before it is asked for.
   *
   * @throws IllegalArgumentException if {@code type} is no interface
   */
  public void promise(Object kind, String name, Class<?> type) {
    requireInterface(type);
    entries.putIfAbsent(new Key(kind, type), new Entry(null, name, false));
    used = true;
  }

  /**
   * Whether an implementation was attached to a kind.
   *
   * @throws IllegalStateException if it was only promised
   */
  public boolean has(Object kind, Class<?> type) {
    return used && find(kind, type) != null;
  }

  /** Whether an implementation was attached to a kind; false if it was only promised. */
  public boolean isAttached(Object kind, Class<?> type) {
    Entry entry = used ? entries.get(new Key(kind, type)) : null;
    return entry != null && entry.implementation() != null;
  }

  /**
   * What an attached implementation makes of an instance of the kind; null if there is none.
   *
   * @throws IllegalStateException if it was only promised
   */
  public <T> @Nullable T of(Object kind, Class<T> type, Object instance) {
    Function<Object, ?> implementation = used ? find(kind, type) : null;
    return implementation == null ? null : type.cast(implementation.apply(instance));
  }

  private @Nullable Function<Object, ?> find(Object kind, Class<?> type) {
    Entry entry = entries.get(new Key(kind, type));
    if (entry == null) {
      return null;
    }
    if (entry.implementation() == null) {
      throw new IllegalStateException(
          "checking for an interface (`%s`) that was promised by '%s' but never implemented: attach"
                  .formatted(type.getSimpleName(), entry.name())
              + " it with Context.attachInterface before");
    }
    return entry.implementation();
  }
}
