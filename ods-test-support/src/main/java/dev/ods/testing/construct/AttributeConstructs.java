// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing.construct;

import static dev.ods.testing.construct.Construct.attribute;
import static dev.ods.testing.construct.Construct.join;
import static dev.ods.testing.construct.Construct.lines;
import static dev.ods.testing.construct.Construct.list;
import static dev.ods.testing.construct.Construct.nested;
import static dev.ods.testing.construct.Construct.valid;

import java.util.List;
import java.util.stream.Stream;

/** Attributes: each builtin kind many times, and with many elements. */
final class AttributeConstructs {
  private AttributeConstructs() {}

  static List<Construct> all() {
    return Stream.of(scalars(), containers(), elements(), affine()).flatMap(List::stream).toList();
  }

  private static List<Construct> scalars() {
    return List.of(
        valid("integers", n -> each(n, "%d : i64")),
        valid("negative numbers", n -> each(n, "[-1, -%d.5]")),
        valid("floats", n -> each(n, "%d.5 : f64")),
        valid("hexadecimal floats", n -> each(n, "0x%08x : f32")),
        valid("strings", n -> each(n, "\"s%d\"")),
        valid("typed strings", n -> each(n, "\"s%d\" : !t.x")),
        valid("symbol references", n -> each(n, "@s%d")),
        valid("nested symbol references", n -> each(n, "@s%d::@a::@b")),
        valid("type attributes", n -> each(n, "tensor<%dxi32>")),
        valid("unit attributes", n -> attribute("{" + list(n, i -> "u" + i) + "}")),
        valid("Booleans", n -> attribute("[" + list(n, i -> i % 2 == 0 ? "true" : "false") + "]")),
        valid("attributes of dialects", n -> each(n, "#t.a<%d>")),
        valid("opaque attributes", n -> each(n, "#t<\"a%d\">")),
        valid("distinct attributes", n -> each(n, "distinct[%d]<1>")),
        valid("digits of an integer", n -> attribute("0".repeat(n) + "1")),
        valid("digits of a float", n -> attribute("1." + "1".repeat(n))),
        valid("digits of an exponent", n -> attribute("1.0e" + "0".repeat(n) + "1")),
        valid("characters of a string", n -> attribute("\"" + "a".repeat(n) + "\"")),
        valid("escapes of a string", n -> attribute("\"" + "\\00".repeat(n) + "\"")),
        valid("parts of a symbol reference", n -> attribute(join(n, "::", i -> "@s" + i))),
        valid("characters of a symbol", n -> attribute("@" + "a".repeat(n))),
        valid(
            "characters of an attribute of a dialect",
            n -> attribute("#t.a<" + "a".repeat(n) + ">")),
        valid(
            "brackets in an attribute of a dialect",
            n -> attribute("#t.a<" + "()".repeat(n) + ">")),
        nested(
            "nested brackets in an attribute of a dialect",
            n -> attribute("#t.a<" + "(".repeat(n) + ")".repeat(n) + ">")));
  }

  private static List<Construct> containers() {
    return List.of(
        valid("elements of an array", n -> attribute("[" + list(n, i -> "" + i) + "]")),
        valid("arrays", n -> each(n, "[%d]")),
        nested("nested arrays", n -> attribute("[".repeat(n) + "]".repeat(n))),
        valid(
            "entries of a dictionary", n -> attribute("{" + list(n, i -> "a" + i + " = 1") + "}")),
        valid(
            "entries with quoted names",
            n -> attribute("{" + list(n, i -> "\"a " + i + "\"") + "}")),
        valid("dictionaries", n -> each(n, "{a = %d}")),
        nested("nested dictionaries", n -> attribute("{a = ".repeat(n) + "1" + "}".repeat(n))));
  }

