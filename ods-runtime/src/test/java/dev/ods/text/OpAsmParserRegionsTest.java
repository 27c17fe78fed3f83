// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static dev.ods.text.OneForm.generic;
import static dev.ods.text.OneForm.report;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.ir.OperationName;
import dev.ods.ir.Region;
import dev.ods.ir.UnknownLoc;
import dev.ods.text.OneForm.Form;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The parser of custom forms: regions, successors, what is in regions. */
final class OpAsmParserRegionsTest {
  @Test
  void parsesRegionsWithArguments() {
    Form form =
        (parser, state) -> {
          List<OpAsmParser.Argument> arguments = new ArrayList<>();
          return parser.parseArgumentList(arguments, Delimiter.PAREN, true, true)
              && parser.parseRegion(state.addRegion(), arguments, true);
        };
    String text =
        "%x = \"a.b\"() : () -> i8 t.op (%x : i32 {a} loc(\"l\")) { \"c.d\"(%x) : (i32)"
            + " -> () }";
    assertTrue(generic(form, text).contains("^bb0(%arg0: i32):\n    \"c.d\"(%arg0)"));
    assertEquals(
        List.of("1:17 error: invalid block name in region with named arguments"),
        report(form, "t.op (%a : i1) {^bb0: }"));
    assertEquals(
        List.of(
            "1:16 error: region entry argument '%a' is already in use",
            "1:7 note: previously referenced here"),
        report(form, "t.op (%a : i1, %a : i1) {}"));
    assertEquals(
        List.of("1:9 error: result number not allowed in argument list"),
        report(form, "t.op (%a#1 : i1) {}"));
  }

  @Test
  void parsesRegionAndSuccessorLists() {
    Form form =
        (parser, state) -> parser.parseRegionList(state) && parser.parseSuccessorList(state);
    assertEquals("\"t.op\"() : () -> ()", generic(form, "t.op"));
    assertEquals("\"t.op\"() ({\n  }, {\n  }) : () -> ()", generic(form, "t.op {}, {}"));
    assertEquals(List.of("1:9 error: reference to an undefined block"), report(form, "t.op {} ^x"));
  }

  @Test
  void parsesSuccessorsWithOperands() {
    Form form = (parser, state) -> parser.parseSuccessorAndUses(state);
    String block = " ^b(%a: i1, %b: i2): \"x.end\"() : () -> ()";
    for (String uses : List.of("^b", "^b()", "^b(%v, %w : i1, i2)")) {
      String text = "t.op { %v = \"x.v\"() : () -> i1 %w = \"x.w\"() : () -> i2 t.op " + uses;
      Form outer =
          (parser, state) ->
              parser.startsRegion()
                  ? parser.parseRegion(state.addRegion())
                  : form.parse(parser, state);
      String printed = generic(outer, text + block + " }");
      String operands = uses.contains("%") ? "%0, %1" : "";
      assertTrue(printed.contains("\"t.op\"(" + operands + ")[^bb1] : ("), printed);
    }
    assertEquals(
        List.of("1:11 error: expected ':' in operand list"), report(form, "t.op ^b(%v) t.op"));
    assertEquals(
        List.of("1:20 error: expected 2 types to match operand list"),
        report(form, "t.op ^b(%v, %w : i1) t.op"));
    assertEquals(List.of("1:9 error: expected ')'"), report(form, "t.op ^b(5)"));
  }

  @Test
  void addsTheImplicitTerminator() {
    Form form =
        (parser, state) -> {
          Region region = state.addRegion();
          OperationName end = parser.context().operationName("t.end");
          if (!parser.parseRegion(region)) {
            return false;
          }
          parser.ensureTerminator(region, end, UnknownLoc.get(parser.context()));
          return true;
        };
    String added = "\"t.op\"() ({\n    \"t.end\"() : () -> ()\n  }) : () -> ()";
    assertEquals(added, generic(form, "t.op {}"));
    assertEquals(added, generic(form, "t.op { end }"));
  }

  @Test
  void resolvesUnqualifiedNamesInTheDefaultDialect() {
    Form form = (parser, state) -> !parser.startsRegion() || parser.parseRegion(state.addRegion());
    assertTrue(
        generic(form, "t.op { op { op \"a.b\"() : () -> () } end }").contains("\"t.end\"()"));
    assertEquals(
        List.of("1:8 error: custom op 'foo' is unknown (tried 't.foo' as well)"),
        report(form, "t.op { foo }"));
  }
}
