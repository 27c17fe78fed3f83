// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing.construct;

import static dev.ods.testing.construct.Construct.attribute;
import static dev.ods.testing.construct.Construct.join;
import static dev.ods.testing.construct.Construct.lines;
import static dev.ods.testing.construct.Construct.list;
import static dev.ods.testing.construct.Construct.nested;
import static dev.ods.testing.construct.Construct.of;

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
        of("integers", n -> each(n, "%d : i64")),
        of("negative numbers", n -> each(n, "[-1, -%d.5]")),
        of("floats", n -> each(n, "%d.5 : f64")),
        of("hexadecimal floats", n -> each(n, "0x%08x : f32")),
        of("strings", n -> each(n, "\"s%d\"")),
        of("typed strings", n -> each(n, "\"s%d\" : !t.x")),
        of("symbol references", n -> each(n, "@s%d")),
        of("nested symbol references", n -> each(n, "@s%d::@a::@b")),
        of("type attributes", n -> each(n, "tensor<%dxi32>")),
        of("unit attributes", n -> attribute("{" + list(n, i -> "u" + i) + "}")),
        of("Booleans", n -> attribute("[" + list(n, i -> i % 2 == 0 ? "true" : "false") + "]")),
        of("attributes of dialects", n -> each(n, "#t.a<%d>")),
        of("opaque attributes", n -> each(n, "#t<\"a%d\">")),
        of("distinct attributes", n -> each(n, "distinct[%d]<1>")),
        of("digits of an integer", n -> attribute("0".repeat(n) + "1")),
        of("digits of a float", n -> attribute("1." + "1".repeat(n))),
        of("digits of an exponent", n -> attribute("1.0e" + "0".repeat(n) + "1")),
        of("characters of a string", n -> attribute("\"" + "a".repeat(n) + "\"")),
        of("escapes of a string", n -> attribute("\"" + "\\00".repeat(n) + "\"")),
        of("parts of a symbol reference", n -> attribute(join(n, "::", i -> "@s" + i))),
        of("characters of a symbol", n -> attribute("@" + "a".repeat(n))),
        of(
            "characters of an attribute of a dialect",
            n -> attribute("#t.a<" + "a".repeat(n) + ">")),
        of("brackets in an attribute of a dialect", n -> attribute("#t.a<" + "()".repeat(n) + ">")),
        nested(
            "nested brackets in an attribute of a dialect",
            n -> attribute("#t.a<" + "(".repeat(n) + ")".repeat(n) + ">")));
  }

  private static List<Construct> containers() {
    return List.of(
        of("elements of an array", n -> attribute("[" + list(n, i -> "" + i) + "]")),
        of("arrays", n -> each(n, "[%d]")),
        nested("nested arrays", n -> attribute("[".repeat(n) + "]".repeat(n))),
        of("entries of a dictionary", n -> attribute("{" + list(n, i -> "a" + i + " = 1") + "}")),
        of(
            "entries with quoted names",
            n -> attribute("{" + list(n, i -> "\"a " + i + "\"") + "}")),
        of("dictionaries", n -> each(n, "{a = %d}")),
        nested("nested dictionaries", n -> attribute("{a = ".repeat(n) + "1" + "}".repeat(n))));
  }

  private static List<Construct> elements() {
    return List.of(
        of("dense integers", n -> dense(list(n, i -> "" + i), "tensor<" + n + "xi32>")),
        of("dense Booleans", n -> dense(list(n, i -> "true, false"), "tensor<" + 2 * n + "xi1>")),
        of("dense wide integers", n -> dense(list(n, i -> "-1" + i), "tensor<" + n + "xi128>")),
        of("dense floats", n -> dense(list(n, i -> i + ".5"), "tensor<" + n + "xf64>")),
        of("dense f16", n -> dense(list(n, i -> "0.5"), "tensor<" + n + "xf16>")),
        of("dense rows", n -> dense(list(n, i -> "[1, " + i + "]"), "tensor<" + n + "x2xi32>")),
        of("dense columns", n -> dense(row(n) + ", " + row(n), "tensor<2x" + n + "xi32>")),
        of(
            "dense complex numbers",
            n -> dense(list(n, i -> "(1.0, " + i + ".0)"), "tensor<" + n + "xcomplex<f32>>")),
        of(
            "dense strings",
            n -> dense(list(n, i -> "\"s" + i + "\""), "tensor<" + n + "x!t.string>")),
        of(
            "dense hexadecimal integers",
            n -> attribute("dense<\"0x" + "01020304".repeat(n) + "\"> : tensor<" + n + "xi32>")),
        of("empty sparse elements", n -> each(n, "sparse<> : tensor<%dxi32>")),
        of("splats", n -> each(n, "dense<%d> : tensor<4xi32>")),
        of("dense attributes", n -> each(n, "dense<[%d, 1]> : tensor<2xi32>")),
        of("array<i32>", n -> attribute("array<i32: " + list(n, i -> "" + i) + ">")),
        of("array<i1>", n -> attribute("array<i1: " + list(n, i -> "true") + ">")),
        of("array<f64>", n -> attribute("array<f64: " + list(n, i -> i + ".5") + ">")),
        of("arrays of integers", n -> each(n, "array<i64: %d>")),
        of(
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
        of("affine maps", n -> each(n, "affine_map<(d0) -> (d0 + %d)>")),
        of("dimensions of a map", n -> map(list(n, i -> "d" + i), "", "d0")),
        of("symbols of a map", n -> map("d0", "[" + list(n, i -> "s" + i) + "]", "s0")),
        of("results of a map", n -> map("d0", "", list(n, i -> "d0 + " + i))),
        of("terms of a sum", n -> map("d0", "", join(n, " + ", i -> "d0 * " + (i + 2)))),
        of(
            "terms of a sum, all different",
            n -> map(list(n, i -> "d" + i), "", join(n, " + ", i -> "d" + i))),
        of("factors of a product", n -> map("d0", "", "d0" + " * 1".repeat(n))),
        of("divisions", n -> map("d0", "", "d0" + " floordiv 2".repeat(n))),
        of(
            "ceiling divisions and remainders",
            n -> map("d0", "", "d0" + " mod 7 ceildiv 3".repeat(n))),
        nested("minus signs", n -> map("d0", "", "- ".repeat(n) + "d0")),
        nested("parentheses", n -> map("d0", "", "(".repeat(n) + "d0" + ")".repeat(n))),
        of("integer sets", n -> each(n, "affine_set<(d0) : (d0 - %d >= 0)>")),
        of(
            "constraints of a set",
            n -> attribute("affine_set<(d0) : (" + list(n, i -> "d0 - " + i + " == 0") + ")>")),
        of("strides", n -> attribute("strided<[" + list(n, i -> i + "") + "], offset: 1>")));
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
