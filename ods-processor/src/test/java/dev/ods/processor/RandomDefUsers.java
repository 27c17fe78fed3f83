// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/** Random declarations of operations with attributes, properties and results of declared types. */
@SuppressWarnings({"EnumOrdinal", "RedundantControlFlow", "UnnecessaryStringBuilder"})
final class RandomDefUsers {
  /** Names of members, most of them those of what generated code has. */
  private static final List<String> NAMES =
      List.of(
          "parser",
          "printer",
          "state",
          "builder",
          "result",
          "operands",
          "attributes",
          "properties",
          "value",
          "name",
          "context",
          "other",
          "op",
          "model",
          "type",
          "types",
          "slot",
          "define",
          "of",
          "a",
          "b",
          "c",
          "x1",
          "elides",
          "bits",
          "set",
          "list",
          "text",
          "loc",
          "key",
          "element",
          "none",
          "case_",
          "_y",
          "String",
          "List",
          "Optional",
          "array",
          "number",
          "index",
          "i",
          "attr",
          "attrs",
          "named",
          "dict",
          "present",
          "parsed",
          "as",
          "resultTypes",
          "Type",
          "Attribute",
          "unit",
          "clear",
          "get",
          "wrap",
          "unwrap",
          "def");

  private final Random random;
  private final List<RandomEnums.Declared> enums;
  private final List<RandomDefs.Declared> defs;

  RandomDefUsers(Random random, List<RandomEnums.Declared> enums, List<RandomDefs.Declared> defs) {
    this.random = random;
    this.enums = enums;
    this.defs = defs;
  }

  /** A member that is an attribute, a property or, with a type, a result. */
  record Member(
      String name,
      String java,
      String declaration,
      RandomDefs.Absence absence,
      boolean isProperty,
      boolean isResult,
      RandomKind kind) {}

  /** An operation. */
  record Declared(String simpleName, String name, List<Member> members, String source) {
    /** The values in the order of {@code build}. */
    List<Member> ordered() {
      return members.stream()
          .sorted((a, b) -> Boolean.compare(b.isResult(), a.isResult()))
          .toList();
    }
  }

  /** The next operation. */
  Declared next(String simpleName, String name) {
    List<Member> members = new ArrayList<>();
    for (String member : RandomEnums.pick(random, NAMES, random.nextInt(6))) {
      members.add(member(member));
    }
    List<RandomDefs.Declared> types = defs.stream().filter(RandomDefs.Declared::isType).toList();
    if (!types.isEmpty() && random.nextBoolean()) {
      String type = types.get(random.nextInt(types.size())).generated();
      RandomKind kind = RandomKind.symbol(type, true);
      members.add(
          new Member(
              "out",
              "dev.ods.ir.Value",
              "@Result(" + type + ".class) dev.ods.ir.Value out();",
              RandomDefs.Absence.NEVER,
              false,
              true,
              kind));
    }
    String format = format(members);
    String source =
        "@Op(dialect = D.class, name = \""
            + name
            + "\") "
            + (format.isEmpty() ? "" : "@AssemblyFormat(\"" + format + "\") ")
            + "interface "
            + simpleName
            + members.stream()
                .map(Member::declaration)
                .collect(Collectors.joining(" ", " { ", " }\n"));
    return new Declared(simpleName, name, members, source);
  }

  private Member member(String name) {
    boolean isProperty = random.nextInt(3) == 0;
    RandomKind kind = isProperty ? property() : attribute();
    RandomDefs.Absence absence = RandomDefs.Absence.values()[random.nextInt(3)];
    if (absence == RandomDefs.Absence.DEFAULT
        && (kind.fallback().isEmpty() || kind.fallback().startsWith("a"))) {
      absence = RandomDefs.Absence.OPTIONAL;
    }
    String java =
        absence == RandomDefs.Absence.OPTIONAL
            ? "java.util.Optional<" + kind.boxed() + ">"
            : kind.java();
    String declaration =
        (isProperty ? "@Prop" + elements(kind, absence) : "@Attr")
            + (absence == RandomDefs.Absence.DEFAULT
                ? " @Default(\"" + kind.fallback() + "\")"
                : "")
            + " "
            + java
            + " "
            + name
            + "();";
    return new Member(name, java, declaration, absence, isProperty, false, kind);
  }

  private String elements(RandomKind kind, RandomDefs.Absence absence) {
    // Otherwise the case is read as no value, as in MLIR, of which the processor warns.
    boolean hasNone =
        enums.stream()
            .anyMatch(each -> each.type().equals(kind.java()) && each.symbols().contains("none"));
    return hasNone && absence == RandomDefs.Absence.OPTIONAL
        ? "(bracketed = true)"
        : kind.annotations().replaceAll("@Param| $", "");
  }

  private RandomKind attribute() {
    int choice = random.nextInt(10);
    if (choice < 3 && !enums.isEmpty()) {
      return RandomKind.of(enums.get(random.nextInt(enums.size())));
    }
    List<RandomDefs.Declared> attributes =
        defs.stream().filter(each -> !each.isType() && each.self() == null).toList();
    if (choice < 6 && !attributes.isEmpty()) {
      return RandomKind.symbol(
          attributes.get(random.nextInt(attributes.size())).generated(), false);
    }
    RandomKind kind;
    do {
      kind = RandomKind.simple(random);
    } while (!kind.annotations().isEmpty()
        || kind.java().equals("Pt")
        || kind.java().endsWith("AffineMap"));
    boolean listed = random.nextInt(4) == 0 && !kind.java().matches("boolean|byte|short");
    return listed ? kind.list(true) : kind;
  }

  private RandomKind property() {
    List<RandomEnums.Declared> numbers =
        enums.stream().filter(RandomEnums.Declared::number).toList();
    if (random.nextInt(3) == 0 && !numbers.isEmpty()) {
      return RandomKind.of(numbers.get(random.nextInt(numbers.size())));
    }
    RandomKind kind;
    do {
      kind = RandomKind.simple(random);
    } while (kind.annotations().contains("syntax")
        || !kind.java().matches("boolean|byte|short|int|long|float|double|java.lang.String"));
    return random.nextInt(4) == 0 ? kind.list(true) : kind;
  }

  private String format(List<Member> members) {
    if (random.nextInt(8) == 0) {
      return "";
    }
    StringBuilder format = new StringBuilder();
    boolean dictionary = false;
    int words = 0;
    for (Member member : members) {
      String word = "`w" + words++ + "` ";
      if (member.isResult()) {
        // Not a colon: a type after one would be that of an attribute with its dialect's prefix.
        format.append("`->` type($").append(member.name()).append(") ");
      } else if (random.nextInt(4) == 0 && !member.isProperty()) {
        continue;
      } else if (member.kind().java().endsWith(".StringAttr")) {
        // As in MLIR, an element of a format drops the type that a string may have.
        continue;
      } else if (member.isProperty() && random.nextInt(3) == 0) {
        dictionary = true;
      } else {
        String element = "$" + member.name();
        format.append(
            member.absence() == RandomDefs.Absence.NEVER
                ? word + element + " "
                : "(" + word + element + "^)? ");
      }
    }
    return (format + (dictionary ? "prop-dict " : "") + "attr-dict").strip();
  }
}
