// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.model.DefaultValue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What an author wrote as a constant, as a literal of Java. */
final class JavaLiterals {
  /**
   * The characters that do not survive in a generated file: JavaPoet ends a line at separators of
   * lines and paragraphs, and half of a surrogate pair has no bytes.
   */
  private static final Pattern ESCAPED = Pattern.compile("[\u2028\u2029\\p{Cs}]");

  private JavaLiterals() {}

  /** The value of an annotation's element. */
  static CodeBlock of(Object value) {
    if (value instanceof String text) {
      return string(text);
    } else if (value instanceof Long number) {
      return CodeBlock.of("$LL", number);
    } else if (value instanceof Float number) {
      return real(DefaultValue.Real.of(Float.SIZE, number));
    } else if (value instanceof Double number) {
      return real(DefaultValue.Real.of(Double.SIZE, number));
    } else if (value instanceof Byte || value instanceof Short) {
      return CodeBlock.of("($T) $L", TypeName.get(value.getClass()).unbox(), value);
    } else if (value instanceof Character character) {
      return CodeBlock.of("(char) $L", (int) character);
    }
    return CodeBlock.of("$L", value);
  }

  /** Any text: {@code $S} is for names and for texts that the processor itself composes. */
  static CodeBlock string(String text) {
    Matcher escaped = ESCAPED.matcher(text);
    if (!escaped.find()) {
      return CodeBlock.of("$S", text);
    }
    StringBuilder literal = new StringBuilder("\"");
    int from = 0;
    do {
      literal.append(unquoted(text.substring(from, escaped.start())));
      literal.append(String.format("\\u%04x", (int) text.charAt(escaped.start())));
      from = escaped.end();
    } while (escaped.find());
    return CodeBlock.of("$L", literal.append(unquoted(text.substring(from))).append('"'));
  }

  private static String unquoted(String text) {
    String quoted = CodeBlock.of("$S", text).toString();
    return quoted.substring(1, quoted.length() - 1);
  }

  /** A number, also one that has no literal. */
  static CodeBlock real(DefaultValue.Real number) {
    boolean single = number.width() == Float.SIZE;
    if (Double.isNaN(number.value())) {
      return single
          ? CodeBlock.of("$T.intBitsToFloat($L)", Float.class, (int) number.bits())
          : CodeBlock.of("$T.longBitsToDouble($LL)", Double.class, number.bits());
    }
    if (Double.isInfinite(number.value())) {
      String name = number.value() > 0 ? "POSITIVE_INFINITY" : "NEGATIVE_INFINITY";
      return CodeBlock.of("$T.$L", single ? Float.class : Double.class, name);
    }
    return CodeBlock.of(single ? "$Lf" : "$L", number);
  }
}
