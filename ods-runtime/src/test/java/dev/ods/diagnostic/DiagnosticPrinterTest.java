// SPDX-License-Identifier: Apache-2.0
package dev.ods.diagnostic;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.ir.CallSiteLoc;
import dev.ods.ir.Context;
import dev.ods.ir.FileLineColRange;
import dev.ods.ir.FusedLoc;
import dev.ods.ir.Location;
import dev.ods.ir.NameLoc;
import dev.ods.ir.UnknownLoc;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Prints diagnostics as mlir-opt does. */
class DiagnosticPrinterTest {
  private final Context context = Context.create();
  private final SourceManager sources = new SourceManager();

  private Location at(String file, int line, int column) {
    return FileLineColRange.get(context, file, line, column);
  }

  private String show(Location location, String... noteWords) {
    Diagnostic diagnostic = new Diagnostic(Severity.ERROR, location, "message");
    for (String note : noteWords) {
      diagnostic = diagnostic.withNote(location, note);
    }
    return new DiagnosticPrinter(sources).print(diagnostic);
  }

  private void source(String text) {
    sources.add("a.mlir", text.getBytes(UTF_8));
  }

  @Test
  void showsTheLineAndACaret() {
    source("one\ntwo three\nfour");
    assertEquals("a.mlir:2:5: error: message\ntwo three\n    ^\n", show(at("a.mlir", 2, 5)));
    assertEquals("a.mlir:3:1: error: message\nfour\n^\n", show(at("a.mlir", 3, 1)));
  }

  @Test
  void columnsPastTheEndPointAtTheEnd() {
    source("one\ntwo");
    assertEquals("a.mlir:2:4: error: message\ntwo\n   ^\n", show(at("a.mlir", 2, 4)));
    assertEquals("a.mlir:1:4: error: message\none\n   ^\n", show(at("a.mlir", 1, 4)));
  }

  @Test
  void positionsOutsideTheFileShowNoLine() {
    source("one\ntwo");
    assertEquals("a.mlir:2:5: error: message\n", show(at("a.mlir", 2, 5)));
    assertEquals("a.mlir:7:1: error: message\n", show(at("a.mlir", 7, 1)));
    assertEquals("a.mlir:0:0: error: message\n", show(at("a.mlir", 0, 0)));
    assertEquals("b.mlir:1:1: error: message\n", show(at("b.mlir", 1, 1)));
    assertEquals(
        "a.mlir:4294967295:2147483648: error: message\n",
        show(at("a.mlir", -1, Integer.MIN_VALUE)));
    assertEquals("a.mlir:1:4294967295: error: message\n", show(at("a.mlir", 1, -1)));
  }

  @Test
  void tabsAreExpanded() {
    source("func.func @f() {\n\t\"a.b\"(%0) : (i32) -> ()\n}\n");
    assertEquals(
        """
        a.mlir:2:8: error: message
                "a.b"(%0) : (i32) -> ()
                      ^
        """,
        show(at("a.mlir", 2, 8)));
    source("ab\tc");
    assertEquals("a.mlir:1:3: error: message\nab      c\n  ^^^^^^\n", show(at("a.mlir", 1, 3)));
    assertEquals("a.mlir:1:4: error: message\nab      c\n        ^\n", show(at("a.mlir", 1, 4)));
  }

  @Test
  void nonAsciiLinesHaveNoCaret() {
    source("x é y");
    assertEquals("a.mlir:1:1: error: message\nx é y\n", show(at("a.mlir", 1, 1)));
  }

  @Test
  void carriageReturnsEndTheLine() {
    source("one\r\ntwo\r\n");
    assertEquals("a.mlir:2:2: error: message\ntwo\n ^\n", show(at("a.mlir", 2, 2)));
  }

  @Test
  void notesAtTheSamePositionDoNotRepeatTheLine() {
    source("one");
    assertEquals(
        "a.mlir:1:1: error: message\none\n^\na.mlir:1:1: note: why\n",
        show(at("a.mlir", 1, 1), "why"));
    Diagnostic elsewhere =
        new Diagnostic(Severity.WARNING, at("a.mlir", 1, 1), "message")
            .withNote(at("a.mlir", 1, 2), "here");
    assertEquals(
        "a.mlir:1:1: warning: message\none\n^\na.mlir:1:2: note: here\none\n ^\n",
        new DiagnosticPrinter(sources).print(elsewhere));
  }

  @Test
  void locationsWithoutFile() {
    assertEquals("<unknown>:0: error: message\n", show(UnknownLoc.get(context)));
    assertEquals("<unknown>:0: error: loc(\"foo\"): message\n", show(NameLoc.get(context, "foo")));
    assertEquals(
        """
        <unknown>:0: error: loc(callsite("foo" at "bar")): message
        <unknown>:0: note: loc("bar"): called from
        """,
        show(CallSiteLoc.get(NameLoc.get(context, "foo"), NameLoc.get(context, "bar"))));
  }

