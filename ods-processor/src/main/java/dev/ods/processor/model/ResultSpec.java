// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.TypeName;

/**
 * A result.
 *
 * @param arity whether it is one value, an optional one or a range
 * @param constraint what the type of each of its values must satisfy
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
