// SPDX-License-Identifier: Apache-2.0
package dev.ods.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The documentation has no broken links, and links lead to each of its pages. */
@Tag("sources")
final class DocumentationTest {
  private static final Path ROOT = Path.of(System.getProperty("ods.root", "..")).normalize();
  private static final Path ERRORS = ROOT.resolve("docs/errors");

  /** The pages by their paths. */
  private static Map<Path, MarkdownPage> pages() throws IOException {
    Map<Path, MarkdownPage> pages = new TreeMap<>();
    try (Stream<Path> top = Files.list(ROOT);
        Stream<Path> docs = Files.walk(ROOT.resolve("docs"));
        Stream<Path> template = Files.list(ROOT.resolve("template"))) {
      Stream.of(top, docs, template)
          .flatMap(files -> files)
          .filter(file -> file.toString().endsWith(".md"))
          .forEach(file -> pages.put(file.normalize(), read(file)));
    }
    assertFalse(pages.isEmpty(), "no pages under " + ROOT.toAbsolutePath());
    return pages;
  }

  private static MarkdownPage read(Path file) {
    try {
      return MarkdownPage.of(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path target(Path page, MarkdownPage.Link link) {
    return link.path().isEmpty() ? page : page.resolveSibling(link.path()).normalize();
  }

  @Test
  void everyLinkResolves() throws IOException {
    Map<Path, MarkdownPage> pages = pages();
    List<String> broken = new ArrayList<>();
    pages.forEach(
        (path, page) -> {
          for (MarkdownPage.Link link : page.links()) {
            Path target = target(path, link);
            MarkdownPage other = pages.get(target);
            boolean exists =
                link.anchor().isEmpty()
                    ? Files.exists(target)
                    : other != null && other.anchors().contains(link.anchor());
            if (!exists) {
              broken.add(path + ": " + link);
            }
          }
        });
    assertEquals(List.of(), broken);
  }

  @Test
  void linksLeadToEachPage() throws IOException {
    Map<Path, MarkdownPage> pages = pages();
    Set<Path> unreached = new TreeSet<>(pages.keySet());
    Deque<Path> left = new ArrayDeque<>(List.of(ROOT.resolve("README.md").normalize()));
    while (!left.isEmpty()) {
      Path path = left.remove();
      MarkdownPage page = pages.get(path);
      if (page != null && unreached.remove(path)) {
        page.links().forEach(link -> left.add(target(path, link)));
      }
    }
    // The folder of the project to copy is what README.md refers to.
    unreached.remove(ROOT.resolve("template/README.md").normalize());
    assertEquals(Set.of(), unreached, "pages to which no links lead from README.md");
  }

  @Test
  void everyErrorIsInTheIndex() throws IOException {
    String index = Files.readString(ERRORS.resolve("README.md"));
    List<String> missing = new ArrayList<>();
    for (Path page : pages().keySet()) {
      String name = page.getFileName().toString();
      if (name.startsWith("ODS") && !index.contains("(" + name + ")")) {
        missing.add(name);
      }
    }
    assertEquals(List.of(), missing, "pages that docs/errors/README.md does not list");
  }
}
