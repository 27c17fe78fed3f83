// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each constraint has the members by which the processor finds it. */
final class ConstraintShapeTest {
  private static final Set<Class<?>> SUBJECTS =
      Set.of(Type.class, Attribute.class, Region.class, Block.class);

  private static List<Class<?>> constraints() throws IOException, URISyntaxException {
    Path folder = Path.of(AnyType.class.getResource("AnyType.class").toURI()).getParent();
    List<Class<?>> classes = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString().replace(".class", "");
        if (Files.isRegularFile(file)
            && !name.equals("package-info")
            && !name.endsWith("Test")
            && !name.contains("$")) {
          classes.add(classOf(name));
        }
      }
    }
    classes.removeIf(c -> Arrays.stream(c.getMethods()).noneMatch(m -> m.getName().equals("test")));
    return classes;
  }

  private static Class<?> classOf(String name) {
    try {
      return Class.forName("dev.ods.constraint." + name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void eachHasATestAndASummary() throws Exception {
    List<Class<?>> constraints = constraints();
    assertTrue(constraints.size() > 150, "only " + constraints.size());
    for (Class<?> constraint : constraints) {
      Method test =
          Arrays.stream(constraint.getMethods())
              .filter(m -> m.getName().equals("test"))
              .findFirst()
              .orElseThrow();
      assertTrue(Modifier.isStatic(test.getModifiers()), constraint.getName());
      assertEquals(boolean.class, test.getReturnType(), constraint.getName());
      assertTrue(SUBJECTS.contains(test.getParameterTypes()[0]), constraint.getName());
      assertTrue(hasWords(constraint, test), constraint.getName());
    }
  }

  private static boolean hasWords(Class<?> constraint, Method test) throws Exception {
    for (Field field : constraint.getFields()) {
      if (field.getName().equals("SUMMARY")) {
        return test.getParameterCount() == 1 && !((String) field.get(null)).isEmpty();
      }
    }
    Class<?>[] all = test.getParameterTypes();
    Class<?>[] parameters = Arrays.copyOfRange(all, 1, all.length);
    return constraint.getMethod("summary", parameters).getReturnType() == String.class;
  }
}
