// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.format.OpElement.OiList;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.Member;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The rules for {@code oilist}: for the elements of its clauses, and for what may follow it. */
final class OiListRules {
  private OiListRules() {}

  /** Returns an element if it may be in a clause, as all that it reads may be absent. */
  static OpElement check(OpElement element) throws FormatException {
    element.accept(new Check());
    return element;
  }

  /**
   * Checks that no keyword after a list can be taken for one of its clauses, and that those in it
   * can be told apart.
   *
   * @param elements the elements of the format, with null in the position of each that is at fault
   */
  static void checkKeywords(List<@Nullable OpElement> elements, Mistakes mistakes) {
    Set<String> keywords = new HashSet<>();
    for (OpElement element : elements) {
      if (element instanceof OiList list) {
        warn(list, mistakes);
        for (OiList.Clause clause : list.clauses()) {
          if (keywords.contains(clause.keyword().spelling())) {
            report(clause.keyword(), "in two adjacent oilist elements.", mistakes);
          }
        }
        list.clauses().forEach(clause -> keywords.add(clause.keyword().spelling()));
      } else {
        if (element instanceof FormatElement.Literal literal
            && keywords.contains(literal.spelling())) {
          report(literal, "both in oilist element and the adjacent literal.", mistakes);
        }
        keywords.clear();
      }
    }
  }

  /** Warns of keywords in a list that are valid, as in MLIR, but hardly meant. */
  private static void warn(OiList list, Mistakes mistakes) {
    Set<String> keywords = new HashSet<>();
    for (OiList.Clause clause : list.clauses()) {
      FormatElement.Literal keyword = clause.keyword();
      if (!keywords.add(keyword.spelling())) {
        mistakes.warn(
            FormatProblem.FORMAT_OILIST_KEYWORD_TWICE, keyword.offset(), keyword.spelling());
      }
      FormatElement.Literal second = secondKeyword(clause);
      if (second != null) {
        mistakes.warn(
            FormatProblem.FORMAT_OILIST_BAR,
            second.offset(),
            second.spelling(),
            keyword.spelling());
      }
    }
  }

  /** A word between two members of a clause, either of which may be absent; null if none is. */
  static FormatElement.@Nullable Literal secondKeyword(OiList.Clause clause) {
    Set<Member> before = new HashSet<>();
    FormatElement.Literal word = null;
    for (OpElement element : clause.elements()) {
      if (element instanceof FormatElement.Literal literal) {
        boolean isWord = !before.isEmpty() && Literals.isWordLiteral(literal.spelling());
        word = isWord ? literal : word;
        continue;
      }
      List<Member> members = members(element).toList();
      if (word != null && !before.containsAll(members)) {
        return word;
      }
      before.addAll(members);
    }
    return null;
  }

  /** The members that an element always writes: an optional group says which may be left out. */
  static Stream<Member> members(FormatElement element) {
    if (element instanceof OpElement.Custom custom) {
      return custom.arguments().stream().flatMap(OiListRules::members);
    } else if (element instanceof OpElement.TypeOf type) {
      return members(type.argument());
    }
    return element instanceof OpVariable variable ? Stream.of(variable.member()) : Stream.empty();
  }

  /** The lists in a format with all that is in them, as a set of identities. */
  static Set<FormatElement> contents(List<@Nullable OpElement> format) {
    Set<FormatElement> contents = Collections.newSetFromMap(new IdentityHashMap<>());
    FormatElement.walk(format)
        .filter(OiList.class::isInstance)
        .forEach(list -> FormatElement.walk(List.of(list)).forEach(contents::add));
    return contents;
  }

  private static void report(FormatElement.Literal literal, String where, Mistakes mistakes) {
    mistakes.add(
        new FormatException(
            FormatProblem.FORMAT_OILIST_LITERAL, literal.offset(), literal.spelling(), where));
  }

  private static FormatException invalid(OpElement element, String what) {
    return new FormatException(FormatProblem.FORMAT_OILIST_ELEMENT, element.offset(), what);
  }

  private static @Nullable Void check(Arity arity, OpElement element, String what)
      throws FormatException {
    if (!arity.isVariableLength()) {
      throw invalid(
          element, "only variable length " + what + " can be used within an oilist parsing group");
    }
    return null;
  }

  private static final class Check extends ContentRules {
    @Override
    FormatException rejection(OpElement element) {
      return invalid(
          element, "only literals, types, and variables can be used within an oilist group");
    }

    @Override
    public @Nullable Void literal(FormatElement.Literal element) {
      return null;
    }

    @Override
    public @Nullable Void whitespace(FormatElement.Whitespace element) {
      return null;
    }

    @Override
    public @Nullable Void attribute(OpVariable.Attribute element) throws FormatException {
      if (!element.member().optional() && element.member().defaultValue() == null) {
        throw invalid(element, "only optional attributes can be used in an oilist parsing group");
      }
      return null;
    }

    @Override
    public @Nullable Void property(OpVariable.Property element) throws FormatException {
      if (!element.member().mayBeOmitted()) {
        throw invalid(
            element,
            "only default-valued or optional properties can be used in an oilist parsing group");
      }
      return null;
    }

    @Override
    public @Nullable Void operand(OpVariable.Operand element) throws FormatException {
      return check(element.member().arity(), element, "operands");
    }

    @Override
    public @Nullable Void result(OpVariable.Result element) throws FormatException {
      return check(element.member().arity(), element, "results");
    }

    @Override
    public @Nullable Void typeOf(OpElement.TypeOf element) throws FormatException {
      return element
          .argument()
          .accept((OpVisitors.OfElements<@Nullable Void, FormatException>) this);
    }

    @Override
    public @Nullable Void custom(OpElement.Custom element) throws FormatException {
      for (OpElement.CustomArgument argument : element.arguments()) {
        if (!(argument instanceof OpElement.Reference) && !(argument instanceof OpElement.Text)) {
          argument.accept((OpVisitors.OfElements<@Nullable Void, FormatException>) this);
        }
      }
      return null;
    }

    @Override
    public @Nullable Void functionalType(OpElement.FunctionalType element) throws FormatException {
      throw rejection(element);
    }

    @Override
    public @Nullable Void group(OpElement.OptionalGroup element) throws FormatException {
      for (OpElement part : element.branches()) {
        part.accept(this);
      }
      return null;
    }
  }
}
