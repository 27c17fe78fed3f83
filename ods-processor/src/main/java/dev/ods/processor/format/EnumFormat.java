// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.diag.DeclarationProblem;
import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.diag.Problems;
import dev.ods.processor.model.FormatSpec;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The format of an attribute whose only parameter is a case of an enum: {@code $value} among
 * literals.
 *
 * @param before the literals before the value; an empty one suppresses a space, and one of a space
 *     prints it
 * @param after the literals after it
 */
public record EnumFormat(List<String> before, List<String> after) {
  /** MLIR's default. */
  private static final EnumFormat VALUE = new EnumFormat(List.of(), List.of());

  private static final String VARIABLE = "$value";

  public EnumFormat {
    before = List.copyOf(before);
    after = List.copyOf(after);
  }

  /** Parses a format, MLIR's default one if it is null; reports mistakes. */
  public static EnumFormat parse(@Nullable FormatSpec format, Problems problems) {
    if (format == null) {
      return VALUE;
    }
    List<String> before = new ArrayList<>();
    List<String> after = new ArrayList<>();
    String text = format.text();
    boolean seen = false;
    int at = 0;
    while (at < text.length()) {
      int close = text.charAt(at) == '`' ? text.indexOf('`', at + 1) : -1;
      if (Character.isWhitespace(text.charAt(at))) {
        at++;
      } else if (close > 0 && isLiteral(text.substring(at + 1, close), format, at, problems)) {
        (seen ? after : before).add(text.substring(at + 1, close));
        at = close + 1;
      } else if (close > 0) {
        return VALUE;
      } else if (!seen && text.startsWith(VARIABLE, at)) {
        seen = true;
        at += VARIABLE.length();
      } else {
        problems.report(DeclarationProblem.ENUM_FORMAT, format.origin().at(at));
        return VALUE;
      }
    }
    if (!seen) {
      problems.report(DeclarationProblem.ENUM_FORMAT, format.origin().at(text.length()));
    }
    return new EnumFormat(before, after);
  }

  private static boolean isLiteral(String text, FormatSpec format, int at, Problems problems) {
    String fault = text.isEmpty() || text.equals(" ") ? null : Literals.fault(text);
    if (fault != null) {
      problems.report(FormatProblem.FORMAT_LITERAL, format.origin().at(at), text, fault);
    }
    return fault == null;
  }
}
