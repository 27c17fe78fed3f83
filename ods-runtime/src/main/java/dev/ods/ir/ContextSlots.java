// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A thread-safe array of things that are made on first use, found by small indexes. */
final class ContextSlots {
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(Object[].class);

  private volatile @Nullable Object[] slots = new Object[0];

  @Nullable Object get(int index) {
    @Nullable Object[] current = slots;
    return index < current.length ? ELEMENT.getAcquire(current, index) : null;
  }

  /** Keeps {@code value} unless another thread was first; gives what is kept. */
  synchronized Object set(int index, Object value) {
    Object earlier = get(index);
    if (earlier != null) {
      return earlier;
    }
    @Nullable Object[] current = slots;
    if (index >= current.length) {
      current = Arrays.copyOf(current, Math.max(index + 1, current.length * 2));
    }
    ELEMENT.setRelease(current, index, value);
    slots = current;
    return value;
  }
}
