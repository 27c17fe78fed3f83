// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.MlirOpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Types and attributes of a dialect that are shaped, elements or typed: constraints and traits see
 * them as in MLIR.
 */
final class OwnInterfacesTest {
  private static final List<String> TYPES =
      List.of(
          "!test.test_tensor<[4, 3], f32>",
          "!test.test_tensor<[2, 6], f32>",
          "!test.test_tensor<[-9223372036854775808], f32>",
          "!test.test_tensor<[4], i32>",
          "!test.test_memref<[4, 3], i32>",
          "!test.test_memref<[4, 3], f32, affine_map<(d0, d1) -> (d0, d1)>>",
          "tensor<4x3xf32>",
          "tensor<*xf32>",
          "memref<4x?xi32>",
          "f32");

  /** Ops by the numbers of their operands and results: of these the last one has another type. */
  private static final Map<String, int[]> OPS =
      Map.ofEntries(
          Map.entry("same_operand_element_type", new int[] {2, 1}),
          Map.entry("same_operand_and_result_element_type", new int[] {1, 1}),
          Map.entry("same_operand_shape", new int[] {2, 0}),
          Map.entry("same_operand_and_result_shape", new int[] {1, 1}),
          Map.entry("same_operand_and_result_type", new int[] {1, 1}),
          Map.entry("elementwise_mappable", new int[] {1, 1}),
          Map.entry("operands_have_same_element_type", new int[] {2, 0}),
          Map.entry("operands_have_same_rank", new int[] {2, 0}),
          Map.entry("operand0_and_result_have_same_rank", new int[] {2, 1}),
          Map.entry("operands_and_result_have_same_rank", new int[] {2, 1}),
          Map.entry("operand0_and_result_have_same_shape", new int[] {2, 1}),
          Map.entry("operand0_and_result_have_same_element_count", new int[] {2, 1}));

  /** Each op with each pair of types: accepted, or refused with the same message. */
  @Test
  void shapedTypesOfAuthorsAreSeenByTraits() throws Exception {
    List<String> texts = new ArrayList<>();
    OPS.forEach(
        (name, counts) -> {
          for (String a : TYPES) {
            for (String b : TYPES) {
              if (!isUndefined(name, a) && !isUndefined(name, b)) {
                texts.add(text(name, counts[0], counts[1], a, b));
              }
            }
          }
        });
    compare(texts);
  }

  /** Whether MLIR asks for what the type does not have, which only a debug build notices. */
  private static boolean isUndefined(String name, String type) {
    boolean dynamic = type.matches(".*[?].*|.*-\\d.*");
    return switch (name) {
      case "operands_have_same_rank",
          "operand0_and_result_have_same_rank",
          "operand0_and_result_have_same_shape" ->
          type.contains("*");
      case "operand0_and_result_have_same_element_count" -> type.contains("*") || dynamic;
      default -> false;
    };
  }

  private static String text(String name, int operands, int results, String a, String b) {
    int last = operands + results - 1;
    StringBuilder values = new StringBuilder();
    StringBuilder types = new StringBuilder();
    for (int i = 0; i < operands; i++) {
      values.append(i == 0 ? "" : ", ").append(i == last ? "%b" : "%a");
      types.append(i == 0 ? "" : ", ").append(i == last ? b : a);
    }
    return "%a, %b = \"a.b\"() : () -> ("
        + a
        + ", "
        + b
        + ")\n"
        + (results == 0 ? "" : "%r = ")
        + "\"test."
        + name
        + "\"("
        + values
        + ") : ("
        + types
        + ") -> "
        + (results == 0 ? "()" : b)
        + "\n";
  }

