// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes random patterns in the notation of MLIR's DRR and in ours, some of them with mistakes. */
final class DrrPatterns {
  /** What an argument of an operation is. */
  private enum Part {
    VALUE("AnyType", "@Operand Value"),
    OPTIONAL("Optional<AnyType>", "@Operand Optional<Value>"),
    LIST("Variadic<AnyType>", "@Operand ValueRange"),
    STRING("StrAttr", "@Attr String"),
    NUMBER("I32Attr", "@Attr int"),
    NUMBER_OR_ONE("DefaultValuedAttr<I32Attr, \"1\">", "@Attr @Default(\"1\") int"),
    NUMBER_OR_NONE("OptionalAttr<I32Attr>", "@Attr Optional<Integer>");

    private final String drr;
    private final String java;

    Part(String drr, String java) {
      this.drr = drr;
      this.java = java;
    }

    boolean isOperand() {
      return this == VALUE || this == OPTIONAL || this == LIST;
    }

    boolean isNumber() {
      return !isOperand() && this != STRING;
    }
  }

  /**
   * An operation.
   *
   * @param infers whether the types of its results follow from its operands
   * @param results the kinds of its results, which are those of operands
   */
  private record Kind(String name, boolean infers, List<Part> arguments, List<Part> results) {
    String className() {
      return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    boolean isValue() {
      return results.equals(List.of(Part.VALUE));
    }
  }

  private static final List<Kind> KINDS =
      List.of(
          new Kind("source", false, List.of(), List.of(Part.VALUE)),
          new Kind("neg", true, List.of(Part.VALUE), List.of(Part.VALUE)),
          new Kind("add", true, List.of(Part.VALUE, Part.VALUE), List.of(Part.VALUE)),
          new Kind("named", false, List.of(Part.VALUE, Part.STRING), List.of(Part.VALUE)),
          new Kind("counted", true, List.of(Part.NUMBER, Part.VALUE), List.of(Part.VALUE)),
          new Kind("maybe", false, List.of(Part.VALUE, Part.OPTIONAL), List.of(Part.VALUE)),
          new Kind("gather", false, List.of(Part.LIST), List.of(Part.VALUE)),
          new Kind("pair", false, List.of(Part.VALUE), List.of(Part.VALUE, Part.VALUE)),
          new Kind("series", false, List.of(Part.VALUE), List.of(Part.LIST)),
          new Kind("perhaps", false, List.of(Part.VALUE), List.of(Part.OPTIONAL)),
          new Kind("least", true, List.of(Part.VALUE, Part.NUMBER_OR_ONE), List.of(Part.VALUE)),
          new Kind("noted", true, List.of(Part.VALUE, Part.NUMBER_OR_NONE), List.of(Part.VALUE)),
          new Kind("sink", false, List.of(Part.VALUE), List.of()),
          new Kind("both", false, List.of(Part.VALUE, Part.VALUE), List.of()));

  /**
   * A pattern.
   *
   * @param drr its record
   * @param java its method, on one line
   */
  record Pair(String drr, String java) {}

  /** A piece of both texts. */
  private record Text(String drr, String java) {
    static Text same(String text) {
      return new Text(text, text);
    }

    static Text joined(String before, List<Text> texts, String after) {
      return new Text(
          before + texts.stream().map(Text::drr).collect(joining(", ")) + after,
          before + texts.stream().map(Text::java).collect(joining(", ")) + after);
    }
  }

  private final Random random;
  private final int mistakes;

  /** What names stand for: arguments, and operations. */
  private final Map<String, Part> arguments = new LinkedHashMap<>();

  private final Map<String, Kind> operations = new LinkedHashMap<>();
  private final Set<String> narrowed = new HashSet<>();
  private final List<String> parameters = new ArrayList<>();
  private int names;

  /**
   * A source of patterns.
   *
   * @param mistakes how often, of a hundred choices, something wrong is chosen
   */
  DrrPatterns(long seed, int mistakes) {
    this.random = Seeds.random(seed);
    this.mistakes = mistakes;
  }

