// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing.construct;

import static dev.ods.testing.construct.Construct.lines;
import static dev.ods.testing.construct.Construct.list;
import static dev.ods.testing.construct.Construct.nested;
import static dev.ods.testing.construct.Construct.valid;

import java.util.List;

/** Types: each builtin kind many times, and with many parts. */
final class TypeConstructs {
  private TypeConstructs() {}

  static List<Construct> all() {
    return List.of(
        valid("integer types", n -> each(n, i -> "i" + (i % 60_000 + 1))),
        valid(
            "signed integer types",
            n -> each(n, i -> (i % 2 == 0 ? "si" : "ui") + (i % 60_000 + 1))),
        valid("index types", n -> each(n, i -> "index")),
        valid("float types", n -> each(n, i -> FLOATS.get(i % FLOATS.size()))),
        valid("none types", n -> each(n, i -> "none")),
        valid("complex types", n -> each(n, i -> "complex<i" + (i % 60_000 + 1) + ">")),
        valid("vector types", n -> each(n, i -> "vector<[4]x" + (i + 1) + "xi32>")),
        valid("tensor types", n -> each(n, i -> "tensor<?x" + i + "xi32>")),
        valid("unranked tensor types", n -> each(n, i -> "tensor<*xi" + (i % 60_000 + 1) + ">")),
        valid("encodings of tensor types", n -> each(n, i -> "tensor<4xi32, " + i + ">")),
        valid("memref types", n -> each(n, i -> "memref<" + i + "xi32, strided<[1], offset: ?>>")),
        valid(
            "layouts of memref types",
            n -> each(n, i -> "memref<?xi32, affine_map<(d0) -> (d0 + " + i + ")>, " + i + ">")),
        valid("unranked memref types", n -> each(n, i -> "memref<*xi32, " + i + ">")),
        valid("tuple types", n -> each(n, i -> "tuple<i" + (i % 60_000 + 1) + ">")),
        valid("function types", n -> each(n, i -> "(i" + (i % 60_000 + 1) + ") -> ()")),
        valid(
            "function types of two inputs",
            n -> each(n, i -> "(i" + (i % 60_000 + 1) + ", index) -> ()")),
        valid("types of dialects", n -> each(n, i -> "!t.x<" + i + ">")),
        valid("opaque types", n -> each(n, i -> "!t<\"x" + i + "\">")),
        valid("elements of a tuple", n -> one("tuple<" + list(n, i -> "i32") + ">")),
        valid("inputs of a function type", n -> one("(" + list(n, i -> "i32") + ") -> ()")),
        valid("results of a function type", n -> one("() -> (" + list(n, i -> "i32") + ")")),
        valid("dimensions of a tensor", n -> one("tensor<" + "1x".repeat(n) + "i32>")),
        valid("dynamic dimensions of a tensor", n -> one("tensor<" + "?x".repeat(n) + "i32>")),
        valid("dimensions of a vector", n -> one("vector<" + "1x".repeat(n) + "i32>")),
        valid("scalable dimensions of a vector", n -> one("vector<" + "[1]x".repeat(n) + "i32>")),
        valid("dimensions of a memref", n -> one("memref<" + "1x".repeat(n) + "i32>")),
        valid(
            "strides of a memref",
            n -> one("memref<" + "1x".repeat(n) + "i32, strided<[" + list(n, i -> "?") + "]>>")),
        valid("characters of a type of a dialect", n -> one("!t.x<" + "a".repeat(n) + ">")),
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
