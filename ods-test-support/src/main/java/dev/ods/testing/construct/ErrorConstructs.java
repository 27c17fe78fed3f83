// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing.construct;

import static dev.ods.testing.construct.Construct.function;
import static dev.ods.testing.construct.Construct.invalid;
import static dev.ods.testing.construct.Construct.lines;
import static dev.ods.testing.construct.Construct.list;

import java.util.List;

/** Errors: many of them, and in long texts. */
final class ErrorConstructs {
  private static final String WRONG = "\"t.op\"() : oops\n";

  private ErrorConstructs() {}

  static List<Construct> all() {
    return List.of(
        invalid("undefined values", n -> lines(n, i -> "\"t.op\"(%v" + i + ") : (i32) -> ()")),
        invalid("uses of an undefined value", n -> lines(n, i -> "\"t.op\"(%v) : (i32) -> ()")),
        invalid(
            "undefined values in functions",
            n -> lines(n, i -> "func.func @f" + i + "() {\n\"t.op\"(%v) : (i32) -> ()\nreturn\n}")),
        invalid(
            "undefined blocks",
            n -> function("", lines(n, i -> "\"t.op\"() [^b" + i + "] : () -> ()\n^c" + i + ":"))),
        invalid("undefined aliases", n -> lines(n, i -> "\"t.op\"() : () -> () loc(#a" + i + ")")),
        invalid(
            "invalid functions",
            n -> lines(n, i -> "func.func @f" + i + "() {\n%v = arith.constant 1 : i32\n}")),
        invalid(
            "invalid attributes",
            n -> lines(n, i -> "\"builtin.module\"() ({\n}) {sym_name = " + i + "} : () -> ()")),
        invalid("symbols defined twice", n -> lines(n, i -> "func.func private @f()")),
        invalid(
            "unknown callees",
            n -> lines(n, i -> "func.func @f" + i + "() {\ncall @g() : () -> ()\nreturn\n}")),
        invalid(
            "operands of an invalid operation", n -> wide(list(n, i -> "%a"), list(n, i -> "i32"))),
        invalid(
            "operations of an invalid function",
            n ->
                "func.func @f() {\n"
                    + lines(n, i -> "%v" + i + " = arith.constant 1 : i32")
                    + "}\n"),
        invalid(
            "uses before their definition",
            n ->
                function(
                    "",
                    lines(
                        n,
                        i ->
                            "\"t.op\"(%v"
                                + i
                                + ") : (i32) -> ()\n%v"
                                + i
                                + " = arith.constant 1 : i32"))),
        invalid("blank lines before an error", n -> "\n".repeat(n) + WRONG),
        invalid(
            "blank lines before a missing token",
            n -> "\"t.op\"()" + "\n".repeat(n) + "\"t.op\"\n"),
        invalid(
            "comments before a missing token", n -> "\"t.op\"()" + "//\n".repeat(n) + "\"t.op\"\n"),
        invalid("operations before an error", n -> lines(n, i -> "\"t.op\"() : () -> ()") + WRONG),
        invalid(
            "characters before an error",
            n -> "/".repeat(0) + "\"t." + "o".repeat(n) + "\"() : oops\n"),
        invalid("characters of an unknown operation", n -> "t." + "o".repeat(n) + "\n"),
        invalid("characters of an unterminated string", n -> attribute("\"" + "a".repeat(n))),
        invalid(
            "elements of an invalid array", n -> attribute("[" + list(n, i -> "1") + ", oops]")));
  }

  private static String attribute(String value) {
    return Construct.attribute(value);
  }

  private static String wide(String operands, String types) {
    return "func.func @f(%a: i32) {\n\"func.return\"("
        + operands
        + ") : ("
        + types
        + ") -> ()\n}\n";
  }
}
