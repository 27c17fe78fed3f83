// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ods.dialects.test.OwnProperties.MyPropStruct;
import dev.ods.ir.Context;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.UnknownLoc;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Properties of classes, with conditions, and with an enum's own attribute are MLIR's. */
final class OwnPropertiesTest {
  private static final Map<String, String> VALID =
      Map.of(
          "scalar", "1 : i64",
          "optional", "[2 : i64]",
          "defaulted", "3 : i64",
          "more_constrained", "5 : i64",
          "array", "[0 : i64, 9 : i64]",
          "non_empty_unconstrained", "[-5 : i64]",
          "non_empty_constrained", "[6 : i64]",
          "non_empty_optional", "[[7 : i64]]",
          "unconstrained", "-8 : i64");

  private static String predicates(Map<String, String> properties) {
    return properties.entrySet().stream()
        .map(entry -> entry.getKey() + " = " + entry.getValue())
        .collect(
            Collectors.joining(", ", "\"test.op_with_property_predicates\"() <{", "}> : () -> ()"));
  }

  private static Map<String, String> with(String name, String value) {
    Map<String, String> properties = new TreeMap<>(VALID);
    properties.put(name, value);
    return properties;
  }

  @Test
  void conditionsHold() throws Exception {
    Judge.assertSameText(predicates(VALID));
  }

  @ParameterizedTest
  @CsvSource({"optional, []", "array, []", "non_empty_optional, []", "more_constrained, 0 : i64"})
  void conditionsHold(String name, String value) throws Exception {
    Judge.assertSameText(predicates(with(name, value)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "scalar; -1 : i64",
        "optional; [-1 : i64]",
        "defaulted; -1 : i64",
        "more_constrained; -1 : i64",
        "more_constrained; 6 : i64",
        "array; [1 : i64, -1 : i64]",
        "non_empty_unconstrained; []",
        "non_empty_constrained; []",
        "non_empty_constrained; [-1 : i64]",
        "non_empty_optional; [[]]",
        "non_empty_optional; [[-1 : i64]]",
        "array; 5 : i64",
      })
  void conditionsAreViolated(String name, String value) throws Exception {
    Judge.assertSameErrors(predicates(with(name, value)));
  }

  @TestFactory
  Stream<DynamicTest> valid() throws Exception {
    return Judge.sameText(
        "test.with_wrapped_properties <{prop = \"content\"}> {x}",
        "\"test.with_wrapped_properties\"() : () -> ()",
        "test.with_wrapped_properties2 <{prop = \"content\"}>",
        "test.with_nice_properties \"foo bar\" is -3",
        "test.with_nice_properties foo is 5 {x}",
        "\"test.with_nice_properties\"() <{prop = {label = \"a\", value = 4 : i32, z}}>"
            + " : () -> ()",
        "test.with_versioned_properties 3 | -4 {x}",
        "\"test.with_versioned_properties\"() : () -> ()",
        "\"test.with_versioned_properties\"() <{prop = {value1 = 3 : i64, value2 = true}}>"
            + " : () -> ()",
        "test.op_with_enum_prop_attr_form <{value = 0 : i32}>",
        "test.op_with_enum_prop_attr_form <{value = #test<enum second>}> {x}",
        "\"test.op_with_enum_prop_attr_form\"() : () -> ()",
        "test.op_with_enum_prop_attr_form_always <{value = 0 : i64}>",
        "test.op_with_enum_prop_attr_form_always <{value = #test<enum second>}>",
        "\"test.op_with_enum_prop_attr_form_always\"() : () -> ()");
  }

  @TestFactory
  Stream<DynamicTest> invalid() throws Exception {
    return Judge.sameErrors(
        "test.with_wrapped_properties <{prop = 5}>",
        "test.with_wrapped_properties <{}>",
        "test.with_wrapped_properties",
        "\"test.with_nice_properties\"() <{prop = {label = \"a\"}}> : () -> ()",
        "\"test.with_nice_properties\"() <{prop = {label = \"a\", value = \"b\"}}> : () -> ()",
        "\"test.with_nice_properties\"() <{prop = 5}> : () -> ()",
        "\"test.with_versioned_properties\"() <{prop = {value1 = 3 : i32}}> : () -> ()",
        "test.op_with_enum_prop_attr_form <{value = 7 : i32}>",
        "test.op_with_enum_prop_attr_form <{value = \"a\"}>",
        "test.op_with_enum_prop_attr_form <{}>",
        "test.op_with_enum_prop_attr_form_always <{value = 7 : i32}>");
  }

  /** A form of the class's own: MLIR's is one of all properties, and reports less. */
  @TestFactory
  Stream<DynamicTest> invalidForms() throws Exception {
    return Judge.sameError(
        "test.with_nice_properties \"foo\" 5",
        "test.with_nice_properties \"foo\" is x",
        "test.with_nice_properties");
  }

  @Test
  void valuesAreThoseOfTheClass() {
    Context context = Context.create();
    context.load(new TestDialectDefinition());
    TestOpWithWrappedPropertiesOp op =
        TestOpWithWrappedPropertiesOp.build(
            OpBuilder.create(context), UnknownLoc.get(context), new MyPropStruct("b"));
    assertEquals(new MyPropStruct("b"), op.prop());
    op.setProp(new MyPropStruct("a"));
    assertEquals(new MyPropStruct("a"), op.prop());
    assertEquals("\"a\"", op.operation().properties().get("prop").toString());
  }
}
