// SPDX-License-Identifier: Apache-2.0
package dev.ods.pass;

import dev.ods.ir.Context;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What all runs of one pass share, on any thread: values that are computed once for a context. Only
 * those of the context of the last run are kept, as most passes run in one.
 */
final class SharedValues {
  private final Map<Class<?>, Object> values = new HashMap<>();
  private @Nullable Context context;

  synchronized <T> T get(
      Context of, Class<T> type, Function<? super Context, ? extends T> compute) {
    if (context != of) {
      values.clear();
      context = of;
    }
    T known = type.cast(values.get(type));
    if (known == null) {
      known = compute.apply(of);
      values.put(type, known);
    }
    return known;
  }
}
