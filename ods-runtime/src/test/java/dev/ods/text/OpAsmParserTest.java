// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static dev.ods.text.OneForm.generic;
import static dev.ods.text.OneForm.i64;
import static dev.ods.text.OneForm.report;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ods.affine.AffineExpr;
import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.OneForm.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The parser of custom forms: keywords, literals, types, and errors. */
final class OpAsmParserTest {
  @Test
  void parsesKeywordsAndStrings() {
    Form form =
        (parser, state) -> {
          if (parser.parseOptionalKeyword("x", "y") != null) {
            return parser.parseKeyword("z", " after x or y");
          }
          String word = parser.parseKeywordOrString();
          return word != null && parser.parseString() != null;
        };
    assertEquals(List.of("ACCEPTED"), report(form, "t.op x z"));
    assertEquals(
        List.of("1:8 error: custom op 't.op' expected 'z' after x or y"), report(form, "t.op y w"));
    assertEquals(
        List.of("1:6 error: custom op 't.op' expected valid keyword or string"),
        report(form, "t.op 5"));
    assertEquals(List.of("1:8 error: custom op 't.op' expected string"), report(form, "t.op w v"));
    assertEquals(List.of("ACCEPTED"), report(form, "t.op \"w\" \"v\""));
  }

  @Test
  void parsesIntegers() {
    Form form =
        (parser, state) -> {
          Long number = parser.parseInteger();
          return number != null
              && parser.addAttributeOnce(state, "n", IntegerAttr.get(i64(parser), number));
        };
    assertEquals(
        "\"t.op\"() {n = -9223372036854775808 : i64} : () -> ()",
        generic(form, "t.op -9223372036854775808"));
    assertEquals(
        List.of("1:6 error: custom op 't.op' integer value too large"),
        report(form, "t.op 9223372036854775808"));
    assertEquals(
        List.of("1:6 error: custom op 't.op' expected integer value"), report(form, "t.op x"));
    assertEquals("\"t.op\"() {n = -1 : i64} : () -> ()", generic(form, "t.op true"));
  }

  @Test
  void parsesFlatSymbolReferences() {
    Form form =
        (parser, state) -> {
          SymbolRefAttr symbol = parser.parseFlatSymbolRef();
          return symbol != null && parser.addAttributeOnce(state, "s", symbol);
        };
    assertEquals("\"t.op\"() {s = @a} : () -> ()", generic(form, "t.op @a"));
    assertEquals(
        List.of("1:6 error: custom op 't.op' invalid kind of attribute specified"),
        report(form, "t.op @a::@b"));
  }

  @Test
  void parsesStrippedTypes() {
    AsmParser.TypeSyntax<IntegerType> syntax =
        parser -> {
          Long width = parser.parseUnsigned(16);
          return width == null ? null : IntegerType.get(parser.context(), width.intValue());
        };
    Form form =
        (parser, state) -> {
          Type type = parser.parseStrippedType(IntegerType.class, "t.number", syntax);
          return type != null && parser.addAttributeOnce(state, "t", TypeAttr.get(type));
        };
    assertEquals("\"t.op\"() {t = i8} : () -> ()", generic(form, "t.op 8"));
    assertEquals("\"t.op\"() {t = i8} : () -> ()", generic(form, "!a = i8\nt.op !a"));
    assertEquals(
        List.of(
            "1:6 error: custom op 't.op' invalid kind of type specified: expected t.number, but"
                + " found '!u.x'"),
        report(form, "t.op !u.x"));
  }

  @Test
  void reportsErrorsWithoutTheOpName() {
    Form form = (parser, state) -> parser.errorWithoutName(parser.location(), "wrong");
    assertEquals(List.of("1:6 error: wrong"), report(form, "t.op x"));
  }

  @Test
  void parsesUnsignedIntegers() {
    Form form =
        (parser, state) -> {
          Long number = parser.parseUnsigned(32);
          return number != null
              && parser.addAttributeOnce(state, "n", IntegerAttr.get(i64(parser), number));
        };
    assertEquals("\"t.op\"() {n = 4294967295 : i64} : () -> ()", generic(form, "t.op 0xFFFFFFFF"));
    assertEquals("\"t.op\"() {n = 4294967294 : i64} : () -> ()", generic(form, "t.op -2"));
    assertEquals("\"t.op\"() {n = 0 : i64} : () -> ()", generic(form, "t.op false"));
    assertEquals("\"t.op\"() {n = 4294967295 : i64} : () -> ()", generic(form, "t.op true"));
    assertEquals(
        List.of("1:6 error: custom op 't.op' integer value too large"),
        report(form, "t.op 4294967296"));
    assertEquals(
        List.of("1:6 error: custom op 't.op' expected integer value"), report(form, "t.op x"));
  }

