// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.TypeName;

/**
 * An operand.
 *
 * @param arity whether it is single, optional or variadic
 * @param constraint the constraint on the type of each of its values
 */
public record OperandSpec(
    String name,
    String accessor,
    TypeName returnType,
    Documentation documentation,
    Arity arity,
    ConstraintUse constraint,
    Origin origin)
    implements Argument {

  @Override
  public String summary() {
    return constraint.summary();
  }

  @Override
  public String entity() {
    return "operand";
  }
}
