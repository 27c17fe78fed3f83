// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import com.google.common.base.Splitter;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.model.Argument;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.AttributeStorage.Kind;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.DefaultValue;
import dev.ods.processor.model.EnumSpec;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.PropertySpec;
import dev.ods.processor.model.PropertyTypeSpec;
import dev.ods.processor.model.RuntimeNames;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads literals as values of attributes and properties. */
final class Literals {
  private static final int HEXADECIMAL = 16;

  private static final ClassName BOOL = RuntimeNames.builtin("BoolAttr");
  private static final ClassName INTEGER = RuntimeNames.builtin("IntegerAttr");

  /** The constraints on attributes of one type that a literal can be of. */
  private static final Map<ClassName, Kind> NUMBERS =
      Map.of(
          constraint("I1Attr"), Kind.BOOL,
          constraint("I8Attr"), Kind.I8,
          constraint("I16Attr"), Kind.I16,
          constraint("I32Attr"), Kind.I32,
          constraint("I64Attr"), Kind.I64,
          constraint("F32Attr"), Kind.F32,
          constraint("F64Attr"), Kind.F64);

  private Literals() {}

  private static ClassName constraint(String name) {
    return ClassName.get(RuntimeNames.CONSTRAINT, name);
  }

  /** The value of an attribute or a property that a literal stands for, or null if it is none. */
  static @Nullable TypedValue value(Argument argument, PatternNode node) {
    AttributeStorage storage = Arguments.storage(argument);
    if (storage == null) {
      return null;
    }
    if (storage.kind() == Kind.CLASS || storage.kind() == Kind.INTERFACE) {
      return ofClass(argument, storage, node);
    }
    if (isUnit(argument) && isSet(node)) {
      return new TypedValue(storage(Kind.UNIT), new DefaultValue.Bool(true));
    }
    DefaultValue value =
        node instanceof PatternNode.Elements list
            ? elements(storage, list.elements())
            : scalar(storage, (PatternNode.Literal) node, isUnsigned(argument));
    return value == null ? null : new TypedValue(storage, value);
  }

  private static boolean isUnit(Argument argument) {
    return argument instanceof PropertySpec property
        && property.type().kind() == PropertyTypeSpec.Kind.UNIT;
  }

  /** Whether a literal is a unit that is there; one that is not is an attribute, too. */
  private static boolean isSet(PatternNode node) {
    return node instanceof PatternNode.Literal literal
        && Set.of("unit", "true").contains(literal.token().text());
  }

  private static boolean isUnsigned(Argument argument) {
    return argument instanceof PropertySpec property && property.type().unsigned();
  }

  /** The attribute that a literal stands for by itself: {@code 5 : i8}; null if it is none. */
  static @Nullable TypedValue value(PatternNode.Literal literal) {
    AttributeStorage storage = storage(literal);
    DefaultValue value = storage == null ? null : scalar(storage, literal);
    return value == null ? null : new TypedValue(storage, value);
  }

  /** The value of an attribute that is stored in some way; null if the literal is none. */
  static @Nullable TypedValue value(AttributeStorage storage, PatternNode.Literal literal) {
    DefaultValue value = scalar(storage, literal);
    return value == null ? null : new TypedValue(storage, value);
  }

  /** How an attribute with a Java value is stored; null if it has another type than literals. */
  static @Nullable AttributeStorage storageOf(TypeName type) {
    for (Kind kind :
        List.of(Kind.BOOL, Kind.I8, Kind.I16, Kind.I32, Kind.I64, Kind.F32, Kind.F64)) {
      if (type.equals(primitive(kind))) {
        return storage(kind, type);
      }
    }
    return type.equals(TypeName.get(String.class)) ? storage(Kind.STRING, type) : null;
  }

  private static TypeName primitive(Kind kind) {
    return switch (kind) {
      case I8 -> TypeName.BYTE;
      case I16 -> TypeName.SHORT;
      case I32 -> TypeName.INT;
      case I64 -> TypeName.LONG;
      case F32 -> TypeName.FLOAT;
      case F64 -> TypeName.DOUBLE;
      default -> TypeName.BOOLEAN;
    };
  }

  /** What is wrong with a literal. */
  static String mistake(OpSpec op, Argument argument, PatternNode node) {
    String text =
        node instanceof PatternNode.Literal literal
            ? "'" + literal.spelling() + "'"
            : "a list of literals";
    return argument instanceof OperandSpec
        ? "'%s' of '%s' is an operand, which cannot be the literal %s"
            .formatted(argument.accessor(), op.name(), text)
        : "%s is not a value of %s '%s' of '%s'%s"
            .formatted(text, argument.entity(), argument.name(), op.name(), cases(argument, node));
  }

  /** The cases of an enum, as for default values. */
  private static String cases(Argument argument, PatternNode node) {
    EnumSpec spec =
        argument instanceof AttributeSpec attribute ? attribute.storage().enumSpec() : null;
    if (spec == null) {
      return "";
    }
    return "; expected "
        + spec.expected()
        + (node instanceof PatternNode.Literal literal
            ? Suggestions.didYouMean(literal.token().text(), spec.symbols())
            : "");
  }

