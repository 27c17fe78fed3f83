// SPDX-License-Identifier: Apache-2.0
package dev.ods.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The identifiers in sources. Class files do not reference the classes of constants that were
 * inlined into them; but sources must name every class that they use, or a subclass.
 */
final class SourceWords {
  private final Path root;
  private final Map<String, Set<String>> words = new HashMap<>();

  SourceWords(Path root) {
    this.root = root;
  }

  /** All words of the source, including those in comments. */
  Set<String> of(String source) throws IOException {
    Set<String> known = words.get(source);
    if (known == null) {
      Path file = root.resolve(source);
      // Classes of a deleted source may still exist. The compiler reports what is not UTF-8.
      known =
          Files.exists(file)
              ? read(new String(Files.readAllBytes(file), StandardCharsets.UTF_8))
              : Set.of();
      words.put(source, known);
    }
    return known;
  }

  /** Whether the source contains one of these simple names of top-level classes. */
  boolean mentions(String source, Set<String> topLevelNames) throws IOException {
    return !Collections.disjoint(of(source), topLevelNames);
  }

  /** The simple names of the top-level classes that enclose these classes. */
  static Set<String> topLevelNames(Collection<String> classes) {
    return classes.stream().map(SourceWords::topLevelName).collect(Collectors.toSet());
  }

  private static String topLevelName(String name) {
    String simple = name.substring(name.lastIndexOf('/') + 1);
    int nested = simple.indexOf('$');
    return nested < 0 ? simple : simple.substring(0, nested);
  }

  private static Set<String> read(String text) {
    Set<String> words = new HashSet<>();
    int start = -1;
    for (int i = 0; i <= text.length(); i++) {
      boolean inside = i < text.length() && Character.isJavaIdentifierPart(text.charAt(i));
      if (inside && start < 0) {
        start = i;
      } else if (!inside && start >= 0) {
        words.add(text.substring(start, i));
        start = -1;
      }
    }
    return words;
  }
}
