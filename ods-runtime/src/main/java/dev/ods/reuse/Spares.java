// SPDX-License-Identifier: Apache-2.0
package dev.ods.reuse;

import java.lang.ref.SoftReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Objects that runs have used and later ones can use again, instead of allocating and growing their
 * own: about one for each thread that runs at the same time. They are dropped if memory is short.
 *
 * @param <T> the class of the objects
 */
public final class Spares<T> {
  private static final int MOST = 16;

  private final Supplier<T> maker;

  private final AtomicReferenceArray<@Nullable SoftReference<T>> kept =
      new AtomicReferenceArray<>(Math.min(MOST, Runtime.getRuntime().availableProcessors()));

  /**
   * None yet.
   *
   * @param maker makes one where none is left
   */
  public Spares(Supplier<T> maker) {
    this.maker = maker;
  }

  /** An object that no other run has. */
  public T take() {
    for (int i = 0; i < kept.length(); i++) {
      SoftReference<T> found = kept.get(i) == null ? null : kept.getAndSet(i, null);
      T object = found == null ? null : found.get();
      if (object != null) {
        return object;
      }
    }
    return maker.get();
  }

  /** Keeps an object, which the caller must not use any more, unless there are enough. */
  public void keep(T object) {
    SoftReference<T> added = new SoftReference<>(object);
    for (int i = 0; i < kept.length(); i++) {
      if (kept.compareAndSet(i, null, added)) {
        return;
      }
    }
  }
}