  private static @Nullable TypedValue ofClass(
      Argument argument, AttributeStorage storage, PatternNode node) {
    if (!(node instanceof PatternNode.Literal literal)) {
      return null;
    }
    if (storage.constants().contains(literal.token().text())) {
      return new TypedValue(storage, new DefaultValue.Constant(literal.token().text()));
    }
    ConstraintUse constraint =
        argument instanceof AttributeSpec attribute ? attribute.constraint() : null;
    if (constraint != null && constraint.buildable() && isNumber(literal.token())) {
      // Attributes of one type only: a number without one is of that.
      Kind kind = NUMBERS.get(constraint.declared());
      return kind == null ? null : value(storage(kind), literal);
    }
    TypedValue value = value(literal);
    return value != null && accepts(storage.declaredClass(), value.storage().storageClass())
        ? value
        : null;
  }

  private static boolean isNumber(PatternToken token) {
    return token.is(PatternToken.Kind.NUMBER) || bool(token) != null;
  }

  private static boolean accepts(ClassName declared, ClassName given) {
    return declared.equals(RuntimeNames.ATTRIBUTE)
        || declared.equals(given)
        || (declared.equals(INTEGER) && given.equals(BOOL))
        || (declared.simpleName().equals("TypedAttr")
            && Set.of("IntegerAttr", "BoolAttr", "FloatAttr").contains(given.simpleName()));
  }

  private static @Nullable AttributeStorage storage(PatternNode.Literal literal) {
    String type = literal.type() == null ? "" : literal.type().text();
    String text = literal.token().text();
    return switch (literal.token().kind()) {
      case STRING -> type.isEmpty() ? storage(Kind.STRING, TypeName.get(String.class)) : null;
      case WORD ->
          switch (text) {
            case "true", "false" -> storage(Kind.BOOL);
            case "unit" -> storage(Kind.UNIT);
            default -> null;
          };
      default ->
          switch (type) {
            case "i8" -> storage(Kind.I8);
            case "i16" -> storage(Kind.I16);
            case "i32" -> storage(Kind.I32);
            case "i64" -> storage(Kind.I64);
            case "f32" -> storage(Kind.F32);
            case "f64" -> storage(Kind.F64);
            case "" -> storage(isReal(text) ? Kind.F64 : Kind.I64);
            default -> null;
          };
    };
  }

  private static AttributeStorage storage(Kind kind) {
    return storage(kind, primitive(kind));
  }

  private static AttributeStorage storage(Kind kind, TypeName type) {
    String stored =
        switch (kind) {
          case F32, F64 -> "FloatAttr";
          case STRING -> "StringAttr";
          case UNIT -> "UnitAttr";
          case BOOL -> "BoolAttr";
          default -> "IntegerAttr";
        };
    return new AttributeStorage(kind, type, RuntimeNames.builtin(stored), null, null, "");
  }

  private static @Nullable DefaultValue scalar(
      AttributeStorage storage, PatternNode.Literal literal) {
    return scalar(storage, literal, false);
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
      case STRING, SYMBOL_NAME, FLAT_SYMBOL_REF ->
          token.is(PatternToken.Kind.STRING) ? new DefaultValue.Text(content(token)) : null;
      case ENUM -> enumCase(storage.enumSpec(), token);
      default -> null;
    };
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
              ? scalar(Objects.requireNonNull(storage.element()), literal)
              : denseElement(storage.kind(), literal.token());
      if (value == null) {
        return null;
      }
      values.add(value);
    }
    return new DefaultValue.Elements(values);
  }

  private static @Nullable DefaultValue denseElement(Kind kind, PatternToken token) {
    return switch (kind) {
      case DENSE_BOOL -> bool(token);
      case DENSE_F32, DENSE_F64 -> real(kind.width(), token);
      default -> integer(kind.width(), false, token);
    };
  }

  private static @Nullable DefaultValue bool(PatternToken token) {
    return List.of("true", "false").contains(token.text())
        ? new DefaultValue.Bool(token.text().equals("true"))
        : null;
  }

  private static @Nullable DefaultValue real(int width, PatternToken token) {
    return token.is(PatternToken.Kind.NUMBER) && !isHexadecimal(token.text())
        ? DefaultValue.Real.of(width, Double.parseDouble(token.text()))
        : null;
  }

  private static boolean isHexadecimal(String number) {
    return number.toLowerCase(Locale.ROOT).contains("0x");
  }

  private static boolean isReal(String number) {
    return !isHexadecimal(number) && number.matches(".*[.eE].*");
  }

  private static @Nullable DefaultValue integer(int width, boolean unsigned, PatternToken token) {
    if (!token.is(PatternToken.Kind.NUMBER) || isReal(token.text())) {
      return null;
    }
    BigInteger value = number(token.text());
    // Hexadecimal digits are bits, as in MLIR's text.
    boolean takesAllBits = value.signum() >= 0 && (unsigned || isHexadecimal(token.text()));
    if (value.bitLength() > (takesAllBits ? width : width - 1)) {
      return null;
    }
    int unused = Long.SIZE - width;
    return new DefaultValue.Int(value.longValue() << unused >> unused);
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
    return text.startsWith("'") ? inner : inner.replaceAll("\\\\(.)", "$1");
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
    if (!text.isEmpty() && text.equals(bits.none())) {
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
