// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** Reads {@code printer-cases.txt}: inputs and mlir-opt's outputs. */
final class PrinterCases {
  private static final String FILE = "printer-cases.txt";
  private static final String CASE = "=== ";
  private static final String EXPECTED = "--- expected\n";

  private PrinterCases() {}

  /** A case: its name, mlir-opt's flags, its input, and its output. */
  record Case(String name, List<String> options, String input, String expected) {
    /** The printer's flags that correspond to the options. */
    PrinterFlags flags() {
      PrinterFlags flags = PrinterFlags.DEFAULT;
      for (String option : options) {
        flags = apply(flags, option);
      }
      return flags;
    }
  }

  static List<Case> read() throws IOException {
    String text;
    try (InputStream in = PrinterCases.class.getResourceAsStream(FILE)) {
      text = new String(Objects.requireNonNull(in, FILE).readAllBytes(), UTF_8);
    }
    List<Case> cases = new ArrayList<>();
    int at = text.indexOf(CASE);
    while (at >= 0) {
      int end = text.indexOf("\n" + CASE, at);
      cases.add(parse(text.substring(at + CASE.length(), end < 0 ? text.length() : end + 1)));
      at = end < 0 ? -1 : end + 1;
    }
    return cases;
  }

  private static Case parse(String section) {
    int line = section.indexOf('\n');
    int bar = section.indexOf('|');
    int expected = section.indexOf(EXPECTED);
    List<String> options =
        Arrays.stream(section.substring(bar + 1, line).trim().split(" ", -1))
            .filter(option -> !option.isEmpty())
            .toList();
    return new Case(
        section.substring(0, bar).trim(),
        options,
        section.substring(line + 1, expected),
        section.substring(expected + EXPECTED.length()));
  }

  private static PrinterFlags apply(PrinterFlags flags, String option) {
    int equals = option.indexOf('=');
    String name = equals < 0 ? option : option.substring(0, equals);
    long value = equals < 0 ? 0 : Long.parseLong(option.substring(equals + 1));
    return switch (name) {
      case "--mlir-print-op-generic" -> flags.withGeneric(true);
      case "--mlir-print-local-scope" -> flags.withLocalScope(true);
      case "--mlir-print-debuginfo" -> flags.withDebugInfo(true);
      case "--mlir-pretty-debuginfo" -> flags.withPrettyDebugInfo(true);
      case "--mlir-print-unique-ssa-ids" -> flags.withUniqueSsaIds(true);
      case "--mlir-print-value-users" -> flags.withValueUsers(true);
      case "--mlir-use-nameloc-as-prefix" -> flags.withNameLocAsPrefix(true);
      case "--mlir-print-skip-regions" -> flags.withSkipRegions(true);
      case "--mlir-elide-elementsattrs-if-larger" -> flags.withElideElementsLimit(value);
      case "--mlir-print-elementsattrs-with-hex-if-larger" -> flags.withHexElementsLimit(value);
      case "--mlir-elide-resource-strings-if-larger" -> flags.withElideResourceLimit(value);
      default -> throw new IllegalArgumentException(option);
    };
  }
}
