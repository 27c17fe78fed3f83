// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing.construct;

import static dev.ods.testing.construct.Construct.lines;
import static dev.ods.testing.construct.Construct.list;
import static dev.ods.testing.construct.Construct.nested;
import static dev.ods.testing.construct.Construct.of;

import java.util.List;

/** Types: each builtin kind many times, and with many parts. */
final class TypeConstructs {
  private TypeConstructs() {}

  static List<Construct> all() {
    return List.of(
        of("integer types", n -> each(n, i -> "i" + (i % 60_000 + 1))),
        of(
            "signed integer types",
            n -> each(n, i -> (i % 2 == 0 ? "si" : "ui") + (i % 60_000 + 1))),
        of("index types", n -> each(n, i -> "index")),
        of("float types", n -> each(n, i -> FLOATS.get(i % FLOATS.size()))),
        of("none types", n -> each(n, i -> "none")),
        of("complex types", n -> each(n, i -> "complex<i" + (i % 60_000 + 1) + ">")),
        of("vector types", n -> each(n, i -> "vector<[4]x" + (i + 1) + "xi32>")),
        of("tensor types", n -> each(n, i -> "tensor<?x" + i + "xi32>")),
        of("unranked tensor types", n -> each(n, i -> "tensor<*xi" + (i % 60_000 + 1) + ">")),
        of("encodings of tensor types", n -> each(n, i -> "tensor<4xi32, " + i + ">")),
        of("memref types", n -> each(n, i -> "memref<" + i + "xi32, strided<[1], offset: ?>>")),
        of(
            "layouts of memref types",
            n -> each(n, i -> "memref<?xi32, affine_map<(d0) -> (d0 + " + i + ")>, " + i + ">")),
        of("unranked memref types", n -> each(n, i -> "memref<*xi32, " + i + ">")),
        of("tuple types", n -> each(n, i -> "tuple<i" + (i % 60_000 + 1) + ">")),
        of("function types", n -> each(n, i -> "(i" + (i % 60_000 + 1) + ") -> ()")),
        of(
            "function types of two inputs",
            n -> each(n, i -> "(i" + (i % 60_000 + 1) + ", index) -> ()")),
        of("types of dialects", n -> each(n, i -> "!t.x<" + i + ">")),
        of("opaque types", n -> each(n, i -> "!t<\"x" + i + "\">")),
        of("elements of a tuple", n -> one("tuple<" + list(n, i -> "i32") + ">")),
        of("inputs of a function type", n -> one("(" + list(n, i -> "i32") + ") -> ()")),
        of("results of a function type", n -> one("() -> (" + list(n, i -> "i32") + ")")),
        of("dimensions of a tensor", n -> one("tensor<" + "1x".repeat(n) + "i32>")),
        of("dynamic dimensions of a tensor", n -> one("tensor<" + "?x".repeat(n) + "i32>")),
        of("dimensions of a vector", n -> one("vector<" + "1x".repeat(n) + "i32>")),
        of("scalable dimensions of a vector", n -> one("vector<" + "[1]x".repeat(n) + "i32>")),
        of("dimensions of a memref", n -> one("memref<" + "1x".repeat(n) + "i32>")),
        of(
            "strides of a memref",
            n -> one("memref<" + "1x".repeat(n) + "i32, strided<[" + list(n, i -> "?") + "]>>")),
        of("characters of a type of a dialect", n -> one("!t.x<" + "a".repeat(n) + ">")),
        nested("nested tuple types", n -> one("tuple<".repeat(n) + ">".repeat(n))),
        nested("nested function types", n -> one("() -> (".repeat(n) + ")".repeat(n))));
  }

  private static final List<String> FLOATS =
      List.of(
          "f16",
          "bf16",
          "f32",
          "tf32",
          "f64",
          "f80",
          "f128",
          "f4E2M1FN",
          "f6E2M3FN",
          "f6E3M2FN",
          "f8E3M4",
          "f8E4M3",
          "f8E4M3B11FNUZ",
          "f8E4M3FN",
          "f8E4M3FNUZ",
          "f8E5M2",
          "f8E5M2FNUZ",
          "f8E8M0FNU");

  private static String each(int n, java.util.function.IntFunction<String> type) {
    return lines(n, i -> "%v" + i + " = \"t.op\"() : () -> (" + type.apply(i) + ")");
  }

  private static String one(String type) {
    return "%0 = \"t.op\"() : () -> (" + type + ")\n";
  }
}
