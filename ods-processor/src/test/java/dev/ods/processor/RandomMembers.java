// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import static dev.ods.processor.RandomMemberTables.ATTRIBUTES;
import static dev.ods.processor.RandomMemberTables.ATTRIBUTE_CONSTRAINTS;
import static dev.ods.processor.RandomMemberTables.BUILDABLE;
import static dev.ods.processor.RandomMemberTables.COMPOSED;
import static dev.ods.processor.RandomMemberTables.KEYWORDS;
import static dev.ods.processor.RandomMemberTables.POOL;
import static dev.ods.processor.RandomMemberTables.PROPERTIES;
import static dev.ods.processor.RandomMemberTables.TYPES;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;

/** Random members of operations: each kind, with names that generated code uses itself, too. */
final class RandomMembers {
  /** The kinds of members. */
  enum Role {
    OPERAND,
    RESULT,
    ATTRIBUTE,
    PROPERTY,
    REGION,
    SUCCESSOR
  }

  /** How many there may be of a member. */
  enum Many {
    ONE,
    OPTIONAL,
    ANY
  }

  /**
   * A member.
   *
   * @param name its name in MLIR
   * @param method the name of its method
   * @param typed whether the type of the value follows from its constraint
   * @param type of an attribute or a property, its Java type, without {@code Optional}
   * @param samples texts of types or attributes that satisfy its constraint
   */
  record Member(
      Role role,
      Many many,
      String name,
      String method,
      String declaration,
      boolean typed,
      String type,
      boolean hasDefault,
      List<String> samples) {
    boolean isUnit() {
      return type.equals("@Unit boolean");
    }

    /** The attribute that holds the sizes of its groups. */
    String segments() {
      int from = declaration.indexOf("segments = \"");
      return from < 0 || role != Role.OPERAND || !type.equals("groups")
          ? ""
          : declaration.substring(from + 12, declaration.indexOf('"', from + 12));
    }

    boolean isValue() {
      return role == Role.OPERAND || role == Role.RESULT;
    }
  }

  private final Random random;
  private final Set<String> used = new LinkedHashSet<>();

