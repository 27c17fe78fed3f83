// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Operations that linalg's interfaces verify: mlir-opt's text, and its errors. */
final class LinalgOpsTest {
  private static final String END = "\n  \"a.yield\"() : () -> ()\n}";

  /** The rows of a table, with columns separated by bars. */
  private static Stream<String[]> table(String rows) {
    return rows.lines().map(row -> row.strip().split(" *[|] *", -1));
  }

  private static List<String> list(String text) {
    return text.isEmpty() ? List.of() : Arrays.asList(text.split(" *; *"));
  }

  /**
   * An operation.
   *
   * @param maps the maps, separated by semicolons as all lists are
   * @param iterators {@code p} for each parallel loop, {@code r} for each reduction
   * @param types those of the inputs, a colon, and those of the outputs
   * @param results the types of the results
   * @param arguments the types of the arguments of the block
   */
  private static String op(
      String name, String maps, String iterators, String types, String results, String arguments) {
    String[] groups = types.split(" *: *", -1);
    List<String> inputs = list(groups[0]);
    List<String> outputs = list(groups[1]);
    List<String> operands = new ArrayList<>(inputs);
    operands.addAll(outputs);
    String attributes =
        "{indexing_maps = [%s], iterator_types = [%s]}"
            .formatted(
                list(maps).stream()
                    .map(map -> "affine_map<" + map + ">")
                    .collect(Collectors.joining(", ")),
                iterators
                    .chars()
                    .mapToObj(c -> c == 'p' ? "parallel" : "reduction")
                    .map(type -> "#test.iterator_type<" + type + ">")
                    .collect(Collectors.joining(", ")));
    String head =
        IntStream.range(0, operands.size())
            .mapToObj(i -> "%%v%d = \"a.op\"() : () -> %s\n".formatted(i, operands.get(i)))
            .collect(Collectors.joining());
    return head
        + (results.isEmpty() ? "" : "%0 = ")
        + "test.linalg_%s_op %s %s outs%s {\n^bb0(%s):"
            .formatted(
                name,
                attributes,
                inputs.isEmpty() ? "" : "ins" + operands(0, inputs),
                operands(inputs.size(), outputs),
                IntStream.range(0, list(arguments).size())
                    .mapToObj(i -> "%a" + i + ": " + list(arguments).get(i))
                    .collect(Collectors.joining(", ")))
        + END
        + (results.isEmpty() ? "" : " -> " + results);
  }

  private static String operands(int first, List<String> types) {
    return IntStream.range(0, types.size())
        .mapToObj(i -> "%v" + (first + i))
        .collect(Collectors.joining(", ", "(", " : " + String.join(", ", types) + ")"));
  }

