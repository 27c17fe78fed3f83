// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.OpModel;
import dev.ods.ir.Type;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What an author can write where no instance is found: calls for the chain of {@code DialectLaws}.
 */
final class Advice {
  private static final String INDENT = "\n  ";

  private Advice() {}

  /** Names a type of an operand or a result of an operation. */
  static String type(OpModel model, Context context) {
    String namespace = namespace(model);
    boolean hasOwn = dialects(namespace, context).anyMatch(each -> !each.types().isEmpty());
    String own = hasOwn ? "!" + namespace + "." : "";
    return "name one:" + INDENT + ".withType(\"" + own + "…\")";
  }

  /** Names the value of an attribute of an operation. */
  static String attribute(OpModel model, Context context) {
    String namespace = namespace(model);
    boolean hasOwn = dialects(namespace, context).anyMatch(each -> !each.attributes().isEmpty());
    String own = hasOwn ? "#" + namespace + "." : "";
    return "name one:" + INDENT + ".withAttribute(\"" + own + "…\")";
  }

  private static String namespace(OpModel model) {
    return model.name().substring(0, model.name().indexOf('.'));
  }

  private static Stream<DialectDefinition> dialects(String namespace, Context context) {
    return context.dialects().stream().filter(each -> each.namespace().equals(namespace));
  }

  /** Gives a program, of which a candidate that is not valid is the beginning. */
  static String example(String operation, String candidate) {
    // As the text block is written in Java.
    String escaped = candidate.strip().replace("\\", "\\\\").replace("\"\"\"", "\\\"\\\"\\\"");
    return "\nmake this candidate valid:"
        + INDENT
        + ".withExample(\"\"\"\n"
        + escaped.indent(6)
        + "      \"\"\")"
        + orGenerator(operation);
  }

  /** Gives an operation inside another one, of which no instance is found. */
  static String parent(String operation) {
    return "\ngive an example of it in there:"
        + INDENT
        + ".withExample(\"…\")"
        + orGenerator(operation);
  }

  /** Changes what the author builds. */
  static String built(String operation, @Nullable String candidate) {
    return "\nlet '.with(\"%s\", …)' build valid operations".formatted(operation)
        + (candidate == null
            ? ""
            : "; one that is not:\n" + candidate.strip().indent(2).stripTrailing());
  }

  /** Builds an operation. */
  static String generator(String operation) {
    return "\nbuild the operation:" + generatorCall(operation);
  }

  /** The same, if there is other advice. */
  static String orGenerator(String operation) {
    return "\nor build the operation:" + generatorCall(operation);
  }

  private static String generatorCall(String operation) {
    return INDENT + ".with(\"%s\", (builder, random) -> …)".formatted(operation);
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
