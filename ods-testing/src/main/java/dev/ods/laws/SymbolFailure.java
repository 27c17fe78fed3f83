// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import java.lang.reflect.Method;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A method that makes types or attributes threw, and not because it refuses its arguments. */
final class SymbolFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Method factory;
  private final transient List<@Nullable Object> arguments;

  SymbolFailure(Method factory, List<@Nullable Object> arguments, Throwable cause) {
    super(Calls.text(factory, arguments) + " threw " + Calls.thrown(cause), cause);
    this.factory = factory;
    this.arguments = arguments;
  }

  Method factory() {
    return factory;
  }

  List<@Nullable Object> arguments() {
    return arguments;
  }
}