  private static Stream<String[]> fills() {
    return table(
        """
        (d0)->();(d0)->(d0) | p | f32 : tensor<?xf32> | tensor<?xf32> | f32; f32
        (d0)->();(d0)->(d0) | r | f32 : memref<?xf32> | | f32; f32
        ()->();()->() | | f32 : memref<f32> | | f32; f32
        ()->();()->() | | complex<f32> : tensor<complex<f32>> | tensor<complex<f32>> | complex<f32>; complex<f32>
        (d0)->();(d0)->(d0) | p | vector<4xf32> : memref<?xvector<4xf32>> | | vector<4xf32>; vector<4xf32>
        (d0)->();(d0)->(d0) | p | f64 : tensor<?xf32> | tensor<?xf32> | f64; f32
        (d0)->();(d0)->(d0) | p | vector<4xf32> : tensor<?xf32> | tensor<?xf32> | f32; f32
        (d0)->();(d0)->(d0) | p | vector<4xf32> : vector<4xf32> | | f32; f32
        (d0)->();(d0)->(d0) | p | !test.i32 : tensor<?xf32> | tensor<?xf32> | f32; f32
        (d0)->();(d0)->(d0) | p | tensor<f32> : tensor<?xf32> | tensor<?xf32> | f32; f32
        (d0)->();(d0)->(d0) | p | memref<f32> : tensor<?xf32> | tensor<?xf32> | f32; f32
        (d0)->();(d0)->(d0) | p | memref<*xf32> : memref<?xf32> | | f32; f32
        (d0)->();(d0)->(d0) | p | f32; f32 : memref<?xf32> | | f32; f32; f32
        (d0)->();(d0)->(d0) | p | f32 : memref<?xf32>; memref<?xf32> | | f32; f32; f32
        (d0)->(d0) | p | : memref<?xf32> | | f32
        (d0)->();(d0)->(d0) | p | f32 : vector<4xf32> | | f32; vector<4xf32>
        (d0)->();(d0)->(d0) | p | f32 : f32 | | f32; f32
        (d0)->();(d0)->(d0) | p | f32 : tensor<*xf32> | tensor<*xf32> | f32; f32
        (d0)->();(d0)->(d0) | p | f32 : memref<*xf32> | | f32; f32
        (d0)->(d0) | p | f32 : memref<?xf32> | | f32; f32
        (d0)->(d0);(d0)->(d0);(d0)->(d0) | p | f32 : memref<?xf32> | | f32; f32
        (d0)->(d0);(d0)->(d0) | p | f32 : memref<?xf32> | | f32; f32
        (d0)->();(d0)->(d0, d0) | p | f32 : memref<?xf32> | | f32; f32
        (d0)->();(d0)[s0]->(d0) | p | f32 : memref<?xf32> | | f32; f32
        (d0)->();(d0)[s0]->(d0, d0) | p | f32 : memref<?xf32> | | f32; f32
        (d0)->();(d0)->(d0 * 2) | p | f32 : memref<?xf32> | | f32; f32
        (d0)->();(d0)->() | p | f32 : memref<f32> | | f32; f32
        (d0)->();(d0, d1)->(d0) | p | f32 : memref<5xf32> | | f32; f32
        (d0, d1)->();(d0)->(d0) | p | f32 : memref<5xf32> | | f32; f32
        (d0)->();(d0, d1)->(d0, d1) | pp | f32 : memref<5x4xf32> | | f32; f32
        ()->();()->() | p | f32 : memref<f32> | | f32; f32
        (d0)->();(d0)->(d0) | | f32 : memref<4xf32> | | f32; f32
        (d0)->();(d0)->(d0) | pp | f32 : memref<4xf32> | | f32; f32
        (d0)->();(d0)->(d0, d0 * 2) | p | f32 : memref<?x4xf32> | | f32; f32
        (d0)->();(d0)->(d0, d0 * 2) | p | f32 : memref<5x4xf32> | | f32; f32
        (d0)->();(d0)->(d0, d0 * 2) | p | f32 : memref<5x9xf32> | | f32; f32
        (d0)->();(d0)->(d0, d0 * 2) | p | f32 : memref<5x?xf32> | | f32; f32
        (d0)->();(d0)->(d0, d0) | p | f32 : memref<5x4xf32> | | f32; f32
        (d0)->();(d0)->(d0, d0) | p | f32 : memref<4x5xf32> | | f32; f32
        (d0)->();(d0)->(d0, d0) | p | f32 : memref<?x5xf32> | | f32; f32
        (d0)->();(d0)->(d0, d0) | p | f32 : memref<5x?xf32> | | f32; f32
        (d0)->();(d0)->(d0, d0 - 3) | p | f32 : memref<5x4xf32> | | f32; f32
        (d0)->();(d0)->(d0, -d0 + 4) | p | f32 : memref<5x5xf32> | | f32; f32
        (d0)->();(d0)->(d0, -d0 + 5) | p | f32 : memref<5x5xf32> | | f32; f32
        (d0)->();(d0)->(d0, 5) | p | f32 : memref<5x5xf32> | | f32; f32
        (d0)->();(d0)->(d0, 4) | p | f32 : memref<5x5xf32> | | f32; f32
        (d0)->();(d0)->(d0, d0 floordiv 2) | p | f32 : memref<5x2xf32> | | f32; f32
        (d0)->();(d0)->(d0, d0 floordiv 2) | p | f32 : memref<5x3xf32> | | f32; f32
        (d0)->();(d0)->(d0) | p | f32 : memref<0xf32> | | f32; f32
        (d0)->();(d0)->(d0, d0) | p | f32 : memref<0x4xf32> | | f32; f32
        (d0)->();(d0)->(d0, d0) | p | f32 : memref<4x0xf32> | | f32; f32
        (d0)->();(d0)->(d0, d0 - 1) | p | f32 : memref<0x4xf32> | | f32; f32
        (d0)->();(d0)->(d0) | p | f32 : memref<4xf32> | | f32
        (d0)->();(d0)->(d0) | p | f32 : memref<4xf32> | | f32; f32; f32
        (d0)->();(d0)->(d0) | p | f32 : memref<4xf32> | | f32; f64
        (d0)->();(d0)->(d0) | p | f32 : memref<4xf32> | | f64; f32
        (d0)->();(d0)->(d0) | p | f32 : memref<4xf32> | | f32; memref<4xf32>
        (d0)->();(d0)->(d0) | p | f32 : tensor<4xf32> | | f32; f32
        (d0)->();(d0)->(d0) | p | f32 : tensor<4xf32> | tensor<?xf32> | f32; f32
        (d0)->();(d0)->(d0) | p | f32 : memref<4xf32> | tensor<4xf32> | f32; f32
        (d0)->();(d0)->(d0) | p | f32 : memref<4xf32> | f32 | f32; f32
        """);
  }

