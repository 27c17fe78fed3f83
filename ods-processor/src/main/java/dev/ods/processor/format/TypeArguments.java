// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.format;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import dev.ods.processor.model.RuntimeNames;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the type parameters of one method stand for where it is called: classes of attributes, the
 * same one everywhere, which is {@code Attribute} where the parameters of the method take
 * attributes of several classes as they are.
 */
final class TypeArguments {
  private final Map<String, TypeVariableName> variables = new HashMap<>();
  private final Set<TypeName> attributes;
  private Map<String, TypeName> arguments = new HashMap<>();

  /** Those that are an argument of another type, which no other class can take the place of. */
  private Set<String> exact = new HashSet<>();

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
    Set<String> exactBefore = new HashSet<>(exact);
    if (isVariable(parameter)
        ? widen((TypeVariableName) parameter, given)
        : unify(parameter, given)) {
      return true;
    }
    arguments = before;
    exact = exactBefore;
    return false;
  }

  private boolean isVariable(TypeName type) {
    return type instanceof TypeVariableName variable && variables.containsKey(variable.name());
  }

  private boolean widen(TypeVariableName variable, TypeName given) {
    String name = variable.name();
    TypeName argument = arguments.putIfAbsent(name, given);
    if (argument == null) {
      return isWithinBounds(name, given);
    } else if (argument.equals(given)) {
      return true;
    } else if (exact.contains(name)) {
      return argument.equals(RuntimeNames.ATTRIBUTE) && attributes.contains(given);
    }
    arguments.put(name, RuntimeNames.ATTRIBUTE);
    return attributes.contains(given)
        && variables.get(name).bounds().stream().allMatch(TypeArguments::isOfAnyAttribute);
  }

  private boolean unify(TypeName parameter, TypeName given) {
    if (parameter instanceof TypeVariableName variable && isVariable(variable)) {
      exact.add(variable.name());
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
            .allMatch(bound -> isOfAnyAttribute(bound) || bound.equals(given));
  }

  private static boolean isOfAnyAttribute(TypeName bound) {
    return bound.equals(ClassName.OBJECT) || bound.equals(RuntimeNames.ATTRIBUTE);
  }
}
