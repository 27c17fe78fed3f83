// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/**
 * The key of an object that a package attaches to each {@link Context}, such as a cache of its
 * common types. Keep it in a static constant; {@link Context#get(ContextKey)} reads an element of
 * an array.
 *
 * @param <T> the type of the attached object
 */
public final class ContextKey<T> {
  private static final AtomicInteger COUNT = new AtomicInteger();

  private final int number = COUNT.getAndIncrement();
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
    return new ContextKey<>(Objects.requireNonNull(maker, "maker"));
  }

  /** A number that no other key has: they are dense. */
  int number() {
    return number;
  }

  T make(Context context) {
    return maker.apply(context);
  }
}
