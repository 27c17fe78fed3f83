// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc;

import dev.ods.processor.doc.Index.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes text as Markdown, in GitHub's dialect of it. */
final class MarkdownText {
  /** What would be markup; an underscore is, unless it is inside a word. */
  private static final Pattern SPECIAL =
      Pattern.compile("[\\\\`*\\[\\]<>|~$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|&(?=#?\\w+;)");

  /** What would be markup at the beginning of a line. */
  private static final Pattern LEADING = Pattern.compile("^(?:([-+=#]+)|(\\d+)([.)]))(?=\\s|$)");

  private static final Pattern BACKTICKS = Pattern.compile("`+");

  private final Index index;
  private final Function<Location, String> address;

  /**
   * @param address where an entry is
   */
  MarkdownText(Index index, Function<Location, String> address) {
    this.index = index;
    this.address = address;
  }

  /** A line of text. */
  String line(List<Inline> parts) {
    StringBuilder text = new StringBuilder();
    for (Inline part : parts) {
      text.append(part(part, true));
    }
    return text.toString();
  }

  /** A line of text in which nothing refers to an entry: headings are not links. */
  String unlinked(List<Inline> parts) {
    StringBuilder text = new StringBuilder();
    for (Inline part : parts) {
      text.append(part(part, false));
    }
    return text.toString();
  }

  private String part(Inline part, boolean links) {
    if (part instanceof Inline.Text words) {
      return escape(words.value());
    } else if (part instanceof Inline.Code code) {
      Location location = links ? index.find(code.value()) : null;
      String span = span(code.value());
      return location == null ? span : "[" + span + "](" + address.apply(location) + ")";
    } else if (part instanceof Inline.Emphasis emphasis) {
      return "*" + parts(emphasis.parts(), links) + "*";
    } else if (part instanceof Inline.Strong strong) {
      return "**" + parts(strong.parts(), links) + "**";
    } else if (part instanceof Inline.Marked marked) {
      String content = parts(marked.parts(), links);
      return "<" + marked.element() + ">" + content + "</" + marked.element() + ">";
    } else if (part instanceof Inline.Anchor anchor) {
      return links ? "<a id=\"" + HtmlText.escape(anchor.id()) + "\"></a>" : "";
    } else if (part instanceof Inline.Reference reference) {
      return reference(reference, links);
    } else if (part instanceof Inline.Hyperlink link) {
      return links
          ? "["
              + unlinked(link.label())
              + "](<"
              + link.address().replace("<", "%3C").replace(">", "%3E")
              + ">)"
          : unlinked(link.label());
    }
    return "<br>";
  }

  private String reference(Inline.Reference reference, boolean links) {
    Location location = index.find(reference.key());
    if (location == null) {
      return parts(reference.label(), links);
    }
    String label = unlinked(location.entry().label(reference));
    return links ? "[" + label + "](" + address.apply(location) + ")" : label;
  }

  private String parts(List<Inline> parts, boolean links) {
    return links ? line(parts) : unlinked(parts);
  }

  /** A code span, which has more backticks around it than inside. */
  static String span(String code) {
    if (code.isEmpty()) {
      return "";
    }
    int most =
        BACKTICKS.matcher(code).results().mapToInt(run -> run.group().length()).max().orElse(0);
    String fence = "`".repeat(most + 1);
    boolean padded = code.startsWith("`") || code.endsWith("`");
    return fence + (padded ? " " + code + " " : code) + fence;
  }

  /** Text that means itself. */
  static String escape(String text) {
    return SPECIAL
        .matcher(text)
        .replaceAll(match -> Matcher.quoteReplacement(escaped(match.group())));
  }

  private static String escaped(String special) {
    return switch (special) {
      case "<" -> "&lt;";
      case ">" -> "&gt;";
      case "&" -> "&amp;";
      default -> "\\" + special;
    };
  }

  /** Blocks, separated by empty lines. */
  String blocks(List<Block> blocks) {
    List<String> texts = new ArrayList<>();
    for (Block block : blocks) {
      texts.add(block(block));
    }
    return String.join("\n\n", texts);
  }

  private String block(Block block) {
    if (block instanceof Block.Paragraph paragraph) {
      return paragraph(line(paragraph.parts()));
    } else if (block instanceof Block.Listing listing) {
      return fenced(listing.language(), listing.text());
    } else if (block instanceof Block.Items items) {
      return items(items);
    } else if (block instanceof Block.Heading heading) {
      return "**" + line(heading.parts()) + "**";
    } else if (block instanceof Block.Quote quote) {
      return blocks(quote.blocks()).replaceAll("(?m)^", "> ").replaceAll("(?m) +$", "");
    } else if (block instanceof Block.Grid grid) {
      return table(grid.table());
    }
    throw new IllegalArgumentException("unknown block " + block);
  }

  private static String paragraph(String line) {
    Matcher leading = LEADING.matcher(line);
    return leading.find()
        ? leading.group(1) != null
            ? "\\" + line
            : leading.group(2) + "\\" + line.substring(leading.end(2))
        : line;
  }

  /** A code block, whose fence is longer than any inside. */
  static String fenced(String language, String code) {
    int most =
        BACKTICKS.matcher(code).results().mapToInt(run -> run.group().length()).max().orElse(0);
    String fence = "`".repeat(Math.max(3, most + 1));
    return fence + language + "\n" + code + "\n" + fence;
  }

  private String items(Block.Items items) {
    StringBuilder text = new StringBuilder();
    int number = 1;
    for (List<Block> item : items.items()) {
      String mark = items.numbered() ? number++ + ". " : "- ";
      String body = blocks(item).replaceAll("(?m)^(?=.)", " ".repeat(mark.length()));
      text.append(text.isEmpty() ? "" : "\n").append(mark).append(body.stripLeading());
    }
    return text.toString();
  }

  /** A table without its title. */
  String table(Table table) {
    StringBuilder text = new StringBuilder();
    row(table.columns(), text);
    text.append('\n').append("| --- ".repeat(table.columns().size())).append('|');
    for (List<List<Inline>> cells : table.rows()) {
      text.append('\n');
      row(cells, text);
    }
    return text.toString();
  }

  private void row(List<List<Inline>> cells, StringBuilder text) {
    for (List<Inline> cell : cells) {
      String content = cell(line(cell));
      text.append(content.isEmpty() ? "| " : "| " + content + " ");
    }
    text.append('|');
  }

  /** A cell ends at a bar, even in a code span. */
  private static String cell(String line) {
    return line.replace("\n", " ").replaceAll("(?<!\\\\)\\|", "\\\\|");
  }
}
