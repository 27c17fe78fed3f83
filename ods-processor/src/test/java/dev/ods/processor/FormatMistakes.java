// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** The mistakes that the processor finds in a format. */
final class FormatMistakes {
  /** The message, and the format's line with the caret below. */
  private static final Pattern SHOWN =
      Pattern.compile("\\[ODS\\d+] (.*)\\n {4}(.*)\\n {4}( *)\\^\\n +see .*");

  private FormatMistakes() {}

  /** The mistakes of a format in one line: each as its offset, a colon and the message. */
  static List<String> of(String format, String members) {
    return of("", format, members);
  }

  /** The same of an op with more annotations. */
  static List<String> of(String annotations, String format, String members) {
    String literal = format.replace("\\", "\\\\").replace("\"", "\\\"");
    String op =
        "@Op(dialect = TfDialect.class, name = \"X\") %s @AssemblyFormat(\"%s\") interface X {%n%s}"
            .formatted(annotations, literal, members);
    List<String> mistakes = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> error : Snippets.compile(op).errors()) {
      mistakes.add(shown(error.getMessage(Locale.ROOT)));
    }
    return mistakes;
  }

  private static String shown(String message) {
    Matcher shown = SHOWN.matcher(message);
    return shown.matches() ? shown.group(3).length() + ": " + shown.group(1) : message;
  }
}
