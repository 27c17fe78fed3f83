// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc.read;

import dev.ods.processor.doc.Block;
import dev.ods.processor.doc.Inline;
import dev.ods.processor.doc.Table;
import java.util.ArrayList;
import java.util.List;

/** Converts HTML to blocks. Elements without a counterpart leave what they enclose. */
final class ProseBuilder {
  /** The language of listings that name none: nearly all are texts in it. */
  private static final String MLIR = "mlir";

  private static final String LANGUAGE = "language-";

  private final List<Block> blocks = new ArrayList<>();
  private final List<Inline> line = new ArrayList<>();

  private ProseBuilder() {}

  static List<Block> blocks(List<Node> nodes) {
    ProseBuilder builder = new ProseBuilder();
    builder.add(nodes);
    builder.endLine();
    return builder.blocks;
  }

  /** The text as one line: of blocks what they contain, separated by breaks. */
  static List<Inline> line(List<Node> nodes) {
    return line(blocks(nodes), List.of(new Inline.Break()));
  }

  private static List<Inline> line(List<Block> blocks, List<Inline> separator) {
    List<Inline> line = new ArrayList<>();
    for (Block block : blocks) {
      if (!line.isEmpty()) {
        line.addAll(separator);
      }
      if (block instanceof Block.Paragraph paragraph) {
        line.addAll(paragraph.parts());
      } else if (block instanceof Block.Heading heading) {
        line.add(new Inline.Strong(heading.parts()));
      } else if (block instanceof Block.Listing listing) {
        line.addAll(code(listing.text()));
      } else if (block instanceof Block.Items items) {
        List<Inline> comma = List.of(new Inline.Text("; "));
        line.addAll(line(items.items().stream().flatMap(List::stream).toList(), comma));
      } else if (block instanceof Block.Quote quote) {
        line.addAll(line(quote.blocks(), separator));
      }
    }
    return line;
  }

  /** Lines of code, which a line of text has breaks between. */
  private static List<Inline> code(String listing) {
    List<Inline> lines = new ArrayList<>();
    for (String line : listing.strip().split("\\s*\n\\s*", -1)) {
      if (!lines.isEmpty()) {
        lines.add(new Inline.Break());
      }
      lines.add(new Inline.Code(line));
    }
    return lines;
  }

  private void add(List<Node> nodes) {
    for (Node node : nodes) {
      if (node instanceof Node.Leaf leaf) {
        line.add(leaf.inline());
      } else if (node instanceof Node.Code code) {
        endLine();
        blocks.add(new Block.Listing(code.language(), code.text()));
      } else if (node instanceof Node.Element element) {
        if (element.isBlock()) {
          endLine();
          addBlock(element);
        } else {
          addAnchor(element.attribute("id"));
          addInline(element);
        }
      }
    }
  }

  private void addAnchor(String id) {
    if (!id.isEmpty()) {
      line.add(new Inline.Anchor(id));
    }
  }

  /** What an element contains, after what links to it refer to. */
  static List<Node> contents(Node.Element element) {
    List<Node> contents = new ArrayList<>(element.children());
    if (!element.attribute("id").isEmpty()) {
      contents.add(0, new Node.Leaf(new Inline.Anchor(element.attribute("id"))));
    }
    return contents;
  }

  private void endLine() {
    List<Inline> parts = Whitespace.collapse(line);
    line.clear();
    if (!parts.isEmpty()) {
      blocks.add(new Block.Paragraph(parts));
    }
  }

  private void addBlock(Node.Element element) {
    if (element.isContainer()) {
      // What links refer to is a line before it.
      addAnchor(element.attribute("id"));
      endLine();
    }
    switch (element.name()) {
      case "pre" -> blocks.add(listing(element));
      case "ul", "ol" -> addItems(element);
      case "dl" -> addDefinitions(element);
      case "table" -> addTable(element);
      case "blockquote" -> blocks.add(new Block.Quote(blocks(element.children())));
      case "h1", "h2", "h3", "h4", "h5", "h6" ->
          blocks.add(new Block.Heading(line(contents(element))));
      default -> {
        add(contents(element));
        endLine();
      }
    }
  }

