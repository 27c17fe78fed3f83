// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import dev.ods.processor.model.Arity;
import dev.ods.processor.model.Member;
import java.util.List;

/** Searches a format for type directives. */
public final class TypeDirectives {
  private TypeDirectives() {}

  /** Whether the argument of a type directive is one value. */
  public static boolean isSingle(OpElement.TypeArgument argument) {
    return arity(argument) == Arity.SINGLE;
  }

  /** Whether the argument of a type directive is one value or none. */
  public static boolean isOptional(OpElement.TypeArgument argument) {
    return arity(argument) == Arity.OPTIONAL;
  }

  /** Whether it is an operand whose values form groups. */
  static boolean isGrouped(OpElement.TypeArgument argument) {
    return argument instanceof OpVariable.Operand variable && variable.member().isGrouped();
  }

  private static Arity arity(OpElement.TypeArgument argument) {
    if (argument instanceof OpVariable.Operand operand) {
      return operand.member().arity();
    }
    return argument instanceof OpVariable.Result result ? result.member().arity() : Arity.VARIADIC;
  }

  /** Whether the format contains {@code type($member)}, rather than a functional type. */
  public static boolean isReadAlone(List<? extends OpElement> elements, Member member) {
    return FormatElement.walk(elements).anyMatch(element -> readsAlone(element, member));
  }

  private static boolean readsAlone(FormatElement element, Member member) {
    return element instanceof OpElement.Custom custom
        ? custom.arguments().stream().anyMatch(argument -> readsAlone(argument, member))
        : element instanceof OpElement.TypeOf type
            && type.argument() instanceof OpVariable variable
            && variable.member() == member;
  }
}
