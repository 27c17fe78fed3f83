// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.syntax;

import dev.ods.text.AsmParser;
import dev.ods.text.SourceLocation;
import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Parses a keyword of an enum attribute.
 *
 * @param type the type in MLIR, for messages
 * @param word the keyword of a value
 */
public record EnumSyntax<E extends Enum<E>>(String type, Class<E> kind, Function<E, String> word) {
  /** Parses a keyword or a string; null after a diagnostic has been reported. */
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
   * Parses the value of an attribute without other parameters.
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
