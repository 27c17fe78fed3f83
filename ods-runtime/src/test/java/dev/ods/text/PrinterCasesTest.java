// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Prints inputs under all flags: the same as mlir-opt 22.1, byte for byte. */
class PrinterCasesTest {
  private static final String MLIR_OPT = "mlir-opt-22";

  /** Options whose output cannot be read, or not to the same effect. */
  private static final Set<String> LOSSY =
      Set.of(
          "--mlir-pretty-debuginfo",
          "--mlir-print-skip-regions",
          "--mlir-elide-elementsattrs-if-larger=2",
          "--mlir-use-nameloc-as-prefix",
          "--mlir-elide-resource-strings-if-larger=14",
          "--mlir-elide-resource-strings-if-larger=0");

  @TestFactory
  Stream<DynamicTest> printsAsRecorded() throws IOException {
    return PrinterCases.read().stream()
        .map(
            one ->
                DynamicTest.dynamicTest(
                    one.name(), () -> assertEquals(one.expected(), print(one, one.input()))));
  }

  /** What is printed in full can be read, and is printed the same again. */
  @TestFactory
  Stream<DynamicTest> readsBackWhatItPrints() throws IOException {
    return PrinterCases.read().stream()
        .filter(one -> one.options().stream().noneMatch(LOSSY::contains))
        .map(
            one ->
                DynamicTest.dynamicTest(
                    one.name(), () -> assertEquals(one.expected(), print(one, one.expected()))));
  }

  /** Keeps the record honest; skipped where mlir-opt is not installed. */
  @TestFactory
  Stream<DynamicTest> mlirOptPrintsAsRecorded() throws IOException {
    return PrinterCases.read().stream()
        .map(
            one ->
                DynamicTest.dynamicTest(
                    one.name(), () -> assertEquals(one.expected(), printWithMlirOpt(one))));
  }

  private static String print(PrinterCases.Case one, String input) throws IOException {
    Context context = Context.create();
    context.allowUnregisteredDialects(true);
    Diagnostics diagnostics = new Diagnostics();

    Operation module =
        Parser.parse(input.getBytes(UTF_8), "<stdin>", context, ParserOptions.DEFAULT, diagnostics);
    diagnostics.throwIfErrors();
    assert module != null;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Printer.print(module, one.flags(), out);
    // mlir-opt ends its output with one more line feed.
    out.write('\n');
    return out.toString(UTF_8);
  }

  private static String printWithMlirOpt(PrinterCases.Case one)
      throws IOException, InterruptedException {
    assumeTrue(isInstalled(), MLIR_OPT + " is not installed");
    List<String> command = new ArrayList<>(List.of(MLIR_OPT, "--allow-unregistered-dialect"));
    command.addAll(one.options());
    Path input = Files.createTempFile("printer", ".mlir");
    try {
      Files.writeString(input, one.input());
      Process process =
          new ProcessBuilder(command)
              .redirectInput(input.toFile())
              .redirectErrorStream(true)
              .start();
      String output = new String(process.getInputStream().readAllBytes(), UTF_8);
      assertEquals(0, process.waitFor(), output);
      return output;
    } finally {
      Files.delete(input);
    }
  }

  private static boolean isInstalled() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(":", -1))
        .anyMatch(directory -> Files.isExecutable(Path.of(directory, MLIR_OPT)));
  }
}
