// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.TypeVariable;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * What a public method or a constructor of the exported packages keeps, in what it returns, in the
 * object that it is called on or in another argument, is refused at once if it is null: it would
 * fail later, somewhere else. That it is kept is seen from a call with an object of its class.
 */
final class StoredNullsTest {
  private final Set<String> accepted = new TreeSet<>();
  private int kept;

  @Test
  void whatIsKeptIsNotNull() {
    for (Class<?> type : PublicApi.classes()) {
      // Views are also made of no operation: see OpModel.as.
      if (!OpView.class.isAssignableFrom(type)) {
        PublicApi.callable(type).forEach(this::check);
      }
    }
    assertEquals("", String.join("\n", accepted));
    assertTrue(kept > 200, "kept: " + kept);
  }

  private void check(Executable called) {
    AnnotatedType[] types = called.getAnnotatedParameterTypes();
    for (int i = 0; i < types.length; i++) {
      boolean mayBeNull =
          called.getParameterTypes()[i].isPrimitive()
              || types[i].isAnnotationPresent(Nullable.class)
              || types[i].getType() instanceof TypeVariable<?>;
      if (!mayBeNull && isKept(called, i)) {
        kept++;
        if (acceptsNull(called, i)) {
          accepted.add(
              called.getDeclaringClass().getName()
                  + "."
                  + called.getName()
                  + Arrays.stream(called.getParameterTypes()).map(Class::getSimpleName).toList()
                  + " #"
                  + i);
        }
      }
    }
  }

  private static boolean isKept(Executable called, int position) {
    SampleArguments samples = new SampleArguments();
    Object receiver = samples.receiverOf(called);
    @Nullable Object[] arguments = samples.argumentsOf(called, -1);
    if (arguments == null || (receiver == null && !PublicApi.isStatic(called))) {
      return false;
    }
    @Nullable Object[] others = arguments.clone();
    others[position] = receiver;
    if (ReachableObjects.from(others).contains(arguments[position])) {
      return false;
    }
    try {
      Object result = call(called, receiver, arguments);
      return result != arguments[position]
          && (ReachableObjects.from(result).contains(arguments[position])
              || ReachableObjects.from(others).contains(arguments[position]));
    } catch (InvocationTargetException e) {
      return false;
    }
  }

  private static boolean acceptsNull(Executable called, int position) {
    SampleArguments samples = new SampleArguments();
    Object receiver = samples.receiverOf(called);
    try {
      call(called, receiver, TestIr.notNull(samples.argumentsOf(called, position)));
      return true;
    } catch (InvocationTargetException e) {
      return false;
    }
  }

  private static @Nullable Object call(
      Executable called, @Nullable Object receiver, @Nullable Object[] arguments)
      throws InvocationTargetException {
    try {
      return called instanceof Method method
          ? method.invoke(receiver, arguments)
          : ((Constructor<?>) called).newInstance(arguments);
    } catch (ReflectiveOperationException e) {
      if (e instanceof InvocationTargetException thrown) {
        throw thrown;
      }
      throw new LinkageError(called.toString(), e);
    }
  }
}
