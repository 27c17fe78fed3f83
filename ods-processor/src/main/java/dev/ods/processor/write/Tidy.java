// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.write;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lays out generated source as people do where JavaPoet has no say. */
final class Tidy {
  private static final int COLUMNS = 100;

  private static final Pattern SHORT_COMMENT =
      Pattern.compile("^( *)/\\*\\*\\n *\\* ([^\\n]*)\\n *\\*/$", Pattern.MULTILINE);

  private static final Pattern FIELDS_APART =
      Pattern.compile(
          "(private static final int \\w+ = \\d+;\\n)\\n(?= *private static final int)");

  private static final Pattern EMPTY_BODY = Pattern.compile("\\{\\n *\\}");

  /** The head of a class that does not fit a line. */
  private static final Pattern LONG_HEADER =
      Pattern.compile(
          "^(?=.{" + (COLUMNS + 1) + ",}$)(( *)[^*/\\n]*class \\w+ extends \\w+) (implements .*)$",
          Pattern.MULTILINE);

  private Tidy() {}

  /** The same source with comments of one line on one line, and numbers of slots together. */
  static String source(String source) {
    Matcher comment = SHORT_COMMENT.matcher(source);
    String text =
        comment.replaceAll(
            found -> {
              String line = found.group(1) + "/** " + found.group(2) + " */";
              return Matcher.quoteReplacement(line.length() <= COLUMNS ? line : found.group());
            });
    text = FIELDS_APART.matcher(text).replaceAll("$1");
    text = EMPTY_BODY.matcher(text).replaceAll("{}");
    return LONG_HEADER.matcher(text).replaceAll("$1\n    $2$3");
  }
}
