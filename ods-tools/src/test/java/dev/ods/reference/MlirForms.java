// SPDX-License-Identifier: Apache-2.0
package dev.ods.reference;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Map.Entry;

/** Which of MLIR's operations have a declared format, and which one in C++. */
final class MlirForms {
  /** Where the custom form of an operation comes from. */
  enum Form {
    /** It has none. */
    NONE,
    DECLARED,
    /** It is parsed and printed by code: in MLIR by C++, here by Java. */
    HAND_WRITTEN
  }

  private static final String DEFINITION = "def ";

  private MlirForms() {}

  /**
   * Reads the records of a dialect.
   *
   * @return by the name of the operation, with that of its dialect
   */
  static Map<String, Form> read(String dialect) throws IOException, InterruptedException {
    Map<String, Map<String, String>> records =
        records(MlirDefinitions.generate(dialect, "--print-records"));
    Map<String, Form> forms = new HashMap<>();
    for (Entry<String, Map<String, String>> found : records.entrySet()) {
      Map<String, String> fields = found.getValue();
      Map<String, String> owner = records.get(fields.getOrDefault("opDialect", ""));
      if (owner != null && fields.containsKey("opName")) {
        forms.put(unquoted(owner.get("name")) + "." + unquoted(fields.get("opName")), form(fields));
      }
    }
    return forms;
  }

  /** The fields of each definition that are on one line, as text, by name. */
  private static Map<String, Map<String, String>> records(String printed) {
    Map<String, Map<String, String>> records = new HashMap<>();
    Map<String, String> current = new HashMap<>();
    for (String line : printed.lines().toList()) {
      if (line.startsWith(DEFINITION)) {
        current = new HashMap<>();
        records.put(line.substring(DEFINITION.length(), line.indexOf(" {")), current);
      } else if (line.startsWith("  ") && line.endsWith(";") && line.contains(" = ")) {
        int equals = line.indexOf(" = ");
        String name = line.substring(line.lastIndexOf(' ', equals - 1) + 1, equals);
        current.putIfAbsent(name, line.substring(equals + 3, line.length() - 1));
      }
    }
    return records;
  }

  private static Form form(Map<String, String> fields) {
    if (fields.get("hasCustomAssemblyFormat").equals("1")) {
      return Form.HAND_WRITTEN;
    }
    // Without a value it is "?"; one of several lines is not among the fields.
    return "?".equals(fields.get("assemblyFormat")) ? Form.NONE : Form.DECLARED;
  }

  private static String unquoted(String text) {
    return text.substring(1, text.length() - 1);
  }
}
