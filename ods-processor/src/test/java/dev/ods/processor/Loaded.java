// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.io.ByteStreams;
import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;

/** The classes of a snippet, compiled with the processor and loaded. */
final class Loaded extends ClassLoader {
  private final Map<String, byte[]> classes = new HashMap<>();

  private Loaded() {
    super(Loaded.class.getClassLoader());
  }

  /** Compiles and loads a snippet in the package {@code example}. */
  static Loaded of(String snippet) {
    Compilation compilation = Snippets.compile(snippet);
    assertEquals(List.of(), compilation.errors());
    Loaded loaded = new Loaded();
    for (JavaFileObject file : compilation.generatedFiles()) {
      if (file.getKind() == JavaFileObject.Kind.CLASS) {
        String path = file.toUri().getPath();
        String name = path.substring(path.indexOf("example/"), path.length() - ".class".length());
        loaded.classes.put(name.replace('/', '.'), bytes(file));
      }
    }
    return loaded;
  }

  private static byte[] bytes(JavaFileObject file) {
    try (InputStream in = file.openInputStream()) {
      return ByteStreams.toByteArray(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = classes.get(name);
    if (bytes == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, bytes, 0, bytes.length);
  }

  /** A class of the package. */
  Class<?> type(String simpleName) {
    try {
      return loadClass("example." + simpleName);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Calls a method, static if {@code target} is null, that is found by name and arguments. */
  static @Nullable Object call(
      Class<?> type, @Nullable Object target, String name, @Nullable Object... arguments) {
    Method method =
        Arrays.stream(type.getMethods())
            .filter(m -> m.getName().equals(name) && accepts(m, arguments))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException(type + " has no such " + name));
    try {
      method.setAccessible(true);
      return method.invoke(target, arguments);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  private static boolean accepts(Method method, @Nullable Object[] arguments) {
    Class<?>[] types = method.getParameterTypes();
    if (types.length != arguments.length) {
      return false;
    }
    for (int i = 0; i < types.length; i++) {
      boolean number = types[i] == long.class && arguments[i] instanceof Long;
      if (!number && arguments[i] != null && !types[i].isInstance(arguments[i])) {
        return false;
      }
    }
    return true;
  }
}
