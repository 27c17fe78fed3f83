// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.diag;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The texts of problems, in which {@code {0}}, {@code {1}} and so on stand for arguments. */
final class MessageTemplate {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\d)}");

  private MessageTemplate() {}

  static String substitute(String template, Object... arguments) {
    return PLACEHOLDER
        .matcher(template)
        .replaceAll(placeholder -> argument(arguments, placeholder.group(1)));
  }

  private static String argument(Object[] arguments, String index) {
    return Matcher.quoteReplacement(String.valueOf(arguments[Integer.parseInt(index)]));
  }
}
