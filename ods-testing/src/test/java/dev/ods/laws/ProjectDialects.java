// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.dialects.test.TestCopyCountAttr;
import dev.ods.dialects.test.TestCustomStorageCtorAttrAttr;
import dev.ods.dialects.test.TestCustomStorageCtorType;
import dev.ods.dialects.test.TestSymbolRefAttr;
import dev.ods.ir.DialectDefinition;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/** The dialects of this project, with examples of their operations. */
final class ProjectDialects {
  private static final Path ROOT = Path.of(System.getProperty("ods.root", ".."));
  private static final Path DIALECTS = Path.of("ods-dialects/src/test/resources/dev/ods/dialects");

  /** Files of examples, by namespace; those of the same name are found by it. */
  private static final Map<String, Path> OTHER_EXAMPLES =
      Map.of("tf", Path.of("sample-dialect/src/main/mlir/classifier.mlir"));

  private ProjectDialects() {}

  /** New instances of all dialects that have operations. */
  static List<DialectDefinition> all() {
    return ServiceLoader.load(DialectDefinition.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(dialect -> !dialect.operations().isEmpty())
        .toList();
  }

  /** Those that are MLIR's. */
  static List<DialectDefinition> ofMlir() {
    return all().stream().filter(dialect -> !dialect.namespace().startsWith("tf")).toList();
  }

  /** The laws of one of them. */
  static DialectLaws laws(DialectDefinition dialect) {
    DialectLaws laws = DialectLaws.of(dialect);
    for (DialectDefinition other : all()) {
      if (!other.namespace().equals(dialect.namespace())) {
        laws.using(other);
      }
    }
    Path examples = DIALECTS.resolve(dialect.namespace() + ".mlir");
    Path file = ROOT.resolve(OTHER_EXAMPLES.getOrDefault(dialect.namespace(), examples));
    if (Files.exists(file)) {
      laws.withExample(read(file));
    }
    MlirLosses.avoid(dialect, laws);
    SymbolLosses.avoid(dialect, laws);
    if (dialect.namespace().equals("gpu")) {
      laws.withValues("AOp", "BOp", "COp");
    } else if (dialect.namespace().equals("wasmssa")) {
      laws.withType("!wasmssa.externref").withType("!wasmssa.funcref");
    }
    if (dialect.namespace().equals("test")) {
      laws.withType("!test.op_asm_type_interface")
          .withType("!test.optional_value_type<5>")
          .withType("!test.cmpnd_nested_outer<i <42 <1, i32, [5]>>>")
          .withExample(
              """
              %0 = builtin.unrealized_conversion_cast to i64
              %1 = test.format_types_match_context %0 : i64
              test.typed_attr i64 = 5
              %2 = builtin.unrealized_conversion_cast to i32
              %3:2 = test.format_infer_type_variadic_operands(%2 : i32) (%0 : i64)
              test.polyfor %i, %j { "test.finish"() : () -> () }
              test.parse_wrapped_keyword foo.bar
              test.parse_custom_operation_name_api(test.foo)
              %4 = test.wrapping_region wraps "builtin.unrealized_conversion_cast"() : () -> i64
              test.affine_scope { "test.finish"() : () -> () }
              test.conversion_func_op private @callee()
              test.call @callee() : () -> ()
              test.with_nice_properties "foo bar" is -3
              test.with_versioned_properties 3 | 4
              %5 = builtin.unrealized_conversion_cast to tensor<5xf32>
              %6 = "test.op_with_shaped_type_infer_type_if"(%5, %5)
                : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi17>
              %7 = "test.op_with_shaped_type_infer_type_adaptor_if"(%5, %5)
                : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi17>
              "test.float_elements_attr"() <{
                scalar_f32_attr = dense<[3.0, 4.0]> : tensor<2xf32>,
                tensor_f64_attr = dense<1.0> : tensor<4x8xf64>}> : () -> ()
              %8, %9 = builtin.unrealized_conversion_cast to f32, memref<?xf32>
              test.linalg_fill_op {
                indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>],
                iterator_types = [#test.iterator_type<parallel>]}
                ins(%8 : f32) outs(%9 : memref<?xf32>) {
              ^bb0(%a: f32, %b: f32):
                "test.finish"() : () -> ()
              }
              test.linalg_conv_op {
                indexing_maps = [
                  affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>,
                  affine_map<(d0, d1) -> (d0)>],
                iterator_types = [#test.iterator_type<parallel>, #test.iterator_type<reduction>]}
                ins(%9, %9 : memref<?xf32>, memref<?xf32>) outs(%9 : memref<?xf32>) {
              ^bb0(%a: f32, %b: f32, %c: f32):
                "test.finish"() : () -> ()
              }
              """);
      laws.without("test.symbol_with_result", "it is there to be invalid: symbols have no results");
      laws.without(
          "test.dummy_op_with_successor_ref",
          "no block is valid with it: what has successors must be last, and is no terminator");
      for (String name : List.of("8", "16")) {
        laws.without(
            "test.op_with_simple_enum_" + name + "_prop",
            "its property has no valid value without being given one");
      }
      laws.without("test.attr_with_loc", "its location is printed on demand only");
      laws.without(
          "test.string_attr_with_type",
          "other operations would have its strings with types, which their forms leave out");
      laws.without(TestCustomStorageCtorAttrAttr.class, "mlir-opt crashes when it reads one");
      laws.without(TestCustomStorageCtorType.class, "mlir-opt crashes when it reads one");
      laws.without(TestCopyCountAttr.class, "its parser takes none, as mlir-opt's");
      laws.without(TestSymbolRefAttr.class, "no instance finds the symbol that it refers to");
    }
    return laws;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