  private static List<Construct> elements() {
    return List.of(
        valid("dense integers", n -> dense(list(n, i -> "" + i), "tensor<" + n + "xi32>")),
        valid(
            "dense Booleans", n -> dense(list(n, i -> "true, false"), "tensor<" + 2 * n + "xi1>")),
        valid("dense wide integers", n -> dense(list(n, i -> "-1" + i), "tensor<" + n + "xi128>")),
        valid("dense floats", n -> dense(list(n, i -> i + ".5"), "tensor<" + n + "xf64>")),
        valid("dense f16", n -> dense(list(n, i -> "0.5"), "tensor<" + n + "xf16>")),
        valid("dense rows", n -> dense(list(n, i -> "[1, " + i + "]"), "tensor<" + n + "x2xi32>")),
        valid("dense columns", n -> dense(row(n) + ", " + row(n), "tensor<2x" + n + "xi32>")),
        valid(
            "dense complex numbers",
            n -> dense(list(n, i -> "(1.0, " + i + ".0)"), "tensor<" + n + "xcomplex<f32>>")),
        valid(
            "dense strings",
            n -> dense(list(n, i -> "\"s" + i + "\""), "tensor<" + n + "x!t.string>")),
        valid(
            "dense hexadecimal integers",
            n -> attribute("dense<\"0x" + "01020304".repeat(n) + "\"> : tensor<" + n + "xi32>")),
        valid("empty sparse elements", n -> each(n, "sparse<> : tensor<%dxi32>")),
        valid("splats", n -> each(n, "dense<%d> : tensor<4xi32>")),
        valid("dense attributes", n -> each(n, "dense<[%d, 1]> : tensor<2xi32>")),
        valid("array<i32>", n -> attribute("array<i32: " + list(n, i -> "" + i) + ">")),
        valid("array<i1>", n -> attribute("array<i1: " + list(n, i -> "true") + ">")),
        valid("array<f64>", n -> attribute("array<f64: " + list(n, i -> i + ".5") + ">")),
        valid("arrays of integers", n -> each(n, "array<i64: %d>")),
        valid(
            "sparse elements",
            n ->
                attribute(
                    "sparse<["
                        + list(n, i -> "[" + i + "]")
                        + "], ["
                        + list(n, i -> "" + i)
                        + "]> : tensor<"
                        + n
                        + "xi32>")));
  }

  private static List<Construct> affine() {
    return List.of(
        valid("affine maps", n -> each(n, "affine_map<(d0) -> (d0 + %d)>")),
        valid("dimensions of a map", n -> map(list(n, i -> "d" + i), "", "d0")),
        valid("symbols of a map", n -> map("d0", "[" + list(n, i -> "s" + i) + "]", "s0")),
        valid("results of a map", n -> map("d0", "", list(n, i -> "d0 + " + i))),
        valid("terms of a sum", n -> map("d0", "", join(n, " + ", i -> "d0 * " + (i + 2)))),
        valid(
            "terms of a sum, all different",
            n -> map(list(n, i -> "d" + i), "", join(n, " + ", i -> "d" + i))),
        valid("factors of a product", n -> map("d0", "", "d0" + " * 1".repeat(n))),
        valid("divisions", n -> map("d0", "", "d0" + " floordiv 2".repeat(n))),
        valid(
            "ceiling divisions and remainders",
            n -> map("d0", "", "d0" + " mod 7 ceildiv 3".repeat(n))),
        nested("minus signs", n -> map("d0", "", "- ".repeat(n) + "d0")),
        nested("parentheses", n -> map("d0", "", "(".repeat(n) + "d0" + ")".repeat(n))),
        valid("integer sets", n -> each(n, "affine_set<(d0) : (d0 - %d >= 0)>")),
        valid(
            "constraints of a set",
            n -> attribute("affine_set<(d0) : (" + list(n, i -> "d0 - " + i + " == 0") + ")>")),
        valid("strides", n -> attribute("strided<[" + list(n, i -> i + "") + "], offset: 1>")));
  }

  /** Operations, each with an attribute of its own. */
  private static String each(int n, String format) {
    return lines(n, i -> "\"t.op\"() {a = " + format.formatted(i) + "} : () -> ()");
  }

  private static String dense(String elements, String type) {
    return attribute("dense<[" + elements + "]> : " + type);
  }

  private static String row(int n) {
    return "[" + list(n, i -> "" + i) + "]";
  }

  private static String map(String dimensions, String symbols, String results) {
    return attribute("affine_map<(" + dimensions + ")" + symbols + " -> (" + results + ")>");
  }
}
