// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.pattern;

import dev.ods.processor.diag.PatternProblem;
import dev.ods.processor.model.AttributeStorage;
import dev.ods.processor.model.JavaKind;
import dev.ods.processor.model.NativeMethod;
import dev.ods.processor.model.PatternText;
import dev.ods.processor.model.TypeText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Checks what the calls of methods in trees give for the parameters. */
final class CallRules {
  /** Reads a node that is no literal, as what it builds or stands for; null after a report. */
  interface Reader {
    @Nullable Build read(PatternNode node);
  }

  private final PatternScope scope;
  private final PatternText text;
  private final Reader reader;

  CallRules(PatternScope scope, PatternText text, Reader reader) {
    this.scope = scope;
    this.text = text;
    this.reader = reader;
  }

  /**
   * What is given for some parameters, or null after a report.
   *
   * @param parameters those to which the nodes belong
   */
  @Nullable List<Build> arguments(
      PatternNode.Call call, NativeMethod method, List<NativeMethod.Parameter> parameters) {
    return arguments(call.offset(), call.arguments(), method, parameters);
  }

  /** The same for nodes that are given to a method at an offset. */
  @Nullable List<Build> arguments(
      int offset,
      List<PatternNode> nodes,
      NativeMethod method,
      List<NativeMethod.Parameter> parameters) {
    if (parameters.size() != nodes.size()) {
      report(
          offset,
          "'%s' takes %s%s, the pattern gives %d"
              .formatted(
                  method.name(),
                  count(parameters.size(), "argument"),
                  parameters.isEmpty()
                      ? ""
                      : parameters.stream()
                          .map(NativeMethod.Parameter::name)
                          .collect(Collectors.joining(", ", " (", ")")),
                  nodes.size()));
      return null;
    }
    List<Build> arguments = new ArrayList<>();
    for (int i = 0; i < parameters.size(); i++) {
      Build argument = argument(method, parameters.get(i), nodes.get(i));
      if (argument != null) {
        arguments.add(argument);
      }
    }
    return arguments.size() == parameters.size() ? arguments : null;
  }

  private @Nullable Build argument(
      NativeMethod method, NativeMethod.Parameter parameter, PatternNode node) {
    Build given = given(parameter, node);
    if (given == null) {
      return null;
    }
    if (fits(parameter, given)) {
      return given;
    }
    report(
        node.offset(),
        "%s cannot be parameter '%s' of '%s', %s%s"
            .formatted(
                given instanceof Build.Use use && node instanceof PatternNode.Variable variable
                    ? "'%s', %s,".formatted(variable.spelling(), use.description())
                    : "this",
                parameter.name(),
                method.name(),
                ParameterTypes.withArticle(TypeText.of(parameter.type().name())),
                given instanceof Build.Use use ? ParameterTypes.hint(parameter.type(), use) : ""));
    return null;
  }

  /** Whether a parameter takes something. */
  boolean fits(NativeMethod.Parameter parameter, Build given) {
    return isUnknown(given) || JavaFit.takes(parameter.type(), given, scope);
  }

  private static boolean isUnknown(Build given) {
    return given instanceof Build.Use use && use.symbol().is(Symbol.Kind.UNKNOWN);
  }

  /** A number of things. */
  static String count(int number, String thing) {
    return number == 1 ? "1 " + thing : number + " " + thing + "s";
  }

  private @Nullable Build given(NativeMethod.Parameter parameter, PatternNode node) {
    if (node instanceof PatternNode.Literal literal) {
      Build value = literal(parameter, literal);
      if (value == null) {
        report(
            node.offset(),
            "'%s' is no value of parameter '%s', %s"
                .formatted(
                    literal.spelling(),
                    parameter.name(),
                    ParameterTypes.withArticle(TypeText.of(parameter.type().name()))));
      }
      return value;
    } else if (node instanceof PatternNode.Elements) {
      report(node.offset(), "methods take no lists of literals");
      return null;
    }
    return reader.read(node);
  }

  /** What a literal is for a parameter; null if it is nothing. */
  static @Nullable Build literal(NativeMethod.Parameter parameter, PatternNode.Literal literal) {
    if (literal.isNull()) {
      return new Build.Absent();
    }
    AttributeStorage storage = Literals.storageOf(parameter.type().name());
    TypedValue value =
        parameter.type().is(JavaKind.ATTRIBUTE) || storage == null
            ? Literals.value(literal)
            : Literals.value(storage, literal);
    return value == null ? null : new Build.Literal(value);
  }

  private void report(int offset, String message) {
    scope.report(PatternProblem.PATTERN_CALL, text, offset, message);
  }
}
