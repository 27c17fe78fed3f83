// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.OperationName;
import dev.ods.ir.unsafe.IrReader;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the operations of each name of a context: computed once, or a few times if
 * several threads ask at the same time, and found by the number of the name.
 *
 * <p>Threads that were given a table safely, as by a final field, share it without synchronization:
 * an entry that one of them does not see, or that is lost when the table grows, is computed again.
 * What is known is not asked for again when an interface is attached to a name.
 *
 * @param <T> what is known, of an immutable class with final fields
 */
public final class NameTable<T> {
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
  public NameTable(Function<OperationName, T> maker) {
    Objects.requireNonNull(maker, "maker");
    this.maker = maker;
  }

  /**
   * What is known of an operation because of its name.
   *
   * @param reader of an arena of the context: the numbers of another one name other operations
   */
  @SuppressWarnings("unchecked") // Only what the maker returns is in the array.
  public T of(IrReader reader, int op) {
    int name = reader.nameId(op);
    @Nullable Object[] known = registered;
    Object found = name >= 0 && name < known.length ? known[name] : null;
    return found != null ? (T) found : findOrAdd(reader, op, name);
  }

  @SuppressWarnings("unchecked") // Only what the maker returns is in the array.
  private T findOrAdd(IrReader reader, int op, int name) {
    @Nullable Object[] known = unregistered;
    Object found = name < 0 && -name < known.length ? known[-name] : null;
    return found != null ? (T) found : add(reader, op, name);
  }

  private T add(IrReader reader, int op, int name) {
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
