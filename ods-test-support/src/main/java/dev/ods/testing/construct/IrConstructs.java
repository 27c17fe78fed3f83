// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing.construct;

import static dev.ods.testing.construct.Construct.lines;
import static dev.ods.testing.construct.Construct.list;
import static dev.ods.testing.construct.Construct.nested;
import static dev.ods.testing.construct.Construct.of;

import java.util.List;

/** The parts of the IR in generic form. */
final class IrConstructs {
  private IrConstructs() {}

  static List<Construct> all() {
    return List.of(
        of("operations", n -> lines(n, i -> "\"t.op\"() : () -> ()")),
        of("operations, each with a result", n -> lines(n, i -> value(i))),
        of("kinds of operations", n -> lines(n, i -> "\"t.op" + i + "\"() : () -> ()")),
        of("blocks", n -> region(lines(n, i -> "^b" + i + ":\n" + value(i)))),
        of("blocks, each a successor", n -> region(branches(n))),
        of("regions of an operation", n -> "\"t.op\"() (" + list(n, i -> "{}") + ") : () -> ()\n"),
        of("operations with a region", n -> lines(n, i -> "\"t.op\"() ({\n}) : () -> ()")),
        nested("nested regions", n -> "\"t.op\"() ({\n".repeat(n) + "}) : () -> ()\n".repeat(n)),
        of("operands", n -> value(0) + use(list(n, i -> "%v0"), list(n, i -> "i32"))),
        of(
            "operands, all different",
            n -> lines(n, i -> value(i)) + use(list(n, i -> "%v" + i), list(n, i -> "i32"))),
        of("forward references", n -> uses(n, 0) + lines(n, i -> value(i))),
        of(
            "forward references, of one operation",
            n ->
                "module {\n"
                    + use(list(n, i -> "%v" + i), list(n, i -> "i32"))
                    + lines(n, i -> value(i))
                    + "}\n"),
        of("uses of a value", n -> value(0) + lines(n, i -> use("%v0", "i32"))),
        of("results", n -> "%v:" + n + " = \"t.op\"() : () -> (" + list(n, i -> "i32") + ")\n"),
        of(
            "results, each used",
            n ->
                "%v:"
                    + n
                    + " = \"t.op\"() : () -> ("
                    + list(n, i -> "i32")
                    + ")\n"
                    + lines(n, i -> use("%v#" + i, "i32"))),
        of(
            "result groups",
            n ->
                list(n, i -> "%v" + i + ":2")
                    + " = \"t.op\"() : () -> ("
                    + list(2 * n, i -> "i32")
                    + ")\n"),
        of(
            "successors",
            n -> region("\"t.op\"() [" + list(n, i -> "^b") + "] : () -> ()\n^b:\n" + value(0))),
        of(
            "block arguments",
            n -> region("^b(" + list(n, i -> "%a" + i + ": i32") + "):\n" + value(0))),
        of(
            "block arguments, each used",
            n ->
                region(
                    "^b("
                        + list(n, i -> "%a" + i + ": i32")
                        + "):\n"
                        + lines(n, i -> use("%a" + i, "i32")))),
        of(
            "properties of an unregistered operation",
            n -> "\"t.op\"() <{" + list(n, i -> "a" + i + " = 1") + "}> : () -> ()\n"),
        of(
            "discardable attributes",
            n -> "\"t.op\"() {" + list(n, i -> "a" + i + " = 1") + "} : () -> ()\n"),
        of(
            "discardable attributes beside inherent ones",
            n ->
                "%0 = \"arith.constant\"() {value = 1 : i32, "
                    + list(n, i -> "t.a" + i + " = 1")
                    + "} : () -> i32\n"),
        of(
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
