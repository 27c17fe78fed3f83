// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.model.Deprecation;
import dev.ods.processor.model.Documentation;

/** Comments of generated code. */
final class Javadocs {
  private static final int WIDTH = 95;

  private Javadocs() {}

  /** A reference to a declaration from a class in its package. */
  static String link(ClassName declaration) {
    return "{@link " + String.join(".", declaration.simpleNames()) + "}";
  }

  /** The author's comment, or {@code otherwise} if there is none; then a paragraph. */
  static CodeBlock carry(Documentation documentation, String otherwise, String paragraph) {
    String text = documentation.isEmpty() ? otherwise : body(documentation.javadoc());
    CodeBlock.Builder code = CodeBlock.builder().add("$L\n", text);
    if (!paragraph.isEmpty()) {
      code.add("\n<p>$L\n", paragraph);
    }
    Deprecation deprecation = documentation.deprecation();
    if (deprecation != null && !deprecation.advice().isEmpty()) {
      code.add("\n@deprecated $L\n", deprecation.advice().replace("*/", "*&#47;"));
    }
    return code.build();
  }

  /** A generated text in lines that fit into the comment of a nested class. */
  static String wrapped(String text) {
    StringBuilder lines = new StringBuilder();
    int length = 0;
    // The words of a tag, such as {@code this}, stay together.
    for (String word : text.split("(?<!@code|@link) ", -1)) {
      if (length > 0 && length + word.length() >= WIDTH) {
        lines.append('\n');
        length = 0;
      } else if (length > 0) {
        lines.append(' ');
        length++;
      }
      lines.append(word);
      length += word.length();
    }
    return lines.toString();
  }

  /** The description of a parameter as a sentence. */
  static String sentence(String description) {
    String text = description.replace("*/", "*&#47;");
    return Character.toUpperCase(text.charAt(0))
        + text.substring(1)
        + (text.endsWith(".") ? "" : ".");
  }

  /** The comment without block tags, which refer to the author's declaration. */
  private static String body(String javadoc) {
    StringBuilder text = new StringBuilder();
    for (String line : Documentation.body(javadoc.strip()).split("\n", -1)) {
      text.append(line.strip()).append('\n');
    }
    // The text may contain the end of a comment, as in a Markdown comment.
    return text.toString().strip().replace("*/", "*&#47;");
  }
}
