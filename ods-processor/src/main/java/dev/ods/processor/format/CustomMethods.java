// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import dev.ods.processor.diag.FormatProblem;
import dev.ods.processor.diag.Suggestions;
import dev.ods.processor.model.CustomMethod;
import dev.ods.processor.model.DefSpec;
import dev.ods.processor.model.FormatSpec;
import dev.ods.processor.model.OpSpec;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds the methods behind {@code custom} directives, by their names and parameters. */
final class CustomMethods {
  private static final ClassName OPTIONAL_RESULT =
      ClassName.get(RuntimeNames.TEXT, "OptionalResult");

  private static final String TYPE_PARAMETERS =
      "; a type parameter stands for one class of attributes of an op, bounded by Attribute at most";

  private final String declaration;
  private final List<CustomMethod> methods;
  private final Set<String> names;
  private final List<TypeName> parserHead;
  private final List<List<TypeName>> printerHead;

  /** The classes that type parameters may stand for; null if methods must not be generic. */
  private final @Nullable Set<TypeName> attributes;

  private CustomMethods(
      ClassName declaration,
      FormatSpec format,
      @Nullable Set<TypeName> attributes,
      List<TypeName> parserHead,
      List<List<TypeName>> printerHead) {
    this.declaration = declaration.simpleName();
    this.methods = format.methods();
    this.names = format.methodNames();
    this.attributes = attributes;
    this.parserHead = List.copyOf(parserHead);
    this.printerHead = List.copyOf(printerHead);
  }

  /** Those of the format of an op. */
  static CustomMethods of(OpSpec op, FormatSpec format) {
    return new CustomMethods(
        op.declaration(),
        format,
        op.attributes().stream()
            .map(attribute -> attribute.storage().storageClass())
            .collect(Collectors.toSet()),
        List.of(RuntimeNames.OP_ASM_PARSER),
        List.of(
            List.of(RuntimeNames.OP_ASM_PRINTER),
            List.of(RuntimeNames.OPERATION, op.declaration(), RuntimeNames.OP_VIEW)));
  }

  /** Those of the format of a type or an attribute. */
  static CustomMethods of(DefSpec def, FormatSpec format) {
    return new CustomMethods(
        def.declaration(),
        format,
        null,
        List.of(RuntimeNames.ASM_PARSER),
        List.of(List.of(RuntimeNames.ASM_PRINTER)));
  }

  /** Whether a method may find that there is nothing to parse, as the first one of a group must. */
  static boolean isOptional(CustomMethod parser) {
    return parser.returned().equals(OPTIONAL_RESULT);
  }

  /**
   * The methods of a directive.
   *
   * @param parser reads the format, and reports what is wrong
   * @param parsed the types in which the parser may take each argument, the suggested one first
   * @param printed the same for the printer
   * @return null after a report
   */
  @Nullable Pair find(
      FormatParser<?> parser,
      int offset,
      String directive,
      List<List<TypeName>> parsed,
      List<List<TypeName>> printed) {
    Wanted reader = parser(directive, parsed, parser.beginsGroup(offset));
    Wanted writer = printer(directive, printed);
    CustomMethod reads;
    CustomMethod prints;
    if (isUnknown(reader.name) && isUnknown(writer.name)) {
      reads = parser.attempt(() -> unknown(offset, directive, reader, writer));
      prints = null;
    } else {
      reads = parser.attempt(() -> find(offset, directive, reader));
      prints = parser.attempt(() -> find(offset, directive, writer));
    }
    return reads == null || prints == null ? null : new Pair(reads, prints);
  }

  /** The methods of a directive. */
  record Pair(CustomMethod parser, CustomMethod printer) {}

  /**
   * A method that a directive needs.
   *
   * @param returned the types that it may return, the suggested one first
   * @param parameters the types that each parameter may have, the suggested one first
   */
  private record Wanted(String name, List<TypeName> returned, List<List<TypeName>> parameters) {
    @Override
    public String toString() {
      return show(
          "", returned.get(0), name, parameters.stream().map(types -> types.get(0)).toList());
    }
  }