  /** Compares the first errors of texts, of which some have none. */
  private static void compare(List<String> texts) throws Exception {
    MlirOpt.assumeInstalled();
    Map<String, String> theirs = new TreeMap<>(MlirOpt.firstDiagnostics(texts));
    Map<String, String> ours = new TreeMap<>();
    for (String text : texts) {
      String error = Judge.firstError(text);
      if (error != null) {
        ours.put(text, error);
      }
    }
    int refused = theirs.size();
    assertTrue(refused > 0 && refused < texts.size(), "all alike");
    ours.entrySet().removeIf(entry -> theirs.remove(entry.getKey(), entry.getValue()));
    assertEquals("", lines(theirs), "of MLIR only");
    assertEquals("", lines(ours), "of this project only");
  }

  private static String lines(Map<String, String> errors) {
    return errors.entrySet().stream()
        .map(entry -> entry.getKey() + entry.getValue())
        .collect(Collectors.joining("\n"));
  }

  /** Elements and types of attributes, and constraints on both. */
  @Test
  void attributesOfAuthorsAreSeenByConstraints() throws Exception {
    compare(
        List.of(
            "\"test.i32ElementsAttr\"() {attr = #test.i64_elements<[1, 2]> : tensor<2xi64>}"
                + " : () -> ()",
            "\"test.i32ElementsAttr\"() {attr = dense<[1, 2]> : tensor<2xi32>} : () -> ()",
            "\"test.i32ElementsAttr\"() {attr = dense<1> : !test.test_tensor<[2], i32>} : () -> ()",
            "\"test.indexElementsAttr\"() {attr = dense<[1, 2]> : tensor<2xi32>} : () -> ()",
            "\"test.indexElementsAttr\"() {attr = dense<1> : tensor<2xindex>} : () -> ()",
            "%a = arith.constant #test.i64_elements<[1, 2]> : tensor<2xi64>",
            "%a = \"arith.constant\"() {value = #test.i64_elements<[1, 2]> : tensor<2xi64>}"
                + " : () -> tensor<2xi32>",
            "%a = \"arith.constant\"() {value = #test.attr_with_self_type_param : i32} : () -> i32",
            "%a = \"arith.constant\"() {value = #test.attr_with_self_type_param : i32} : () -> i64",
            "%a = \"arith.constant\"() {value = #test.attr_with_trait} : () -> i64",
            "%a = test.result_has_same_type_as_attr #test.attr_with_self_type_param : i32 -> i32",
            "%a = test.result_has_same_type_as_attr #test.attr_with_self_type_param : i32 -> i64",
            "%a = test.result_has_same_type_as_attr #test.attr_with_trait -> i32",
            "\"a.c\"() {x = dense<[1.0]> : !test.test_tensor<[2], f32>} : () -> ()",
            "\"a.c\"() {x = #test.i64_elements<[1, 2, 3]> : !test.test_tensor<[2], i64>} : () -> ()",
            "\"a.c\"() {x = dense<1> : !test.test_tensor<[2], !test.i32>} : () -> ()"));
  }

  @TestFactory
  Stream<DynamicTest> elementsOfShapedTypesOfAuthorsAreReadAndPrintedAsInMlir() throws Exception {
    return Judge.sameText(
        "\"a.c\"() {x = dense<1.0> : !test.test_tensor<[4, 3], f32>} : () -> ()",
        "\"a.c\"() {x = dense<[[1], [2]]> : !test.test_memref<[2, 1], i8>} : () -> ()",
        "\"a.c\"() {x = dense<[]> : !test.test_tensor<[0], i8>} : () -> ()",
        "\"a.c\"() {x = sparse<[[1]], [2]> : !test.test_tensor<[2], i64>} : () -> ()",
        "\"a.c\"() {x = dense_resource<k> : !test.test_tensor<[2], i64>} : () -> ()",
        "\"a.c\"() {x = #test.i64_elements<[1, 2]> : !test.test_tensor<[2], i64>} : () -> ()",
        "%a = arith.constant #test.i64_elements<[1, 2]> : tensor<2xi64>",
        "%a = test.result_has_same_type_as_attr #test.i64_elements<[1, 2]> : tensor<2xi64>"
            + " -> tensor<2xi64>");
  }
}
