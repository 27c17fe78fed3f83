// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.function.Function;

/**
 * The key of an object that a package attaches to each {@link Context}, such as a cache of its
 * common types. Keep it in a static constant; {@link Context#get(ContextKey)} is one look-up in a
 * small hash table.
 *
 * @param <T> the type of the attached object
 */
public final class ContextKey<T> {
  private final int hash = Attachments.hash(this);
  private final Function<Context, T> maker;

  private ContextKey(Function<Context, T> maker) {
    this.maker = maker;
  }

  /**
   * A new key.
   *
   * @param maker creates the object for a context, on first use; must not look up the same key
   */
  public static <T> ContextKey<T> create(Function<Context, T> maker) {
    return new ContextKey<>(maker);
  }

  int hash() {
    return hash;
  }

  T make(Context context) {
    return maker.apply(context);
  }
}
