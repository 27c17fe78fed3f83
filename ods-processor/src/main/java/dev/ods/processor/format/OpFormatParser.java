// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.FormatSpec;
import dev.ods.processor.model.OpSpec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses the assembly format of an op. */
public final class OpFormatParser {
  private OpFormatParser() {}

  /**
   * Parses the format of {@code op} and checks it against the op.
   *
   * @return null if there are mistakes; all of them are reported
   */
  public static @Nullable OpFormat parse(OpSpec op, FormatSpec format, Problems problems) {
    String text = format.text();
    Mistakes mistakes = new Mistakes();
    Bindings bindings = new Bindings(op, text);
    List<@Nullable OpElement> elements =
        FormatParser.parse(text, new OpVocabulary(op, bindings, format), mistakes);
    OpFormat result = OpFormatRules.check(op, text, elements, bindings, mistakes);
    mistakes.reportTo(problems, format.origin());
    return result;
  }
}
