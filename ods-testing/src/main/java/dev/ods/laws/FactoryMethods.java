// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;

/** The public static methods of a class that make types or attributes. */
final class FactoryMethods {
  private FactoryMethods() {}

  /** The methods {@code get} that return instances of {@code made}. */
  static List<Method> get(Class<?> type, Class<?> made) {
    return named("get", type).stream()
        .filter(method -> made.isAssignableFrom(method.getReturnType()))
        .toList();
  }

  /** The methods of a name, made accessible, as their class need not be public. */
  static List<Method> named(String name, Class<?> type) {
    List<Method> found =
        Arrays.stream(type.getMethods())
            .filter(method -> Modifier.isStatic(method.getModifiers()))
            .filter(method -> method.getName().equals(name))
            .toList();
    found.forEach(Method::trySetAccessible);
    return found;
  }
}
