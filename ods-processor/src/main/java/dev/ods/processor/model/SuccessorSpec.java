// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.List;

/**
 * A successor block.
 *
 * @param variadic whether it is variadic; only the last successor can be
 * @param confinements those by annotations of the author, in their order
 */
public record SuccessorSpec(
    String name,
    String accessor,
    TypeName returnType,
    Documentation documentation,
    boolean variadic,
    List<OwnConfinement> confinements,
    Origin origin)
    implements Member {
  public SuccessorSpec {
    confinements = List.copyOf(confinements);
  }

  @Override
  public String summary() {
    StringBuilder text = new StringBuilder("any successor");
    confinements.forEach(confinement -> text.append(' ').append(confinement.summary()));
    return text.toString();
  }

  @Override
  public String entity() {
    return "successor";
  }
}
