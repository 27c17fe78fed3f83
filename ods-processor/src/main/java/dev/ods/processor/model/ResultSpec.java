// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.TypeName;
import org.jspecify.annotations.Nullable;

/**
 * A result.
 *
 * @param arity whether it is single, optional or variadic
 * @param constraint the constraint on the type of each of its values
 * @param asmName its name in the custom form, empty if it has none; null if it has that of the
 *     definition or of the author's method
 */
public record ResultSpec(
    String name,
    String accessor,
    TypeName returnType,
    Documentation documentation,
    Arity arity,
    ConstraintUse constraint,
    @Nullable String asmName,
    Origin origin)
    implements Member {
  /** The same result with a name in the custom form. */
  public ResultSpec withAsmName(String text) {
    return new ResultSpec(
        name, accessor, returnType, documentation, arity, constraint, text, origin);
  }

  @Override
  public String summary() {
    return constraint.summary();
  }

  @Override
  public String entity() {
    return "result";
  }
}
