// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import static dev.ods.text.OneForm.generic;
import static dev.ods.text.OneForm.i64;
import static dev.ods.text.OneForm.report;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.StringAttr;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.text.OneForm.Form;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The parser of custom forms: dictionaries of attributes, inherent and discardable ones. */
final class OpAsmParserAttributesTest {
  @Test
  void separatesInherentAndDiscardableAttributes() {
    Form form = (parser, state) -> parser.parseOptionalVerifiedAttrDict(state);
    assertEquals(
        "\"t.op\"() <{kind = 5 : i64}> {x} : () -> ()", generic(form, "t.op {kind = 5, x}"));
    assertEquals(
        List.of(
            "1:6 error: custom op 't.op' 't.op' op attribute 'kind' failed to satisfy constraint: a"
                + " number"),
        report(form, "t.op {kind = \"s\"}"));
    Form verified = (parser, state) -> parser.parseOptionalVerifiedAttrDictWithKeyword(state);
    assertEquals(
        List.of(
            "1:6 error: custom op 't.op' 't.op' op attribute 'kind' failed to satisfy constraint: a"
                + " number"),
        report(verified, "t.op attributes {kind = \"s\"}"));
    Form unverified = (parser, state) -> parser.parseOptionalAttrDictWithKeyword(state);
    assertEquals("ACCEPTED", report(unverified, "t.op attributes {kind = \"s\"}").get(0));
  }

  @Test
  void dropsInherentAttributesOfTheWrongKind() {
    Form form = (parser, state) -> parser.parseOptionalAttrDict(state);
    assertEquals(
        "\"t.op\"() <{kind = 5 : i64}> {x} : () -> ()", generic(form, "t.op {kind = 5, x}"));
    assertEquals("\"t.op\"() {x} : () -> ()", generic(form, "t.op {kind = \"s\", x}"));
  }

  @Test
  void convertsPropertiesOfTheGenericForm() {
    Form form = (parser, state) -> true;
    assertEquals(
        "\"t.op\"() <{kind = 5 : i64}> {x} : () -> ()",
        generic(form, "\"t.op\"() <{kind = 5, unknown}> {x} : () -> ()"));
    assertEquals(
        List.of(
            "1:1 error: invalid properties {kind = \"s\"} for op t.op: Invalid attribute `kind` in"
                + " property conversion: \"s\""),
        report(form, "\"t.op\"() <{kind = \"s\"}> : () -> ()"));
    assertEquals(
        List.of("1:1 error: 't.op' op attribute 'kind' failed to satisfy constraint: a number"),
        report(form, "\"t.op\"() {kind = \"s\"} : () -> ()"));
  }

  @Test
  void reportsDuplicateAttributes() {
    Form form =
        (parser, state) -> {
          StringAttr name = parser.parseSymbolName();
          return name != null
              && parser.addAttributeOnce(state, "name", name)
              && parser.parseOptionalAttrDictWithKeyword(state);
        };
    assertEquals(
        List.of(
            "1:1 error: custom op 't.op' attribute 'name' occurs more than once in the attribute"
                + " list"),
        report(form, "t.op @a attributes {name = 1}"));
    assertEquals(
        List.of("1:6 error: custom op 't.op' expected valid '@'-identifier for symbol name"),
        report(form, "t.op 5"));
  }

  /** As {@code mlir-opt} reports {@code affine.for … {lowerBoundMap = …}}. */
  @Test
  void reportsAttributesThatTheFormAndTheDictionarySet() {
    Form before =
        (parser, state) -> {
          setKindAndName(parser, state);
          return parser.parseOptionalAttrDict(state);
        };
    Form after =
        (parser, state) -> {
          boolean parsed = parser.parseOptionalAttrDictWithKeyword(state);
          setKindAndName(parser, state);
          return parsed;
        };
    Form added =
        (parser, state) -> {
          setKindAndName(parser, state);
          return parser.addAttributeOnce(state, "kind", IntegerAttr.get(i64(parser), 4));
        };
    assertEquals(repeated("kind"), report(before, "t.op {kind = 5}"));
    assertEquals(repeated("name"), report(before, "t.op {name = 5}"));
    assertEquals(repeated("kind"), report(before, "t.op {name = 5, kind = 5}"));
    assertEquals(repeated("kind"), report(after, "t.op attributes {kind = 5}"));
    assertEquals(repeated("kind"), report(added, "t.op"));
    assertEquals(
        "\"t.op\"() <{kind = 3 : i64}> {name = \"n\", x} : () -> ()", generic(before, "t.op {x}"));
    assertEquals(
        "\"t.op\"() <{kind = 3 : i64}> {name = \"n\", x} : () -> ()",
        generic(after, "t.op attributes {x}"));
  }