  private static Stream<String[]> convolutions() {
    return table(
        """
        (d0,d1)->(d0+d1);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 1; 1 : 1
        (d0,d1)->(d0*2+d1*3);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 1; 1 : 1
        (d0,d1)->(d1+d0*2);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 1; 1 : 1
        (d0,d1)->(d0+d1);(d0,d1)->(d1);(d0,d1)->(d0) | rr | 1; 1 : 1
        (d0,d1)->(d0+d1);(d0,d1)->(d1);(d0,d1)->(d0) | pp | 1; 1 : 1
        (d0,d1)->(d0*2+d0*3);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 1; 1 : 1
        (d0,d1)->(d0);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 1; 1 : 1
        (d0,d1)->(d0+d1+5);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 1; 1 : 1
        (d0,d1)->(d0+5);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 1; 1 : 1
        (d0,d1)->(d0*2);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 1; 1 : 1
        (d0,d1)->(5);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 1; 1 : 1
        (d0,d1)->(d0 floordiv 2 + d1);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 1; 1 : 1
        (d0,d1)->(d0 mod 2);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 1; 1 : 1
        (d0,d1)->(d0 - d1);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 1; 1 : 1
        (d0,d1)[s0]->(d0*s0+d1);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 1; 1 : 1
        (d0,d1)[s0]->(d0*s0+d1*(s0*2));(d0,d1)->(d1);(d0,d1)->(d0) | pr | 1; 1 : 1
        (d0,d1)[s0]->(s0);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 1; 1 : 1
        (d0,d1)->(d0+d1);(d0,d1)[s0]->(d1);(d0,d1)->(d0) | pr | 1; 1 : 1
        (d0,d1)->(d0+d1);(d0,d1)->(d1);(d0,d1)[s0]->(d0) | pr | 1; 1 : 1
        (d0,d1)->(d0+d1,d0);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 2; 1 : 1
        (d0,d1)->(d0,d0);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 2; 1 : 1
        (d0,d1)->(d1);(d0,d1)->(d0+d1);(d0,d1)->(d0) | pr | 1; 1 : 1
        (d0,d1)->(d1);(d0,d1)->(d1);(d0,d1)->(d0+d1) | pr | 1; 1 : 1
        (d0,d1)->(d0+d1);(d0,d1)->(d1,d1);(d0,d1)->(d0) | pr | 1; 2 : 1
        (d0,d1)->(d0+d1);(d0,d1)->(d1);(d0,d1)->(d0,d1) | pp | 1; 1 : 2
        (d0,d1,d2)->(d0+d1);(d0,d1,d2)->(d1);(d0,d1,d2)->(d0,d2) | prp | 1; 1 : 2
        (d0,d1,d2)->(d0+d1);(d0,d1,d2)->(d1,d2);(d0,d1,d2)->(d0) | prr | 1; 2 : 1
        (d0,d1,d2)->(d0+d1,d2);(d0,d1,d2)->(d1);(d0,d1,d2)->(d0) | prr | 2; 1 : 1
        (d0,d1,d2)->(d0+d1,d2);(d0,d1,d2)->(d1,d2);(d0,d1,d2)->(d0) | prr | 2; 2 : 1
        (d0,d1,d2)->(d0+d1,d2);(d0,d1,d2)->(d1,d2);(d0,d1,d2)->(d0) | prp | 2; 2 : 1
        (d0,d1,d2)->(d0+d1,d2);(d0,d1,d2)->(d1,d2);(d0,d1,d2)->(d0,d2) | prp | 2; 2 : 2
        (d0,d1,d2)->(d0+d1,d2);(d0,d1,d2)->(d1,d2);(d0,d1,d2)->(d0,d2) | prr | 2; 2 : 2
        (d0,d1,d2)->(d0+d1,d2);(d0,d1,d2)->(d1);(d0,d1,d2)->(d0,d2) | prp | 2; 1 : 2
        (d0,d1,d2)->(d0+d1);(d0,d1,d2)->(d1,d2);(d0,d1,d2)->(d0,d2) | prp | 1; 2 : 2
        (d0,d1)->(d0);(d0,d1)->(d1);(d0,d1)->(d0,d1) | pp | 1; 1 : 2
        (d0,d1)->(d0);(d0,d1)->(d0);(d0,d1)->(d0,d1) | pp | 1; 1 : 2
        (d0,d1)->(d0,d1);(d0,d1)->(d0,d1);(d0,d1)->(d0) | pr | 2; 2 : 1
        (d0,d1)->(d0,d1);(d0,d1)->(d0,d1);(d0,d1)->(d0) | pp | 2; 2 : 1
        (d0,d1)->(d0,d1);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 2; 1 : 1
        (d0,d1)->(d0+d1);(d0,d1)->(d1);(d0,d1)->(d0) | prp | 1; 1 : 1
        (d0,d1,d2)->(d0+d1);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 1; 1 : 1
        (d0,d1)->(d0+d1);(d0,d1)->(d1);(d0,d1)->(d0);(d0,d1)->(d0) | pr | 1; 1; 1 : 1
        (d0,d1)->(d0+d1);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 1; 1; 1 : 1
        (d0,d1)->(d0+d1);(d0,d1)->(d1);(d0,d1)->(d0);(d0,d1)->(d0) | pr | 1; 1 : 1; 1
        (d0,d1)->(d0+d1);(d0,d1)->(d1) | pr | 1 : 1
        (d0,d1)->(d0+d1) | pr | : 1
        (d0,d1)->(d0+d1);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 8; 3 : 6
        (d0,d1)->(d0+d1);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 7; 3 : 6
        (d0,d1)->(d0+d1);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 9; 3 : 6
        (d0,d1)->(d0*2+d1);(d0,d1)->(d1);(d0,d1)->(d0) | pr | 12; 3 : 6
        """);
  }

