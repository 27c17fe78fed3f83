// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import dev.ods.processor.RandomMembers.Many;
import dev.ods.processor.RandomMembers.Member;
import dev.ods.processor.RandomMembers.Role;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Composes a random format of every directive. What it writes in earnest is complete, and what it
 * reads is delimited by keywords; otherwise anything may be missing, or follow anything.
 */
final class RandomFormat {
  private final Random random;
  private final boolean inEarnest;
  private final List<Member> members;
  private final List<String> chunks = new ArrayList<>();

  /** The methods of custom directives. */
  private final StringBuilder methods = new StringBuilder();

  private int keywords;
  private int customs;

  RandomFormat(Random random, boolean inEarnest, List<Member> members) {
    this.random = random;
    this.inEarnest = inEarnest;
    this.members = members;
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private List<Member> of(Role role) {
    return members.stream().filter(member -> member.role() == role).toList();
  }

  String methods() {
    return methods.toString();
  }

  /** The format. */
  String text() {
    List<Member> loose = new ArrayList<>();
    List<Member> untyped = new ArrayList<>(of(Role.RESULT));
    boolean together = chance(15);
    if (together) {
      chunks.add("operands");
      untyped.addAll(of(Role.OPERAND));
    }
    for (Member member : members) {
      switch (member.role()) {
        case OPERAND -> {
          if (!together) {
            if (member.many() == Many.ONE || chance(30)) {
              chunks.add(operand(member));
              untyped.add(member);
            } else {
              loose.add(member);
            }
          }
        }
        case ATTRIBUTE, PROPERTY -> {
          boolean isWritten =
              (!member.type().equals("segments") && chance(60))
                  || (member.role() == Role.PROPERTY && chance(50));
          if (isWritten) {
            if (member.many() == Many.OPTIONAL
                || member.isUnit()
                || (member.hasDefault() && chance(60))) {
              loose.add(member);
            } else {
              chunks.add(data(member));
            }
          }
        }
        case REGION, SUCCESSOR, RESULT -> {}
      }
    }
    clauses(loose);
    types(untyped);
    blocks(Role.REGION, "regions");
    blocks(Role.SUCCESSOR, "successors");
    Collections.shuffle(chunks, random);
    return joined();
  }

  private String operand(Member member) {
    if (chance(12) && member.type().isEmpty()) {
      return custom(List.of(member));
    }
    return "$" + member.name();
  }

  private String data(Member member) {
    if (member.role() == Role.ATTRIBUTE && chance(10)) {
      return "qualified($" + member.name() + ")";
    }
    return "$" + member.name();
  }

  // --- What may be absent.

  private void clauses(List<Member> loose) {
    Collections.shuffle(loose, random);
    int at = 0;
    if (loose.size() > 1 && chance(40)) {
      List<String> clauses = new ArrayList<>();
      int count = 1 + random.nextInt(loose.size());
      for (; at < count; at++) {
        clauses.add(
            "`"
                + keyword()
                + "` "
                + (loose.get(at).isUnit() ? data(loose.get(at)) : content(loose.get(at), false)));
      }
      chunks.add("oilist(" + String.join(" | ", clauses) + ")");
    }
    while (at < loose.size()) {
      Member member = loose.get(at++);
      StringBuilder group = new StringBuilder("(");
      boolean literal = member.isUnit() || inEarnest || chance(50);
      if (literal) {
        group.append("`").append(keyword()).append("` ");
      }
      group.append(content(member, true));
      if (at < loose.size() && chance(25) && !inEarnest) {
        Member inner = loose.get(at);
        if (inner.many() == Many.ANY
            || (inner.many() == Many.OPTIONAL && !inner.isUnit() && inner.isValue())) {
          group.append(" `").append(keyword()).append("` ").append(content(inner, false));
          at++;
        }
      }
      group.append(")");
      if (chance(25)) {
        group.append(" : (`").append(keyword()).append("`)");
      }
      chunks.add(group + "?");
    }
  }

  /** A member, and its type unless that follows. */
  private String content(Member member, boolean isAnchor) {
    String anchor = isAnchor ? "^" : "";
    if (!member.isValue()) {
      return data(member) + anchor;
    }
    boolean written = !member.typed();
    if (written && member.type().isEmpty() && chance(20)) {
      return customTyped(member) + anchor;
    }
    String list = member.many() == Many.ANY && chance(50) ? "`[` %s `]`" : "%s";
    String type = written ? " `:` type($" + member.name() + ")" : "";
    return list.formatted("$" + member.name() + anchor + type);
  }

  // --- Types.

  private void types(List<Member> untyped) {
    boolean all = untyped.containsAll(of(Role.OPERAND));
    boolean someOperand =
        !inEarnest || of(Role.OPERAND).stream().anyMatch(m -> m.many() == Many.ONE);
    boolean someResult = !inEarnest || of(Role.RESULT).stream().anyMatch(m -> m.many() == Many.ONE);
    boolean arrow = chance(20);
    if (all && arrow) {
      chunks.add("functional-type(operands, results)");
      return;
    }
    List<Member> rest = new ArrayList<>(untyped);
    if (all && someOperand && chance(20)) {
      chunks.add("type(operands)");
      rest.removeIf(member -> member.role() == Role.OPERAND);
    }
    if (someResult && chance(20)) {
      chunks.add("type(results)");
      rest.removeIf(member -> member.role() == Role.RESULT);
    }
    rest.removeIf(member -> member.typed() && chance(80));
    rest.removeIf(member -> chance(inEarnest ? 4 : 15));
    Collections.shuffle(rest, random);
    while (!rest.isEmpty()) {
      Member first = rest.remove(rest.size() - 1);
      if (!rest.isEmpty() && chance(20)) {
        Member second = rest.remove(rest.size() - 1);
        chunks.add("functional-type($" + first.name() + ", $" + second.name() + ")");
      } else if (first.many() != Many.ONE && chance(inEarnest ? 100 : 60)) {
        chunks.add(
            chance(15) && first.type().isEmpty()
                ? customType(first)
                : "(`" + keyword() + "` type($" + first.name() + ")^)?");
      } else if (chance(15)) {
        chunks.add("qualified(type($" + first.name() + "))");
      } else if (chance(15) && first.type().isEmpty()) {
        chunks.add(customType(first));
      } else {
        chunks.add("type($" + first.name() + ")");
      }
    }
  }

  private void blocks(Role role, String directive) {
    List<Member> blocks = of(role);
    if (blocks.isEmpty()) {
      if (chance(2)) {
        chunks.add(directive);
      }
    } else if (chance(30)) {
      chunks.add(directive);
    } else {
      for (Member block : blocks) {
        boolean group = block.many() == Many.ANY && role == Role.REGION && chance(50);
        chunks.add(group ? "(`" + keyword() + "` $" + block.name() + "^)?" : "$" + block.name());
      }
    }
  }

  // --- Custom directives.

  private String custom(List<Member> operands) {
    String name = "C" + customs++;
    Member member = operands.get(0);
    if (member.many() == Many.ANY) {
      method(
          name,
          "List<OperandMark> x",
          "OperandMark from = p.operandMark();"
              + " if (!p.parseOperandList(dev.ods.text.Delimiter.SQUARE)) return false;"
              + " x.addAll(from.rangeTo(p.operandMark())); return true;",
          "ValueRange x",
          "p.print(\"[\"); p.printOperands(x); p.print(\"]\");");
    } else if (member.many() == Many.OPTIONAL) {
      method(
          name,
          "Parsed<OperandMark> x",
          "OperandMark m = p.operandMark(); if (p.parseOptionalKeyword(\"none\")) return true;"
              + " x.set(m); return p.parseOperand();",
          "@org.jspecify.annotations.Nullable Value x",
          "if (x == null) p.print(\"none\"); else p.printOperand(x);");
    } else {
      method(
          name,
          "Parsed<OperandMark> x",
          "x.set(p.operandMark()); return p.parseOperand();",
          "Value x",
          "p.printOperand(x);");
    }
    return "custom<" + name + ">($" + member.name() + ")";
  }

  private String customTyped(Member member) {
    String name = "C" + customs++;
    if (member.many() == Many.ANY) {
      method(
          name,
          "List<OperandMark> x, List<Type> t",
          "OperandMark from = p.operandMark();"
              + " if (!p.parseOperandList(dev.ods.text.Delimiter.SQUARE)) return false;"
              + " for (OperandMark m : from.rangeTo(p.operandMark())) {"
              + " x.add(m); Type type = p.parseColonType(); if (type == null) return false; t.add(type); }"
              + " return true;",
          "ValueRange x, List<Type> t",
          "p.print(\"[\"); p.printOperands(x); p.print(\"]\");"
              + " for (Type each : t) { p.print(\" : \"); p.printType(each); }");
    } else {
      method(
          name,
          "Parsed<OperandMark> x, Parsed<Type> t",
          "OperandMark m = p.operandMark(); if (p.parseOptionalKeyword(\"none\")) return true;"
              + " x.set(m); if (!p.parseOperand()) return false;"
              + " t.set(p.parseColonType()); return t.get() != null;",
          "@org.jspecify.annotations.Nullable Value x, @org.jspecify.annotations.Nullable Type t",
          "if (x == null) p.print(\"none\");"
              + " else { p.printOperand(x); p.print(\" : \"); p.printType(t); }");
    }
    return "custom<" + name + ">($" + member.name() + ", type($" + member.name() + "))";
  }

  private String customType(Member member) {
    String name = "C" + customs++;
    if (member.many() == Many.ANY) {
      method(
          name,
          "List<Type> t",
          "return p.parseCommaSeparatedList(dev.ods.text.Delimiter.SQUARE, () -> {"
              + " Type type = p.parseType(); if (type == null) return false; t.add(type);"
              + " return true; }, \"\");",
          "List<Type> t",
          "p.print(\"[\"); for (int i = 0; i < t.size(); i++) {"
              + " if (i > 0) p.print(\", \"); p.printType(t.get(i)); } p.print(\"]\");");
    } else {
      boolean optional = member.many() == Many.OPTIONAL;
      method(
          name,
          "Parsed<Type> t",
          (optional ? "if (p.parseOptionalKeyword(\"no_type\")) return true;" : "")
              + "t.set(p.parseType()); return t.get() != null;",
          optional ? "@org.jspecify.annotations.Nullable Type t" : "Type t",
          optional
              ? "if (t == null) p.print(\"no_type\"); else p.printType(t);"
              : "p.printType(t);");
    }
    return "custom<" + name + ">(type($" + member.name() + "))";
  }

  private void method(String name, String parsed, String parse, String printed, String print) {
    methods.append(
        "  static boolean parse%s(OpAsmParser p, %s) { %s }\n".formatted(name, parsed, parse));
    methods.append(
        "  static void print%s(OpAsmPrinter p, Operation op, %s) { %s }\n"
            .formatted(name, printed, print));
  }

  // --- Literals.

  private String keyword() {
    return (chance(10) ? "k_" : chance(10) ? "k." : chance(10) ? "k$" : "k") + keywords++;
  }

  private String joined() {
    List<String> parts = new ArrayList<>();
    String dictionary = chance(15) ? "attr-dict-with-keyword" : "attr-dict";
    boolean properties = of(Role.PROPERTY).stream().anyMatch(m -> !mentioned(m)) || chance(15);
    int at = chance(60) ? chunks.size() : random.nextInt(chunks.size() + 1);
    for (int i = 0; i <= chunks.size(); i++) {
      if (i == at) {
        if (properties && inEarnest) {
          parts.add("`" + keyword() + "`");
        }
        if (properties && (inEarnest || chance(80))) {
          parts.add("prop-dict");
        }
        if (inEarnest || chance(96)) {
          parts.add((inEarnest && i > 0 ? "`" + keyword() + "` " : "") + dictionary);
        }
      }
      if (i < chunks.size()) {
        parts.add(separator(i == 0) + chunks.get(i) + (!inEarnest && chance(5) ? " `,`" : ""));
      }
    }
    if (!inEarnest && chance(10) && !parts.isEmpty()) {
      parts.add(any(parts));
    }
    return String.join(" ", parts);
  }

  private boolean mentioned(Member member) {
    return chunks.stream().anyMatch(chunk -> chunk.matches("(?s).*\\$" + member.name() + "\\b.*"));
  }

  private String separator(boolean isFirst) {
    if (inEarnest) {
      return isFirst && chance(60)
          ? ""
          : "`" + keyword() + "` " + (chance(15) ? any(List.of("`->` ", "`=` ", "`<` ")) : "");
    }
    return switch (random.nextInt(8)) {
      case 0, 1 -> "";
      case 2 -> "`,` ";
      case 3 -> "`:` ";
      case 4 -> "` ` ";
      case 5 ->
          any(
              List.of(
                  "`` ",
                  "`\\\\n` ",
                  "`(` ",
                  "`)` ",
                  "`[` ",
                  "`]` ",
                  "`{` ",
                  "`}` ",
                  "`<` ",
                  "`>` ",
                  "`?` ",
                  "`*` ",
                  "`+` ",
                  "`-` ",
                  "`|` "));
      default -> "`" + keyword() + "` ";
    };
  }
}
