// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.ArrayAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Operation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts in messages do not grow without bound. */
final class BoundedTextTest {
  private final Context context = Texts.context();

  private Operation parse(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Operation module = Texts.parse(text, context, diagnostics);
    assertTrue(module != null, () -> diagnostics.list().toString());
    return module;
  }

  private Operation nested(int depth) {
    return parse("\"a.b\"() ({\n".repeat(depth) + "}) : () -> ()\n".repeat(depth));
  }

  @ParameterizedTest
  @ValueSource(ints = {256, 257, 1000, 4095, 4096, 10_000, 1 << 20})
  void aTextIsCutOffAtTheLimit(int limit) {
    Operation op = nested(50);
    String whole = Printer.toString(op, PrinterFlags.GENERIC);
    String text = Printer.toString(op, PrinterFlags.GENERIC, limit);
    if (whole.length() <= limit) {
      assertEquals(whole, text);
    } else {
      assertTrue(text.endsWith("..."), text);
      assertTrue(whole.startsWith(text.substring(0, text.length() - 3)), text);
      assertTrue(text.length() <= limit + 3 && text.length() > limit - 200, text);
    }
  }

  @Test
  void aLimitThatAllowsNoTextIsMisuse() {
    Operation op = nested(1);
    assertThrows(
        IllegalArgumentException.class, () -> Printer.toString(op, PrinterFlags.GENERIC, 255));
  }

  @Test
  void aNoteShowsTheBeginningOfALargeOperation() {
    Operation op = nested(10_000);
    Diagnostics diagnostics = new Diagnostics();
    diagnostics.error(op, "is wrong");
    String note = diagnostics.list().get(0).notes().get(0).message();
    assertTrue(note.startsWith("see current operation: \n\"builtin.module\"() ({\n"), "the start");
    assertTrue(note.endsWith(" ..."), "the end");
    assertTrue(note.length() < Diagnostics.MAX_OPERATION_TEXT + 100, "the length");
  }

  @Test
  void aTextThatTheProgramGivesIsCutOffToo() {
    String text = "x".repeat(Diagnostics.MAX_OPERATION_TEXT + 4);
    Diagnostics diagnostics = new Diagnostics().writeOperations((severity, op) -> text);
    diagnostics.error(nested(1), "is wrong");
    String note = diagnostics.list().get(0).notes().get(0).message();
    assertEquals(
        "see current operation: " + "x".repeat(Diagnostics.MAX_OPERATION_TEXT) + "...", note);
  }

  @Test
  void whatIsUsedManyTimesOverIsNotWrittenAsOften() {
    Attribute attribute = ArrayAttr.get(context, List.of());
    for (int i = 0; i < 60; i++) {
      attribute = ArrayAttr.get(context, List.of(attribute, attribute));
    }
    assertTrue(attribute.toString().endsWith("..."));
  }
}
