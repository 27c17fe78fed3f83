// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.doc.read;

import java.util.Map;

/** The characters that entities of HTML stand for. */
final class Entities {
  private static final Map<String, String> NAMED =
      Map.ofEntries(
          Map.entry("lt", "<"),
          Map.entry("gt", ">"),
          Map.entry("amp", "&"),
          Map.entry("quot", "\""),
          Map.entry("apos", "'"),
          Map.entry("nbsp", "\u00a0"),
          Map.entry("ndash", "\u2013"),
          Map.entry("mdash", "\u2014"),
          Map.entry("hellip", "\u2026"),
          Map.entry("times", "\u00d7"),
          Map.entry("middot", "\u00b7"),
          Map.entry("minus", "\u2212"),
          Map.entry("le", "\u2264"),
          Map.entry("ge", "\u2265"),
          Map.entry("ne", "\u2260"),
          Map.entry("larr", "\u2190"),
          Map.entry("rarr", "\u2192"),
          Map.entry("infin", "\u221e"));

  private Entities() {}

  /** The text of an entity without {@code &} and {@code ;}; one that is unknown is kept. */
  static String text(String name) {
    if (name.startsWith("#")) {
      boolean hex = name.startsWith("#x") || name.startsWith("#X");
      try {
        int code = Integer.parseInt(name.substring(hex ? 2 : 1), hex ? 16 : 10);
        return Character.isValidCodePoint(code) ? Character.toString(code) : "&" + name + ";";
      } catch (NumberFormatException invalid) {
        return "&" + name + ";";
      }
    }
    return NAMED.getOrDefault(name, "&" + name + ";");
  }
}