  private Wanted parser(String directive, List<List<TypeName>> arguments, boolean beginsGroup) {
    List<List<TypeName>> parameters = new ArrayList<>();
    parameters.add(parserHead);
    parameters.addAll(arguments);
    // One that must be optional and is not is a mistake of the group.
    return new Wanted(
        "parse" + directive,
        beginsGroup
            ? List.of(OPTIONAL_RESULT, TypeName.BOOLEAN)
            : List.of(TypeName.BOOLEAN, OPTIONAL_RESULT),
        parameters);
  }

  private Wanted printer(String directive, List<List<TypeName>> arguments) {
    List<List<TypeName>> parameters = new ArrayList<>(printerHead);
    parameters.addAll(arguments);
    return new Wanted("print" + directive, List.of(TypeName.VOID), parameters);
  }

  private boolean isUnknown(String name) {
    return methods.stream().noneMatch(method -> method.name().equals(name));
  }

  private CustomMethod unknown(int offset, String directive, Wanted parser, Wanted printer)
      throws FormatException {
    List<String> known = names.stream().map(name -> name.substring("parse".length())).toList();
    String meant = Suggestions.closest(directive, known);
    throw new FormatException(
        FormatProblem.FORMAT_CUSTOM_METHOD,
        offset,
        directive,
        "methods '" + parser + "' and '" + printer + "'",
        meant == null ? where("them") : ". Did you mean 'custom<" + meant + ">'?");
  }

  private CustomMethod find(int offset, String directive, Wanted wanted) throws FormatException {
    CustomMethod other = null;
    for (CustomMethod method : methods) {
      if (method.name().equals(wanted.name)) {
        if (method.fault() == null
            && wanted.returned.contains(method.returned())
            && takes(method, wanted.parameters)) {
          return method;
        }
        other = other == null ? method : other;
      }
    }
    throw new FormatException(
        FormatProblem.FORMAT_CUSTOM_METHOD,
        offset,
        directive,
        "method '" + wanted + "'",
        other == null ? absent(wanted.name) : "; " + found(other));
  }

  private String absent(String name) {
    List<String> known =
        names.stream()
            .filter(other -> other.startsWith(name.substring(0, "parse".length())))
            .toList();
    String meant = Suggestions.didYouMean(name, known);
    return meant.isEmpty() ? where("it") : meant;
  }

  private boolean takes(CustomMethod method, List<List<TypeName>> parameters) {
    if (method.parameters().size() != parameters.size()
        || (method.isGeneric() && attributes == null)) {
      return false;
    }
    TypeArguments arguments =
        new TypeArguments(method.typeVariables(), attributes == null ? Set.of() : attributes);
    for (int i = 0; i < parameters.size(); i++) {
      TypeName parameter = method.parameters().get(i);
      boolean own = i == 1 && printerHead.size() > 1 && parameter.equals(method.owner());
      if (!own && parameters.get(i).stream().noneMatch(type -> arguments.fit(parameter, type))) {
        return false;
      }
    }
    return true;
  }

  private String where(String what) {
    return "; declare "
        + what
        + " in '"
        + declaration
        + "', in its dialect, or in a class in @AssemblyFormat(customs = …)";
  }

  private static String found(CustomMethod method) {
    if (method.fault() != null) {
      return "'" + method.owner().simpleName() + "' has one that is " + method.fault();
    }
    String variables =
        method.typeVariables().stream()
            .map(CustomMethods::declaration)
            .collect(Collectors.joining(", ", "<", "> "));
    String found =
        "'"
            + method.owner().simpleName()
            + "' has '"
            + show(
                method.isGeneric() ? variables : "",
                method.returned(),
                method.name(),
                method.parameters())
            + "'";
    return method.isGeneric() ? found + TYPE_PARAMETERS : found;
  }

  private static String declaration(TypeVariableName variable) {
    return variable.bounds().stream()
        .filter(bound -> !bound.equals(ClassName.OBJECT))
        .map(CustomMethods::display)
        .reduce((one, other) -> one + " & " + other)
        .map(bounds -> variable.name() + " extends " + bounds)
        .orElse(variable.name());
  }

  private static String show(
      String variables, TypeName returned, String name, List<TypeName> parameters) {
    String start = "static " + variables + display(returned) + " " + name + "(";
    return parameters.stream()
        .map(CustomMethods::display)
        .collect(Collectors.joining(", ", start, ")"));
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
