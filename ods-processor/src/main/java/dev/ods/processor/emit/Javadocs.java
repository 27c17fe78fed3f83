// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ods.processor.model.Deprecation;
import dev.ods.processor.model.Documentation;

/** Comments of generated code. */
final class Javadocs {
  private Javadocs() {}

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
    for (String line : javadoc.strip().split("\n", -1)) {
      String stripped = line.strip();
      if (stripped.startsWith("@")) {
        break;
      }
      text.append(stripped).append('\n');
    }
    // The text may contain the end of a comment, as in a Markdown comment.
    return text.toString().strip().replace("*/", "*&#47;");
  }
}
