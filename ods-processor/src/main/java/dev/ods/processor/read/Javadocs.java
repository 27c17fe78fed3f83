// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import dev.ods.processor.model.Documentation;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;

/** Extracts the summary and the description from Javadoc. */
final class Javadocs {
  private static final Pattern BLOCK_TAG = Pattern.compile("(?m)^@[a-zA-Z]");
  private static final Pattern SENTENCE_END = Pattern.compile("\\.(?=\\s|$)|\\n\\s*\\n|\\n\\s*<p>");
  private static final Pattern CODE = Pattern.compile("\\{@(?:code|literal)\\s+([^{}]*)}");
  private static final Pattern LINK =
      Pattern.compile("\\{@link(?:plain)?\\s+(\\S+?)(?:\\s+([^}]*))?}");

  private Javadocs() {}

  /** The Javadoc of {@code element}; class files have none. */
  static Documentation of(Element element, Elements elements) {
    String comment = elements.getDocComment(element);
    if (comment == null || comment.isBlank()) {
      return Documentation.NONE;
    }
    String javadoc = unindent(comment);
    Matcher tag = BLOCK_TAG.matcher(javadoc);
    String body = plain(tag.find() ? javadoc.substring(0, tag.start()) : javadoc).strip();
    Matcher end = SENTENCE_END.matcher(body);
    if (!end.find()) {
      return new Documentation(oneLine(body), "", javadoc);
    }
    return new Documentation(
        oneLine(body.substring(0, end.start())), description(body.substring(end.end())), javadoc);
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
