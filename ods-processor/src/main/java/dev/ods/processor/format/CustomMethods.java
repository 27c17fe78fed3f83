// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.format.OpElement.CustomArgument;
import dev.ods.processor.model.CustomMethod;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds the methods behind {@code custom} directives, by their names and parameters. */
final class CustomMethods {
  private static final ClassName OPTIONAL_RESULT =
      ClassName.get(RuntimeNames.TEXT, "OptionalResult");

  private final OpSpec op;
  private final List<CustomMethod> methods;

  /**
   * Creates a search.
   *
   * @param methods the candidates, the nearest ones first
   */
  CustomMethods(OpSpec op, List<CustomMethod> methods) {
    this.op = op;
    this.methods = methods;
  }

  /** Whether a method may find that there is nothing to parse, as the first one of a group must. */
  static boolean isOptional(CustomMethod parser) {
    return parser.returned().equals(OPTIONAL_RESULT);
  }

  /** The method that parses a directive. */
  CustomMethod parser(int offset, String name, List<CustomArgument> arguments)
      throws FormatException {
    List<List<TypeName>> parameters = new ArrayList<>();
    parameters.add(List.of(RuntimeNames.OP_ASM_PARSER));
    for (CustomArgument argument : arguments) {
      parameters.add(CustomTypes.parsed(argument));
    }
    return find(
        offset, name, "parse" + name, List.of(TypeName.BOOLEAN, OPTIONAL_RESULT), parameters);
  }

  /** The method that prints a directive. */
  CustomMethod printer(int offset, String name, List<CustomArgument> arguments)
      throws FormatException {
    List<List<TypeName>> parameters = new ArrayList<>();
    parameters.add(List.of(RuntimeNames.OP_ASM_PRINTER));
    parameters.add(List.of(RuntimeNames.OPERATION, op.declaration(), RuntimeNames.OP_VIEW));
    for (CustomArgument argument : arguments) {
      parameters.add(CustomTypes.printed(argument));
    }
    return find(offset, name, "print" + name, List.of(TypeName.VOID), parameters);
  }

  private CustomMethod find(
      int offset,
      String directive,
      String name,
      List<TypeName> returned,
      List<List<TypeName>> parameters)
      throws FormatException {
    CustomMethod other = null;
    for (CustomMethod method : methods) {
      if (method.name().equals(name)) {
        if (returned.contains(method.returned()) && takes(method, parameters)) {
          return method;
        }
        other = other == null ? method : other;
      }
    }
    List<TypeName> expected = parameters.stream().map(types -> types.get(0)).toList();
    throw new FormatException(
        ProblemId.FORMAT_CUSTOM_METHOD,
        offset,
        directive,
        show(returned.get(0), name, expected),
        other == null ? where() : "; " + found(other));
  }

  private static boolean takes(CustomMethod method, List<List<TypeName>> parameters) {
    if (method.parameters().size() != parameters.size()) {
      return false;
    }
    for (int i = 0; i < parameters.size(); i++) {
      TypeName parameter = method.parameters().get(i);
      boolean own = i == 1 && parameter.equals(method.owner());
      if (!own && !parameters.get(i).contains(parameter)) {
        return false;
      }
    }
    return true;
  }

  private String where() {
    return "; declare it in '"
        + op.declaration().simpleName()
        + "', in its dialect, or in a class in @AssemblyFormat(customs = …)";
  }

  private static String found(CustomMethod method) {
    return "'"
        + method.owner().simpleName()
        + "' has '"
        + show(method.returned(), method.name(), method.parameters())
        + "'";
  }

  private static String show(TypeName returned, String name, List<TypeName> parameters) {
    return parameters.stream()
        .map(CustomMethods::display)
        .collect(Collectors.joining(", ", "static " + display(returned) + " " + name + "(", ")"));
  }

  private static String display(@Nullable TypeName type) {
    if (type instanceof ParameterizedTypeName parameterized) {
      return parameterized.typeArguments().stream()
          .map(CustomMethods::display)
          .collect(Collectors.joining(", ", parameterized.rawType().simpleName() + "<", ">"));
    }
    return type instanceof ClassName name ? name.simpleName() : String.valueOf(type);
  }
}
