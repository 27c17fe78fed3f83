// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.DefParameter;
import dev.ods.processor.model.DefSpec;
import dev.ods.processor.model.FormatSpec;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses the assembly format of a type or an attribute. */
public final class DefFormatParser {
  private DefFormatParser() {}

  /**
   * Parses the format of {@code def} and checks it against its parameters.
   *
   * @return null if there are mistakes; all of them are reported, but of a broken definition only
   *     parameters without a text, as invalid ones would cause spurious mistakes
   */
  public static @Nullable DefFormat parse(DefSpec def, FormatSpec format, Problems problems) {
    Mistakes mistakes = new Mistakes();
    DefVocabulary vocabulary = new DefVocabulary(def, format);
    List<@Nullable DefElement> parsed = FormatParser.parse(format.text(), vocabulary, mistakes);
    List<DefElement> elements = new ArrayList<>();
    for (DefElement element : parsed) {
      if (element != null) {
        elements.add(element);
      }
    }
    vocabulary.reportTextless(problems);
    if (def.broken()) {
      return null;
    }
    boolean isComplete = elements.size() == parsed.size() && mistakes.isEmpty();
    if (isComplete) {
      try {
        requireAll(def, vocabulary, format.text().length(), mistakes);
        requireNoComma(elements);
        UnreadValues.check(elements, mistakes);
        OpenLists.check(elements, mistakes);
        AmbiguousGroups.check(elements, mistakes);
        UnreadAbsences.check(elements, mistakes);
      } catch (FormatException mistake) {
        mistakes.add(mistake);
      }
    }
    boolean valid = isComplete && mistakes.isEmpty();
    mistakes.reportTo(problems, format.origin());
    return valid ? new DefFormat(elements) : null;
  }

  private static void requireAll(DefSpec def, DefVocabulary vocabulary, int end, Mistakes mistakes)
      throws FormatException {
    for (DefParameter parameter : def.parameters()) {
      Integer seen = vocabulary.offset(parameter);
      if (parameter.isSelfType() && seen != null) {
        throw new FormatException(
            FormatProblem.DEF_FORMAT_MISPLACED,
            seen,
            "unexpected self type parameter in assembly format");
      }
      if (seen != null || parameter.isSelfType()) {
        continue;
      }
      if (parameter.isOptional()) {
        mistakes.warn(FormatProblem.DEF_FORMAT_LOST, end, parameter.name());
      } else {
        throw new FormatException(FormatProblem.DEF_FORMAT_MISSING, end, parameter.name());
      }
    }
  }

  private static void requireNoComma(List<DefElement> elements) throws FormatException {
    for (int i = 0; i + 1 < elements.size(); i++) {
      if (elements.get(i) instanceof DefElement.Struct struct
          && struct.parameters().stream().anyMatch(DefParameter::isOptional)
          && elements.get(i + 1) instanceof DefElement.Text text
          && text.spelling().equals(",")) {
        throw new FormatException(
            FormatProblem.DEF_FORMAT_STRUCT,
            text.offset(),
            "`struct` directive with optional parameters cannot be followed by a comma literal");
      }
    }
  }
}
