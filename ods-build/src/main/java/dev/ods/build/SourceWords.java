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
 * The identifiers in sources. The value of a constant is compiled into its users without a mention
 * of its class; but to use a class, a source has to say its name, or that of one that inherits it.
 */
final class SourceWords {
  private final Path root;
  private final Map<String, Set<String>> words = new HashMap<>();

  SourceWords(Path root) {
    this.root = root;
  }

  /** All words of the source, those in comments included. */
  Set<String> of(String source) throws IOException {
    Set<String> known = words.get(source);
    if (known == null) {
      Path file = root.resolve(source);
      // Of a deleted source there may still be classes.
      known = Files.exists(file) ? read(Files.readString(file, StandardCharsets.UTF_8)) : Set.of();
      words.put(source, known);
    }
    return known;
  }

  /** Whether the source says the simple name of the outermost class around one of these. */
  boolean mentions(String source, Set<String> topLevelNames) throws IOException {
    return !Collections.disjoint(of(source), topLevelNames);
  }

  /** The simple names of the outermost classes around these classes, by internal names. */
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
