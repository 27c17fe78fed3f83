// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.check;

import static java.util.stream.Collectors.joining;

import dev.ods.processor.diag.PassProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.Origin;
import dev.ods.processor.model.PassMember;
import dev.ods.processor.model.PassMember.Choice;
import dev.ods.processor.model.PassSpec;
import java.util.HashMap;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** Names that pipelines can give, of which no two are the same, and defaults that are values. */
public final class PassRules {
  private final Problems problems;
  private final Map<String, PassMember> byName = new HashMap<>();

  private PassRules(Problems problems) {
    this.problems = problems;
  }

  /** Reports all that is wrong with {@code pass}. */
  public static void check(PassSpec pass, Problems problems) {
    PassRules rules = new PassRules(problems);
    rules.checkName(pass.name(), pass.nameOrigin());
    pass.members().stream().filter(PassMember::isOption).forEach(rules::checkOption);
    for (PassMember member : pass.members()) {
      if (member.defaultText() != null) {
        rules.checkDefault(member, member.defaultText());
      }
    }
  }

  private void checkName(String name, Origin origin) {
    if (!PassSpec.isName(name)) {
      problems.report(PassProblem.PASS_NAME, origin, name);
    }
  }

  private void checkOption(PassMember option) {
    checkName(option.name(), option.origin());
    PassMember same = byName.putIfAbsent(option.name(), option);
    if (same != null) {
      problems.report(
          PassProblem.PASS_OPTION_TWICE,
          option.origin(),
          same.component(),
          option.component(),
          option.name());
    }
  }

  private void checkDefault(PassMember member, String text) {
    String expected =
        switch (member.kind()) {
          case FLAG -> text.equals("true") || text.equals("false") ? "" : "true or false";
          case INTEGER ->
              isWithin(text, Integer.MIN_VALUE, Integer.MAX_VALUE) ? "" : "an integer of 32 bits";
          case LONG ->
              isWithin(text, Long.MIN_VALUE, Long.MAX_VALUE) ? "" : "an integer of 64 bits";
          case UNSIGNED ->
              isWithin(text, 0, 0xffffffffL) ? "" : "an integer of 32 bits without a sign";
          case DOUBLE -> expectedNumber(text, Double::parseDouble, "number");
          case FLOAT -> expectedNumber(text, Float::parseFloat, "number of 32 bits");
          case CHOICE -> expectedChoice(member, text);
          case TEXT -> "";
          case INTEGERS ->
              areWithin(member, Integer.MIN_VALUE, Integer.MAX_VALUE)
                  ? ""
                  : "integers of 32 bits between commas";
          case LONGS ->
              areWithin(member, Long.MIN_VALUE, Long.MAX_VALUE)
                  ? ""
                  : "integers of 64 bits between commas";
          case DOUBLES -> expectedNumbers(member, Double::parseDouble, "number");
          case FLOATS -> expectedNumbers(member, Float::parseFloat, "number of 32 bits");
          case TEXTS ->
              text.matches("[^\\[\\]{}'\"]*")
                  ? ""
                  : "texts between commas, without brackets, braces and quotes";
          case PIPELINES, STATISTIC ->
              "no default: there are no pipelines, and what is counted is 0, if nothing is said";
        };
    if (!expected.isEmpty()) {
      problems.report(
          PassProblem.PASS_DEFAULT, member.defaultOrigin(), text, member.component(), expected);
    }
  }

  private static String expectedNumbers(
      PassMember member, ToDoubleFunction<String> parser, String number) {
    return member.defaultElements().stream()
        .map(element -> expectedNumber(element, parser, number))
        .filter(wrong -> !wrong.isEmpty())
        .findFirst()
        .map(wrong -> "numbers between commas, each " + wrong)
        .orElse("");
  }

  private static String expectedChoice(PassMember member, String text) {
    boolean known = member.choices().stream().anyMatch(choice -> choice.word().equals(text));
    return known ? "" : member.choices().stream().map(Choice::word).collect(joining(", "));
  }

  /**
   * What a number must be to be written as decimal ones are in both Java and pipelines, finite, and
   * zero only if it is written so; empty if it is.
   */
  private static String expectedNumber(
      String text, ToDoubleFunction<String> parser, String number) {
    if (!text.matches("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?")
        || !Double.isFinite(parser.applyAsDouble(text))) {
      return "a finite " + number + ", such as 0.5";
    }
    boolean isWrittenAsZero = text.matches("[^1-9eE]*([eE].*)?");
    return isWrittenAsZero || parser.applyAsDouble(text) != 0
        ? ""
        : "a " + number + " that is not too small to differ from 0";
  }

  private static boolean areWithin(PassMember member, long min, long max) {
    return member.defaultElements().stream().allMatch(element -> isWithin(element, min, max));
  }

  private static boolean isWithin(String text, long min, long max) {
    try {
      long value = Long.parseLong(text);
      return min <= value && value <= max;
    } catch (NumberFormatException e) {
      return false;
    }
  }
}
