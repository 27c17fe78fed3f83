// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.TypeName;

/**
 * A result.
 *
 * @param arity whether it is single, optional or variadic
 * @param constraint the constraint on the type of each of its values
 */
public record ResultSpec(
    String name,
    String accessor,
    TypeName returnType,
    Documentation documentation,
    Arity arity,
    ConstraintUse constraint,
    Origin origin)
    implements Member {

  @Override
  public String summary() {
    return constraint.summary();
  }

  @Override
  public String entity() {
    return "result";
  }
}
