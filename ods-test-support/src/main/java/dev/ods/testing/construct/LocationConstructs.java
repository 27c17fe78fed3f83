// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing.construct;

import static dev.ods.testing.construct.Construct.join;
import static dev.ods.testing.construct.Construct.lines;
import static dev.ods.testing.construct.Construct.list;
import static dev.ods.testing.construct.Construct.nested;
import static dev.ods.testing.construct.Construct.valid;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Locations, and aliases of locations, types and attributes. */
final class LocationConstructs {
  private static final String DEBUG = "--mlir-print-debuginfo";

  private LocationConstructs() {}

  static List<Construct> all() {
    List<Construct> all = new ArrayList<>();
    for (Construct location : locations()) {
      all.add(location);
      all.add(location.with(DEBUG));
    }
    all.addAll(aliases());
    return all;
  }

  private static List<Construct> locations() {
    return List.of(
        valid("operations, located", n -> lines(n, i -> "\"t.op\"() : () -> ()")),
        valid("file locations", n -> each(n, i -> "\"f\":" + (i + 1) + ":1")),
        valid("files", n -> each(n, i -> "\"f" + i + "\":1:1")),
        valid("ranges", n -> each(n, i -> "\"f\":" + (i + 1) + ":1 to 9:9")),
        valid("unknown locations", n -> each(n, i -> "unknown")),
        valid("name locations", n -> each(n, i -> "\"n" + i + "\"")),
        valid("name locations with children", n -> each(n, i -> "\"n" + i + "\"(\"f\":1:1)")),
        valid("call sites", n -> each(n, i -> "callsite(\"n" + i + "\" at \"f\":1:1)")),
        valid("fused locations", n -> each(n, i -> "fused[\"n" + i + "\", \"m\"]")),
        valid("fused locations with metadata", n -> each(n, i -> "fused<" + i + ">[\"n\", \"m\"]")),
        valid(
            "members of a fused location",
            n -> one("fused[" + list(n, i -> "\"n" + i + "\"") + "]")),
        valid(
            "members with files",
            n -> one("fused[" + list(n, i -> "\"f\":" + (i + 1) + ":1") + "]")),
        nested(
            "nested call sites",
            n -> one("callsite(\"n\" at ".repeat(n) + "\"m\"" + ")".repeat(n))),
        nested("nested name locations", n -> one("\"n\"(".repeat(n) + "\"m\"" + ")".repeat(n))),
        nested("nested fused locations", n -> one("fused<1>[".repeat(n) + "\"m\"" + "]".repeat(n))),
        valid(
            "locations of block arguments",
            n ->
                "\"t.op\"() ({\n^b("
                    + list(n, i -> "%a" + i + ": i32 loc(\"n" + i + "\")")
                    + "):\n\"t.op\"() : () -> ()\n}) : () -> ()\n"));
  }

  private static List<Construct> aliases() {
    return List.of(
        valid("aliases of types", n -> lines(n, i -> "!a" + i + " = tensor<" + i + "xi32>")),
        valid(
            "aliases of types, used",
            n ->
                lines(n, i -> "!a" + i + " = tensor<" + i + "xi32>")
                    + lines(n, i -> "%v" + i + " = \"t.op\"() : () -> !a" + i)),
        valid("aliases of attributes", n -> attributes(n)),
        valid(
            "aliases of attributes, used",
            n -> attributes(n) + lines(n, i -> "\"t.op\"() {a = #a" + i + "} : () -> ()")),
        valid(
            "aliases of attributes, in one",
            n -> attributes(n) + Construct.attribute("[" + list(n, i -> "#a" + i) + "]")),
        valid(
            "uses of an alias",
            n -> "#a = {x = 1}\n" + Construct.attribute("[" + list(n, i -> "#a") + "]")),
        valid(
            "aliases of maps",
            n -> lines(n, i -> "#a" + i + " = affine_map<(d0) -> (d0 + " + i + ")>")),
        valid("aliases of locations", n -> lines(n, i -> "#a" + i + " = loc(\"n" + i + "\")")),
        valid(
            "aliases of locations, used",
            n ->
                lines(n, i -> "#a" + i + " = loc(\"n" + i + "\")")
                    + lines(n, i -> "\"t.op\"() : () -> () loc(#a" + i + ")")),
        valid("aliases of locations, deferred", n -> deferred(n)),
        valid("aliases of locations, deferred", n -> deferred(n)).with(DEBUG),
        valid(
            "uses of a deferred alias",
            n -> lines(n, i -> "\"t.op\"() : () -> () loc(#a)") + "#a = loc(\"n\")\n"),
        nested(
            "chains of aliases",
            n -> "#a0 = {x = 1}\n" + lines(n, i -> "#a" + (i + 1) + " = [#a" + i + "]")),
        nested(
            "chains of aliases of locations",
            n ->
                "#a0 = loc(\"f\":1:1)\n"
                    + lines(n, i -> "#a" + (i + 1) + " = loc(callsite(\"n\" at #a" + i + "))")
                    + "\"t.op\"() : () -> () loc(#a"
                    + n
                    + ")\n"));
  }

  private static String attributes(int n) {
    return lines(n, i -> "#a" + i + " = {x = " + i + "}");
  }

  private static String deferred(int n) {
    return lines(n, i -> "\"t.op\"() : () -> () loc(#a" + i + ")")
        + lines(n, i -> "#a" + i + " = loc(\"n" + i + "\")");
  }

  private static String each(int n, IntFunction<String> location) {
    return join(n, "", i -> "\"t.op\"() : () -> () loc(" + location.apply(i) + ")\n");
  }

  private static String one(String location) {
    return "\"t.op\"() : () -> () loc(" + location + ")\n";
  }
}
