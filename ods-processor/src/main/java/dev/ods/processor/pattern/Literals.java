// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import com.google.common.base.Ascii;
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
import dev.ods.processor.model.RuntimeNames;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads literals as values of attributes and properties. */
final class Literals {
  private static final ClassName BOOL = RuntimeNames.builtin("BoolAttr");
  private static final ClassName INTEGER = RuntimeNames.builtin("IntegerAttr");

  /** How the names of constraints on attributes end: {@code I32Attr}. */
  private static final String ATTR = "Attr";

  /** The kinds of numbers whose types have these names. */
  private static final Map<String, Kind> NUMBERS =
      Map.of(
          "i8", Kind.I8,
          "i16", Kind.I16,
          "i32", Kind.I32,
          "i64", Kind.I64,
          "f32", Kind.F32,
          "f64", Kind.F64);

  private Literals() {}

  /** The value of an attribute or a property that a literal stands for, or null if it is none. */
  static @Nullable TypedValue value(Argument argument, PatternNode node) {
    if (argument instanceof PropertySpec property) {
      return PropertyLiterals.value(property.type(), node);
    }
    if (!(argument instanceof AttributeSpec attribute)) {
      return null;
    }
    AttributeStorage storage = attribute.storage();
    if (storage.kind() == Kind.CLASS || storage.kind() == Kind.INTERFACE) {
      return ofClass(attribute, node);
    }
    DefaultValue value = LiteralValues.value(storage, node, false);
    return value == null ? null : new TypedValue(storage, value);
  }

  /** The attribute that a literal stands for by itself: {@code 5 : i8}; null if it is none. */
  static @Nullable TypedValue value(PatternNode.Literal literal) {
    PatternToken token = literal.token();
    if (token.is(PatternToken.Kind.NUMBER)) {
      String type = literal.type() == null ? "" : literal.type().text();
      return number(
          token, type.isEmpty() ? LiteralValues.isReal(token.text()) ? "f64" : "i64" : type);
    } else if (literal.type() != null) {
      return null;
    } else if (token.is(PatternToken.Kind.STRING)) {
      return value(storage(Kind.STRING, TypeName.get(String.class)), literal);
    }
    return switch (token.text()) {
      case "true", "false" -> value(storage(Kind.BOOL), literal);
      case "unit" -> value(storage(Kind.UNIT), literal);
      default -> null;
    };
  }

  /** A number of the builtin type with a name; null if there is no such number or type. */
  private static @Nullable TypedValue number(PatternToken token, String type) {
    Kind kind = NUMBERS.get(type);
    if (kind != null) {
      DefaultValue value = LiteralValues.number(kind, token);
      return value == null ? null : new TypedValue(storage(kind), value);
    }
    BuiltinScalar scalar = BuiltinScalar.of(type);
    if (scalar == null || scalar.isNone()) {
      return null;
    }
    DefaultValue value =
        scalar.isFloat() ? LiteralValues.real(scalar, token) : LiteralValues.integer(scalar, token);
    return value == null ? null : new TypedValue(stored(scalar), value, scalar);
  }

  /** An attribute of which no Java number is the value. */
  private static AttributeStorage stored(BuiltinScalar type) {
    ClassName stored = RuntimeNames.builtin(type.isFloat() ? "FloatAttr" : "IntegerAttr");
    return new AttributeStorage(Kind.CLASS, stored, stored, null, null, "");
  }

  /** The value of an attribute that is stored in some way; null if the literal is none. */
  static @Nullable TypedValue value(AttributeStorage storage, PatternNode.Literal literal) {
    DefaultValue value = LiteralValues.value(storage, literal, false);
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
        ? "'%s' of '%s' is an operand, which cannot be the literal %s%s"
            .formatted(argument.accessor(), op.name(), text, constant(node))
        : "%s is not a value of %s '%s' of '%s'%s"
            .formatted(text, argument.entity(), argument.name(), op.name(), cases(argument, node));
  }

  /** The operand that is a constant of a number. */
  private static String constant(PatternNode node) {
    if (!(node instanceof PatternNode.Literal number)
        || !number.token().is(PatternToken.Kind.NUMBER)) {
      return "";
    }
    String type =
        number.type() != null
            ? ""
            : LiteralValues.isReal(number.token().text()) ? " : f32" : " : i32";
    return "; in a match, an operand that is a constant is written (constant "
        + number.spelling()
        + type
        + ")";
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

  private static @Nullable TypedValue ofClass(AttributeSpec attribute, PatternNode node) {
    if (!(node instanceof PatternNode.Literal literal)) {
      return null;
    }
    AttributeStorage storage = attribute.storage();
    PatternToken token = literal.token();
    if (storage.constants().contains(token.text())) {
      return new TypedValue(
          storage, new DefaultValue.Constant(storage.declaredClass(), token.text()));
    }
    String type = typeOf(attribute.constraint());
    if (type != null && token.is(PatternToken.Kind.NUMBER)) {
      boolean isSame = literal.type() == null || literal.type().text().equals(type);
      return isSame ? number(token, type) : null;
    } else if (type != null && LiteralValues.bool(token) != null) {
      return type.equals("i1") ? value(storage(Kind.BOOL), literal) : null;
    }
    TypedValue value = value(literal);
    return value != null && accepts(storage.declaredClass(), value.storage().storageClass())
        ? value
        : null;
  }

  /** The name of the type of all numbers that satisfy a constraint; null if there is none. */
  static @Nullable String typeOf(@Nullable ConstraintUse constraint) {
    if (constraint == null
        || !constraint.buildable()
        || !constraint.declared().packageName().equals(RuntimeNames.CONSTRAINT)
        || !constraint.declared().simpleName().endsWith(ATTR)) {
      return null;
    }
    String name = constraint.declared().simpleName();
    String type = Ascii.toLowerCase(name.substring(0, name.length() - ATTR.length()));
    return BuiltinScalar.of(type) == null ? null : type;
  }

  private static boolean accepts(ClassName declared, ClassName given) {
    return declared.equals(RuntimeNames.ATTRIBUTE)
        || declared.equals(given)
        || (declared.equals(INTEGER) && given.equals(BOOL))
        || (declared.simpleName().equals("TypedAttr")
            && Set.of("IntegerAttr", "BoolAttr", "FloatAttr").contains(given.simpleName()));
  }

  static AttributeStorage storage(Kind kind) {
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
}
