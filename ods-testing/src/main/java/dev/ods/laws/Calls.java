// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.ir.Context;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Calls, values and exceptions of the dialect as texts, although its code may throw. */
final class Calls {
  private Calls() {}

  /** {@code RingType.get(7)}, without the context. */
  static String text(Method method, List<@Nullable Object> arguments) {
    return arguments.stream()
        .filter(argument -> !(argument instanceof Context))
        .map(Calls::text)
        .collect(
            Collectors.joining(
                ", ",
                method.getDeclaringClass().getSimpleName() + "." + method.getName() + "(",
                ")"));
  }

  /** A value; the name of its class if its {@code toString} throws. */
  static String text(@Nullable Object value) {
    if (value instanceof String string) {
      return "\"" + string.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
    }
    try {
      return String.valueOf(value);
    } catch (RuntimeException | StackOverflowError e) {
      return "a " + Objects.requireNonNull(value).getClass().getSimpleName();
    }
  }

  /** What was thrown, and the line that threw it or called what threw. */
  static String thrown(Throwable thrown) {
    for (StackTraceElement frame : thrown.getStackTrace()) {
      if (!frame.getClassName().startsWith("java.") && !frame.getClassName().startsWith("jdk.")) {
        return thrown + "\nthrown at " + frame;
      }
    }
    return thrown.toString();
  }
}