  RandomMembers(Random random) {
    this.random = random;
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  /** A few members of each kind, in any order. */
  List<Member> members() {
    used.clear();
    List<Member> members = new ArrayList<>();
    values(members, Role.OPERAND, random.nextInt(4));
    values(members, Role.RESULT, random.nextInt(3));
    for (int i = random.nextInt(4); i > 0; i--) {
      members.add(attribute());
    }
    for (int i = chance(40) ? random.nextInt(4) : 0; i > 0; i--) {
      members.add(property());
    }
    if (chance(80)) {
      java.util.Collections.shuffle(members, random);
    }
    blocks(members, Role.REGION, chance(30) ? 1 + random.nextInt(2) : 0);
    blocks(members, Role.SUCCESSOR, chance(12) ? 1 + random.nextInt(2) : 0);
    return members;
  }

  String name() {
    while (true) {
      String name = any(POOL);
      if (used.add(name.replace("_", "").toLowerCase(Locale.ROOT))) {
        return name;
      }
    }
  }

  /** An element of an annotation for another name, and that name. */
  private String renamed() {
    String name = chance(10) ? any(KEYWORDS) + (chance(50) ? "" : random.nextInt(3)) : "";
    return used.add(name) ? name : "";
  }

  private static String annotation(String name, String value, String renamed) {
    List<String> elements = new ArrayList<>();
    if (!value.isEmpty()) {
      elements.add(renamed.isEmpty() ? value : "value = " + value);
    }
    if (!renamed.isEmpty()) {
      elements.add("name = \"" + renamed + "\"");
    }
    return "@" + name + (elements.isEmpty() ? "" : "(" + String.join(", ", elements) + ")") + " ";
  }

  private void values(List<Member> members, Role role, int count) {
    for (int i = 0; i < count; i++) {
      Many many = any(List.of(Many.ONE, Many.ONE, Many.ONE, Many.OPTIONAL, Many.ANY));
      boolean typed = chance(30);
      boolean isComposed = !typed && chance(18);
      boolean isAny = !isComposed && !typed && chance(20);
      String[] row =
          any(typed ? BUILDABLE : isComposed ? COMPOSED : isAny ? TYPES.subList(0, 1) : TYPES)
              .split("\\|", -1);
      String constraint = isComposed || isAny ? "" : row[0];
      String composed = isComposed ? row[0] + " " : "";
      List<String> samples = List.of(row[1].split(";", -1));
      String name = name();
      String renamed = renamed();
      boolean groups = role == Role.OPERAND && many == Many.ANY && !typed && chance(15);
      String effect =
          chance(8)
              ? any(
                  role == Role.OPERAND
                      ? List.of("@MemRead ", "@MemWrite ", "@MemFree ")
                      : List.of("@MemAlloc "))
              : "";
      composed = (chance(3) ? "@Deprecated " : "") + effect + composed;
      String returned =
          groups
              ? "List<ValueRange>"
              : switch (many) {
                case ONE -> "Value";
                case OPTIONAL -> "Optional<Value>";
                case ANY -> "ValueRange";
              };
      String annotation = role == Role.OPERAND ? "Operand" : "Result";
      String segments = groups ? name() : "";
      if (groups) {
        members.add(
            new Member(
                Role.ATTRIBUTE,
                Many.ONE,
                segments,
                segments,
                "@Attr int[] " + segments + "();",
                false,
                "segments",
                false,
                List.of()));
      }
      members.add(
          new Member(
              role,
              many,
              renamed.isEmpty() ? name : renamed,
              name,
              (groups
                      ? "@Operand(segments = \""
                          + segments
                          + "\""
                          + (constraint.isEmpty() ? "" : ", value = " + constraint)
                          + (renamed.isEmpty() ? "" : ", name = \"" + renamed + "\"")
                          + ") "
                      : annotation(annotation, constraint, renamed))
                  + composed
                  + returned
                  + " "
                  + name
                  + "();",
              typed && many != Many.ANY,
              groups ? "groups" : "",
              false,
              samples));
    }
  }

  private Member attribute() {
    String renamed = renamed();
    String name = name();
    if (chance(20)) {
      String[] row = any(ATTRIBUTE_CONSTRAINTS).split("\\|", -1);
      String[] parts = row[0].split(" ", -1);
      return data(Role.ATTRIBUTE, name, renamed, parts[0], parts[1] + "|-|" + row[1]);
    }
    return data(Role.ATTRIBUTE, name, renamed, "", any(ATTRIBUTES));
  }

  private Member property() {
    String renamed = renamed();
    return data(Role.PROPERTY, name(), renamed, "", any(PROPERTIES));
  }

  private Member data(Role role, String name, String renamed, String constraint, String choice) {
    String[] row = choice.split("\\|", -1);
    String type = row[0];
    boolean optional = !type.equals("@Unit boolean") && chance(30);
    boolean hasDefault = !row[1].equals("-") && !optional && chance(50);
    int space = type.startsWith("@") ? type.lastIndexOf(' ') + 1 : 0;
    String java = type.substring(space);
    String boxed =
        switch (java) {
          case "boolean" -> "Boolean";
          case "byte" -> "Byte";
          case "short" -> "Short";
          case "int" -> "Integer";
          case "long" -> "Long";
          case "float" -> "Float";
          case "double" -> "Double";
          default -> java;
        };
    String value =
        hasDefault
            ? "@Default("
                + (role == Role.ATTRIBUTE && chance(30)
                    ? "value = \"" + row[1] + "\", optional = true"
                    : "\"" + row[1] + "\"")
                + ") "
            : "";
    return new Member(
        role,
        optional ? Many.OPTIONAL : Many.ONE,
        renamed.isEmpty() ? name : renamed,
        name,
        annotation(role == Role.ATTRIBUTE ? "Attr" : "Prop", constraint, renamed)
            + type.substring(0, space)
            + value
            + (optional ? "Optional<" + boxed + ">" : java)
            + " "
            + name
            + "();",
        false,
        type,
        hasDefault,
        List.of(row[2].split(";", -1)));
  }

  private void blocks(List<Member> members, Role role, int count) {
    for (int i = 0; i < count; i++) {
      boolean many = i == count - 1 && chance(25);
      String single = role == Role.REGION ? "Region" : "Block";
      String name = name();
      String annotation =
          role == Role.REGION && chance(20)
              ? any(List.of("@SizedRegion(1) ", "@MinSizedRegion(1) ", "@MaxSizedRegion(2) "))
              : role == Role.SUCCESSOR && chance(30) ? "@Successor " : "";
      members.add(
          new Member(
              role,
              many ? Many.ANY : Many.ONE,
              name,
              name,
              annotation + (many ? "List<" + single + ">" : single) + " " + name + "();",
              false,
              "",
              false,
              List.of()));
    }
  }
}
