// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.OpMemberKinds.ATTRIBUTES;
import static dev.ods.processor.OpMemberKinds.GROUPS;
import static dev.ods.processor.OpMemberKinds.OPERANDS;
import static dev.ods.processor.OpMemberKinds.PROPERTIES;
import static dev.ods.processor.OpMemberKinds.REGION;
import static dev.ods.processor.OpMemberKinds.REGIONS;
import static dev.ods.processor.OpMemberKinds.RESULTS;
import static dev.ods.processor.OpMemberKinds.SIZES;
import static dev.ods.processor.OpMemberKinds.SUCCESSOR;
import static dev.ods.processor.OpMemberKinds.SUCCESSORS;

import dev.ods.processor.OpMemberKinds.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * Random ops, whose members and traits are declared both here and in TableGen, with a format that
 * names them in some of the ways there are.
 */
final class OpsInTwoNotations {
  private record Member(String name, Kind kind) {
    String variable() {
      return "$" + name;
    }
  }

  private final Random random;
  private final List<Member> members = new ArrayList<>();
  private final List<String> traits = new ArrayList<>();
  private final List<String> classes = new ArrayList<>();
  private final List<String> annotations = new ArrayList<>();

  private OpsInTwoNotations(Random random) {
    this.random = random;
  }

  /** A random op, whose format is often valid. */
  static TwoNotations op(Random random) {
    return new OpsInTwoNotations(random).op();
  }

  private TwoNotations op() {
    chooseMembers();
    chooseTraits();
    String format = new Format().text();
    String lists =
        list("arguments", "ins", "operand", "attribute")
            + list("results", "outs", "result")
            + list("regions", "region", "region")
            + list("successors", "successor", "successor");
    String methods =
        members.stream()
            .map(member -> member.kind.declaration().formatted(member.name))
            .collect(Collectors.joining(" "));
    return TwoNotations.of(
        "def NAME : Op<D, \"NAME\", [%s]> { %slet assemblyFormat = [{FORMAT}]; }"
            .formatted(String.join(", ", traits), lists),
        "@Op(dialect = TfDialect.class, name = \"NAME\") %s @AssemblyFormat(\"FORMAT\") interface NAME { %s METHODS }"
            .formatted(String.join(" ", annotations), methods),
        format);
  }

  private String list(String name, String operator, String... groups) {
    String each =
        members.stream()
            .filter(member -> List.of(groups).contains(member.kind.group()))
            .map(member -> member.kind.definition() + ":$" + member.name)
            .collect(Collectors.joining(", "));
    return each.isEmpty() ? "" : "let %s = (%s %s); ".formatted(name, operator, each);
  }

  // -- Members and traits ------------------------------------------------------------------------

