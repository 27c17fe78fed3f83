// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A symbol as declarations refer to it: by its name, or as in MLIR's text, behind an {@code @}. */
public final class SymbolText {
  private static final Pattern REFERENCE =
      Pattern.compile(
          "\\s*@\\s*(?:(?<bare>[A-Za-z_][A-Za-z0-9_$.-]*|[0-9]+)"
              + "|\"(?<quoted>(?:[^\"\\\\\\n\\x0B\\f]|\\\\.)*)\")\\s*");

  private SymbolText() {}

  /** The name of the symbol; null if what follows the {@code @} is none, and of an empty text. */
  public static @Nullable String name(String text) {
    if (!text.stripLeading().startsWith("@")) {
      return text.isEmpty() ? null : text;
    }
    Matcher matcher = REFERENCE.matcher(text);
    if (!matcher.matches()) {
      return null;
    }
    String bare = matcher.group("bare");
    String name = bare == null ? QuotedText.decoded(matcher.group("quoted")) : bare;
    return name == null || name.isEmpty() ? null : name;
  }
}
