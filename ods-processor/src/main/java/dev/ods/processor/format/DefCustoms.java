// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import static java.util.stream.Collectors.joining;

import com.palantir.javapoet.TypeName;
import dev.ods.processor.diag.ProblemId;
import dev.ods.processor.model.DefParameter;
import dev.ods.processor.model.DefSpec;
import dev.ods.processor.model.DefSpec.StaticMethod;
import dev.ods.processor.model.RuntimeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The methods that {@code custom<Name>} calls: {@code parseName} and {@code printName}. */
final class DefCustoms {
  private DefCustoms() {}

  /** Checks that both exist, with the right signatures. */
  static void check(DefSpec def, DefElement.Custom custom) throws FormatException {
    if (custom.arguments().stream().anyMatch(DefElement.Code.class::isInstance)) {
      // The type of a string is that of the Java expression in it, which javac checks.
      return;
    }
    List<DefParameter> variables = custom.parameters();
    List<TypeName> parsed = new ArrayList<>(List.of(RuntimeNames.ASM_PARSER));
    List<TypeName> printed = new ArrayList<>(List.of(RuntimeNames.ASM_PRINTER));
    for (DefElement argument : custom.arguments()) {
      if (argument instanceof DefElement.Ref ref) {
        parsed.add(ref.parameter().type());
        printed.add(ref.parameter().type());
      } else if (argument instanceof DefElement.Variable variable) {
        printed.add(variable.parameter().type());
      }
    }
    boolean parses =
        def.statics().stream()
            .anyMatch(
                method ->
                    method.name().equals("parse" + custom.name())
                        && method.parameters().equals(parsed)
                        && returns(method, variables));
    if (!parses) {
      throw new FormatException(
          ProblemId.DEF_FORMAT_CUSTOM,
          custom.offset(),
          def.declaration().simpleName(),
          "static @Nullable " + result(variables) + " parse" + custom.name() + signature(parsed));
    }
    boolean prints =
        def.statics().stream()
            .anyMatch(
                method ->
                    method.name().equals("print" + custom.name())
                        && method.parameters().equals(printed)
                        && method.returnType().equals(TypeName.VOID));
    if (!prints) {
      throw new FormatException(
          ProblemId.DEF_FORMAT_CUSTOM,
          custom.offset(),
          def.declaration().simpleName(),
          "static void print" + custom.name() + signature(printed));
    }
  }

  private static boolean returns(StaticMethod method, List<DefParameter> variables) {
    if (variables.size() == 1) {
      return method.returnType().equals(variables.get(0).type().box());
    }
    if (variables.isEmpty()) {
      return method.returnType().equals(TypeName.BOOLEAN);
    }
    Map<String, TypeName> components = method.components();
    return components.size() == variables.size()
        && variables.stream()
            .allMatch(variable -> variable.type().equals(components.get(variable.accessor())));
  }

  private static String result(List<DefParameter> variables) {
    if (variables.isEmpty()) {
      return "boolean";
    }
    return variables.size() == 1
        ? display(variables.get(0).type().box())
        : variables.stream()
            .map(variable -> display(variable.type()) + " " + variable.accessor())
            .collect(joining(", ", "<a record of (", ")>"));
  }

  private static String signature(List<TypeName> parameters) {
    return parameters.stream().map(DefCustoms::display).collect(joining(", ", "(", ")"));
  }

  private static String display(TypeName type) {
    return type.toString().replaceAll("\\b([a-z_][A-Za-z0-9_]*\\.)+(?=[A-Z])", "");
  }
}
