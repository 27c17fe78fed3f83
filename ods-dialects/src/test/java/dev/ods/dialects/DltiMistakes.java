// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects;

import static dev.ods.dialects.WrongPrograms.attribute;
import static dev.ods.dialects.WrongPrograms.operation;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Invalid programs of {@code dlti}, each with the beginning of its first error. */
final class DltiMistakes {
  private DltiMistakes() {}

  static Stream<Arguments> all() {
    return Stream.concat(layouts(), layoutsOfModules());
  }

  private static Stream<Arguments> layouts() {
    return Stream.of(
        operation("dlti.unknown", "attribute 'dlti.unknown' not supported by dialect"),
        operation("dlti.map = 42", "'dlti.map' is expected to be a #dlti.map attribute"),
        operation(
            "dlti.dl_spec = #dlti.map<>", "'dlti.dl_spec' is expected to be a #dlti.dl_spec attr"),
        operation(
            "dlti.target_system_spec = {}",
            "'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute"),
        attribute("#dlti.dl_spec<[]>", "invalid kind of attribute specified"),
        attribute("#dlti.map<\"a\">", "expected '='"),
        attribute("#dlti.map<!a>", "undefined symbol alias id 'a'"),
        attribute("#dlti.map", "expected '<'"),
        attribute("#dlti.dl_entry<42, 42>", "expected a type or a quoted string"),
        attribute("#dlti.map<\"\" = 42>", "empty string as DLTI key is not allowed"),
        attribute(
            "#dlti.dl_spec<\"a b\" = 4, #dlti.dl_entry<\"a b\", 5>>", "repeated DLTI key: \"a b\""),
        attribute("#dlti.map<i32 = 4, i32 = 5>", "repeated DLTI key: i32"),
        attribute("#dlti.unknown", "unknown attribute `unknown` in dialect `dlti`"),
        attribute("!dlti.unknown", "dialect 'dlti' provides no type parsing hook"),
        attribute("#dlti.target_device_spec<>", "no DLTI entries provided"),
        attribute("#dlti.target_device_spec<i32 = 5>", "invalid kind of attribute specified"),
        attribute(
            "#dlti.target_device_spec<#dlti.dl_entry<i32, 5>>", "type as DLTI key is not allowed"),
        attribute(
            "#dlti.target_system_spec<#dlti.dl_entry<i32, 5>>",
            "non-string key of DLTI system spec"),
        attribute(
            "#dlti.target_system_spec<\"a\" = 5>",
            "value associated with key \"a\" is not a DLTI device spec"),
        attribute(
            "#dlti.target_system_spec<\"a\" = #dlti.target_device_spec<\"b\" = 1>, \"a\" ="
                + " #dlti.target_device_spec<\"b\" = 2>>",
            "repeated device ID in dlti.target_system_spec: \"a\""),
        attribute(
            "#dlti.function_pointer_alignment<x, function_dependent = true>",
            "expected integer value"),
        attribute("#dlti.function_pointer_alignment<5, dependent = true>", "expected 'function_"),
        attribute(
            "#dlti.function_pointer_alignment<5, function_dependent = 2>",
            "integer value too large"),
        attribute(
            "#dlti.function_pointer_alignment<5, function_dependent = -1>",
            "integer value too large"));
  }

  private static Stream<Arguments> layoutsOfModules() {
    return Stream.of(
        layout("index = 1.0", "expected integer attribute in the data layout entry for 'index'"),
        layout("i32 = 4", "expected a dense i64 elements attribute in the data layout entry"),
        layout(
            "f32 = dense<4> : tensor<3xi64>",
            "expected 1 or 2 elements in the data layout entry #dlti.dl_entry<f32, dense<4>"),
        layout(
            "i32 = dense<[32, 16]> : vector<2xi64>",
            "preferred alignment is expected to be greater than or equal to the abi alignment in"),
        layout("tensor<f32> = 4", "unexpected data layout for a built-in type"),
        layout(
            "!ml_program.token = 4", "data layout specified for a type that does not support it"),
        layout(
            "\"dlti.endianness\" = \"some\"",
            "'dlti.endianness' data layout entry is expected to be either 'big' or 'little'"),
        layout("\"dlti.unknown\" = 4", "unknown data layout entry name: dlti.unknown"),
        layout(
            "\"builtin.unknown\" = 4",
            "the 'builtin' dialect does not support identifier data layout entries"),
        Arguments.of(
            """
            module attributes {dlti.dl_spec = #dlti.dl_spec<"other.name" = 1>} {
              module attributes {dlti.dl_spec = #dlti.dl_spec<"other.name" = 2>} {}
            }
            """,
            "data layout does not combine with layouts of enclosing ops"));
  }

  private static Arguments layout(String entries, String message) {
    return Arguments.of(
        "module attributes {dlti.dl_spec = #dlti.dl_spec<" + entries + ">} {}\n", message);
  }
}
