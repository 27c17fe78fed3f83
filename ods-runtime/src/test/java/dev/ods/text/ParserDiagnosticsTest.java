// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import dev.ods.op.ModuleOp;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Diagnostics for wrong texts, compared with those of mlir-opt. */
class ParserDiagnosticsTest {
  @TestFactory
  List<DynamicTest> reportsTheDiagnosticsOfMlir() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    String[] lines = read("parser-diagnostics.txt").split("\n", -1);
    int at = 0;
    while (at < lines.length) {
      String text = lines[at++];
      if (text.isEmpty() || text.startsWith("//")) {
        continue;
      }
      List<String> expected = new ArrayList<>();
      while (at < lines.length && lines[at].startsWith("\t")) {
        expected.add(lines[at++].substring(1).replace("\\0", "\0"));
      }
      tests.add(
          DynamicTest.dynamicTest(
              text, () -> assertEquals(expected, withoutHelp(text.replace("\\n", "\n")))));
    }
    return tests;
  }

  /** The available dialects differ between the tools. */
  private static List<String> withoutHelp(String text) {
    List<String> report = new ArrayList<>(Texts.report(text));
    report.removeIf(line -> line.contains("note: Available dialects: "));
    return report;
  }

  private static String read(String name) throws IOException {
    try (InputStream in = ParserDiagnosticsTest.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void takesTheOnlyOperation() {
    for (String text : List.of("module {}", "\"a.b\"() : () -> ()")) {
      Diagnostics diagnostics = new Diagnostics();
      Operation enclosing = enclosing(text, diagnostics);
      Operation only = Parser.takeOnly(enclosing, diagnostics);
      assertEquals(List.of(), diagnostics.list());
      assertNotNull(only);
      assertNull(only.parent());
      assertEquals(text.startsWith("module"), only.is(ModuleOp.MODEL));
    }
  }

  @Test
  void takesTheOnlyOperationIfItIsAModule() {
    for (String text : List.of("module {}", "\"a.b\"() : () -> ()", "module {} module {}")) {
      Operation enclosing = enclosing(text, new Diagnostics());
      Operation taken = Parser.takeModule(enclosing);
      assertNull(taken.parent());
      assertTrue(taken.is(ModuleOp.MODEL));
      assertEquals(!text.equals("module {}"), taken.equals(enclosing));
    }
  }

  @Test
  void reportsTheNumberOfOperationsIfNotOne() {
    for (int count : new int[] {0, 2, 3}) {
      Diagnostics diagnostics = new Diagnostics();
      Operation enclosing = enclosing("module {}\n".repeat(count), diagnostics);
      assertNull(Parser.takeOnly(enclosing, diagnostics));
      assertEquals(
          List.of(
              "loc(\"test.mlir\":0:0): error: source must contain a single top-level operation,"
                  + " found: "
                  + count),
          diagnostics.list().stream().map(Diagnostic::toString).toList());
    }
  }

  @Test
  void takeOnlyRejectsOtherOperations() {
    Diagnostics diagnostics = new Diagnostics();
    Operation enclosing = enclosing("\"a.b\"() : () -> ()\nmodule {}", diagnostics);
    Operation other = Objects.requireNonNull(enclosing.region(0).first().first());
    for (Operation op : List.of(other, Objects.requireNonNull(other.next()))) {
      String expected =
          " takes what parseEnclosed returned, a module of one region that is nested in nothing,"
              + " not this '"
              + op.name().value()
              + "'";
      assertEquals(
          "takeOnly" + expected,
          assertThrows(IllegalArgumentException.class, () -> Parser.takeOnly(op, diagnostics))
              .getMessage());
      assertEquals(
          "takeModule" + expected,
          assertThrows(IllegalArgumentException.class, () -> Parser.takeModule(op)).getMessage());
    }
  }

  private static Operation enclosing(String text, Diagnostics diagnostics) {
    return Objects.requireNonNull(
        Parser.parseEnclosed(
            text.getBytes(StandardCharsets.UTF_8),
            "test.mlir",
            Texts.context(),
            ParserOptions.DEFAULT,
            diagnostics));
  }

  @Test
  void reportsADuplicateNameAmongMany() {
    for (int count : new int[] {1, 2, 7, 8, 9, 10, 40}) {
      StringBuilder text = new StringBuilder("\"a.b\"() {");
      for (int i = 0; i < count; i++) {
        text.append("n").append(i).append(" = ").append(i).append(", ");
      }
      for (int again = 0; again < count; again += 3) {
        assertEquals(
            List.of(
                "1:"
                    + (text.length() + 1)
                    + " error: duplicate key 'n"
                    + again
                    + "' in dictionary attribute"),
            Texts.report(text + "n" + again + "} : () -> ()"));
      }
      assertEquals(List.of("ACCEPTED"), Texts.report(text + "n} : () -> ()"));
    }
  }

  @Test
  void namesTheAvailableDialects() {
    assertEquals(
        List.of(
            "1:1 error: Dialect `foo' not found for custom op 'foo.bar' ",
            "1:1 note: Available dialects: builtin ; for more info on dialect registration see"
                + " https://mlir.llvm.org/getting_started/Faq/"
                + "#registered-loaded-dependent-whats-up-with-dialects-management"),
        Texts.report("foo.bar"));
  }

  @Test
  void rejectsUnknownDialectsUnlessAllowed() {
    assertEquals(
        List.of(
            "1:6 error: operation being parsed with an unregistered dialect. If this is intended,"
                + " please use -allow-unregistered-dialect with the MLIR tool used"),
        Texts.report("\"a.b\"() : () -> ()", Context.create()));
    assertEquals(1, Texts.report("module attributes {a = !b.c} {}", Context.create()).size());
  }

  @Test
  void countsLinesFromTheStartOfTheChunk() {
    Diagnostics diagnostics = new Diagnostics();
    Parser.parse(
        " )\n".getBytes(StandardCharsets.UTF_8),
        "f",
        Texts.context(),
        ParserOptions.DEFAULT.withPosition(7, 9),
        diagnostics);
    assertEquals("loc(\"f\":7:10)", diagnostics.list().get(0).location().toString());
  }

  @Test
  void onlyLineFeedsStartLines() {
    assertEquals(
        List.of("1:12 error: expected '\"' in string literal"), Texts.report("\"sp\r\ra\r,xyz\n"));
    assertEquals(
        List.of("1:39 error: expected operation name in quotes"),
        Texts.report("\"a.b\"() : () -> ()\r \"a.b\"() : () -> () ?"));
  }
}
