// SPDX-License-Identifier: Apache-2.0
package dev.ods.diagnostic;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.Context;
import dev.ods.ir.Location;
import dev.ods.ir.NameLoc;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.UnknownLoc;
import java.util.List;
import org.junit.jupiter.api.Test;

class DiagnosticsTest {
  private final Context context = Context.create();
  private final Location unknown = UnknownLoc.get(context);
  private final Diagnostics diagnostics = new Diagnostics();

  @Test
  void countsErrorsOnly() {
    diagnostics.warning(unknown, "w");
    diagnostics.remark(unknown, "r");
    assertFalse(diagnostics.hasErrors());
    diagnostics.throwIfErrors();
    diagnostics.error(unknown, "e");
    assertTrue(diagnostics.hasErrors());
    assertEquals(1, diagnostics.errorCount());
    assertEquals(3, diagnostics.list().size());
  }

  @Test
  void notesBelongToTheLastDiagnostic() {
    assertThrows(IllegalStateException.class, () -> diagnostics.note(unknown, "n"));
    diagnostics.error(unknown, "e");
    diagnostics.note(unknown, "n");
    diagnostics.note(unknown, "m");
    Diagnostic error = diagnostics.list().get(0);
    assertEquals("n", error.notes().get(0).message());
    assertEquals(Severity.NOTE, error.notes().get(1).severity());
  }

  @Test
  void aListObtainedBeforeShowsNotes() {
    List<Diagnostic> list = diagnostics.list();
    diagnostics.error(unknown, "e");
    for (int i = 0; i < 100_000; i++) {
      diagnostics.note(unknown, "n" + i);
    }
    assertEquals(100_000, list.get(0).notes().size());
    diagnostics.note(unknown, "last");
    assertEquals("last", list.get(0).notes().get(100_000).message());
    diagnostics.error(unknown, "f");
    assertEquals(List.of(), list.get(1).notes());
    diagnostics.note(unknown, "dropped");
    diagnostics.clear();
    assertEquals(List.of(), list);
    assertThrows(IllegalStateException.class, () -> diagnostics.note(unknown, "n"));
  }

  @Test
  void theExceptionHasAllDiagnostics() {
    diagnostics.error(NameLoc.get(context, "place"), "wrong");
    DiagnosticException thrown =
        assertThrows(DiagnosticException.class, diagnostics::throwIfErrors);
    assertSame(diagnostics.list().get(0), thrown.diagnostics().get(0));
    assertEquals("loc(\"place\"): error: wrong", thrown.getMessage());
  }

  @Test
  void errorsAboutAnOperationNameAndShowIt() {
    OpBuilder builder = OpBuilder.create(context);
    Operation op = builder.create(builder.state(context.operationName("test.op"), unknown));
    diagnostics.opError(op, "is wrong");
    Diagnostic error = diagnostics.list().get(0);
    assertEquals("'test.op' op is wrong", error.message());
    assertEquals("see current operation: \"test.op\"() : () -> ()", error.notes().get(0).message());
    diagnostics.clear();
    diagnostics.showOperations(false).error(op, "is wrong");
    assertTrue(diagnostics.list().get(0).notes().isEmpty());
  }

  @Test
  void operationsNeedNotBePrinted() {
    OpBuilder builder = OpBuilder.create(context);
    Operation op = builder.create(builder.state(context.operationName("test.op"), unknown));
    Diagnostics silent = Diagnostics.withoutOperations();
    silent.error(op, "has " + silent.text(Severity.ERROR, op));
    assertEquals("has ", silent.list().get(0).message());
    assertTrue(silent.list().get(0).notes().isEmpty());
  }

  @Test
  void linesAndColumns() {
    SourceFile file = new SourceFile("f", "ab\n\ncde".getBytes(UTF_8));
    assertEquals(3, file.lineCount());
    assertEquals(1, file.lineOf(2));
    assertEquals(2, file.lineOf(3));
    assertEquals(3, file.lineOf(7));
    assertEquals(4, file.columnOf(7));
    assertEquals(4, file.offsetOf(3, 1));
    assertEquals(-1, file.offsetOf(3, 5));
    assertEquals(-1, file.offsetOf(4, 1));
    assertThrows(IndexOutOfBoundsException.class, () -> file.lineOf(8));
  }
}
