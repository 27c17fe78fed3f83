// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeVariableName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A method that a {@code custom} directive refers to by its name.
 *
 * @param owner the class that declares it
 * @param name its name, such as {@code parseIndexList}
 * @param returned its return type
 * @param typeVariables its type parameters with their bounds
 * @param parameters the types of its parameters, without annotations
 * @param fault why the generated code cannot call it, and what to do about that; null if it can
 */
public record CustomMethod(
    ClassName owner,
    String name,
    TypeName returned,
    List<TypeVariableName> typeVariables,
    List<TypeName> parameters,
    @Nullable String fault) {
  public CustomMethod {
    typeVariables = List.copyOf(typeVariables);
    parameters = List.copyOf(parameters);
  }

  /** A method that cannot be called, whose signature does not matter therefore. */
  public static CustomMethod uncallable(ClassName owner, String name, String fault) {
    return new CustomMethod(owner, name, TypeName.VOID, List.of(), List.of(), fault);
  }

  /** Whether it has type parameters, which stand for classes that it does not know. */
  public boolean isGeneric() {
    return !typeVariables.isEmpty();
  }
}
