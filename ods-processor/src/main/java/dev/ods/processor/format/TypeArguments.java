// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import dev.ods.processor.model.RuntimeNames;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the type parameters of one method stand for where it is called: classes of attributes, the
 * same one everywhere.
 */
final class TypeArguments {
  private final Map<String, TypeVariableName> variables = new HashMap<>();
  private final Set<TypeName> attributes;
  private Map<String, TypeName> arguments = new HashMap<>();

  /**
   * Those of a method.
   *
   * @param attributes the classes of attributes
   */
  TypeArguments(List<TypeVariableName> variables, Set<TypeName> attributes) {
    variables.forEach(variable -> this.variables.put(variable.name(), variable));
    this.attributes = attributes;
  }

  /** Whether a parameter takes what has the type {@code given}, after those asked of before. */
  boolean fit(TypeName parameter, TypeName given) {
    Map<String, TypeName> before = new HashMap<>(arguments);
    boolean fits = unify(parameter, given);
    if (!fits) {
      arguments = before;
    }
    return fits;
  }

  private boolean unify(TypeName parameter, TypeName given) {
    if (parameter instanceof TypeVariableName variable && variables.containsKey(variable.name())) {
      TypeName argument = arguments.putIfAbsent(variable.name(), given);
      return argument == null ? isWithinBounds(variable.name(), given) : argument.equals(given);
    }
    if (parameter instanceof ParameterizedTypeName generic
        && given instanceof ParameterizedTypeName other
        && generic.rawType().equals(other.rawType())
        && generic.typeArguments().size() == other.typeArguments().size()) {
      for (int i = 0; i < generic.typeArguments().size(); i++) {
        if (!unify(generic.typeArguments().get(i), other.typeArguments().get(i))) {
          return false;
        }
      }
      return true;
    }
    return parameter.equals(given);
  }

  /** Of the bounds of a parameter only these are known to contain classes yet to be generated. */
  private boolean isWithinBounds(String variable, TypeName given) {
    return attributes.contains(given)
        && variables.get(variable).bounds().stream()
            .allMatch(
                bound ->
                    bound.equals(ClassName.OBJECT)
                        || bound.equals(RuntimeNames.ATTRIBUTE)
                        || bound.equals(given));
  }
}
