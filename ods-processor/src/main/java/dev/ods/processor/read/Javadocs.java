// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import dev.ods.processor.model.Deprecation;
import dev.ods.processor.model.Documentation;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** Reads the documentation of elements: summary and description from Javadoc, and deprecation. */
final class Javadocs {
  private static final Pattern DEPRECATED_TAG =
      Pattern.compile("(?ms)^@deprecated\\s(.*?)(?=^@[a-zA-Z]|\\z)");
  private static final Pattern SENTENCE_END = Pattern.compile("\\.(?=\\s|$)|\\n\\s*\\n|\\n\\s*<p>");
  private static final Pattern CODE = Pattern.compile("\\{@(?:code|literal)\\s+([^{}]*)}");
  private static final Pattern LINK =
      Pattern.compile("\\{@link(?:plain)?\\s+(\\S+?)(?:\\s+([^}]*))?}");

  private Javadocs() {}

  /** The documentation of {@code element}; class files have no Javadoc. */
  static Documentation of(Element element, Elements elements) {
    String comment = elements.getDocComment(element);
    String javadoc = comment == null ? "" : unindent(comment);
    Deprecation deprecation = deprecation(element, javadoc);
    if (javadoc.isEmpty()) {
      return deprecation == null ? Documentation.NONE : new Documentation("", "", "", deprecation);
    }
    String body = plain(Documentation.body(javadoc)).strip();
    Matcher end = SENTENCE_END.matcher(body);
    if (!end.find()) {
      return new Documentation(oneLine(body), "", javadoc, deprecation);
    }
    return new Documentation(
        oneLine(body.substring(0, end.start())),
        description(body.substring(end.end())),
        javadoc,
        deprecation);
  }

  /** What a comment says about a parameter or a component, or "". */
  static String parameter(String javadoc, String name) {
    Matcher tag =
        Pattern.compile("(?ms)^@param\\s+" + Pattern.quote(name) + "\\s+(.*?)(?=^@|\\z)")
            .matcher(javadoc);
    return tag.find() ? tag.group(1).strip() : "";
  }

  private static @Nullable Deprecation deprecation(Element element, String javadoc) {
    Deprecated annotation = element.getAnnotation(Deprecated.class);
    if (annotation == null) {
      return null;
    }
    Matcher tag = DEPRECATED_TAG.matcher(javadoc);
    return new Deprecation(
        annotation.since(), annotation.forRemoval(), tag.find() ? oneLine(tag.group(1)) : "");
  }

  private static String unindent(String comment) {
    StringBuilder text = new StringBuilder();
    comment
        .lines()
        .forEach(line -> text.append(line.startsWith(" ") ? line.substring(1) : line).append('\n'));
    return text.toString().strip();
  }

  /** MLIR's documentation is Markdown: inline tags become code spans. */
  private static String plain(String javadoc) {
    String text = CODE.matcher(javadoc).replaceAll("`$1`");
    return LINK.matcher(text).replaceAll(link -> "`" + label(link.group(1), link.group(2)) + "`");
  }

  private static String label(String target, String label) {
    String text = label == null || label.isBlank() ? target.replace('#', '.') : label;
    return Matcher.quoteReplacement(text.startsWith(".") ? text.substring(1) : text);
  }

  private static String description(String rest) {
    return rest.replaceAll("\\s*<p>\\s*", "\n\n").strip();
  }

  private static String oneLine(String text) {
    return text.strip().replaceAll("\\s+", " ");
  }
}
