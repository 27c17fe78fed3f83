// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.syntax;

import dev.ods.text.AsmParser;
import dev.ods.text.SourceLocation;
import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Reads a word that stands for one of some values (MLIR's attribute of an enum).
 *
 * @param type the type in MLIR, for messages
 * @param word the word for a value
 */
public record EnumSyntax<E extends Enum<E>>(String type, Class<E> kind, Function<E, String> word) {
  /** Reads a keyword or a string; null after a diagnostic has been reported. */
  public @Nullable E parse(AsmParser parser) {
    SourceLocation at = parser.location();
    String written = parser.parseKeywordOrString();
    if (written == null) {
      return null;
    }
    for (E value : kind.getEnumConstants()) {
      if (word.apply(value).equals(written)) {
        return value;
      }
    }
    String words =
        Arrays.stream(kind.getEnumConstants()).map(word).collect(Collectors.joining(", "));
    parser.error(at, "expected " + type + " to be one of: " + words);
    return null;
  }

  /**
   * Reads the value that is all of an attribute.
   *
   * @param definition the name of the attribute's definition in MLIR, for messages
   */
  public @Nullable E parse(AsmParser parser, String definition) {
    E value = parse(parser);
    if (value == null) {
      StructSyntax.unparsed(parser, definition, "value", type);
    }
    return value;
  }
}