  @Test
  void locationsThatContainAFile() {
    Location foo = at("foo.mlir", 2, 3);
    Location bar = at("bar.mlir", 4, 5);
    assertEquals("foo.mlir:2:3: error: message\n", show(NameLoc.get("x", foo)));
    assertEquals(
        "foo.mlir:2:3: error: message\n", show(FusedLoc.get(context, List.of(foo, bar), null)));
    assertEquals(
        "foo.mlir:2:3: error: message\n",
        show(FileLineColRange.get(context, "foo.mlir", 2, 3, 5, 6)));
    assertEquals(
        "foo.mlir:2:3: error: message\nbar.mlir:4:5: note: called from\n",
        show(CallSiteLoc.get(foo, bar)));
  }

  @Test
  void namesTheStandardInput() {
    sources.add("-", "x".getBytes(UTF_8));
    assertEquals("<stdin>:1:1: error: message\nx\n^\n", show(at("-", 1, 1)));
  }

  /** As LLVM does, which names it so only where it shows a line of it. */
  @Test
  void aFileWithoutLineHasTheNameOfItsLocation() {
    assertEquals("-:1:1: error: message\n", show(at("-", 1, 1)));
    sources.add("-", "x".getBytes(UTF_8));
    assertEquals("-:2:1: error: message\n", show(at("-", 2, 1)));
    assertEquals("-:1:0: error: message\n", show(at("-", 1, 0)));
    assertEquals(
        "<stdin>:1:1: error: message\nx\n^\n-:1:1: note: why\n", show(at("-", 1, 1), "why"));
  }

  @Test
  void otherFilesAreFoundOnceAndWhenTheyAreNeeded() {
    List<String> asked = new ArrayList<>();
    SourceManager finding =
        new SourceManager(
            name -> {
              asked.add(name);
              return name.equals("b") ? new SourceFile(name, "x".getBytes(UTF_8)) : null;
            });
    finding.add("a", "y".getBytes(UTF_8));
    DiagnosticPrinter printer = new DiagnosticPrinter(finding);
    Diagnostic atB = new Diagnostic(Severity.ERROR, at("b", 1, 1), "m");
    for (int i = 0; i < 2; i++) {
      assertEquals("b:1:1: error: m\nx\n^\n", printer.print(atB));
      printer.print(new Diagnostic(Severity.ERROR, at("a", 1, 1), "m"));
      printer.print(new Diagnostic(Severity.ERROR, at("none", 1, 1), "m"));
      printer.print(new Diagnostic(Severity.ERROR, at("unneeded", 1, 0), "m"));
      printer.print(new Diagnostic(Severity.ERROR, at("unneeded", 0, 1), "m"));
    }
    assertEquals(List.of("b", "none"), asked);
    finding.add("none", "z".getBytes(UTF_8));
    assertEquals(
        "none:1:1: error: m\nz\n^\n",
        printer.print(new Diagnostic(Severity.ERROR, at("none", 1, 1), "m")));
  }

  @Test
  void printsSeveralInOrder() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Diagnostics diagnostics = new Diagnostics();
    diagnostics.error(UnknownLoc.get(context), "one");
    diagnostics.remark(UnknownLoc.get(context), "two");
    new DiagnosticPrinter(sources).print(diagnostics.list(), out);
    assertEquals("<unknown>:0: error: one\n<unknown>:0: remark: two\n", out.toString(UTF_8));
  }

  @Test
  void colorsAreThoseOfMlirOpt() throws IOException {
    source("one\n\ttwo");
    Diagnostic diagnostic =
        new Diagnostic(Severity.ERROR, at("a.mlir", 2, 2), "message")
            .withNote(UnknownLoc.get(context), "why");
    DiagnosticPrinter printer = new DiagnosticPrinter(sources, true);
    assertEquals(
        "\033[1ma.mlir:2:2: \033[0m\033[0;1;31merror: \033[0m\033[1mmessage\n\033[0m"
            + "        two\n\033[0;1;32m        ^\n\033[0m"
            + "\033[1m<unknown>:0: \033[0m\033[0;1;30mnote: \033[0m\033[1mwhy\n\033[0m",
        printer.print(diagnostic));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    printer.printMessage(UnknownLoc.get(context), Severity.WARNING, "a", out);
    printer.printMessage(UnknownLoc.get(context), Severity.REMARK, "b", out);
    assertEquals(
        "\033[1m<unknown>:0: \033[0m\033[0;1;35mwarning: \033[0m\033[1ma\n\033[0m"
            + "\033[1m<unknown>:0: \033[0m\033[0;1;34mremark: \033[0m\033[1mb\n\033[0m",
        out.toString(UTF_8));
  }
}
