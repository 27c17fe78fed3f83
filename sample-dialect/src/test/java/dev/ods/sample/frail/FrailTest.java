// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.frail;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.DiagnosticException;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.sample.frail.Frail.Defect;
import dev.ods.sample.frail.Frail.Failure;
import dev.ods.text.Parser;
import dev.ods.text.ParserOptions;
import dev.ods.text.Printer;
import dev.ods.text.PrinterFlags;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A static method of an author that generated code calls and that throws, or recurses without end,
 * is an error that names the operation, the method and the line.
 */
final class FrailTest {
  private static final String OP = "frail.op \"w\" !frail.box<1> #frail.tag<2>\n";
  private static final String WHOLE = "frail.whole\n";

  private final Context context = Context.create();

  FrailTest() {
    context.load(new FrailDefinition());
  }

  @AfterEach
  void repair() {
    Defect.in("", Failure.ERROR);
  }

  /** The methods of parsers, with the location of the error and how its message begins. */
  static Stream<Arguments> parsers() {
    return Stream.of(
            row("parseWord", OP, "1:1", "'frail.op' op method Frail.Word.parseWord"),
            row("parseSize", OP, "1:21", "method Frail.Box.parseSize"),
            row("parseCount", OP, "1:35", "method Frail.Tag.parseCount"),
            row("parse", WHOLE, "1:1", "'frail.whole' op method Frail.Whole.parse"))
        .flatMap(rows -> rows);
  }

  /** The methods of printers. */
  static Stream<Arguments> printers() {
    return Stream.of(
            row("printWord", OP, "1:1", "'frail.op' op method Frail.Word.printWord"),
            row("printSize", OP, "1:1", "'frail.op' op method Frail.Box.printSize"),
            row("printCount", OP, "1:1", "'frail.op' op method Frail.Tag.printCount"),
            row("print", WHOLE, "1:1", "'frail.whole' op method Frail.Whole.print"))
        .flatMap(rows -> rows);
  }

  private static Stream<Arguments> row(String method, String text, String at, String message) {
    return Stream.of(Failure.values())
        .map(failure -> Arguments.of(method, failure, text, at, message));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("parsers")
  void failuresOfParsersAreErrors(
      String method, Failure failure, String text, String at, String message) {
    Defect.in(method, failure);
    Diagnostics diagnostics = new Diagnostics();
    assertNull(parse(text, diagnostics));
    check(diagnostics.list(), failure, at, message);
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("printers")
  void failuresOfPrintersAreErrors(
      String method, Failure failure, String text, String at, String message) {
    Operation module = parse(text, new Diagnostics());
    assertNotNull(module);
    Defect.in(method, failure);
    DiagnosticException thrown =
        assertThrows(
            DiagnosticException.class, () -> Printer.toString(module, PrinterFlags.DEFAULT));
    check(thrown.diagnostics(), failure, at, message);
  }

  @ParameterizedTest
  @MethodSource("texts")
  void textsAreValidOtherwise(String text) {
    Operation module = parse(text, new Diagnostics());
    assertNotNull(module);
    String expected = "module {\n  " + text + "}\n";
    assertEquals(expected, Printer.toString(module, PrinterFlags.DEFAULT));
  }

  static List<String> texts() {
    return List.of(OP, WHOLE);
  }

  private @Nullable Operation parse(String text, Diagnostics diagnostics) {
    return Parser.parse(
        text.getBytes(UTF_8), "test.mlir", context, ParserOptions.DEFAULT, diagnostics);
  }

  private static void check(List<Diagnostic> found, Failure failure, String at, String message) {
    assertEquals(1, found.size(), found::toString);
    Diagnostic error = found.get(0);
    String what =
        switch (failure) {
          case EXCEPTION -> "threw java.lang.IllegalStateException: a defect";
          case ERROR -> "threw java.lang.AssertionError: a defect";
          // The trace of an overflow ends before the method.
          case RECURSION -> "overflowed the stack";
        };
    String named =
        failure == Failure.RECURSION
            ? message.replaceFirst("Frail\\..*", "Frail.Failure.happen")
            : message;
    assertEquals(named + " of dialect 'frail' " + what, error.message());
    assertEquals("loc(\"test.mlir\":" + at + ")", error.location().toString());
    assertEquals(
        "thrown at dev.ods.sample.frail.Frail$Failure.happen(Frail.java:NN):"
            + " a bug in the code of dialect 'frail'",
        error.notes().get(0).message().replaceAll("java:\\d+\\)", "java:NN)"));
  }
}
