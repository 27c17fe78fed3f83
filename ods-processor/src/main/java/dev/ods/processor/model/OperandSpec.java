// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.TypeName;
import org.jspecify.annotations.Nullable;

/**
 * An operand.
 *
 * @param arity whether it is single, optional or variadic
 * @param segments the name of the attribute that holds the sizes of its groups, or null if it has
 *     none; if it has, it is variadic
 * @param constraint the constraint on the type of each of its values
 */
public record OperandSpec(
    String name,
    String accessor,
    TypeName returnType,
    Documentation documentation,
    Arity arity,
    @Nullable String segments,
    ConstraintUse constraint,
    Origin origin)
    implements Argument {

  /** Whether its values form groups. */
  public boolean isGrouped() {
    return segments != null;
  }

  @Override
  public String summary() {
    return constraint.summary();
  }

  @Override
  public String entity() {
    return "operand";
  }
}
