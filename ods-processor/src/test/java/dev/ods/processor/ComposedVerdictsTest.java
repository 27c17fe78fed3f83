// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * Constraints that annotations compose accept what MLIR's accept, and reject the rest with its
 * words, by {@code composed-constraints.txt}: on a member, and as a declaration that it names.
 */
final class ComposedVerdictsTest {
  private static final String FILE = "composed-constraints.txt";

  private final Map<String, List<String>> subjects =
      Map.of("types", new ArrayList<>(), "attributes", new ArrayList<>());
  private final List<String[]> rows = new ArrayList<>();

  ComposedVerdictsTest() throws IOException {
    String section = "";
    for (String line : lines()) {
      if (subjects.containsKey(line) || line.equals("constraints")) {
        section = line;
      } else if (subjects.containsKey(section)) {
        subjects.get(section).add(line);
      } else if (!section.isEmpty()) {
        String[] cells = line.split(" \\| ", -1);
        assertEquals(5, cells.length, FILE + ": run .ci/constraints; no verdict: " + line);
        rows.add(cells);
      }
    }
    assertTrue(rows.size() > 50, rows.size() + " rows");
  }

  private static List<String> lines() throws IOException {
    try (InputStream in = ComposedVerdictsTest.class.getResourceAsStream(FILE)) {
      byte[] bytes = Objects.requireNonNull(in, FILE).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8).lines().toList();
    }
  }

  /** The dialect with two operations for each row. */
  private CompiledDialect dialect() {
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < rows.size(); i++) {
      String annotations = rows.get(i)[0];
      boolean ofType = rows.get(i)[1].equals("type");
      String member = ofType ? "@Operand%s %s Value x();" : "@Attr%s %s Attribute x();";
      code.append("%s interface C%d {}\n".formatted(annotations, i));
      code.append(op("member" + i, member.formatted("", annotations)));
      code.append(op("declared" + i, member.formatted("(C" + i + ".class)", "")));
    }
    return CompiledDialect.of(code.toString());
  }

  private static String op(String name, String member) {
    return "@Op(dialect = TfDialect.class, name = \"%s\") interface %s { %s }\n"
        .formatted(name, name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1), member);
  }

  @Test
  void verdictsAreThoseOfMlir() {
    CompiledDialect dialect = dialect();
    for (int i = 0; i < rows.size(); i++) {
      for (String form : List.of("member", "declared")) {
        verdictsAreThoseOfMlir(dialect, rows.get(i), "tf." + form + i);
      }
    }
  }

  private void verdictsAreThoseOfMlir(CompiledDialect dialect, String[] row, String name) {
    boolean ofType = row[1].equals("type");
    StringBuilder verdicts = new StringBuilder();
    String first = "";
    for (String subject : subjects.get(ofType ? "types" : "attributes")) {
      String text =
          ofType
              ? ofType(name, subject)
              : "\"%s\"() <{x = %s}> : () -> ()".formatted(name, subject);
      String printed = dialect.generic(text);
      boolean valid = !printed.startsWith("loc(");
      verdicts.append(valid ? '+' : '-');
      if (!valid && first.isEmpty()) {
        first = printed.substring(printed.indexOf("' op ") + 5);
      }
    }
    assertEquals(row[3], verdicts.toString(), row[0]);
    assertEquals(row[4], first, row[0]);
    assertTrue(row[3].contains("+") && row[3].contains("-"), row[0]);
  }

  private static String ofType(String name, String type) {
    return """
    %%0 = "builtin.unrealized_conversion_cast"() : () -> %s
    "%s"(%%0) : (%s) -> ()"""
        .formatted(type, name, type);
  }
}
