// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * What an author can write where no instance is found: calls for the chain of {@code DialectLaws}.
 */
final class Advice {
  private static final String INDENT = "\n  ";

  private Advice() {}

  /** Names a type of an operand or a result. */
  static String type(String namespace) {
    return "name one:" + INDENT + ".withType(\"!" + namespace + ".…\")";
  }

  /** Names the value of an attribute. */
  static String attribute(String namespace) {
    return "name one:" + INDENT + ".withAttribute(\"#" + namespace + ".…\")";
  }

  /** Gives a program, of which a candidate that is not valid is the beginning. */
  static String example(String operation, String candidate) {
    return "\nmake this candidate valid:"
        + INDENT
        + ".withExample(\"\"\"\n"
        + candidate.strip().indent(6)
        + "      \"\"\")"
        + generator(operation);
  }

  /** Builds an operation. */
  static String generator(String operation) {
    return "\nor build the operation:"
        + INDENT
        + ".with(\"%s\", (builder, random) -> …)".formatted(operation);
  }

  /** Gives values of the parameters of a type or an attribute that it accepts. */
  static String values(Class<?> symbol) {
    for (Method factory : FactoryMethods.get(symbol, symbol)) {
      String values =
          Arrays.stream(factory.getParameterTypes())
              .filter(kind -> kind != Context.class)
              .map(Advice::value)
              .collect(Collectors.joining(", "));
      if (!values.isEmpty()) {
        return "\nname values of its parameters that it accepts:"
            + INDENT
            + ".withValues("
            + values
            + ")";
      }
    }
    return "";
  }

  private static String value(Class<?> kind) {
    if (kind.isEnum()) {
      return kind.getSimpleName() + "." + ((Enum<?>) kind.getEnumConstants()[0]).name();
    } else if (kind == String.class) {
      return "\"…\"";
    } else if (Type.class.isAssignableFrom(kind) || Attribute.class.isAssignableFrom(kind)) {
      return kind.getSimpleName() + ".get(…)";
    }
    return kind.isRecord()
        ? "new " + kind.getSimpleName() + "(…)"
        : "(" + kind.getSimpleName() + ") …";
  }
}
