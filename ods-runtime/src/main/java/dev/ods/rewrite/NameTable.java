// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.OperationName;
import dev.ods.ir.unsafe.IrReader;
import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What one run over the operations of an arena knows of those of each name: computed once, and
 * found by the number of the name.
 *
 * @param <T> what is known
 */
public final class NameTable<T> {
  private final IrReader reader;
  private final Function<OperationName, T> maker;

  /** By the number of the name, which is positive for registered operations. */
  private @Nullable Object[] registered = new Object[64];

  /** By the negated number. */
  private @Nullable Object[] unregistered = new Object[4];

  /**
   * An empty table.
   *
   * @param maker computes what is known of operations of a name
   */
  public NameTable(IrReader reader, Function<OperationName, T> maker) {
    this.reader = reader;
    this.maker = maker;
  }

  /** What is known of an operation because of its name. */
  public T of(int op) {
    return of(reader, op);
  }

  /** The same, where another reader of the arena is at hand. */
  @SuppressWarnings("unchecked") // Only what the maker returns is in the array.
  T of(IrReader other, int op) {
    int name = other.nameId(op);
    @Nullable Object[] known = registered;
    Object found = name >= 0 && name < known.length ? known[name] : null;
    return found != null ? (T) found : findOrAdd(op, name);
  }

  @SuppressWarnings("unchecked") // Only what the maker returns is in the array.
  private T findOrAdd(int op, int name) {
    Object found = name < 0 && -name < unregistered.length ? unregistered[-name] : null;
    return found != null ? (T) found : add(op, name);
  }

  private T add(int op, int name) {
    T made = maker.apply(reader.name(op));
    if (name < 0) {
      unregistered = with(unregistered, -name, made);
    } else {
      registered = with(registered, name, made);
    }
    return made;
  }

  private static @Nullable Object[] with(@Nullable Object[] known, int at, Object added) {
    @Nullable Object[] all =
        at < known.length ? known : Arrays.copyOf(known, Math.max(at + 1, known.length * 2));
    all[at] = added;
    return all;
  }
}