  @TestFactory
  Stream<DynamicTest> fillsAreMlirs() throws Exception {
    return sameVerdict(fills().map(row -> op("fill", row[0], row[1], row[2], row[3], row[4])));
  }

  /** Ranks of up to 2, and extents of one dimension. */
  @TestFactory
  Stream<DynamicTest> convolutionsAreMlirs() throws Exception {
    return sameVerdict(convolutions().map(row -> convolution(row[0], row[1], row[2])));
  }

  private static String convolution(String maps, String iterators, String shapes) {
    String types =
        shapes
            .replaceAll("\\b1\\b", "memref<?xf32>")
            .replaceAll("\\b2\\b", "memref<?x?xf32>")
            .replaceAll("\\b(\\d+)\\b(?![x>])", "memref<$1xf32>");
    String arguments = types.replace(" :", ";").replaceAll("memref<[^>]*>", "f32");
    return op("conv", maps, iterators, types, "", arguments.replaceFirst("^ *: *", ""));
  }

  @TestFactory
  Stream<DynamicTest> regionsAreMlirs() throws Exception {
    String op =
        "test.linalg_fill_op {indexing_maps = [affine_map<()->()>, affine_map<()->()>],"
            + " iterator_types = [], x} ins(%v : f32) outs(%m : memref<f32>) {\n";
    String values = "%v, %m = \"a.op\"() : () -> (f32, memref<f32>)\n";
    return sameVerdict(
        Stream.of(
                "^bb0(%a: f32, %b: f32):\n}",
                "}",
                "^bb0(%a: f32, %b: f32):\n  \"a.op\"()[^bb1] : () -> ()\n^bb1:\n  \"a.op\"() : () -> ()\n}",
                "^bb0(%a: f32, %b: f32):\n  %t = arith.addf %a, %b : f32\n  test.return %t : f32\n}",
                "^bb0(%a: f32, %b: f32):\n  \"test.return\"(%a) : (f32) -> ()\n} -> f32")
            .map(region -> values + op + region));
  }

