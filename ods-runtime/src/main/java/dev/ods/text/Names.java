// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

/** Writes names, quoted where they are no identifiers. */
final class Names {
  private Names() {}

  /**
   * Whether a name can be written without quotes: a letter or _, then letters, digits, _ $ and .
   */
  static boolean isBareIdentifier(String name) {
    if (name.isEmpty() || (!isLetter(name.charAt(0)) && name.charAt(0) != '_')) {
      return false;
    }
    for (int i = 1; i < name.length(); i++) {
      char c = name.charAt(i);
      if (!isLetter(c) && (c < '0' || c > '9') && c != '_' && c != '$' && c != '.') {
        return false;
      }
    }
    return true;
  }

  static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  /** Writes a name bare, or quoted and escaped. */
  static void putKeywordOrString(String name, AsmBuffer out) {
    if (isBareIdentifier(name)) {
      out.put(name);
    } else {
      out.put('"').putEscaped(name).put('"');
    }
  }

  /** Writes a symbol's name with its @. */
  static void putSymbol(String name, AsmBuffer out) {
    if (name.isEmpty()) {
      out.put("@<<INVALID EMPTY SYMBOL>>");
      return;
    }
    out.put('@');
    putKeywordOrString(name, out);
  }
}
