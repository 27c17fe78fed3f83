// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static dev.ods.text.OneForm.generic;
import static dev.ods.text.OneForm.i64;
import static dev.ods.text.OneForm.report;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.ir.Type;
import dev.ods.text.OneForm.Form;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The parser of custom forms: operands, their types and marks. */
final class OpAsmParserOperandsTest {
  @Test
  void resolvesOperandsOfOneType() {
    Form form =
        (parser, state) -> {
          OperandMark mark = parser.operandMark();
          if (!parser.parseOperandList()) {
            return false;
          }
          Type type = parser.parseColonType();
          return type != null && parser.resolveOperands(mark, parser.operandMark(), type, state);
        };
    assertEquals(
        "%0 = \"a.b\"() : () -> i32\n  \"t.op\"(%0, %0) : (i32, i32) -> ()",
        generic(form, "%x = \"a.b\"() : () -> i32 t.op %x, %x : i32"));
    assertEquals(
        List.of(
            "1:31 error: use of value '%x' expects different type than prior uses: 'i8' vs 'i32'",
            "1:1 note: prior use here"),
        report(form, "%x = \"a.b\"() : () -> i32 t.op %x : i8"));
  }

  @Test
  void reportsDifferentNumbersOfOperandsAndTypes() {
    Form form =
        (parser, state) -> {
          OperandMark mark = parser.operandMark();
          TypeMark types = parser.typeMark();
          SourceLocation location = parser.location();
          return parser.parseOperandList(Delimiter.PAREN)
              && parser.parseColonTypeList()
              && parser.resolveOperands(
                  mark, parser.operandMark(), types, parser.typeMark(), location, state)
              && parser.addTypes(types, parser.typeMark(), state);
        };
    assertEquals(
        List.of(
            "1:6 error: custom op 't.op' number of operands and types do not match: got 1 operands"
                + " and 2 types"),
        report(form, "t.op (%x) : i8, i8"));
    assertEquals(List.of("1:9 error: expected ')' in operand list"), report(form, "t.op (%x : i8"));
    assertEquals(List.of("1:7 error: expected SSA operand"), report(form, "t.op (a)"));
    assertEquals(
        "%0:2 = \"t.op\"(%0#0, %0#1) : (i8, i16) -> (i8, i16)",
        generic(form, "%x:2 = t.op (%x#0, %x#1) : i8, i16"));
  }

  @Test
  void locationsSurviveOpsInRegions() {
    Form form =
        (parser, state) -> {
          SourceLocation name = parser.nameLocation();
          SourceLocation first = parser.location();
          return !parser.startsRegion()
              || (parser.parseRegion(state.addRegion())
                  && !parser.error(first, "first")
                  && parser.note(name, "name"));
        };
    assertEquals(
        List.of("1:8 error: custom op 't.op' first", "1:3 note: name"),
        report(form, "  t.op { t.op t.op t.op }"));
  }

  @Test
  void marksDelimitOperandsAndTypes() {
    Form form =
        (parser, state) -> {
          OperandMark operands = parser.operandMark();
          TypeMark types = parser.typeMark();
          if (!parser.parseOperandList() || !parser.parseColonTypeList()) {
            return false;
          }
          OperandMark end = parser.operandMark();
          TypeMark typesEnd = parser.typeMark();
          List<Type> all = parser.types(types, typesEnd);
          assertEquals(operands.countTo(end), all.size());
          for (int i = 0; i < all.size(); i++) {
            assertSame(all.get(i), parser.typeAt(types.plus(i)));
          }
          Type last = parser.typeAt(types.plus(1));
          assertThrows(IndexOutOfBoundsException.class, () -> parser.typeAt(typesEnd));
          assertThrows(IndexOutOfBoundsException.class, () -> parser.operandLocation(end));
          assertThrows(
              IndexOutOfBoundsException.class, () -> parser.resolveOperand(end, last, state));
          return parser.resolveOperand(operands.plus(1), last, state)
              && parser.error(parser.operandLocation(operands.plus(1)), "second operand");
        };
    assertEquals(
        List.of("1:10 error: custom op 't.op' second operand"),
        report(form, "t.op %a, %b : i8, i16"));
  }

