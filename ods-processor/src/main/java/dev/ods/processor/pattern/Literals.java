// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.model.Argument;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.AttributeStorage.Kind;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.OpSpec;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads literals as values of attributes. */
final class Literals {
  private Literals() {}

  /** The value of an attribute that a literal stands for, or null if it is none. */
  static @Nullable DefaultValue value(Argument argument, PatternToken token) {
    if (!(argument instanceof AttributeSpec attribute)) {
      return null;
    }
    AttributeStorage storage = attribute.storage();
    Kind kind = storage.kind();
    if (kind.isInteger()) {
      return integer(kind.width(), token);
    } else if (kind.isFloat()) {
      return token.is(PatternToken.Kind.NUMBER) && !isHexadecimal(token.text())
          ? DefaultValue.Real.of(kind.width(), Double.parseDouble(token.text()))
          : null;
    }
    return switch (kind) {
      case BOOL ->
          List.of("true", "false").contains(token.text())
              ? new DefaultValue.Bool(token.text().equals("true"))
              : null;
      case UNIT -> token.text().equals("unit") ? new DefaultValue.Bool(true) : null;
      case STRING, SYMBOL_NAME, FLAT_SYMBOL_REF ->
          token.is(PatternToken.Kind.STRING) ? new DefaultValue.Text(content(token)) : null;
      case ENUM -> enumCase(storage.enumSpec(), token);
      default -> null;
    };
  }

  /** What is wrong with a literal. */
  static String mistake(OpSpec op, Argument argument, PatternToken token) {
    return argument instanceof AttributeSpec
        ? "'%s' is not a value of attribute '%s' of '%s'"
            .formatted(token.text(), argument.name(), op.name())
        : "'%s' of '%s' is %s, which cannot be the literal '%s'"
            .formatted(argument.accessor(), op.name(), Symbol.described(argument), token.text());
  }

  private static boolean isHexadecimal(String number) {
    return number.toLowerCase(Locale.ROOT).contains("0x");
  }

  private static @Nullable DefaultValue integer(int width, PatternToken token) {
    if (!token.is(PatternToken.Kind.NUMBER)) {
      return null;
    }
    String number = token.text();
    try {
      long value = isHexadecimal(number) ? Long.decode(number) : Long.parseLong(number);
      int unused = Long.SIZE - width;
      return value << unused >> unused == value ? new DefaultValue.Int(value) : null;
    } catch (NumberFormatException tooLargeOrReal) {
      return null;
    }
  }

  private static String content(PatternToken token) {
    String text = token.text();
    String inner = text.substring(1, text.length() - 1);
    return text.startsWith("'") ? inner : inner.replaceAll("\\\\(.)", "$1");
  }

  private static @Nullable DefaultValue enumCase(@Nullable EnumSpec spec, PatternToken token) {
    if (spec == null || spec.isBits()) {
      return null;
    }
    String text = token.is(PatternToken.Kind.STRING) ? content(token) : token.text();
    for (EnumSpec.Case enumCase : spec.cases()) {
      if (enumCase.symbol().equals(text) || enumCase.constant().equals(text)) {
        return new DefaultValue.EnumCase(enumCase);
      }
    }
    return null;
  }
}