  @TestFactory
  Stream<DynamicTest> formatsAreMlirs() throws Exception {
    return sameVerdict(
        Stream.of("ins(%i32) outs(%i32 : i32) {}", "ins() outs(%i32 : i32) {}", "{}")
            .flatMap(
                text ->
                    Stream.of("conv", "fill").map(name -> "test.linalg_" + name + "_op " + text)));
  }

  private static Stream<DynamicTest> sameVerdict(Stream<String> ops) throws Exception {
    return Judge.sameVerdict(ops.toArray(String[]::new));
  }

  /** Of these MLIR reads what is in memory, or crashes. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{} | 2:1: error: 'test.linalg_conv_op' op requires attribute 'indexing_maps'",
        "{indexing_maps = 1} | 2:1: error: 'test.linalg_conv_op' op attribute 'indexing_maps'"
            + " failed to satisfy constraint: array attribute",
        "{indexing_maps = []} | 2:1: error: 'test.linalg_conv_op' op requires attribute"
            + " 'iterator_types'",
        "{indexing_maps = [1], iterator_types = []} | 2:1: error: 'test.linalg_conv_op' op"
            + " attribute 'indexing_maps' failed to satisfy constraint: AffineMap array attribute",
        "{indexing_maps = [], iterator_types = []} | 2:1: error: 'test.linalg_conv_op' op expected"
            + " the number of indexing_map (0) to be equal to the number of input/output operands"
            + " (3)",
        "{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>,"
            + " affine_map<(d0) -> (d0)>], iterator_types = []} | 2:1: error: expected all"
            + " iterators used to access outputs to be parallel",
        "{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>,"
            + " affine_map<(d0) -> (d0)>], iterator_types = [5]} | 2:1: error: expected all"
            + " iterators used to access outputs to be parallel",
      })
  void wrongAttributesAreErrors(String row) {
    String[] columns = row.split(" [|] ", -1);
    String text =
        "%m = \"a.op\"() : () -> memref<?xf32>\ntest.linalg_conv_op "
            + columns[0]
            + " ins(%m, %m : memref<?xf32>, memref<?xf32>) outs(%m : memref<?xf32>) {"
            + END
            + "\n";
    assertEquals(columns[1], Judge.firstError(text));
  }
}
