// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.format.FormatToken.Kind;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OpSpec;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Hints for correcting an invalid format, to append to MLIR's message. */
final class FormatHints {
  private static final List<String> ATTR_DICTS = List.of("attr-dict", "attr-dict-with-keyword");

  private FormatHints() {}

  /**
   * For a token that begins no element.
   *
   * @param names what variables may refer to, each with the word for it
   * @param directives those that the format may have
   * @param literals whether a literal would be allowed at its position
   * @param inGroup whether it is in an optional group
   */
  static String noElement(
      FormatToken token,
      Map<String, String> names,
      Collection<String> directives,
      boolean literals,
      boolean inGroup) {
    if (token.is(Kind.CARET)) {
      return "; '^' stands directly behind the anchor of an optional group, as in ($value^)?";
    }
    if (token.is(Kind.END) && literals && inGroup) {
      return "; the optional group is not closed: end it with ')?'";
    }
    String text = token.spelling();
    String entity = names.get(text);
    if (entity != null) {
      String word = literals && isLiteral(text) ? ", or `" + text + "` for the word" : "";
      return "; write $" + text + " for the " + entity + word;
    }
    String directive = token.is(Kind.IDENTIFIER) ? Suggestions.didYouMean(text, directives) : "";
    return directive.isEmpty() && literals ? literal(text) : directive;
  }

  /** Whether a mistake is a misspelling of {@code attr-dict}. */
  static boolean suggestsAttrDict(FormatException mistake) {
    return mistake.id() == FormatProblem.FORMAT_ELEMENT
        && ATTR_DICTS.stream()
            .map(name -> Suggestions.didYouMean(name, List.of(name)))
            .anyMatch(hint -> hint.equals(mistake.arguments()[0]));
  }

  /** For text that begins with no token. */
  static String noToken(String text) {
    if (text.startsWith("'")) {
      int close = text.indexOf('\'', 1);
      String quoted = close < 0 ? "" : literal(text.substring(1, close));
      return quoted.isEmpty() ? "; literals are quoted with backquotes" : quoted;
    }
    return Stream.of("->", "...", text.substring(0, 1))
        .filter(text::startsWith)
        .findFirst()
        .map(FormatHints::literal)
        .orElse("");
  }

  /** For a variable that refers to no member. */
  static String noMember(String name, OpSpec op) {
    if (op.derived().stream().anyMatch(attribute -> attribute.name().equals(name))) {
      return "; a derived attribute is not in the text";
    }
    List<String> names = op.members().stream().map(Member::name).toList();
    String meant = Suggestions.didYouMean(name, names);
    return meant.isEmpty() && !names.isEmpty()
        ? "; it has '" + String.join("', '", names) + "'"
        : meant;
  }

  private static String literal(String text) {
    return isLiteral(text) ? "; literals are quoted with backquotes: write `" + text + "`" : "";
  }

  private static boolean isLiteral(String text) {
    return Literals.fault(text) == null;
  }
}
