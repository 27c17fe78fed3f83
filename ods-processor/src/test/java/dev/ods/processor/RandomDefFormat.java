// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import dev.ods.processor.RandomDefs.Absence;
import dev.ods.processor.RandomDefs.Parameter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/** A random format for parameters, and the methods of its custom directives. */
@SuppressWarnings({"StringSplitter", "UnnecessaryStringBuilder"})
final class RandomDefFormat {
  private static final List<String> PUNCTUATION =
      List.of(
          ",", ":", "=", "?", "+", "*", "->", "...", "word", "a.b", "x", "i32", "_w", "loc", "true",
          "none", "dense", "{", "(", "[", "<");

  private final Random random;
  private final boolean wild;
  private final List<Parameter> rest;
  private final List<String> customs = new ArrayList<>();
  private int words;
  private String last = "";
  private String pendingClose = "";

  /**
   * Creates a source of one format.
   *
   * @param wild whether its text need not be readable
   */
  RandomDefFormat(Random random, boolean wild, List<Parameter> parameters) {
    this.random = random;
    this.wild = wild;
    rest = new ArrayList<>(parameters.stream().filter(p -> !p.self()).toList());
  }

  /** The text of the format. */
  String next() {
    if (rest.isEmpty()) {
      return random.nextBoolean() ? "" : "`<` `" + PUNCTUATION.get(random.nextInt(10)) + "` `>`";
    }
    String[] outer =
        List.of(
                "`<` | `>`",
                "`[` | `]`",
                "`(` | `)`",
                "`{` | `}`",
                "`<` `(` | `)` `>`",
                "`:` | `...`")
            .get(random.nextInt(6))
            .split("\\|");
    StringBuilder format = new StringBuilder(outer[0]);
    if (!wild) {
      // As in MLIR no space follows a group at the very start.
      format.append("`first` ");
    }
    if (random.nextInt(4) == 0 && isListable(rest)) {
      format.append(random.nextBoolean() ? "params" : "struct(params)");
      if (format.indexOf("struct") < 0 && !mayBeParams()) {
        format = new StringBuilder(outer[0] + "struct(params)");
      }
      return format + outer[1];
    }
    if (random.nextBoolean()) {
      Collections.shuffle(rest, random);
    }
    while (!rest.isEmpty()) {
      format.append(' ').append(chunk());
    }
    return format + outer[1];
  }

  private boolean mayBeParams() {
    for (int i = 0; i + 1 < rest.size(); i++) {
      if (rest.get(i).absence() != Absence.NEVER) {
        return wild;
      }
    }
    return wild || rest.get(0).absence() == Absence.NEVER;
  }

  /** The methods of its custom directives. */
  List<String> customs() {
    return customs;
  }

  /** Whether commas may separate them. */
  private boolean isListable(List<Parameter> parameters) {
    return wild || parameters.stream().allMatch(p -> p.kind().ends().indexOf(',') < 0);
  }

  private String chunk() {
    Parameter first = rest.remove(0);
    boolean optional = first.absence() != Absence.NEVER;
    if (random.nextInt(5) == 0) {
      List<Parameter> fields = new ArrayList<>(List.of(first));
      while (!rest.isEmpty() && random.nextBoolean()) {
        fields.add(rest.remove(0));
      }
      if (isListable(fields)) {
        return struct(fields);
      }
      fields.subList(1, fields.size()).forEach(rest::add);
    }
    return optional ? group(first) : separator(first) + whitespace() + element(first) + closing();
  }

  private String closing() {
    String close = pendingClose;
    pendingClose = "";
    return close;
  }

  /** A literal that no text before it continues with. */
  private String separator(Parameter next) {
    String literal;
    do {
      literal = PUNCTUATION.get(random.nextInt(PUNCTUATION.size()));
    } while (!wild && (last.contains(literal) || literal.equals("<")));
    pendingClose =
        switch (literal) {
          case "(" -> " `)`";
          case "[" -> " `]`";
          case "<" -> " `>`";
          case "{" -> " `}`";
          default -> "";
        };
    last = pendingClose.isEmpty() ? next.kind().ends() : "";
    return "`" + literal + "` ";
  }

  private String whitespace() {
    return switch (random.nextInt(12)) {
      case 0 -> "` ` ";
      case 1 -> "`\\n` ";
      case 2 -> wild ? "`` " : "";
      default -> "";
    };
  }

  private String group(Parameter first) {
    String word = "`w" + words++ + "` ";
    last += first.kind().ends();
    StringBuilder group = new StringBuilder("(" + word + whitespace() + element(first));
    int kind = random.nextInt(4);
    String anchored = group + "^";
    if (kind == 0) {
      return anchored + "):(`e" + words++ + "`)?";
    } else if (wild && kind == 1 && !rest.isEmpty() && rest.get(0).absence() != Absence.NEVER) {
      Parameter second = rest.remove(0);
      last += second.kind().ends();
      return anchored + " (`v" + words++ + "` " + element(second) + "^)?)?";
    } else if (kind == 2 && random.nextInt(3) == 0) {
      return "(`n" + words++ + "`):(" + anchored.substring(1) + ")?";
    }
    return anchored + ")?";
  }

  private String struct(List<Parameter> fields) {
    boolean allOptional = fields.stream().allMatch(p -> p.absence() != Absence.NEVER);
    String text =
        fields.stream().map(this::element).collect(Collectors.joining(", ", "struct(", ")"));
    last = "";
    return allOptional && random.nextBoolean()
        ? "(`s" + words++ + "` `{` " + text + "^ `}`)?"
        : "`s" + words++ + "` `(` " + text + " `)`";
  }

  private String element(Parameter parameter) {
    int choice = random.nextInt(8);
    if (choice == 0 && parameter.absence() == Absence.NEVER) {
      String custom = custom(parameter);
      if (!custom.isEmpty()) {
        return custom;
      }
    }
    return choice == 1 ? "qualified($" + parameter.name() + ")" : "$" + parameter.name();
  }

  private String custom(Parameter parameter) {
    String type = parameter.java();
    String call =
        switch (type) {
          case "long" -> "parser.parseInteger()";
          case "java.lang.String" -> "parser.parseString()";
          case "dev.ods.ir.Type" -> "parser.parseType()";
          case "Pt" -> "Pt.parse(parser)";
          default -> "";
        };
    if (call.isEmpty() || !parameter.kind().annotations().isEmpty()) {
      return "";
    }
    String print =
        switch (type) {
          case "long" -> "printer.print(v)";
          case "java.lang.String" -> "printer.printString(v)";
          case "dev.ods.ir.Type" -> "printer.printType(v)";
          default -> "v.print(printer)";
        };
    String name = "C" + customs.size();
    String parsed = "dev.ods.text.Parsed<" + (type.equals("long") ? "java.lang.Long" : type) + ">";
    customs.add(
        "static boolean parse"
            + name
            + "(dev.ods.text.AsmParser parser, "
            + parsed
            + " p) { var v = "
            + call
            + "; if (v == null) { return false; } p.set(v); return true; } "
            + "static void print"
            + name
            + "(dev.ods.text.AsmPrinter printer, "
            + type
            + " v) { "
            + print
            + "; } ");
    return "custom<" + name + ">($" + parameter.name() + ")";
  }
}
