// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import java.util.List;

/** Types without type arguments and annotations: no two methods of a class have the same ones. */
public final class Erasures {
  private Erasures() {}

  /** The erasure of a type; that of a type variable is that of its first bound. */
  public static TypeName of(TypeName type) {
    TypeName plain = type.withoutAnnotations();
    if (plain instanceof ArrayTypeName array) {
      return ArrayTypeName.of(of(array.componentType()));
    }
    if (plain instanceof TypeVariableName variable) {
      return variable.bounds().isEmpty() ? ClassName.OBJECT : of(variable.bounds().get(0));
    }
    return plain instanceof ParameterizedTypeName generic ? generic.rawType() : plain;
  }

  /** The erasures of the types of parameters. */
  public static List<TypeName> of(List<ParameterSpec> parameters) {
    return parameters.stream().map(parameter -> of(parameter.type())).toList();
  }
}
