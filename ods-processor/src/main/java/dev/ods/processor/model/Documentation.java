// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import org.jspecify.annotations.Nullable;

/**
 * What a declaration tells its users: its Javadoc, of which MLIR's {@code summary} is the first
 * sentence and {@code description} the rest, and whether it is deprecated.
 *
 * @param summary the first sentence without its full stop, on one line, or empty
 * @param description what follows the first sentence up to the block tags, or empty
 * @param javadoc the whole comment without delimiters, for copying, or empty
 * @param deprecation present if the declaration is annotated with {@link Deprecated}
 */
public record Documentation(
    String summary, String description, String javadoc, @Nullable Deprecation deprecation) {
  /** Nothing at all. */
  public static final Documentation NONE = new Documentation("", "", "", null);

  /** The part of a comment before the first block tag; a line in a tag in braces begins none. */
  public static String body(String javadoc) {
    int depth = 0;
    int start = 0;
    while (start < javadoc.length()) {
      int end = javadoc.indexOf('\n', start) + 1;
      String line = javadoc.substring(start, end == 0 ? javadoc.length() : end);
      if (depth == 0 && line.strip().matches("@[a-zA-Z](?s:.*)")) {
        return javadoc.substring(0, start);
      }
      depth = depthAfter(line, depth);
      start += line.length();
    }
    return javadoc;
  }

  /** The number of braces that are open after a line, from that of an inline tag on. */
  private static int depthAfter(String line, int before) {
    int depth = before;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '{' && (depth > 0 || line.startsWith("{@", i))) {
        depth++;
      } else if (c == '}' && depth > 0) {
        depth--;
      }
    }
    return depth;
  }

  /** Whether there is no Javadoc. */
  public boolean isEmpty() {
    return javadoc.isEmpty();
  }
}
