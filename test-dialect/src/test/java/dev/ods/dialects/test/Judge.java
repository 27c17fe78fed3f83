// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.Operation;
import dev.ods.testing.MlirOpt;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import dev.ods.verify.Verifier;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;

/** Compares what becomes of ops of the test dialect with what mlir-opt 22 makes of them. */
final class Judge {
  private static final String VALUES =
      """
      %i64 = "a.op"() : () -> i64
      %i32 = "a.op"() : () -> i32
      %memref = "a.op"() : () -> memref<1xf64>
      """;

  private static final String GENERIC_OPTION = "--mlir-print-op-generic";

  private Judge() {}

  /** Checks that ops are read and printed, in both forms, as by mlir-opt. */
  static void assertSameText(String ops) throws IOException, InterruptedException {
    String text = program(ops);
    assertSameText(text, MlirOpt.print(text).strip(), MlirOpt.print(text, GENERIC_OPTION).strip());
  }

  /** {@link #assertSameText} of each of many texts, for which mlir-opt runs once in each form. */
  static Stream<DynamicTest> sameText(String... ops) throws IOException, InterruptedException {
    MlirOpt.assumeInstalled();
    List<String> texts = programs(ops);
    Map<String, String> custom = MlirOpt.printEach(texts);
    Map<String, String> generic = MlirOpt.printEach(texts, GENERIC_OPTION);
    Map<String, List<String>> rejected = MlirOpt.diagnosticsOfEach(texts);
    return tests(
        ops,
        text -> {
          assertEquals(List.of(), errors(rejected.getOrDefault(text, List.of())));
          assertSameText(text, custom.get(text), generic.get(text));
        });
  }

  private static void assertSameText(
      String text, @Nullable String custom, @Nullable String generic) {
    Diagnostics diagnostics = new Diagnostics();
    Operation parsed = parse(text, diagnostics);
    assertEquals(List.of(), diagnostics.list());
    Operation module = Objects.requireNonNull(parsed);
    assertEquals(generic, Printer.toString(module, PrinterFlags.GENERIC).strip());
    assertEquals(custom, Printer.toString(module, PrinterFlags.DEFAULT).strip());
  }

  /** Checks that an op of a later version is printed as it is written, and read back so. */
  static void assertPrintedAsWritten(String op) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module = Objects.requireNonNull(parse(op + "\n", diagnostics));
    assertEquals(List.of(), diagnostics.list());
    assertEquals(
        "module {\n  " + op + "\n}", Printer.toString(module, PrinterFlags.DEFAULT).strip());
    String generic = Printer.toString(module, PrinterFlags.GENERIC);
    Operation again = Objects.requireNonNull(parse(generic, diagnostics));
    assertEquals(generic, Printer.toString(again, PrinterFlags.GENERIC));
  }

  /** Checks that the first error in ops is that of mlir-opt. */
  static void assertSameError(String ops) throws IOException, InterruptedException {
    String text = program(ops);
    assertEquals(MlirOpt.firstDiagnostic(text), firstError(text));
  }

  /** {@link #assertSameError} of each of many texts, which one run of mlir-opt answers. */
  static Stream<DynamicTest> sameError(String... ops) throws IOException, InterruptedException {
    MlirOpt.assumeInstalled();
    Map<String, String> first = MlirOpt.firstDiagnostics(programs(ops));
    return tests(ops, text -> assertEquals(requireError(first.get(text)), firstError(text)));
  }

  /** Whether ops are valid here. */
  static boolean isValid(String ops) {
    return firstError(program(ops)) == null;
  }

  /** The first error in a text as {@link MlirOpt#firstDiagnostic} has it; null if it is valid. */
  static @Nullable String firstError(String text) {
    Diagnostics diagnostics = new Diagnostics();
    parse(text, diagnostics);
    return diagnostics.list().isEmpty() ? null : summary(diagnostics.list().get(0));
  }

  /** Checks that the errors in ops, of which there is at least one, are those of mlir-opt. */
  static void assertSameErrors(String ops) throws IOException, InterruptedException {
    String text = program(ops);
    assertEquals(errors(MlirOpt.diagnostics(text)), errorsHere(text));
  }

  /** {@link #assertSameErrors} of each of many texts, which one run of mlir-opt answers. */
  static Stream<DynamicTest> sameErrors(String... ops) throws IOException, InterruptedException {
    MlirOpt.assumeInstalled();
    Map<String, List<String>> all = MlirOpt.diagnosticsOfEach(programs(ops));
    return tests(ops, text -> assertEquals(errors(requireError(all.get(text))), errorsHere(text)));
  }

  /** {@link #sameText} of those that are valid here, and {@link #sameErrors} of the others. */
  static Stream<DynamicTest> sameVerdict(String... ops) throws IOException, InterruptedException {
    Map<Boolean, List<String>> valid =
        Arrays.stream(ops).collect(Collectors.partitioningBy(Judge::isValid));
    return Stream.concat(
        sameText(valid.get(true).toArray(String[]::new)),
        sameErrors(valid.get(false).toArray(String[]::new)));
  }

  private static List<String> errorsHere(String text) {
    Diagnostics diagnostics = new Diagnostics();
    parse(text, diagnostics);
    assertNotEquals(List.of(), diagnostics.list());
    return diagnostics.list().stream().map(Judge::summary).toList();
  }

  private static List<String> errors(List<String> diagnostics) {
    return diagnostics.stream().filter(each -> each.contains(": error: ")).toList();
  }

  static <T> T requireError(@Nullable T error) {
    return Objects.requireNonNull(error, "mlir-opt accepts it");
  }

  private static String program(String ops) {
    return VALUES + ops + "\n";
  }

  private static List<String> programs(String... ops) {
    return Arrays.stream(ops).map(Judge::program).toList();
  }

  /** A test of each program, which fails by an {@link AssertionError} or exception. */
  private static Stream<DynamicTest> tests(String[] ops, Consumer<String> test) {
    return testEach(ops, each -> test.accept(program(each)));
  }

  /** A test of each text. */
  static Stream<DynamicTest> testEach(String[] texts, Consumer<String> test) {
    return Arrays.stream(texts).map(each -> DynamicTest.dynamicTest(each, () -> test.accept(each)));
  }

  private static @Nullable Operation parse(String text, Diagnostics diagnostics) {
    Context context = Context.create();
    context.load(new TestDialectDefinition());
    ServiceLoader.load(DialectDefinition.class).forEach(context::register);
    context.allowUnregisteredDialects(true);
    Operation module =
        Parser.parse(
            text.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
    if (module != null) {
      Verifier.verify(module, diagnostics);
    }
    return module;
  }

  private static String summary(Diagnostic error) {
    FileLineColRange at = (FileLineColRange) error.location();
    String message = error.message().lines().findFirst().orElse("");
    return at.startLine() + ":" + at.startColumn() + ": error: " + message;
  }
}
