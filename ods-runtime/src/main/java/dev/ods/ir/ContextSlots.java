// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A thread-safe array of objects that are created on first use, indexed by small numbers. */
final class ContextSlots {
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(Object[].class);

  private volatile @Nullable Object[] slots = new Object[0];

  @Nullable Object get(int index) {
    @Nullable Object[] current = slots;
    return index < current.length ? ELEMENT.getAcquire(current, index) : null;
  }

  /** Stores {@code value} unless another thread was first; returns the stored object. */
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
