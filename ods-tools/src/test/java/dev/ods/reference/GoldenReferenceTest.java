// SPDX-License-Identifier: Apache-2.0
package dev.ods.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ods.testing.GoldenFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code docs/dialects} is what {@code ods-doc} writes, and all links in it resolve. */
@Tag("shared")
class GoldenReferenceTest {
  private static final String UPDATE =
      "mvn test -pl ods-tools -am -Dtest=GoldenReferenceTest"
          + " -Dsurefire.failIfNoSpecifiedTests=false";

  @TempDir static Path work;
  private static Map<String, String> pages;

  @BeforeAll
  static void write() throws IOException {
    pages = ProjectPages.write(work);
  }

  @Test
  void theCommittedPagesAreCurrent() throws IOException {
    GoldenFiles.compare(ProjectPages.ROOT.resolve("docs/dialects"), ".md", pages, UPDATE);
  }

  @Test
  void linksOfMarkdownResolve() {
    Map<String, Map<String, String>> anchors = new HashMap<>();
    pages.forEach((name, text) -> anchors.put(name, anchors(text)));
    List<String> broken = new ArrayList<>();
    Pattern link = Pattern.compile("]\\(([\\w.]*)(?:#([^)]*))?\\)");
    pages.forEach(
        (name, text) -> {
          Matcher links = link.matcher(text.replaceAll("(?ms)^```.*?^```", ""));
          while (links.find()) {
            String file = links.group(1).isEmpty() ? name : links.group(1);
            Map<String, String> known = anchors.getOrDefault(file, Map.of());
            if (known.isEmpty() || (links.group(2) != null && !known.containsKey(links.group(2)))) {
              broken.add(name + ": " + links.group());
            }
          }
        });
    assertEquals(List.of(), broken);
  }

  /** Headings may have a title in common. */
  @Test
  void contentsLinkToTheHeadingsThatTheyName() {
    List<String> wrong = new ArrayList<>();
    Pattern entry = Pattern.compile("(?m)^ *- \\[(.*?)]\\(#([^)]*)\\)");
    pages.forEach(
        (name, text) -> {
          Map<String, String> headings = anchors(text);
          Matcher entries = entry.matcher(text);
          while (entries.find()) {
            String heading = headings.getOrDefault(entries.group(2), "");
            if (!(heading + " (").startsWith(entries.group(1) + " (")) {
              wrong.add(name + ": " + entries.group());
            }
          }
        });
    assertEquals(List.of(), wrong);
  }

  /** The headings, by the anchors that GitHub gives them. */
  private static Map<String, String> anchors(String text) {
    Map<String, Integer> counts = new TreeMap<>();
    Map<String, String> anchors = new HashMap<>();
    Matcher headings = Pattern.compile("(?m)^#+ (.*)$").matcher(text);
    while (headings.find()) {
      String heading = headings.group(1).replaceAll("\\\\(.)", "$1").toLowerCase(Locale.ROOT);
      String anchor = heading.replaceAll("[^a-z0-9_ -]", "").replace(' ', '-');
      int before = counts.merge(anchor, 1, Integer::sum) - 1;
      anchors.put(before == 0 ? anchor : anchor + "-" + before, headings.group(1));
    }
    return anchors;
  }

  @Test
  void linksOfHtmlResolve() throws IOException {
    String html = Files.readString(work.resolve("index.html"));
    Set<String> ids = all(html, "\\sid=\"([^\"]*)\"");
    Set<String> broken = all(html, "href=\"#([^\"]*)\"");
    assertTrue(broken.size() > 500, () -> broken.size() + " links");
    broken.removeAll(ids);
    assertEquals(Set.of(), broken);
  }

  private static Set<String> all(String text, String pattern) {
    Set<String> found = new HashSet<>();
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }
}
