// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc;

import dev.ods.processor.doc.Index.Location;
import java.util.List;
import java.util.function.Function;

/** Writes text as HTML. */
final class HtmlText {
  private final Index index;
  private final Function<Entry, String> id;

  /**
   * @param id the identifier of an entry's heading in the page
   */
  HtmlText(Index index, Function<Entry, String> id) {
    this.index = index;
    this.id = id;
  }

  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** A line of text. */
  String line(List<Inline> parts) {
    return line(parts, true);
  }

  /** A line of text without links. */
  String unlinked(List<Inline> parts) {
    return line(parts, false);
  }

  private String line(List<Inline> parts, boolean links) {
    StringBuilder text = new StringBuilder();
    for (Inline part : parts) {
      text.append(part(part, links));
    }
    return text.toString();
  }

  private String part(Inline part, boolean links) {
    if (part instanceof Inline.Text words) {
      return escape(words.value());
    } else if (part instanceof Inline.Code code) {
      String span = "<code>" + escape(code.value()) + "</code>";
      Location location = links ? index.find(code.value()) : null;
      return location == null ? span : link(location, span);
    } else if (part instanceof Inline.Emphasis emphasis) {
      return "<em>" + line(emphasis.parts(), links) + "</em>";
    } else if (part instanceof Inline.Strong strong) {
      return "<strong>" + line(strong.parts(), links) + "</strong>";
    } else if (part instanceof Inline.Marked marked) {
      String content = line(marked.parts(), links);
      return "<" + marked.element() + ">" + content + "</" + marked.element() + ">";
    } else if (part instanceof Inline.Anchor anchor) {
      return links ? "<a id=\"" + escape(anchor.id()) + "\"></a>" : "";
    } else if (part instanceof Inline.Reference reference) {
      Location location = index.find(reference.key());
      if (location == null) {
        return line(reference.label(), links);
      }
      String label = unlinked(location.entry().label(reference));
      return links ? link(location, label) : label;
    } else if (part instanceof Inline.Hyperlink hyperlink) {
      String label = unlinked(hyperlink.label());
      boolean opens = links && hyperlink.address().matches("(?i)(?:https?://|mailto:|[^:]*$).*");
      return opens ? "<a href=\"" + escape(hyperlink.address()) + "\">" + label + "</a>" : label;
    }
    return "<br>";
  }

  private String link(Location location, String label) {
    return "<a href=\"#" + escape(id.apply(location.entry())) + "\">" + label + "</a>";
  }

  /** Blocks, one after the other. */
  String blocks(List<Block> blocks) {
    StringBuilder text = new StringBuilder();
    for (Block block : blocks) {
      text.append(block(block)).append('\n');
    }
    return text.toString();
  }

  private String block(Block block) {
    if (block instanceof Block.Paragraph paragraph) {
      return "<p>" + line(paragraph.parts()) + "</p>";
    } else if (block instanceof Block.Listing listing) {
      return listing(listing.text());
    } else if (block instanceof Block.Items items) {
      return items(items);
    } else if (block instanceof Block.Heading heading) {
      return "<p><strong>" + line(heading.parts()) + "</strong></p>";
    } else if (block instanceof Block.Quote quote) {
      return "<blockquote>\n" + blocks(quote.blocks()) + "</blockquote>";
    } else if (block instanceof Block.Grid grid) {
      return table(grid.table());
    }
    throw new IllegalArgumentException("unknown block " + block);
  }

  static String listing(String code) {
    return "<pre><code>" + escape(code) + "</code></pre>";
  }

  private String items(Block.Items items) {
    String name = items.numbered() ? "ol" : "ul";
    StringBuilder text = new StringBuilder("<" + name + ">\n");
    for (List<Block> item : items.items()) {
      boolean isLine = item.size() == 1 && item.get(0) instanceof Block.Paragraph;
      text.append("<li>");
      text.append(isLine ? line(((Block.Paragraph) item.get(0)).parts()) : blocks(item));
      text.append("</li>\n");
    }
    return text + "</" + name + ">";
  }

  /** A table without its title. */
  String table(Table table) {
    StringBuilder text = new StringBuilder("<table>\n<thead>\n");
    row("th", table.columns(), text);
    text.append("</thead>\n<tbody>\n");
    table.rows().forEach(cells -> row("td", cells, text));
    return text + "</tbody>\n</table>";
  }

  private void row(String element, List<List<Inline>> cells, StringBuilder text) {
    text.append("<tr>");
    for (List<Inline> cell : cells) {
      text.append('<' + element + '>').append(line(cell)).append("</" + element + '>');
    }
    text.append("</tr>\n");
  }
}