  /** Inference sees what was written, which is no reason to forget that it was. */
  @Test
  void reportsAttributesThatTheFormSetsAfterTypesAreInferred() {
    List<@Nullable Attribute> seen = new ArrayList<>();
    Form form =
        (parser, state) -> {
          boolean parsed = parser.parseOptionalAttrDict(state);
          assertThrows(IllegalArgumentException.class, () -> parser.inferReturnTypes(state));
          seen.add(state.attribute("kind"));
          setKindAndName(parser, state);
          return parsed;
        };
    assertEquals(repeated("kind"), report(form, "t.op {kind = 5}"));
    assertEquals(repeated("kind"), report(form, "t.op {kind = 3}"));
    assertEquals(repeated("name"), report(form, "t.op {name = 5}"));
    assertEquals(
        "\"t.op\"() <{kind = 3 : i64}> {name = \"n\", x} : () -> ()", generic(form, "t.op {x}"));
    assertEquals("[5 : i64, 3 : i64, null, null]", seen.toString());
  }

  private static void setKindAndName(OpAsmParser parser, OperationState state) {
    state.setAttribute("kind", IntegerAttr.get(i64(parser), 3));
    state.setAttribute("name", StringAttr.get(parser.context(), "n"));
  }

  private static List<String> repeated(String name) {
    return List.of(
        "1:1 error: custom op 't.op' attribute '"
            + name
            + "' occurs more than once in the attribute list");
  }

  @Test
  void attributesOfTheDictionaryReplaceProperties() {
    Form form =
        (parser, state) -> {
          state.setProperty(0, IntegerAttr.get(i64(parser), 3));
          return parser.parseOptionalVerifiedAttrDict(state);
        };
    assertEquals(
        "\"t.op\"() <{kind = 5 : i64}> {x} : () -> ()", generic(form, "t.op {kind = 5, x}"));
    assertEquals(
        List.of(
            "1:6 error: custom op 't.op' 't.op' op attribute 'kind' failed to satisfy constraint: a"
                + " number"),
        report(form, "t.op {kind = \"s\"}"));
  }

  @Test
  void checksKindsOfTypesAndAttributes() {
    Form form =
        (parser, state) -> {
          SymbolRefAttr symbol = parser.parseAttribute(SymbolRefAttr.class, null);
          FunctionType type = symbol == null ? null : parser.parseColonFunctionType();
          return type != null;
        };
    assertEquals(
        List.of("1:6 error: custom op 't.op' invalid kind of attribute specified"),
        report(form, "t.op 5"));
    assertEquals(
        List.of(
            "1:11 error: custom op 't.op' invalid kind of type specified: expected"
                + " builtin.function, but found 'i32'"),
        report(form, "t.op @a : i32"));
  }

  @Test
  void parsesOptionalAttributesByTheirFirstToken() {
    Form form =
        (parser, state) -> {
          if (parser.startsAttribute(ArrayAttr.class)) {
            ArrayAttr array = parser.parseAttribute(ArrayAttr.class, null);
            if (array == null) {
              return false;
            }
            parser.addAttributeOnce(state, "array", array);
          }
          return parser.parseOptionalAttrDict(state);
        };
    assertTrue(generic(form, "t.op [] {x}").contains("{array = [], x}"));
    assertTrue(generic(form, "t.op {x}").contains("{x}"));
  }

  @Test
  void distinguishesAbsentAttributesFromErrors() {
    List<Boolean> started = new ArrayList<>();
    Form form =
        (parser, state) -> {
          boolean starts = parser.startsAttribute();
          started.add(starts);
          return !starts || parser.parseAttribute((Type) null) != null;
        };
    assertEquals(List.of("ACCEPTED"), report(form, "t.op"));
    assertEquals(1, report(form, "t.op [").size());
    assertEquals(List.of(false, true), started);
  }
}
