// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.testing.MlirOpt;
import dev.ods.text.Parser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every declared enum is read from its texts, its numbers and its attributes. */
final class EnumLawsTest {
  private static final int RANDOM_SETS = 1000;

  private static final Context CONTEXT = context();

  private static Context context() {
    Context context = Context.create();
    ServiceLoader.load(DialectDefinition.class).forEach(context::load);
    return context;
  }

  /** The companions of all enums of this module. */
  static Stream<Class<?>> companions() {
    Path classes =
        Path.of(
            URI.create(
                FastMathFlags.class.getProtectionDomain().getCodeSource().getLocation() + ""));
    try (Stream<Path> files = Files.walk(classes)) {
      return files
          .map(file -> classes.relativize(file).toString().replace('/', '.'))
          .filter(name -> name.endsWith("Enum.class"))
          .map(name -> load(name.substring(0, name.length() - ".class".length())))
          .sorted((a, b) -> a.getName().compareTo(b.getName()))
          .collect(Collectors.<Class<?>>toList())
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void thereAreEnums() {
    assertTrue(companions().count() > 10);
  }

  @ParameterizedTest
  @MethodSource("companions")
  void everyValueIsReadFromItsText(Class<?> companion) {
    for (Object value : values(companion)) {
      String text = (String) call(companion, "stringify", value);
      assertEquals(value, call(companion, "symbolize", text));
      Object number = call(companion, "value", value);
      assertEquals(value, call(companion, "symbolize", number));
    }
  }

  @ParameterizedTest
  @MethodSource("companions")
  void everyValueIsReadFromItsAttribute(Class<?> companion) {
    for (Object value : values(companion)) {
      Attribute attribute = attribute(companion, value);
      assertEquals(true, call(companion, "test", attribute));
      assertEquals(value, call(companion, "of", attribute));
      assertSame(
          attribute, Parser.parseAttribute(attribute.toString(), CONTEXT, new Diagnostics()));
    }
  }

  /** All attributes of one module, so that the tool starts once. */
  @Test
  void mlirOptReadsAndPrintsTheSame() throws Exception {
    List<String> attributes = new ArrayList<>();
    companions()
        .forEach(
            companion ->
                values(companion).stream()
                    .limit(200)
                    .forEach(value -> attributes.add(attribute(companion, value).toString())));
    String program =
        attributes.stream()
            .map("\"a\"() {x = %s} : () -> ()\n"::formatted)
            .collect(Collectors.joining());
    String printed = MlirOpt.print(program, "--mlir-print-op-generic");
    assertEquals(
        attributes,
        printed
            .lines()
            .filter(line -> line.contains("{x = "))
            .map(line -> line.substring(line.indexOf('=') + 2, line.lastIndexOf('}')))
            .toList());
  }

  private static Attribute attribute(Class<?> companion, Object value) {
    return (Attribute) requireNonNull(call(companion, "get", CONTEXT, value));
  }

  /** All cases; or all sets of the cases of a small bit enum, and random ones of a large one. */
  private static List<Object> values(Class<?> companion) {
    Method stringify = method(companion, "stringify", 1, null);
    if (stringify.getParameterTypes()[0] != Set.class) {
      return List.of(stringify.getParameterTypes()[0].getEnumConstants());
    }
    var set = (ParameterizedType) stringify.getGenericParameterTypes()[0];
    Object[] cases = ((Class<?>) set.getActualTypeArguments()[0]).getEnumConstants();
    Random random = new Random(42);
    return Stream.concat(Stream.of(0L, -1L), random.longs(RANDOM_SETS).boxed())
        .map(bits -> (Object) chosen(cases, bits))
        .distinct()
        .toList();
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // The enum is known by its class only.
  private static Set<?> chosen(Object[] cases, long bits) {
    Set chosen = EnumSet.noneOf(((Enum) cases[0]).getDeclaringClass());
    for (int i = 0; i < cases.length; i++) {
      if ((bits >>> i & 1) != 0) {
        chosen.add(cases[i]);
      }
    }
    return chosen;
  }

  private static Object call(Class<?> type, String name, Object... arguments) {
    try {
      return method(type, name, arguments.length, arguments[arguments.length - 1])
          .invoke(null, arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The method of this name whose last parameter takes the argument, unless that is null. */
  private static Method method(Class<?> type, String name, int arity, @Nullable Object argument) {
    return Arrays.stream(type.getMethods())
        .filter(method -> method.getName().equals(name) && method.getParameterCount() == arity)
        .filter(
            method ->
                argument == null
                    || method.getParameterTypes()[arity - 1].isInstance(argument)
                    || (argument instanceof Long
                        && method.getParameterTypes()[arity - 1] == long.class))
        .findFirst()
        .orElseThrow();
  }
}
