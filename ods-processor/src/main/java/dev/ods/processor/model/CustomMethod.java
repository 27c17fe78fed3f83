// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.List;

/**
 * A static method that a {@code custom} directive may refer to.
 *
 * @param owner the class that declares it
 * @param name its name, such as {@code parseIndexList}
 * @param returned its return type
 * @param parameters the types of its parameters, without annotations
 */
public record CustomMethod(
    ClassName owner, String name, TypeName returned, List<TypeName> parameters) {
  public CustomMethod {
    parameters = List.copyOf(parameters);
  }
}
