// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a page in Markdown refers to, and what in it may be referred to.
 *
 * @param links the links to files and to parts of pages, without those to URLs
 * @param anchors those of its headings, as GitHub names them
 */
record MarkdownPage(List<Link> links, Set<String> anchors) {
  private static final Pattern LINK = Pattern.compile("]\\(([^)#:\\s]*)(?:#([^)\\s]*))?\\)");
  private static final Pattern CODE = Pattern.compile("(`+)(?:(?!`).)+?\\1(?!`)");
  private static final Pattern HEADING = Pattern.compile("#{1,6} +(.*?)(?: +#+)?");

  /**
   * A link.
   *
   * @param path the path of the file, relative to that of the page; empty for the page itself
   * @param anchor the part of that file; empty for the whole
   */
  record Link(String path, String anchor) {}

  static MarkdownPage of(String text) {
    List<Link> links = new ArrayList<>();
    Set<String> anchors = new HashSet<>();
    Map<String, Integer> repeated = new HashMap<>();
    boolean fenced = false;
    for (String line : text.lines().toList()) {
      if (line.stripLeading().startsWith("```")) {
        fenced = !fenced;
      } else if (!fenced) {
        Matcher heading = HEADING.matcher(line);
        if (heading.matches()) {
          anchors.add(anchor(heading.group(1), repeated));
        }
        Matcher found = LINK.matcher(CODE.matcher(line).replaceAll(""));
        while (found.find()) {
          links.add(new Link(found.group(1), found.group(2) == null ? "" : found.group(2)));
        }
      }
    }
    return new MarkdownPage(List.copyOf(links), Set.copyOf(anchors));
  }

  private static String anchor(String heading, Map<String, Integer> repeated) {
    String anchor =
        heading
            .replaceAll("]\\([^)]*\\)", "")
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^\\p{L}\\p{N}_ -]", "")
            .replace(' ', '-');
    int before = repeated.merge(anchor, 1, Integer::sum) - 1;
    return before == 0 ? anchor : anchor + "-" + before;
  }
}