  @Test
  void typesAfterAnArrowAreThoseOfTheResults() {
    Form form =
        (parser, state) ->
            parser.parseOptionalArrowTypeList(state)
                && parser.parseKeyword("and")
                && parser.parseArrowTypeList(state);
    assertEquals("%0 = \"t.op\"() : () -> i8", generic(form, "%0 = t.op and -> i8"));
    assertEquals(
        "%0:3 = \"t.op\"() : () -> (i8, i16, i32)",
        generic(form, "%0:3 = t.op -> (i8, i16) and -> i32"));
    assertEquals(List.of("1:9 error: expected '->'"), report(form, "t.op and i32"));
  }

  @Test
  void parsesAffineMaps() {
    Form form =
        (parser, state) -> {
          AffineMap map = parser.parseAffineMap();
          return map != null && parser.addAttributeOnce(state, "map", AffineMapAttr.get(map));
        };
    assertEquals(
        "\"t.op\"() {map = affine_map<(d0, d1)[s0] -> (d1 + s0)>} : () -> ()",
        generic(form, "t.op (i, j)[k] -> (j + k)"));
    assertEquals(
        List.of(
            "1:14 error: expected '== affine-expr' or '>= affine-expr' at end of affine"
                + " constraint"),
        report(form, "t.op (i) : (i)"));
  }

  @Test
  void parsesAffineExpressionsOfNames() {
    Form form =
        (parser, state) -> {
          Context context = parser.context();
          AffineExpr two = AffineExpr.constant(context, 2);
          AffineExpr expr =
              parser.parseAffineExpr(
                  Map.of(
                      "i",
                      AffineExpr.dim(context, 0),
                      "n",
                      AffineExpr.symbol(context, 0),
                      "two",
                      two));
          return expr != null
              && parser.parseKeyword("end")
              && parser.addAttributeOnce(
                  state, "map", AffineMapAttr.get(AffineMap.get(context, 1, 1, expr)));
        };
    assertEquals(
        "\"t.op\"() {map = affine_map<(d0)[s0] -> (d0 * (s0 * 2) + d0 floordiv 2)>} : () -> ()",
        generic(form, "t.op i * (n * 2) + i floordiv two end"));
    assertEquals(
        List.of("1:9 error: use of undeclared identifier"), report(form, "t.op i + j end"));
    assertEquals(
        List.of(
            "1:8 error: non-affine expression: at least one of the multiply operands has to be"
                + " either a constant or symbolic"),
        report(form, "t.op i * i end"));
  }

  /** It would be in a map of two contexts, if the text has no other expression. */
  @ParameterizedTest
  @ValueSource(strings = {"t.op i", "t.op 3"})
  void affineExpressionsOfNamesAreOfTheContext(String text) {
    AffineExpr other = AffineExpr.dim(Context.create(), 0);
    List<String> messages = new ArrayList<>();
    Form form =
        (parser, state) -> {
          Map<String, AffineExpr> names = Map.of("i", other);
          messages.add(
              assertThrows(IllegalArgumentException.class, () -> parser.parseAffineExpr(names))
                  .getMessage());
          return parser.error(parser.location(), "refused");
        };
    report(form, text);
    assertEquals(
        List.of("the expression of the name 'i' is of another context than the parser"), messages);
  }

  @Test
  void reportsTypesOfAnotherKindAtTheColon() {
    Form form = (parser, state) -> parser.parseColonType(MemRefType.class) != null;
    assertEquals(
        List.of(
            "1:6 error: custom op 't.op' invalid kind of type specified: expected builtin.memref,"
                + " but found 'i32'"),
        report(form, "t.op : i32"));
    assertEquals(List.of("1:5 error: expected ':'"), report(form, "t.op i32"));
  }

  @Test
  void parsesStaticDimensionLists() {
    List<long[]> read = new ArrayList<>();
    Form form =
        (parser, state) -> {
          long[] extents = parser.parseDimensionList();
          return extents != null && read.add(extents) && parser.parseType() != null;
        };
    assertEquals(List.of("ACCEPTED"), report(form, "t.op 4x0x2xi32"));
    assertArrayEquals(new long[] {4, 0, 2}, read.get(0));
    assertEquals(List.of("1:8 error: expected static shape"), report(form, "t.op 4x?xi32"));
  }

  @Test
  void reportsFailureIfTheHookReportsNoError() {
    assertEquals(
        List.of("1:1 error: custom op 't.op' could not be parsed"),
        report((parser, state) -> false, "t.op"));
  }
}
