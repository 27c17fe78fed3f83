// SPDX-License-Identifier: Apache-2.0
package dev.ods.testing.construct;

import static dev.ods.testing.construct.Construct.attribute;
import static dev.ods.testing.construct.Construct.lines;
import static dev.ods.testing.construct.Construct.list;
import static dev.ods.testing.construct.Construct.valid;

import java.util.List;

/** What is neither an operation nor a part of one: blanks, long tokens, resources, files. */
final class SyntaxConstructs {
  private static final List<String> KEYWORDS =
      List.of(
          "attributes", "for", "func", "max", "min", "size", "sparse", "symbol", "type", "unit");

  private SyntaxConstructs() {}

  static List<Construct> all() {
    return List.of(
        valid("blanks", n -> " ".repeat(n) + "\"t.op\"() : () -> ()\n"),
        valid("blank lines", n -> "\n".repeat(n) + "\"t.op\"() : () -> ()\n"),
        valid("comments", n -> "// comment\n".repeat(n) + "\"t.op\"() : () -> ()\n"),
        valid("characters of a comment", n -> "//" + "c".repeat(n) + "\n\"t.op\"() : () -> ()\n"),
        valid(
            "characters of a value's name",
            n -> "%" + "v".repeat(n) + " = \"t.op\"() : () -> i32\n"),
        valid(
            "characters of an operation's name", n -> "\"t." + "o".repeat(n) + "\"() : () -> ()\n"),
        valid(
            "characters of a block's name",
            n -> "\"t.op\"() ({\n^" + "b".repeat(n) + ":\n\"t.op\"() : () -> ()\n}) : () -> ()\n"),
        valid(
            "characters of an attribute's name",
            n -> "\"t.op\"() {" + "a".repeat(n) + "} : () -> ()\n"),
        valid("characters of an alias' name", n -> "!" + "a".repeat(n) + " = i32\n"),
        valid("bytes beyond ASCII", n -> attribute("\"" + "\u00e4".repeat(n) + "\"")),
        valid(
            "keywords as names",
            n ->
                lines(n, i -> "\"t.op\"() {" + KEYWORDS.get(i % KEYWORDS.size()) + "} : () -> ()")),
        valid(
            "punctuation in an attribute of a dialect",
            n -> attribute("#t.a<" + "... | / * + - ? = : , ".repeat(n) + ">")),
        valid("resources", n -> resources(list(n, i -> "r" + i + ": \"0x0400000001\""), "")),
        valid("resources, used", n -> used(n)),
        valid("bytes of a resource", n -> resources("r: \"0x04000000" + "01".repeat(n) + "\"", "")),
        valid("external resources", n -> resources("", list(n, i -> "r" + i + ": \"s" + i + "\""))),
        valid("sections of resources", n -> sections(n)),
        valid("parts of a file", n -> lines(n, i -> "\"t.op\"() : () -> ()\n// -----"))
            .with("--split-input-file"),
        valid(
                "expected diagnostics",
                n -> lines(n, i -> "// expected-error @+" + 2 * n + " {{no}}"))
            .with("--verify-diagnostics")
            .failing());
  }

  private static String resources(String dialect, String external) {
    return "{-#\n  dialect_resources: {\n    builtin: {\n      "
        + dialect
        + "\n    }\n  },\n  external_resources: {\n    x: {\n      "
        + external
        + "\n    }\n  }\n#-}\n";
  }

  private static String used(int n) {
    return lines(n, i -> "\"t.op\"() {a = dense_resource<r" + i + "> : tensor<1xi8>} : () -> ()")
        + resources(list(n, i -> "r" + i + ": \"0x0400000001\""), "");
  }

  private static String sections(int n) {
    return "{-#\n  external_resources: {\n"
        + list(n, i -> "s" + i + ": {\n r: true\n }")
        + "\n  }\n#-}\n";
  }
}
