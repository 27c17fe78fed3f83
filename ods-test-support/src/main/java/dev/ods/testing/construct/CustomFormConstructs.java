// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing.construct;

import static dev.ods.testing.construct.Construct.function;
import static dev.ods.testing.construct.Construct.lines;
import static dev.ods.testing.construct.Construct.list;
import static dev.ods.testing.construct.Construct.nested;
import static dev.ods.testing.construct.Construct.valid;

import java.util.List;
import java.util.stream.Stream;

/** Lists of all sorts in custom forms. */
final class CustomFormConstructs {
  private static final String C = "%c = arith.constant 1 : i32\n";

  private CustomFormConstructs() {}

  static List<Construct> all() {
    return Stream.of(functions(), control(), others()).flatMap(List::stream).toList();
  }

  private static List<Construct> functions() {
    return List.of(
        valid(
            "operations in custom form",
            n -> lines(n, i -> "%v" + i + " = arith.constant 1 : i32")),
        valid(
                "operations in custom form, generic",
                n -> lines(n, i -> "%v" + i + " = arith.constant 1 : i32"))
            .with("--mlir-print-op-generic"),
        valid(
                "operations with users",
                n -> C + lines(n, i -> "%v" + i + " = arith.addi %c, %c : i32"))
            .with("--mlir-print-value-users"),
        valid(
                "operations in local scope",
                n -> lines(n, i -> "%v" + i + " = arith.constant 1 : i32"))
            .with("--mlir-print-local-scope"),
        valid(
            "attributes of a module",
            n -> "module attributes {" + list(n, i -> "t.a" + i) + "} {\n}\n"),
        valid("modules", n -> lines(n, i -> "module @m" + i + " {\n}")),
        nested("nested modules", n -> "module {\n".repeat(n) + "}\n".repeat(n)),
        valid("functions", n -> lines(n, i -> "func.func private @f" + i + "()")),
        valid(
            "functions with a body", n -> lines(n, i -> "func.func @f" + i + "() {\n  return\n}")),
        valid("functions with a body", n -> lines(n, i -> "func.func @f" + i + "() {\n  return\n}"))
            .with("--mlir-disable-threading"),
        valid("arguments of a function", n -> function(list(n, i -> "%a" + i + ": i32"), "")),
        valid(
            "arguments with attributes",
            n -> function(list(n, i -> "%a" + i + ": i32 {t.a = " + i + "}"), "")),
        valid(
            "arguments of a declaration",
            n -> "func.func private @f(" + list(n, i -> "i32") + ")\n"),
        valid(
            "results with attributes",
            n -> "func.func private @f() -> (" + list(n, i -> "i32 {t.a}") + ")\n"),
        valid(
            "operands of a call",
            n ->
                "func.func private @g("
                    + list(n, i -> "i32")
                    + ")\n"
                    + function(
                        list(n, i -> "%a" + i + ": i32"),
                        "call @g("
                            + list(n, i -> "%a" + i)
                            + ") : ("
                            + list(n, i -> "i32")
                            + ") -> ()\n")),
        valid(
            "calls",
            n -> "func.func private @g()\n" + function("", lines(n, i -> "call @g() : () -> ()"))),
        valid(
            "callees",
            n ->
                lines(n, i -> "func.func private @g" + i + "()")
                    + function("", lines(n, i -> "call @g" + i + "() : () -> ()"))),
        valid(
            "operands of a return",
            n ->
                "func.func @f(%a: i32) -> ("
                    + list(n, i -> "i32")
                    + ") {\n  return "
                    + list(n, i -> "%a")
                    + " : "
                    + list(n, i -> "i32")
                    + "\n}\n"));
  }

