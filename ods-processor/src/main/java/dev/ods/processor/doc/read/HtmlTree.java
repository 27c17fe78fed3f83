// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc.read;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Nests the elements of HTML as a browser does, also those whose end tags may be omitted. */
final class HtmlTree {
  private static final Set<String> VOID = Set.of("br", "hr", "img", "wbr");

  /** What ends each of these, within the element that may contain both. */
  private static final Map<String, Set<String>> SIBLINGS =
      Map.of(
          "li", Set.of("li"),
          "dt", Set.of("dt", "dd"),
          "dd", Set.of("dt", "dd"),
          "tr", Set.of("tr"),
          "td", Set.of("td", "th"),
          "th", Set.of("td", "th"));

  private static final Set<String> CONTAINERS = Set.of("ul", "ol", "dl", "table");

  private final Node.Element root = new Node.Element("", Map.of());
  private final Deque<Node.Element> open = new ArrayDeque<>(List.of(root));

  void add(Node node) {
    open.element().children().add(node);
  }

  void start(String name, Map<String, String> attributes) {
    Node.Element element = new Node.Element(name, attributes);
    if (element.isBlock() && open.element().is("p")) {
      open.pop();
    }
    endSibling(SIBLINGS.getOrDefault(name, Set.of()));
    add(element);
    if (!VOID.contains(name)) {
      open.push(element);
    }
  }

  /** Ends an element of the innermost list or table, and all inside it. */
  private void endSibling(Set<String> names) {
    Node.Element found = null;
    for (Node.Element element : open) {
      if (CONTAINERS.contains(element.name())) {
        break;
      }
      if (names.contains(element.name())) {
        found = element;
      }
    }
    if (found != null) {
      close(found);
    }
  }

  /** Ends an element; without a start it is ignored. */
  void end(String name) {
    for (Node.Element element : open) {
      if (element.is(name)) {
        close(element);
        return;
      }
    }
  }

  private void close(Node.Element element) {
    while (open.element() != element) {
      open.pop();
    }
    open.pop();
  }

  List<Node> nodes() {
    return root.children();
  }
}
