// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.TypeName;

/**
 * A successor block.
 *
 * @param variadic whether it is variadic; only the last successor can be
 */
public record SuccessorSpec(
    String name,
    String accessor,
    TypeName returnType,
    Documentation documentation,
    boolean variadic,
    Origin origin)
    implements Member {

  @Override
  public String summary() {
    return "any successor";
  }

  @Override
  public String entity() {
    return "successor";
  }
}