  @Test
  void requiresANumberOfOperands() {
    Form form = (parser, state) -> parser.parseOperandList(Delimiter.NONE, 2);
    assertEquals(
        List.of("1:6 error: custom op 't.op' expected 2 operands"), report(form, "t.op %a"));
    assertEquals(List.of("1:6 error: unexpected delimiter"), report(form, "t.op (%a)"));
    assertEquals(List.of("1:5 error: expected operand"), report(form, "t.op 5"));
  }

  @Test
  void rejectsResultNumbersWhereNotAllowed() {
    Form form = (parser, state) -> parser.parseOperandList(Delimiter.NONE, false);
    assertEquals(
        List.of("1:8 error: result number not allowed in argument list"),
        report(form, "t.op %x#0"));
  }

  @Test
  void parsesAffineMapsOfOperands() {
    Form form =
        (parser, state) -> {
          List<OperandMark> dims = new ArrayList<>();
          List<OperandMark> symbols = new ArrayList<>();
          AffineMap map = parser.parseAffineMapOfSSAIds(Delimiter.SQUARE, dims, symbols);
          AffineExpr size =
              map != null && parser.parseColon()
                  ? parser.parseAffineExprOfSSAIds(dims, symbols)
                  : null;
          return size != null
              && parser.addAttributeOnce(state, "map", AffineMapAttr.get(map))
              && parser.addAttributeOnce(
                  state,
                  "size",
                  AffineMapAttr.get(
                      AffineMap.get(parser.context(), dims.size(), symbols.size(), size)))
              && parser.resolveOperands(dims, i64(parser), state)
              && parser.resolveOperands(symbols, i64(parser), state);
        };
    String values = "%a, %b, %c = \"a.b\"() : () -> (i64, i64, i64)\n";
    assertEquals(
        "\"t.op\"(%0#1, %0#2, %0#0) {map = affine_map<(d0)[s0] -> (d0 + s0 * 2, d0)>, size ="
            + " affine_map<(d0, d1)[s0] -> (-d1 + 3)>} : (i64, i64, i64) -> ()",
        generic(form, values + "t.op [%b + symbol(%a) * 2, %b] : 3 - %c")
            .lines()
            .toList()
            .get(1)
            .strip());
    assertEquals(
        List.of("2:14 error: expected ssa identifier"),
        report(form, values + "t.op [symbol(5)] : 3"));
  }

  @Test
  void parsesAssignmentLists() {
    List<OpAsmParser.Argument> arguments = new ArrayList<>();
    Form form = (parser, state) -> parser.parseAssignmentList(arguments);
    assertEquals(List.of("ACCEPTED"), report(form, "t.op (%a = %x, %b = %x#1)"));
    assertEquals(List.of("%a", "%b"), arguments.stream().map(OpAsmParser.Argument::name).toList());
    assertEquals(List.of("ACCEPTED"), report(form, "t.op ()"));
    assertEquals(List.of("1:6 error: custom op 't.op' expected '('"), report(form, "t.op %a"));
    assertEquals(List.of("1:9 error: expected '='"), report(form, "t.op (%a %x)"));
    assertEquals(List.of("1:14 error: expected ',' or ')'"), report(form, "t.op (%a = %x %y)"));
  }

  @Test
  void countsNamedResults() {
    List<Integer> counts = new ArrayList<>();
    Form form =
        (parser, state) -> {
          counts.add(parser.namedResultCount());
          for (int i = 0; i < parser.namedResultCount(); i++) {
            state.addType(i64(parser));
          }
          return true;
        };
    assertEquals(List.of("ACCEPTED"), report(form, "%a, %b:3 = t.op t.op"));
    assertEquals(List.of(4, 0), counts);
  }
}