  private static List<Construct> control() {
    return List.of(
        valid(
            "arguments of a branch",
            n ->
                function(
                    "%a: i32",
                    "cf.br ^b("
                        + list(n, i -> "%a")
                        + " : "
                        + list(n, i -> "i32")
                        + ")\n^b("
                        + list(n, i -> "%b" + i + ": i32")
                        + "):\n")),
        valid(
            "arguments of a conditional branch",
            n ->
                function(
                    "%a: i1",
                    "cf.cond_br %a, ^b("
                        + list(n, i -> "%a")
                        + " : "
                        + list(n, i -> "i1")
                        + "), ^c\n^b("
                        + list(n, i -> "%b" + i + ": i1")
                        + "):\n  cf.br ^c\n^c:\n")),
        valid(
            "arguments of a branch of SPIR-V",
            n ->
                function(
                    "%a: i1",
                    "spirv.BranchConditional %a, ^b("
                        + list(n, i -> "%a")
                        + " : "
                        + list(n, i -> "i1")
                        + "), ^c\n^b("
                        + list(n, i -> "%b" + i + ": i1")
                        + "):\n  return\n^c:\n")),
        valid(
            "conditional branches with weights",
            n ->
                function(
                    "%a: i1",
                    lines(
                        n,
                        i ->
                            "cf.cond_br %a weights(["
                                + (i + 1)
                                + ", 1]), ^b"
                                + i
                                + ", ^b"
                                + i
                                + "\n^b"
                                + i
                                + ":"))),
        valid(
            "reductions of a loop",
            n ->
                "func.func @f(%a: index, %x: i32) {\n%r:"
                    + n
                    + " = scf.parallel (%i) = (%a) to (%a) step (%a) init ("
                    + list(n, i -> "%x")
                    + ") -> ("
                    + list(n, i -> "i32")
                    + ") {\nscf.reduce("
                    + list(n, i -> "%x")
                    + " : "
                    + list(n, i -> "i32")
                    + ") "
                    + list(n, i -> "{\n^bb0(%l: i32, %m: i32):\nscf.reduce.return %l : i32\n}")
                    + "\n}\nreturn\n}\n"),
        valid("branches", n -> function("", lines(n, i -> "cf.br ^b" + i + "\n^b" + i + ":"))),
        valid(
            "cases of a switch",
            n ->
                function(
                    "%a: i32",
                    "cf.switch %a : i32, [\ndefault: ^b,\n"
                        + list(n, i -> i + ": ^b\n")
                        + "]\n^b:\n")),
        valid(
            "cases with blocks",
            n ->
                "func.func @f(%a: index) {\nscf.index_switch %a\n"
                    + lines(n, i -> "case " + i + " {\n  scf.yield\n}")
                    + "default {\n}\nreturn\n}\n"),
        valid(
            "iteration arguments",
            n ->
                "func.func @f(%a: index, %x: i32) {\n%r:"
                    + n
                    + " = scf.for %i = %a to %a step %a iter_args("
                    + list(n, i -> "%p" + i + " = %x")
                    + ") -> ("
                    + list(n, i -> "i32")
                    + ") {\nscf.yield "
                    + list(n, i -> "%p" + i)
                    + " : "
                    + list(n, i -> "i32")
                    + "\n}\nreturn\n}\n"),
        valid(
            "loops",
            n -> function("%a: index", lines(n, i -> "scf.for %i = %a to %a step %a {\n}"))),
        nested(
            "nested loops",
            n ->
                function(
                    "%a: index",
                    "scf.for %i = %a to %a step %a {\n".replace("%i", "%i").repeat(1)
                        + lines(n - 1, i -> "scf.for %i" + i + " = %a to %a step %a {")
                        + "}\n".repeat(n))),
        valid(
            "dimensions of a parallel loop",
            n ->
                function(
                    "%a: index",
                    "scf.parallel ("
                        + list(n, i -> "%i" + i)
                        + ") = ("
                        + list(n, i -> "%a")
                        + ") to ("
                        + list(n, i -> "%a")
                        + ") step ("
                        + list(n, i -> "%a")
                        + ") {\n}\n")));
  }

  private static List<Construct> others() {
    return List.of(
        valid(
            "dynamic sizes",
            n ->
                function(
                    "%a: index",
                    "%m = memref.alloc("
                        + list(n, i -> "%a")
                        + ") : memref<"
                        + "?x".repeat(n)
                        + "i32>\n")),
        valid(
            "indices",
            n ->
                function(
                    "%a: index, %m: memref<" + "1x".repeat(n) + "i32>",
                    "%v = memref.load %m["
                        + list(n, i -> "%a")
                        + "] : memref<"
                        + "1x".repeat(n)
                        + "i32>\n")),
        valid(
            "offsets, sizes and strides",
            n ->
                function(
                    "%a: index, %m: memref<" + "1x".repeat(n) + "i32>",
                    "%v = memref.subview %m["
                        + list(n, i -> "0")
                        + "] ["
                        + list(n, i -> "1")
                        + "] ["
                        + list(n, i -> "1")
                        + "] : memref<"
                        + "1x".repeat(n)
                        + "i32> to memref<"
                        + "1x".repeat(n)
                        + "i32, strided<["
                        + list(n, i -> "1")
                        + "]>>\n")),
        valid(
            "reassociated dimensions",
            n ->
                function(
                    "%m: memref<" + "1x".repeat(n) + "i32>",
                    "%v = memref.collapse_shape %m [["
                        + list(n, i -> "" + i)
                        + "]] : memref<"
                        + "1x".repeat(n)
                        + "i32> into memref<1xi32>\n")),
        valid(
            "conversions",
            n ->
                function(
                    "%a: i32",
                    "%r:"
                        + n
                        + " = builtin.unrealized_conversion_cast "
                        + list(n, i -> "%a")
                        + " : "
                        + list(n, i -> "i32")
                        + " to "
                        + list(n, i -> "f32")
                        + "\n")),
        valid(
            "transpositions",
            n ->
                function(
                    "%m: memref<2x3xi32>",
                    lines(
                        n,
                        i ->
                            "%t"
                                + i
                                + " = memref.transpose %m (i, j) -> (j, i) : memref<2x3xi32> to"
                                + " memref<3x2xi32, strided<[1, 3]>>"))),
        valid(
            "affine loads",
            n ->
                function(
                    "%a: index, %b: index, %m: memref<?xi32>",
                    lines(
                        n,
                        i ->
                            "%v"
                                + i
                                + " = affine.load %m[%a + symbol(%b) * "
                                + i
                                + "] : memref<?xi32>"))),
        valid(
            "affine bounds",
            n ->
                function(
                    "%a: index",
                    "affine.parallel ("
                        + list(n, i -> "%i" + i)
                        + ") = ("
                        + list(n, i -> "%a + " + i)
                        + ") to ("
                        + list(n, i -> "min(%a, symbol(%a))")
                        + ") {\n}\n")),
        valid(
            "comparisons",
            n -> function("%a: i32", lines(n, i -> "%v" + i + " = arith.cmpi eq, %a, %a : i32"))),
        valid(
            "entries of a data layout",
            n ->
                "module attributes {dlti.map = #dlti.map<"
                    + list(n, i -> "\"k" + i + "\" = " + i)
                    + ">} {\n}\n"),
        valid(
            "globals",
            n -> lines(n, i -> "memref.global @g" + i + " : memref<2xf32> = dense<[0.0, 1.0]>")));
  }
}
