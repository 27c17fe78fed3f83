// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.model.CustomMethod;
import dev.ods.processor.model.DefSpec;
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

  private final String declaration;
  private final List<CustomMethod> methods;
  private final List<TypeName> parserHead;
  private final List<List<TypeName>> printerHead;

  private CustomMethods(
      ClassName declaration,
      List<CustomMethod> methods,
      List<TypeName> parserHead,
      List<List<TypeName>> printerHead) {
    this.declaration = declaration.simpleName();
    this.methods = List.copyOf(methods);
    this.parserHead = List.copyOf(parserHead);
    this.printerHead = List.copyOf(printerHead);
  }

  /**
   * Those of an op.
   *
   * @param methods the candidates, the nearest ones first
   */
  static CustomMethods of(OpSpec op, List<CustomMethod> methods) {
    return new CustomMethods(
        op.declaration(),
        methods,
        List.of(RuntimeNames.OP_ASM_PARSER),
        List.of(
            List.of(RuntimeNames.OP_ASM_PRINTER),
            List.of(RuntimeNames.OPERATION, op.declaration(), RuntimeNames.OP_VIEW)));
  }

  /**
   * Those of a type or an attribute.
   *
   * @param methods the candidates, the nearest ones first
   */
  static CustomMethods of(DefSpec def, List<CustomMethod> methods) {
    return new CustomMethods(
        def.declaration(),
        methods,
        List.of(RuntimeNames.ASM_PARSER),
        List.of(List.of(RuntimeNames.ASM_PRINTER)));
  }

  /** Whether a method may find that there is nothing to parse, as the first one of a group must. */
  static boolean isOptional(CustomMethod parser) {
    return parser.returned().equals(OPTIONAL_RESULT);
  }

  /**
   * The method that parses a directive.
   *
   * @param arguments the types in which each argument may be passed, the suggested one first
   */
  CustomMethod parser(int offset, String name, List<List<TypeName>> arguments)
      throws FormatException {
    List<List<TypeName>> parameters = new ArrayList<>();
    parameters.add(parserHead);
    parameters.addAll(arguments);
    return find(
        offset, name, "parse" + name, List.of(TypeName.BOOLEAN, OPTIONAL_RESULT), parameters);
  }

  /**
   * The method that prints a directive.
   *
   * @param arguments the types in which each argument may be passed, the suggested one first
   */
  CustomMethod printer(int offset, String name, List<List<TypeName>> arguments)
      throws FormatException {
    List<List<TypeName>> parameters = new ArrayList<>(printerHead);
    parameters.addAll(arguments);
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

  private boolean takes(CustomMethod method, List<List<TypeName>> parameters) {
    if (method.parameters().size() != parameters.size()) {
      return false;
    }
    for (int i = 0; i < parameters.size(); i++) {
      TypeName parameter = method.parameters().get(i);
      boolean own = i == 1 && printerHead.size() > 1 && parameter.equals(method.owner());
      if (!own && !parameters.get(i).contains(parameter)) {
        return false;
      }
    }
    return true;
  }

  private String where() {
    return "; declare it in '"
        + declaration
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
