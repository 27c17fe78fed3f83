// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc.read;

import dev.ods.processor.doc.Inline;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A part of a comment as a tree: in Javadoc, the tags of HTML are siblings of what they enclose.
 */
sealed interface Node {
  /** Text or an inline tag. */
  record Leaf(Inline inline) implements Node {}

  /** Lines of code from a tag. */
  record Code(String language, String text) implements Node {}

  /** An element of HTML, by its name in lower case. */
  record Element(String name, Map<String, String> attributes, List<Node> children) implements Node {
    private static final Set<String> BLOCKS =
        Set.of(
            ("p div section blockquote pre hr h1 h2 h3 h4 h5 h6"
                    + " ul ol li dl dt dd table tr th td")
                .split(" ", -1));

    private static final Set<String> CONTAINERS =
        Set.of("pre", "ul", "ol", "dl", "table", "blockquote");

    Element(String name, Map<String, String> attributes) {
      this(name, attributes, new ArrayList<>());
    }

    boolean is(String other) {
      return name.equals(other);
    }

    /** Whether it begins on a line of its own, and ends a paragraph. */
    boolean isBlock() {
      return BLOCKS.contains(name);
    }

    /** Whether it becomes a block, rather than lines of its own. */
    boolean isContainer() {
      return CONTAINERS.contains(name);
    }

    /** The value of an attribute, or empty. */
    String attribute(String attribute) {
      return attributes.getOrDefault(attribute, "");
    }
  }
}