  private void addInline(Node.Element element) {
    List<Node> children = element.children();
    switch (element.name()) {
      case "code", "tt", "kbd", "samp" -> line.add(new Inline.Code(raw(children)));
      case "b", "strong" -> line.add(new Inline.Strong(line(children)));
      case "i", "em", "var", "cite", "dfn" -> line.add(new Inline.Emphasis(line(children)));
      case "br" -> line.add(new Inline.Break());
      case "sup", "sub", "del", "ins", "s", "q", "mark" ->
          line.add(new Inline.Marked(element.name(), line(children)));
      case "img" -> addImage(element.attribute("src"), element.attribute("alt"));
      case "a" -> {
        addAnchor(element.attribute("name"));
        String address = element.attribute("href");
        if (address.isEmpty()) {
          add(children);
        } else {
          line.add(new Inline.Hyperlink(address, line(children)));
        }
      }
      default -> add(children);
    }
  }

  /** The text instead of an image, which is elsewhere: of a file beside the sources only that. */
  private void addImage(String address, String text) {
    if (address.matches("(?i)https?://.*")) {
      line.add(new Inline.Hyperlink(address, Inline.text(text.isEmpty() ? address : text)));
    } else {
      line.addAll(Inline.text(text));
    }
  }

  private static Block listing(Node.Element pre) {
    String language = language(pre);
    for (Node child : pre.children()) {
      if (language.isEmpty() && child instanceof Node.Element code) {
        language = language(code);
      }
    }
    return new Block.Listing(
        language.isEmpty() ? MLIR : language, Whitespace.listing(raw(pre.children())));
  }

  /** The language in the class of an element: {@code <pre class="language-java">}. */
  private static String language(Node.Element element) {
    for (String name : element.attribute("class").split(" ", -1)) {
      if (name.startsWith(LANGUAGE)) {
        return name.substring(LANGUAGE.length());
      }
    }
    return "";
  }

  private static String raw(List<Node> nodes) {
    StringBuilder text = new StringBuilder();
    for (Node node : nodes) {
      if (node instanceof Node.Leaf leaf) {
        text.append(Inline.plain(List.of(leaf.inline())));
      } else if (node instanceof Node.Element element) {
        text.append(element.is("br") ? "\n" : raw(element));
      } else if (node instanceof Node.Code code) {
        text.append(code.text());
      }
    }
    return text.toString();
  }

  private static String raw(Node.Element element) {
    Inline content = new Inline.Text(raw(element.children()));
    return Inline.plain(List.of(new Inline.Marked(element.name(), List.of(content))));
  }

  private void addItems(Node.Element list) {
    List<List<Block>> items = new ArrayList<>();
    for (Node child : list.children()) {
      if (child instanceof Node.Element item && item.is("li")) {
        items.add(blocks(contents(item)));
      }
    }
    blocks.add(new Block.Items(list.is("ol"), items));
  }

  /** A list of definitions becomes a list of terms, each followed by its definition. */
  private void addDefinitions(Node.Element list) {
    List<List<Block>> items = new ArrayList<>();
    for (Node child : list.children()) {
      if (child instanceof Node.Element part && part.is("dt")) {
        List<Block> term = new ArrayList<>();
        term.add(new Block.Paragraph(List.of(new Inline.Strong(line(contents(part))))));
        items.add(term);
      } else if (child instanceof Node.Element part && part.is("dd") && !items.isEmpty()) {
        items.get(items.size() - 1).addAll(blocks(contents(part)));
      }
    }
    blocks.add(new Block.Items(false, items));
  }

  private void addTable(Node.Element table) {
    List<List<List<Inline>>> rows = TableRows.of(table);
    if (!rows.isEmpty()) {
      blocks.add(
          new Block.Grid(new Table("", rows.get(0), List.copyOf(rows.subList(1, rows.size())))));
    }
  }
}