  private boolean chance(double probability) {
    return random.nextDouble() < probability;
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private void chooseMembers() {
    choose("o", OPERANDS, random.nextInt(4));
    if (chance(0.06)) {
      members.add(new Member("g", GROUPS));
      members.add(new Member("sizes", SIZES));
    }
    choose("a", ATTRIBUTES, random.nextInt(4));
    if (chance(0.3)) {
      choose("p", PROPERTIES, 1 + random.nextInt(2));
    }
    choose("r", RESULTS, random.nextInt(3));
    if (chance(0.25)) {
      choose("b", List.of(REGION), random.nextInt(3));
      choose("bs", List.of(REGIONS), random.nextInt(2));
    }
    if (chance(0.25)) {
      choose("s", List.of(SUCCESSOR), random.nextInt(3));
      choose("ss", List.of(SUCCESSORS), random.nextInt(2));
    }
  }

  private void choose(String name, List<Kind> kinds, int count) {
    for (int i = 0; i < count; i++) {
      members.add(new Member(name + i, any(kinds)));
    }
  }

  private List<Member> of(String group) {
    return members.stream().filter(member -> member.kind.group().equals(group)).toList();
  }

  private static long variable(List<Member> members) {
    return members.stream().filter(member -> member.kind.mayBeAbsent()).count();
  }

  private void chooseTraits() {
    List<Member> operands = of("operand");
    List<Member> results = of("result");
    if (variable(operands) > 1) {
      trait("AttrSizedOperandSegments");
    }
    if (variable(results) > 1) {
      trait("AttrSizedResultSegments");
    }
    if (!of("successor").isEmpty()) {
      trait("Terminator");
    }
    if (!operands.isEmpty() && chance(0.1)) {
      trait("SameTypeOperands");
    }
    if (!operands.isEmpty() && !results.isEmpty() && chance(0.15)) {
      trait("SameOperandsAndResultType");
    }
    if (!classes.isEmpty()) {
      annotations.add("@Trait({" + String.join(", ", classes) + "})");
    }
    relate(members.stream().filter(member -> member.kind.isTyped()).toList());
  }

  private void relate(List<Member> typed) {
    if (typed.size() < 2) {
      return;
    }
    List<Member> some = new ArrayList<>(typed);
    Collections.shuffle(some, random);
    List<Member> always = some.stream().filter(member -> !member.kind.mayBeAbsent()).toList();
    if (always.size() > 1 && chance(0.2)) {
      String names =
          always.stream()
              .limit(2 + random.nextInt(2))
              .map(member -> "\"" + member.name + "\"")
              .collect(Collectors.joining(", "));
      traits.add("AllTypesMatch<[" + names + "]>");
      annotations.add("@AllTypesMatch({" + names + "})");
    }
    Collections.shuffle(some, random);
    if (chance(0.2) && some.get(1).kind.isValue()) {
      String from = some.get(0).name;
      String to = some.get(1).name;
      traits.add("TypesMatchWith<\"t\", \"%s\", \"%s\", \"$_self\">".formatted(from, to));
      annotations.add(
          "@TypesMatchWith(from = \"%s\", to = \"%s\", with = Apply.%sTo%s.class, summary = \"t\")"
              .formatted(from, to, count(some.get(0)), count(some.get(1))));
    }
  }

  private static String count(Member member) {
    return member.kind.length() == '*' ? "Many" : "One";
  }

  /** What transforms types. */
  static final String TRANSFORMS =
      """
      interface Apply {
        class OneToOne { public static Type apply(Type type) { return type; } }
        class OneToMany { public static List<Type> apply(Type type) { return List.of(type); } }
        class ManyToOne { public static Type apply(List<Type> types) { return types.get(0); } }
        class ManyToMany { public static List<Type> apply(List<Type> types) { return types; } }
      }
      """;

  private void trait(String name) {
    traits.add(name);
    classes.add("dev.ods.trait." + name + ".class");
  }

  // -- Formats -----------------------------------------------------------------------------------

  /** The format of the op. */
  private final class Format {
    private final List<String> elements = new ArrayList<>();

    /** What optional groups and clauses can be made of: elements that may be absent. */
    private final List<String> absent = new ArrayList<>();

    private final List<String> bound = new ArrayList<>();
    private int words;

    String text() {
      names();
      types();
      group();
      List<String> shuffled = new ArrayList<>(elements);
      if (chance(0.5)) {
        Collections.shuffle(shuffled, random);
      }
      if (chance(0.12)) {
        references(shuffled);
      }
      if (chance(0.95)) {
        int position = chance(0.6) ? shuffled.size() : random.nextInt(shuffled.size() + 1);
        shuffled.add(position, any(List.of("attr-dict", "attr-dict", "attr-dict-with-keyword")));
      }
      boolean properties = members.stream().anyMatch(m -> PROPERTIES.contains(m.kind));
      if (chance(properties ? 0.8 : 0.05)) {
        shuffled.add(random.nextInt(shuffled.size() + 1), "prop-dict");
      }
      return String.join(" ", shuffled);
    }

    private void names() {
      if (chance(0.2)) {
        elements.add("operands");
      } else {
        of("operand").forEach(this::name);
      }
      for (Member member : of("attribute")) {
        if (chance(0.7)) {
          name(member);
        }
      }
      for (String directive : List.of("region", "successor")) {
        boolean any = !of(directive).isEmpty();
        if (chance(any ? 0.3 : 0.03)) {
          elements.add(directive + "s");
        } else {
          of(directive).forEach(this::name);
        }
      }
    }

    private void name(Member member) {
      if (chance(0.01)) {
        return;
      }
      String element = member.variable();
      bound.add(element);
      if (member.kind.group().equals("attribute") && chance(0.1)) {
        element = "qualified(" + element + ")";
      }
      boolean mayBeAbsent = member.kind.mayBeAbsent();
      add(element, mayBeAbsent && (!member.kind.group().equals("successor") || chance(0.05)));
    }

    private void add(String element, boolean mayBeAbsent) {
      String added = chance(0.08) ? custom(element) : element;
      if (mayBeAbsent && chance(element.contains("$a") ? 0.95 : 0.7)) {
        absent.add(added);
        return;
      }
      literal();
      elements.add(added);
    }

    private String custom(String element) {
      List<String> arguments = new ArrayList<>(List.of(element));
      if (chance(0.1)) {
        arguments.add("\"text\"");
      }
      List<String> earlier = bound.stream().filter(each -> !element.contains(each)).toList();
      if (!earlier.isEmpty() && chance(0.2)) {
        arguments.add("ref(" + any(earlier) + ")");
      }
      Collections.shuffle(arguments, random);
      return "custom<C>(" + String.join(", ", arguments) + ")";
    }

    private void references(List<String> list) {
      String target = bound.isEmpty() ? "$none" : any(bound);
      String reference =
          any(
              List.of(
                  target,
                  target,
                  "type(" + target + ")",
                  "operands",
                  "regions",
                  "successors",
                  "attr-dict",
                  "type(operands)",
                  "type(results)"));
      list.add(random.nextInt(list.size() + 1), "custom<C>(ref(" + reference + "))");
    }

    private void literal() {
      if (chance(0.25)) {
        elements.add(
            any(List.of("`:`", "`:`", "`,`", "`w" + words++ + "`", "` `", "``", "`\\n`", "`->`")));
      }
    }

    private void types() {
      double choice = random.nextDouble();
      boolean values = members.stream().anyMatch(member -> member.kind.isValue());
      if (choice < 0.15 && values) {
        elements.add("`:`");
        elements.add("functional-type(" + side("operand") + ", " + side("result") + ")");
        return;
      }
      for (String group : List.of("operand", "result")) {
        List<Member> list = of(group);
        if (chance(list.isEmpty() ? 0.03 : 0.2)) {
          literal();
          elements.add(qualified("type(" + group + "s)"));
          continue;
        }
        for (Member member : list) {
          type(member);
        }
      }
    }

    private String side(String group) {
      List<Member> list = of(group);
      return list.isEmpty() || chance(0.6) ? group + "s" : any(list).variable();
    }

    private void type(Member member) {
      boolean known = member.kind.definition().contains("I64");
      boolean related = !traits.isEmpty();
      if (chance(known ? 0.75 : related ? 0.35 : 0.03)) {
        return;
      }
      String type = "type(" + member.variable() + ")";
      bound.add(type);
      add(qualified(type), member.kind.mayBeAbsent());
    }

    private String qualified(String type) {
      return chance(0.1) ? "qualified(" + type + ")" : type;
    }

    // -- Groups and clauses ----------------------------------------------------------------------

    /** Puts what may be absent into groups and clauses. */
    private void group() {
      Collections.shuffle(absent, random);
      if (absent.size() > 1 && chance(0.3)) {
        elements.add(clauses());
      }
      while (!absent.isEmpty()) {
        elements.add(optional(0));
      }
    }

    private String clauses() {
      List<String> clauses = new ArrayList<>();
      int count = 1 + random.nextInt(3);
      for (int i = 0; i < count && !absent.isEmpty(); i++) {
        String keyword = "`k" + random.nextInt(6) + "` ";
        clauses.add(keyword + (chance(0.2) ? "" : content(1)));
      }
      return "oilist(" + String.join(" | ", clauses) + ")";
    }

    private String content(int most) {
      List<String> content = new ArrayList<>();
      for (int i = 0; i < most && !absent.isEmpty(); i++) {
        content.add(absent.remove(0));
        if (chance(0.2)) {
          content.add(any(List.of("`:`", "`(`", "` `", "`w" + words++ + "`")));
        }
      }
      return String.join(" ", content);
    }

    private String optional(int depth) {
      List<String> then = new ArrayList<>();
      boolean isType = absent.get(0).contains("type(");
      if (chance(isType ? 0.97 : 0.6)) {
        then.add(any(List.of("`(`", "`w" + words++ + "`", "`;`", "`:`", "`,`")).replace(";", "["));
      }
      int count = 1 + random.nextInt(2);
      int anchor = random.nextInt(count);
      for (int i = 0; i < count && !absent.isEmpty(); i++) {
        then.add(absent.remove(0) + (i == anchor ? "^" : ""));
      }
      if (depth < 2 && !absent.isEmpty() && chance(0.15)) {
        then.add(optional(depth + 1));
      }
      String text = "(" + String.join(" ", then) + ")";
      if (chance(0.2)) {
        List<String> otherwise = new ArrayList<>();
        otherwise.add("`w" + words++ + "`");
        if (!absent.isEmpty() && chance(0.4)) {
          otherwise.add(absent.remove(0));
        }
        String other = "(" + String.join(" ", otherwise) + ")";
        text = chance(0.2) ? other + " : " + text : text + " : " + other;
      }
      return text + "?";
    }
  }
}
