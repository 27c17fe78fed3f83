// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import com.google.common.base.Splitter;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.AttributeStorage.Kind;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.QuotedText;
import dev.ods.processor.model.SymbolText;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads literals as values of Java types. */
final class LiteralValues {
  private static final int HEXADECIMAL = 16;

  private LiteralValues() {}

  /**
   * The value of an attribute that is stored in some way; null if the literals are none.
   *
   * @param unsigned whether an integer may be one of the unsigned numbers of its width, too
   */
  static @Nullable DefaultValue value(
      AttributeStorage storage, PatternNode node, boolean unsigned) {
    return node instanceof PatternNode.Elements list
        ? elements(storage, list.elements())
        : scalar(storage, (PatternNode.Literal) node, unsigned);
  }

  /** A number of some kind, or null if the token is none. */
  static @Nullable DefaultValue number(Kind kind, PatternToken token) {
    return kind.isFloat() ? real(kind.width(), token) : integer(kind.width(), false, token);
  }

  /** A number of an integer type or of the index type, or null if the token is none. */
  static @Nullable DefaultValue integer(BuiltinScalar type, PatternToken token) {
    int width = type.width() == 0 ? Long.SIZE : type.width();
    BigInteger value = integerOf(width, type.isUnsigned(), token);
    if (value == null || (type.isUnsigned() && value.signum() < 0)) {
      return null;
    }
    return width > Long.SIZE ? new DefaultValue.Wide(value) : narrowed(value, width);
  }

  /** A number of a floating-point type, or null if the token is none. */
  static @Nullable DefaultValue real(BuiltinScalar type, PatternToken token) {
    DefaultValue.Real value = real(Double.SIZE, token);
    return value == null || Math.abs(value.value()) >= type.overflow() ? null : value;
  }

  /**
   * A value in the Java type of an attribute.
   *
   * @param unsigned whether an integer may be one of the unsigned numbers of its width, too
   */
  private static @Nullable DefaultValue scalar(
      AttributeStorage storage, PatternNode.Literal literal, boolean unsigned) {
    Kind kind = storage.kind();
    PatternToken token = literal.token();
    if (literal.type() != null
        && !literal.type().text().equals(kind.name().toLowerCase(Locale.ROOT))) {
      return null;
    }
    if (kind.isInteger()) {
      return integer(kind.width(), unsigned, token);
    } else if (kind.isFloat()) {
      return real(kind.width(), token);
    }
    return switch (kind) {
      case BOOL -> bool(token);
      case UNIT -> token.text().equals("unit") ? new DefaultValue.Bool(true) : null;
      case STRING, SYMBOL_NAME -> text(token, content(token));
      case FLAT_SYMBOL_REF -> text(token, SymbolText.name(content(token)));
      case ENUM -> enumCase(storage.enumSpec(), token);
      default -> null;
    };
  }

  private static @Nullable DefaultValue text(PatternToken token, @Nullable String text) {
    return text == null || !token.is(PatternToken.Kind.STRING) ? null : new DefaultValue.Text(text);
  }

  private static @Nullable DefaultValue elements(
      AttributeStorage storage, List<PatternNode.Literal> literals) {
    if (storage.kind() != Kind.ARRAY && !storage.kind().isDenseArray()) {
      return null;
    }
    List<DefaultValue> values = new ArrayList<>();
    for (PatternNode.Literal literal : literals) {
      DefaultValue value =
          storage.kind() == Kind.ARRAY
              ? scalar(Objects.requireNonNull(storage.element()), literal, false)
              : denseElement(storage.kind(), literal);
      if (value == null) {
        return null;
      }
      values.add(value);
    }
    return new DefaultValue.Elements(values);
  }

  private static @Nullable DefaultValue denseElement(Kind kind, PatternNode.Literal literal) {
    String type = kind.name().substring("DENSE_".length()).toLowerCase(Locale.ROOT);
    if (literal.type() != null && !literal.type().text().equals(type)) {
      return null;
    }
    PatternToken token = literal.token();
    return switch (kind) {
      case DENSE_BOOL -> bool(token);
      case DENSE_F32, DENSE_F64 -> real(kind.width(), token);
      default -> integer(kind.width(), false, token);
    };
  }

  static @Nullable DefaultValue bool(PatternToken token) {
    return List.of("true", "false").contains(token.text())
        ? new DefaultValue.Bool(token.text().equals("true"))
        : null;
  }

