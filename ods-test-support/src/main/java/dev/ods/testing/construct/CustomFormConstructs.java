// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing.construct;

import static dev.ods.testing.construct.Construct.function;
import static dev.ods.testing.construct.Construct.lines;
import static dev.ods.testing.construct.Construct.list;
import static dev.ods.testing.construct.Construct.nested;
import static dev.ods.testing.construct.Construct.of;

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
        of("operations in custom form", n -> lines(n, i -> "%v" + i + " = arith.constant 1 : i32")),
        of(
                "operations in custom form, generic",
                n -> lines(n, i -> "%v" + i + " = arith.constant 1 : i32"))
            .with("--mlir-print-op-generic"),
        of("operations with users", n -> C + lines(n, i -> "%v" + i + " = arith.addi %c, %c : i32"))
            .with("--mlir-print-value-users"),
        of("operations in local scope", n -> lines(n, i -> "%v" + i + " = arith.constant 1 : i32"))
            .with("--mlir-print-local-scope"),
        of(
            "attributes of a module",
            n -> "module attributes {" + list(n, i -> "t.a" + i) + "} {\n}\n"),
        of("modules", n -> lines(n, i -> "module @m" + i + " {\n}")),
        nested("nested modules", n -> "module {\n".repeat(n) + "}\n".repeat(n)),
        of("functions", n -> lines(n, i -> "func.func private @f" + i + "()")),
        of("functions with a body", n -> lines(n, i -> "func.func @f" + i + "() {\n  return\n}")),
        of("functions with a body", n -> lines(n, i -> "func.func @f" + i + "() {\n  return\n}"))
            .with("--mlir-disable-threading"),
        of("arguments of a function", n -> function(list(n, i -> "%a" + i + ": i32"), "")),
        of(
            "arguments with attributes",
            n -> function(list(n, i -> "%a" + i + ": i32 {t.a = " + i + "}"), "")),
        of(
            "arguments of a declaration",
            n -> "func.func private @f(" + list(n, i -> "i32") + ")\n"),
        of(
            "results with attributes",
            n -> "func.func private @f() -> (" + list(n, i -> "i32 {t.a}") + ")\n"),
        of(
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
        of(
            "calls",
            n -> "func.func private @g()\n" + function("", lines(n, i -> "call @g() : () -> ()"))),
        of(
            "callees",
            n ->
                lines(n, i -> "func.func private @g" + i + "()")
                    + function("", lines(n, i -> "call @g" + i + "() : () -> ()"))),
        of(
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
        of(
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
        of(
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
        of(
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
        of(
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
        of(
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
        of("branches", n -> function("", lines(n, i -> "cf.br ^b" + i + "\n^b" + i + ":"))),
        of(
            "cases of a switch",
            n ->
                function(
                    "%a: i32",
                    "cf.switch %a : i32, [\ndefault: ^b,\n"
                        + list(n, i -> i + ": ^b\n")
                        + "]\n^b:\n")),
        of(
            "cases with blocks",
            n ->
                "func.func @f(%a: index) {\nscf.index_switch %a\n"
                    + lines(n, i -> "case " + i + " {\n  scf.yield\n}")
                    + "default {\n}\nreturn\n}\n"),
        of(
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
        of(
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
        of(
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
        of(
            "dynamic sizes",
            n ->
                function(
                    "%a: index",
                    "%m = memref.alloc("
                        + list(n, i -> "%a")
                        + ") : memref<"
                        + "?x".repeat(n)
                        + "i32>\n")),
        of(
            "indices",
            n ->
                function(
                    "%a: index, %m: memref<" + "1x".repeat(n) + "i32>",
                    "%v = memref.load %m["
                        + list(n, i -> "%a")
                        + "] : memref<"
                        + "1x".repeat(n)
                        + "i32>\n")),
        of(
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
        of(
            "reassociated dimensions",
            n ->
                function(
                    "%m: memref<" + "1x".repeat(n) + "i32>",
                    "%v = memref.collapse_shape %m [["
                        + list(n, i -> "" + i)
                        + "]] : memref<"
                        + "1x".repeat(n)
                        + "i32> into memref<1xi32>\n")),
        of(
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
        of(
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
        of(
            "comparisons",
            n -> function("%a: i32", lines(n, i -> "%v" + i + " = arith.cmpi eq, %a, %a : i32"))),
        of(
            "entries of a data layout",
            n ->
                "module attributes {dlti.map = #dlti.map<"
                    + list(n, i -> "\"k" + i + "\" = " + i)
                    + ">} {\n}\n"),
        of(
            "globals",
            n -> lines(n, i -> "memref.global @g" + i + " : memref<2xf32> = dense<[0.0, 1.0]>")));
  }
}
