// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.model.Argument;
import dev.ods.processor.model.Arity;
import dev.ods.processor.model.AttributeForm;
import dev.ods.processor.model.AttributeSpec;
import dev.ods.processor.model.JavaKind;
import dev.ods.processor.model.JavaType;
import dev.ods.processor.model.Member;
import dev.ods.processor.model.OperandSpec;
import dev.ods.processor.model.TypeText;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The types of parameters and results of methods that fit what a pattern gives, for messages. */
final class ParameterTypes {
  private ParameterTypes() {}

  /** The types of parameters that take what a name stands for. */
  static String taking(Build.Use use) {
    Symbol symbol = use.symbol();
    if (symbol.isOperation() && use.result() >= 0) {
      return use.isSingle() ? "Value" : "ValueRange";
    }
    return switch (symbol.kind()) {
      case ATTRIBUTE -> attribute(symbol.member());
      case MATCHED ->
          (symbol.op() == null ? "" : symbol.op().declaration().simpleName() + " or ")
              + "Operation";
      case REGION -> "Region";
      case RETURNED -> TypeText.of(Objects.requireNonNull(symbol.method()).returned().name());
      default -> symbol.arity() == Arity.VARIADIC ? "ValueRange" : "Value";
    };
  }

  /** What a message adds on a parameter that does not take what a name stands for. */
  static String hint(JavaType parameter, Build.Use use) {
    String taking = taking(use);
    // Another parameter of attributes, or of what they hold, takes it: what may be absent is null.
    boolean isOfKind =
        use.symbol().is(Symbol.Kind.ATTRIBUTE)
            ? !parameter.is(JavaKind.VALUE)
                && !parameter.is(JavaKind.VALUES)
                && !parameter.is(JavaKind.OPERATION)
            : taking.equals(TypeText.of(parameter.name()));
    return isOfKind ? "" : "; expected a parameter of type " + taking;
  }

  /** The types of what may be an argument of an operation. */
  static String of(Argument argument, Arity arity) {
    return !(argument instanceof OperandSpec)
        ? attribute(argument)
        : arity == Arity.VARIADIC ? "ValueRange" : "Value";
  }

  /** The same, in place of what a method returns. */
  static String inPlaceOf(JavaType returned, Argument argument) {
    AttributeForm form = AttributeForm.of(argument);
    if (form == null || !AttributeFit.refuses(argument, returned.name())) {
      return of(argument, Arguments.arity(argument));
    }
    return argument instanceof AttributeSpec attribute
        ? attribute.storage().storageClass().simpleName()
        : form.stored();
  }

  private static String attribute(@Nullable Member member) {
    return member instanceof AttributeSpec attribute
        ? "Attribute or a subclass such as " + attribute.storage().storageClass().simpleName()
        : "Attribute or a subclass";
  }

  /** A type with its article: {@code an Attribute}. */
  static String withArticle(String type) {
    return ("AEIOaeio".indexOf(type.charAt(0)) < 0 ? "a " : "an ") + type;
  }
}
