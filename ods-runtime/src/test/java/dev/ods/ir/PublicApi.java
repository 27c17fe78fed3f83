// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The public classes of the exported packages, and what of them can be called; without those of
 * {@code dev.ods.ir.unsafe}, which check nothing.
 */
final class PublicApi {
  private PublicApi() {}

  static List<Class<?>> classes() {
    try {
      Path root =
          Path.of(Operation.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      ModuleDescriptor module;
      try (InputStream in = Files.newInputStream(root.resolve("module-info.class"))) {
        module = ModuleDescriptor.read(in);
      }
      List<Class<?>> classes = new ArrayList<>();
      for (ModuleDescriptor.Exports exported : module.exports()) {
        if (!exported.isQualified() && !exported.source().equals("dev.ods.ir.unsafe")) {
          addClasses(root, exported.source(), classes);
        }
      }
      classes.sort(Comparator.comparing(Class::getName));
      return classes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException | ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static void addClasses(Path root, String packageName, List<Class<?>> classes)
      throws IOException, ClassNotFoundException {
    try (Stream<Path> files = Files.list(root.resolve(packageName.replace('.', '/')))) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (name.endsWith(".class") && !name.startsWith("package-info")) {
          Class<?> type = Class.forName(packageName + "." + name.substring(0, name.length() - 6));
          if (isPublic(type)) {
            classes.add(type);
          }
        }
      }
    }
  }

  private static boolean isPublic(Class<?> type) {
    Class<?> outer = type.getDeclaringClass();
    return Modifier.isPublic(type.getModifiers()) && (outer == null || isPublic(outer));
  }

  /** The public methods and constructors of a class that have a body. */
  static List<Executable> callable(Class<?> type) {
    List<Executable> callable = new ArrayList<>();
    for (Method method : type.getDeclaredMethods()) {
      if (Modifier.isPublic(method.getModifiers())
          && !Modifier.isAbstract(method.getModifiers())
          && !method.isSynthetic()
          && !method.getName().equals("equals")) {
        callable.add(method);
      }
    }
    if (!Modifier.isAbstract(type.getModifiers())) {
      callable.addAll(List.of(type.getConstructors()));
    }
    return callable;
  }

  static boolean isStatic(Executable called) {
    return Modifier.isStatic(called.getModifiers()) || called instanceof Constructor;
  }
}
