// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc.read;

import dev.ods.processor.doc.Inline;
import java.util.ArrayList;
import java.util.List;

/** Whitespace as HTML treats it. */
final class Whitespace {
  private Whitespace() {}

  /** Joins texts, replaces whitespace by single blanks and removes it from the ends of a line. */
  static List<Inline> collapse(List<Inline> line) {
    List<Inline> parts = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (Inline part : line) {
      if (part instanceof Inline.Text words) {
        text.append(words.value());
      } else {
        addText(text, parts);
        parts.add(part instanceof Inline.Code code ? new Inline.Code(oneLine(code.value())) : part);
      }
    }
    addText(text, parts);
    return strip(parts);
  }

  private static void addText(StringBuilder text, List<Inline> parts) {
    if (!text.isEmpty()) {
      parts.add(new Inline.Text(text.toString().replaceAll("\\s+", " ")));
      text.setLength(0);
    }
  }

  private static List<Inline> strip(List<Inline> parts) {
    List<Inline> stripped = new ArrayList<>(parts);
    int last = stripped.size() - 1;
    if (last >= 0 && stripped.get(last) instanceof Inline.Text text) {
      stripped.set(last, new Inline.Text(text.value().stripTrailing()));
    }
    if (last >= 0 && stripped.get(0) instanceof Inline.Text text) {
      stripped.set(0, new Inline.Text(text.value().stripLeading()));
    }
    stripped.removeIf(part -> part.equals(new Inline.Text("")));
    return stripped;
  }

  private static String oneLine(String code) {
    return code.strip().replaceAll("\\s+", " ");
  }

  /** Lines of code without the blank ones around them and without common indentation. */
  static String listing(String text) {
    return text.replaceAll("\\A(?:[ \\t]*\\n)+", "").stripTrailing().stripIndent();
  }
}
