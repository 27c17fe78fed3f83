// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc;

import java.util.List;

/** A part of a description. */
public sealed interface Block {
  /** A paragraph. */
  record Paragraph(List<Inline> parts) implements Block {
    public Paragraph {
      parts = List.copyOf(parts);
    }
  }

  /**
   * Lines of code.
   *
   * @param language the name of their language, such as {@code mlir}, or empty
   */
  record Listing(String language, String text) implements Block {}

  /** A list. */
  record Items(boolean numbered, List<List<Block>> items) implements Block {
    public Items {
      items = items.stream().map(List::copyOf).toList();
    }
  }

  /** A heading inside a description. */
  record Heading(List<Inline> parts) implements Block {
    public Heading {
      parts = List.copyOf(parts);
    }
  }

  /** A quotation. */
  record Quote(List<Block> blocks) implements Block {
    public Quote {
      blocks = List.copyOf(blocks);
    }
  }

  /** A table. */
  record Grid(Table table) implements Block {}
}
