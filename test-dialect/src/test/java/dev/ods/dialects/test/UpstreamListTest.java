// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.ir.DialectDefinition;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Each definition of MLIR's dialect is declared here, or the list says why it is not. */
final class UpstreamListTest {
  private static final String PREFIX = "test.";

  /** Attributes that the dialect parses and prints by hand. */
  private static final Set<String> BY_HAND =
      Set.of(
          "attr custom_location",
          "attr e1di64_elements",
          "attr i64_elements",
          "attr override_builder");

  private final DialectDefinition dialect = new TestDialectDefinition();

  /** The reasons, by kind and name; empty for what is declared. */
  private static Map<String, String> list() throws IOException {
    Map<String, String> list = new TreeMap<>();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(UpstreamListTest.class.getResourceAsStream("upstream.txt")),
                StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.startsWith("#")) {
          int name = line.indexOf(' ');
          int end = line.indexOf(' ', name + 1);
          String reason = end < 0 ? "" : line.substring(end + 1);
          list.put(end < 0 ? line : line.substring(0, end), reason);
        }
      }
    }
    return list;
  }

  private Set<String> declared() throws ReflectiveOperationException {
    Set<String> declared = new TreeSet<>(BY_HAND);
    dialect.operations().forEach(op -> declared.add("op " + bare(op.name())));
    for (Class<?> type : dialect.types()) {
      addName("type ", type, declared);
    }
    for (Class<?> attribute : dialect.attributes()) {
      addName("attr ", attribute, declared);
    }
    return declared;
  }

  /** Adds the name of a class, unless the dialect parses it by hand. */
  private static void addName(String kind, Class<?> declared, Set<String> names)
      throws ReflectiveOperationException {
    for (Field field : declared.getFields()) {
      if (field.getName().equals("NAME")) {
        names.add(kind + bare((String) field.get(null)));
      } else if (field.getName().equals("MNEMONIC")) {
        names.add(kind + field.get(null));
      }
    }
  }

  private static String bare(String name) {
    return name.substring(PREFIX.length());
  }

  @Test
  void whatIsNotDeclaredHasAReason() throws Exception {
    Set<String> declared = declared();
    Set<String> missing =
        list().entrySet().stream()
            .filter(entry -> entry.getValue().isEmpty() && !isDeclared(entry.getKey(), declared))
            .map(Map.Entry::getKey)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(Set.of(), missing);
    Set<String> needless =
        list().entrySet().stream()
            .filter(entry -> !entry.getValue().isEmpty() && isDeclared(entry.getKey(), declared))
            .map(Map.Entry::getKey)
            .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(Set.of(), needless);
  }

  private static boolean isDeclared(String entry, Set<String> declared) {
    if (!entry.startsWith("enum ")) {
      return declared.contains(entry);
    }
    try {
      return Class.forName(
              UpstreamListTest.class.getPackageName() + '.' + entry.substring("enum ".length()))
          .isEnum();
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  @Test
  void whatIsDeclaredIsUpstream() throws Exception {
    Set<String> unknown = declared();
    unknown.removeAll(list().keySet());
    assertEquals(Set.of(), unknown);
  }
}
