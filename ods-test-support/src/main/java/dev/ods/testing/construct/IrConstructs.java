// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing.construct;

import static dev.ods.testing.construct.Construct.lines;
import static dev.ods.testing.construct.Construct.list;
import static dev.ods.testing.construct.Construct.nested;
import static dev.ods.testing.construct.Construct.valid;

import java.util.List;

/** The parts of the IR in generic form. */
final class IrConstructs {
  private IrConstructs() {}

  static List<Construct> all() {
    return List.of(
        valid("operations", n -> lines(n, i -> "\"t.op\"() : () -> ()")),
        valid("operations, each with a result", n -> lines(n, i -> value(i))),
        valid("kinds of operations", n -> lines(n, i -> "\"t.op" + i + "\"() : () -> ()")),
        valid("blocks", n -> region(lines(n, i -> "^b" + i + ":\n" + value(i)))),
        valid("blocks, each a successor", n -> region(branches(n))),
        valid(
            "regions of an operation", n -> "\"t.op\"() (" + list(n, i -> "{}") + ") : () -> ()\n"),
        valid("operations with a region", n -> lines(n, i -> "\"t.op\"() ({\n}) : () -> ()")),
        nested("nested regions", n -> "\"t.op\"() ({\n".repeat(n) + "}) : () -> ()\n".repeat(n)),
        valid("operands", n -> value(0) + use(list(n, i -> "%v0"), list(n, i -> "i32"))),
        valid(
            "operands, all different",
            n -> lines(n, i -> value(i)) + use(list(n, i -> "%v" + i), list(n, i -> "i32"))),
        valid("forward references", n -> uses(n, 0) + lines(n, i -> value(i))),
        valid(
            "forward references, of one operation",
            n ->
                "module {\n"
                    + use(list(n, i -> "%v" + i), list(n, i -> "i32"))
                    + lines(n, i -> value(i))
                    + "}\n"),
        valid("uses of a value", n -> value(0) + lines(n, i -> use("%v0", "i32"))),
        valid("results", n -> "%v:" + n + " = \"t.op\"() : () -> (" + list(n, i -> "i32") + ")\n"),
        valid(
            "results, each used",
            n ->
                "%v:"
                    + n
                    + " = \"t.op\"() : () -> ("
                    + list(n, i -> "i32")
                    + ")\n"
                    + lines(n, i -> use("%v#" + i, "i32"))),
        valid(
            "result groups",
            n ->
                list(n, i -> "%v" + i + ":2")
                    + " = \"t.op\"() : () -> ("
                    + list(2 * n, i -> "i32")
                    + ")\n"),
        valid(
            "successors",
            n -> region("\"t.op\"() [" + list(n, i -> "^b") + "] : () -> ()\n^b:\n" + value(0))),
        valid(
            "block arguments",
            n -> region("^b(" + list(n, i -> "%a" + i + ": i32") + "):\n" + value(0))),
        valid(
            "block arguments, each used",
            n ->
                region(
                    "^b("
                        + list(n, i -> "%a" + i + ": i32")
                        + "):\n"
                        + lines(n, i -> use("%a" + i, "i32")))),
        valid(
            "properties of an unregistered operation",
            n -> "\"t.op\"() <{" + list(n, i -> "a" + i + " = 1") + "}> : () -> ()\n"),
        valid(
            "discardable attributes",
            n -> "\"t.op\"() {" + list(n, i -> "a" + i + " = 1") + "} : () -> ()\n"),
        valid(
            "discardable attributes beside inherent ones",
            n ->
                "%0 = \"arith.constant\"() {value = 1 : i32, "
                    + list(n, i -> "t.a" + i + " = 1")
                    + "} : () -> i32\n"),
        valid(
            "names of values, long in sum",
            n -> lines(n, i -> "%name_" + i + " = \"t.op\"() : () -> i32")));
  }

  private static String region(String body) {
    return "\"t.op\"() ({\n" + body + "}) : () -> ()\n";
  }

  private static String value(int i) {
    return "%v" + i + " = \"t.op\"() : () -> i32\n";
  }

  private static String use(String operands, String types) {
    return "\"t.use\"(" + operands + ") : (" + types + ") -> ()\n";
  }

  private static String uses(int n, int from) {
    return lines(n, i -> use("%v" + (from + i), "i32"));
  }

  private static String branches(int n) {
    return lines(n, i -> "\"t.br\"() [^b" + i + "] : () -> ()\n^b" + i + ":")
        + "\"t.op\"() : () -> ()\n";
  }
}