  private static DefaultValue.@Nullable Real real(int width, PatternToken token) {
    if (!token.is(PatternToken.Kind.NUMBER) || isHexadecimal(token.text())) {
      return null;
    }
    DefaultValue.Real value = DefaultValue.Real.of(width, Double.parseDouble(token.text()));
    return Double.isInfinite(value.value()) ? null : value;
  }

  private static boolean isHexadecimal(String number) {
    return number.toLowerCase(Locale.ROOT).contains("0x");
  }

  static boolean isReal(String number) {
    return !isHexadecimal(number) && number.matches(".*[.eE].*");
  }

  private static @Nullable DefaultValue integer(int width, boolean unsigned, PatternToken token) {
    BigInteger value = integerOf(width, unsigned, token);
    return value == null ? null : narrowed(value, width);
  }

  private static DefaultValue narrowed(BigInteger value, int width) {
    int unused = Long.SIZE - width;
    return new DefaultValue.Int(value.longValue() << unused >> unused);
  }

  /** The number that a token says, or null if it has more bits. */
  private static @Nullable BigInteger integerOf(int width, boolean unsigned, PatternToken token) {
    if (!token.is(PatternToken.Kind.NUMBER) || isReal(token.text())) {
      return null;
    }
    BigInteger value = number(token.text());
    // Hexadecimal digits are bits, as in MLIR's text.
    boolean takesAllBits =
        value.signum() >= 0 && (unsigned || width == 1 || isHexadecimal(token.text()));
    return value.bitLength() > (takesAllBits ? width : width - 1) ? null : value;
  }

  private static BigInteger number(String text) {
    if (!isHexadecimal(text)) {
      return new BigInteger(text);
    }
    int digitsBegin = text.toLowerCase(Locale.ROOT).indexOf('x') + 1;
    BigInteger digits = new BigInteger(text.substring(digitsBegin), HEXADECIMAL);
    return text.startsWith("-") ? digits.negate() : digits;
  }

  /** What a string or a word says. */
  static String content(PatternToken token) {
    String text = token.text();
    if (!token.is(PatternToken.Kind.STRING)) {
      return text;
    }
    String inner = text.substring(1, text.length() - 1);
    return text.startsWith("'") ? inner : Objects.requireNonNull(QuotedText.decoded(inner));
  }

  private static @Nullable DefaultValue enumCase(@Nullable EnumSpec spec, PatternToken token) {
    if (spec == null) {
      return null;
    }
    String text = content(token);
    if (spec.bits() != null) {
      return enumCases(spec, spec.bits(), text);
    }
    EnumSpec.Case enumCase = caseOf(spec, text);
    return enumCase == null ? null : new DefaultValue.EnumCase(enumCase);
  }

  /** A set of cases, as formats write it or as TableGen does: {@code 'read|write'}. */
  private static @Nullable DefaultValue enumCases(EnumSpec spec, EnumSpec.Bits bits, String text) {
    if (text.equals(bits.none())) {
      return new DefaultValue.EnumCases(text, List.of());
    }
    String own = bits.separator().strip();
    String separator = own.isEmpty() || !text.contains(own) ? "|" : own;
    List<EnumSpec.Case> cases = new ArrayList<>();
    for (String symbol : Splitter.on(separator).trimResults().split(text)) {
      List<EnumSpec.Case> some = casesOf(spec, bits, symbol);
      if (some.isEmpty()) {
        return null;
      }
      some.stream().filter(one -> !cases.contains(one)).forEach(cases::add);
    }
    return new DefaultValue.EnumCases(text, cases);
  }

  private static List<EnumSpec.Case> casesOf(EnumSpec spec, EnumSpec.Bits bits, String symbol) {
    for (EnumSpec.Group group : bits.groups()) {
      if (group.symbol().equals(symbol)) {
        return spec.cases().stream()
            .filter(one -> group.constants().contains(one.constant()))
            .toList();
      }
    }
    EnumSpec.Case one = caseOf(spec, symbol);
    return one == null ? List.of() : List.of(one);
  }

  private static EnumSpec.@Nullable Case caseOf(EnumSpec spec, String text) {
    for (EnumSpec.Case enumCase : spec.cases()) {
      if (enumCase.symbol().equals(text) || enumCase.constant().equals(text)) {
        return enumCase;
      }
    }
    return null;
  }
}
