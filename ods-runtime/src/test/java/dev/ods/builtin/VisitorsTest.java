// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.Attribute;
import dev.ods.ir.DialectLoc;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.LocationVisitor;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The visitors have a method for each class of builtin types, attributes and locations. */
class VisitorsTest {
  /**
   * The concrete classes of this kind in the packages of builtin ones, without those that are
   * special cases of others, as booleans are integers.
   */
  private static Set<String> classes(Class<? extends Uniqued> kind) throws Exception {
    List<Path> files = new ArrayList<>();
    for (Class<?> one : List.of(Type.class, BuiltinType.class)) {
      URI root = one.getProtectionDomain().getCodeSource().getLocation().toURI();
      try (Stream<Path> all =
          Files.list(Path.of(root).resolve(one.getPackageName().replace('.', '/')))) {
        all.filter(file -> file.toString().endsWith(".class")).forEach(files::add);
      }
    }
    Set<String> names = new TreeSet<>();
    for (Path file : files) {
      String name = file.getFileName().toString().replace(".class", "");
      String packageName = file.getParent().getFileName().toString();
      Class<?> found = Class.forName("dev.ods." + packageName + "." + name);
      if (kind.isAssignableFrom(found)
          && !Modifier.isAbstract(found.getModifiers())
          && Modifier.isAbstract(found.getSuperclass().getModifiers())) {
        names.add(found.getName());
      }
    }
    return names;
  }

  private static Set<String> visited(Class<?> visitor) {
    Set<String> names = new TreeSet<>();
    for (Method method : visitor.getDeclaredMethods()) {
      if (Modifier.isAbstract(method.getModifiers())) {
        Class<?> kind = method.getParameterTypes()[0];
        if (!Modifier.isAbstract(kind.getModifiers())) {
          names.add(kind.getName());
        }
      }
    }
    return names;
  }

  @Test
  void everyTypeHasAMethod() throws Exception {
    assertEquals(classes(Type.class), visited(TypeVisitor.class));
  }

  @Test
  void everyAttributeHasAMethod() throws Exception {
    Set<String> attributes = classes(Attribute.class);
    attributes.removeAll(classes(Location.class));
    assertTrue(attributes.contains(DictionaryAttr.class.getName()));
    assertEquals(attributes, visited(AttributeVisitor.class));
  }

  @Test
  void everyLocationHasAMethod() throws Exception {
    assertEquals(classes(Location.class), visited(LocationVisitor.class));
    assertTrue(Arrays.asList(Location.class.getPermittedSubclasses()).contains(DialectLoc.class));
  }
}