  static String drrDialect() {
    StringBuilder text =
        new StringBuilder(
            """
            include "mlir/IR/OpBase.td"
            include "mlir/IR/PatternBase.td"
            include "mlir/Interfaces/InferTypeOpInterface.td"
            def T : Dialect { let name = "t"; }
            """);
    for (Kind kind : KINDS) {
      text.append(
          "def %s : Op<T, \"%s\", [%s]> {\n  let arguments = (ins%s);\n  let results = (outs%s);\n}\n"
              .formatted(
                  kind.className(),
                  kind.name(),
                  kind.infers() ? "SameOperandsAndResultType" : "",
                  members(kind.arguments(), "a"),
                  members(kind.results(), "r")));
    }
    return text.toString();
  }

  private static String members(List<Part> parts, String prefix) {
    List<String> members = new ArrayList<>();
    for (Part part : parts) {
      members.add(" " + part.drr + ":$" + prefix + members.size());
    }
    return String.join(",", members);
  }

  static String javaDialect() {
    StringBuilder text = new StringBuilder("@Dialect(name = \"t\", ops = {");
    text.append(KINDS.stream().map(kind -> kind.className() + ".class").collect(joining(", ")));
    text.append("})\ninterface TDialect {}\n");
    for (Kind kind : KINDS) {
      text.append("@Op(dialect = TDialect.class, name = \"").append(kind.name()).append("\")\n");
      text.append(kind.infers() ? "@Trait(SameOperandsAndResultType.class)\n" : "");
      text.append("interface ").append(kind.className()).append(" {");
      for (int i = 0; i < kind.arguments().size(); i++) {
        text.append(' ').append(kind.arguments().get(i).java).append(" a" + i + "();");
      }
      for (int i = 0; i < kind.results().size(); i++) {
        String type = kind.results().get(i).java.replace("@Operand", "@Result");
        text.append(' ').append(type).append(" r" + i + "();");
      }
      text.append(" }\n");
    }
    return text.toString();
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private boolean mistake() {
    return chance(mistakes);
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private String fresh() {
    return "n" + names++;
  }

  /** The next pattern. */
  Pair next(String name) {
    arguments.clear();
    operations.clear();
    narrowed.clear();
    parameters.clear();
    names = 0;
    Kind root = any(KINDS);
    String symbol = chance(40) ? fresh() : "";
    Text match = match(root, symbol, 0);
    List<Text> rewrites = rewrites(root);
    String drr =
        "def %s : Pattern<%s, [%s]>;\n"
            .formatted(name, match.drr(), rewrites.stream().map(Text::drr).collect(joining(", ")));
    String java =
        "@Pattern(match = \"%s\", rewrite = {%s}) void %s(%s);\n"
            .formatted(
                match.java(),
                rewrites.stream().map(text -> "\"" + text.java() + "\"").collect(joining(", ")),
                name,
                String.join(", ", parameters));
    return new Pair(drr, java);
  }

  // --- Matches.

  private Text match(Kind kind, String symbol, int depth) {
    String named = symbol;
    Text selected = Text.same("");
    if (!symbol.isEmpty()) {
      operations.put(symbol, kind);
      if (depth > 0 && chance(15) && !kind.results().isEmpty()) {
        int result = mistake() ? kind.results().size() : random.nextInt(kind.results().size());
        selected = new Text("__" + result, "#" + result);
      }
    }
    List<Text> given = new ArrayList<>();
    for (Part part : kind.arguments()) {
      given.add(matched(part, depth));
    }
    if (given.size() == 2 && ((chance(15) && kind.arguments().get(1).isOperand()) || mistake())) {
      given = List.of(Text.joined("(either ", given, ")"));
    }
    given = miscounted(given);
    String head = named.isEmpty() ? "" : ":$" + named;
    Text arguments = Text.joined(given.isEmpty() ? "" : " ", given, ")");
    return new Text(
        "(" + kind.className() + head + (head.isEmpty() ? "" : selected.drr()) + arguments.drr(),
        "(t." + kind.name() + head + (head.isEmpty() ? "" : selected.java()) + arguments.java());
  }

  private List<Text> miscounted(List<Text> given) {
    if (!mistake()) {
      return given;
    }
    List<Text> other = new ArrayList<>(given);
    if (chance(50) && !other.isEmpty()) {
      other.remove(other.size() - 1);
    } else {
      other.add(
          Text.same("$" + (arguments.isEmpty() ? "_" : any(List.copyOf(arguments.keySet())))));
    }
    return other;
  }

  private Text matched(Part declared, int depth) {
    Part part = mistake() ? any(List.of(Part.values())) : declared;
    if (part == Part.LIST && chance(50)) {
      List<Text> values = new ArrayList<>();
      for (int i = random.nextInt(3); i >= 0; i--) {
        values.add(matched(Part.VALUE, depth));
      }
      return Text.joined("(variadic ", values, ")");
    } else if (part == Part.VALUE && depth < 2 && chance(depth == 0 ? 45 : 25)) {
      List<Kind> kinds = KINDS.stream().filter(kind -> !kind.results().isEmpty()).toList();
      return match(mistake() ? any(KINDS) : any(kinds), chance(40) ? fresh() : "", depth + 1);
    } else if (chance(10)) {
      return Text.same("$_");
    } else if (!part.isOperand() && chance(25)) {
      return literal(part);
    }
    List<String> same = arguments.keySet().stream().filter(n -> arguments.get(n) == part).toList();
    if (!same.isEmpty() && (part == Part.VALUE ? chance(15) : mistake())) {
      return Text.same("$" + any(same));
    }
    String name =
        mistake() && !operations.isEmpty() ? any(List.copyOf(operations.keySet())) : fresh();
    arguments.putIfAbsent(name, part);
    if (part == Part.VALUE && chance(8) && narrowed.add(name)) {
      parameters.add("@Is(I32.class) Value " + name);
      return new Text("I32:$" + name, "$" + name);
    }
    return Text.same("$" + name);
  }

  private Text literal(Part part) {
    if (part.isNumber()) {
      int number = random.nextInt(9);
      return new Text("ConstantAttr<I32Attr, \"" + number + "\">", "" + number);
    }
    return new Text("ConstantAttr<StrAttr, \"a\">", "'a'");
  }

  // --- Rewrites.

  private List<Text> rewrites(Kind root) {
    List<Text> rewrites = new ArrayList<>();
    List<Text> auxiliary = new ArrayList<>();
    if (chance(20)) {
      auxiliary.add(built(any(KINDS), fresh(), 0, chance(70)));
    }
    List<Part> results = root.results();
    if ((results.size() == 2 && chance(40)) || results.contains(Part.LIST)) {
      rewrites.add(
          built(mistake() ? any(KINDS) : sameResults(root), chance(20) ? fresh() : "", 0, false));
    } else {
      for (int i = 0; i < results.size(); i++) {
        rewrites.add(replacement());
      }
    }
    if (mistake()) {
      if (chance(50) && !rewrites.isEmpty()) {
        rewrites.remove(0);
      } else {
        rewrites.add(replacement());
      }
    }
    auxiliary.addAll(rewrites);
    return auxiliary;
  }

  private Kind sameResults(Kind root) {
    return any(KINDS.stream().filter(kind -> kind.results().equals(root.results())).toList());
  }

  private Text replacement() {
    Text value = chance(35) ? value(false) : null;
    if (value != null) {
      return new Text("(replaceWithValue " + value.drr() + ")", value.java());
    }
    Kind kind = any(KINDS.stream().filter(mistake() ? k -> true : Kind::isValue).toList());
    return built(kind, chance(15) ? fresh() : "", 0, mistake());
  }

  private Text built(Kind kind, String symbol, int depth, boolean typed) {
    List<Text> given = new ArrayList<>();
    for (Part part : kind.arguments()) {
      given.add(argument(part, depth));
    }
    given = new ArrayList<>(miscounted(given));
    if (typed && !kind.results().isEmpty()) {
      List<Text> types = new ArrayList<>();
      int count = mistake() ? random.nextInt(3) + 1 : kind.results().size();
      for (int i = 0; i < count; i++) {
        Text value = chance(50) ? value(false) : null;
        types.add(value == null ? new Text("\"$_builder.getI32Type()\"", "i32") : value);
      }
      given.add(Text.joined("(returnType ", types, ")"));
    }
    if (chance(10)) {
      given.add(location());
    }
    if (!symbol.isEmpty()) {
      operations.put(symbol, kind);
    }
    Text arguments = Text.joined(given.isEmpty() ? "" : " ", given, ")");
    String head = symbol.isEmpty() ? "" : ":$" + symbol;
    return new Text(
        "(" + kind.className() + head + arguments.drr(),
        "(t." + kind.name() + head + arguments.java());
  }

  private Text location() {
    if (operations.isEmpty() || chance(40)) {
      return new Text("(location \"here\")", "(location 'here')");
    }
    return Text.same("(location $" + any(List.copyOf(operations.keySet())) + ")");
  }

  private Text argument(Part declared, int depth) {
    Part part = mistake() ? any(List.of(Part.values())) : declared;
    if (part == Part.LIST && chance(60)) {
      List<Text> values = new ArrayList<>();
      for (int i = random.nextInt(2); i >= 0; i--) {
        values.add(element(depth));
      }
      return Text.joined("(variadic ", values, ")");
    } else if (!part.isOperand()) {
      List<String> fitting =
          arguments.keySet().stream().filter(n -> isStored(arguments.get(n), part)).toList();
      return !fitting.isEmpty() && chance(80) ? Text.same("$" + any(fitting)) : literal(part);
    } else if (part == Part.VALUE && depth < 2 && chance(30)) {
      List<Kind> kinds = KINDS.stream().filter(Kind::isValue).toList();
      Kind kind = mistake() ? any(KINDS) : any(kinds);
      return built(kind, chance(20) ? fresh() : "", depth + 1, !kind.infers() || chance(10));
    }
    List<String> fitting =
        arguments.keySet().stream().filter(name -> arguments.get(name) == part).toList();
    if (part != Part.VALUE && !fitting.isEmpty()) {
      return Text.same("$" + any(fitting));
    }
    Text value = value(mistake());
    return value == null ? built(KINDS.get(0), "", depth, true) : value;
  }

  /** A value in a list, where MLIR takes no names of operations. */
  private Text element(int depth) {
    List<String> fitting =
        arguments.keySet().stream().filter(name -> arguments.get(name) == Part.VALUE).toList();
    Kind kind = KINDS.get(random.nextInt(4));
    return fitting.isEmpty() || (depth < 2 && chance(30))
        ? built(depth < 2 ? kind : KINDS.get(0), "", depth + 1, depth >= 2 || !kind.infers())
        : Text.same("$" + any(fitting));
  }

  private static boolean isStored(Part given, Part wanted) {
    return given == wanted
        || (wanted.isNumber() && given.isNumber() && given != Part.NUMBER_OR_NONE)
        || (wanted == Part.NUMBER_OR_NONE && given.isNumber());
  }

  /** A value that has a name, or null if there is none. */
  private @Nullable Text value(boolean wrong) {
    if (wrong) {
      return Text.same("$" + (chance(30) ? "unbound" : fresh()));
    }
    List<Text> values = new ArrayList<>();
    arguments.forEach(
        (name, part) -> {
          if (part == Part.VALUE || mistake()) {
            values.add(Text.same("$" + name));
          }
        });
    operations.forEach(
        (name, kind) -> {
          if (name.equals("n0") && !mistake()) {
            return;
          }
          if (kind.isValue() || mistake()) {
            values.add(Text.same("$" + name));
          }
          for (int i = 0; i < kind.results().size() + (mistake() ? 1 : 0); i++) {
            if (i >= kind.results().size() || kind.results().get(i) == Part.VALUE) {
              values.add(new Text("$" + name + "__" + i, "$" + name + "#" + i));
            }
          }
        });
    return values.isEmpty() ? null : any(values);
  }
}
