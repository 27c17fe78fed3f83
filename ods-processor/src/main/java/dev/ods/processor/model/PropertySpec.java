// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A property that is no attribute.
 *
 * @param returnType the return type as declared
 * @param type the type of its values
 * @param defaultValue its declared default, or null
 * @param confinements the parameterised confinements, in the order of their annotations
 * @param ownConfinements the confinements by annotations of the author, in their order
 * @param condition the class of the author that tests values, or null
 * @param summary MLIR's summary of it: {@code int64_t}
 */
public record PropertySpec(
    String name,
    String accessor,
    TypeName returnType,
    Documentation documentation,
    PropertyTypeSpec type,
    @Nullable DefaultValue defaultValue,
    List<ConfinementSpec> confinements,
    List<OwnConfinement> ownConfinements,
    @Nullable ClassName condition,
    String summary,
    Origin origin)
    implements Argument {
  public PropertySpec {
    confinements = List.copyOf(confinements);
    ownConfinements = List.copyOf(ownConfinements);
  }

  /** Whether formats may leave it out: it has a default, or may be absent. */
  public boolean mayBeOmitted() {
    return defaultValue != null || type.hasDefault();
  }

  @Override
  public String entity() {
    return "property";
  }
}
