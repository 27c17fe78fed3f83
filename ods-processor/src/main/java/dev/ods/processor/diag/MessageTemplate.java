// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A message of the catalogue.
 *
 * @param id the stable id: {@code ODS001}
 * @param text in which {@code {0}}, {@code {1}} and so on stand for arguments
 * @param severity whether a declaration with the problem is invalid
 */
public record MessageTemplate(String id, String text, Severity severity) {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\d)}");

  /** The message of an error. */
  static MessageTemplate error(String id, String text) {
    return new MessageTemplate(id, text, Severity.ERROR);
  }

  /** The text with the arguments. */
  String fill(Object... arguments) {
    return PLACEHOLDER
        .matcher(text)
        .replaceAll(placeholder -> argument(arguments, placeholder.group(1)));
  }

  private static String argument(Object[] arguments, String index) {
    return Matcher.quoteReplacement(String.valueOf(arguments[Integer.parseInt(index)]));
  }
}
