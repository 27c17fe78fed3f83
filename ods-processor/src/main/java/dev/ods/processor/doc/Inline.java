// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc;

import java.util.List;

/** A part of a line of text. */
public sealed interface Inline {
  /** Plain text, in which line breaks are blanks. */
  record Text(String value) implements Inline {}

  /** Code; one that is the name of an entry refers to it. */
  record Code(String value) implements Inline {}

  /** Emphasised text. */
  record Emphasis(List<Inline> parts) implements Inline {
    public Emphasis {
      parts = List.copyOf(parts);
    }
  }

  /** Important text. */
  record Strong(List<Inline> parts) implements Inline {
    public Strong {
      parts = List.copyOf(parts);
    }
  }

  /**
   * Text in an element that HTML and GitHub's Markdown both have, and that the text needs to mean
   * what it says: {@code sup}, {@code sub}, {@code del}.
   */
  record Marked(String element, List<Inline> parts) implements Inline {
    public Marked {
      parts = List.copyOf(parts);
    }

    /** What stands for the element in text without markup. */
    private String mark() {
      return switch (element) {
        case "sup" -> "^";
        case "sub" -> "_";
        case "q" -> "\"";
        default -> "";
      };
    }
  }

  /** The target of links {@code #id}. */
  record Anchor(String id) implements Inline {}

  /**
   * A reference to the entry with this key; if there is none, only the label remains.
   *
   * @param byName whether the name of the entry replaces the label
   */
  record Reference(String key, List<Inline> label, boolean byName) implements Inline {
    public Reference {
      label = List.copyOf(label);
    }
  }

  /** A link to an address. */
  record Hyperlink(String address, List<Inline> label) implements Inline {
    public Hyperlink {
      label = List.copyOf(label);
    }
  }

  /** A line break. */
  record Break() implements Inline {}

  /** A reference with a label of its own. */
  static Inline reference(String key, List<Inline> label) {
    return new Reference(key, label, false);
  }

  /** One piece of plain text. */
  static List<Inline> text(String value) {
    return value.isEmpty() ? List.of() : List.of(new Text(value));
  }

  /** One piece of code. */
  static List<Inline> code(String value) {
    return List.of(new Code(value));
  }

  /** The text without any markup. */
  static String plain(List<Inline> parts) {
    StringBuilder text = new StringBuilder();
    for (Inline part : parts) {
      if (part instanceof Text words) {
        text.append(words.value());
      } else if (part instanceof Code code) {
        text.append(code.value());
      } else if (part instanceof Emphasis emphasis) {
        text.append(plain(emphasis.parts()));
      } else if (part instanceof Strong strong) {
        text.append(plain(strong.parts()));
      } else if (part instanceof Marked marked) {
        String mark = marked.mark();
        text.append(mark).append(plain(marked.parts())).append(mark.equals("\"") ? mark : "");
      } else if (part instanceof Reference reference) {
        text.append(plain(reference.label()));
      } else if (part instanceof Hyperlink link) {
        text.append(plain(link.label()));
      } else if (part instanceof Break) {
        text.append(' ');
      }
    }
    return text.toString();
  }
}
