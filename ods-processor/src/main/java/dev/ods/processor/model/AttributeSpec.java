// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.TypeName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An inherent attribute of the operation.
 *
 * @param returnType the return type as declared, {@code Optional<…>} included
 * @param storage its storage and the Java type that represents it
 * @param optional whether it may be absent: {@code Optional<…>}, or a unit attribute
 * @param defaultValue its value if absent, or null
 * @param initialized whether an operation that is created without it stores its default value
 * @param constantValue whether it is marked as what the operation folds to
 * @param constraint the further constraint class of {@code @Attr}, or null
 * @param confinements the further parameterised confinements, in the order of their annotations
 * @param ownConfinements the confinements by annotations of the author, in their order
 * @param summary MLIR's summary of it: {@code 64-bit integer array attribute with at least 4
 *     elements}
 */
public record AttributeSpec(
    String name,
    String accessor,
    TypeName returnType,
    Documentation documentation,
    AttributeStorage storage,
    boolean optional,
    @Nullable DefaultValue defaultValue,
    boolean initialized,
    boolean constantValue,
    @Nullable ConstraintUse constraint,
    List<ConfinementSpec> confinements,
    List<OwnConfinement> ownConfinements,
    String summary,
    Origin origin)
    implements Argument {
  public AttributeSpec {
    confinements = List.copyOf(confinements);
    ownConfinements = List.copyOf(ownConfinements);
  }

  /** The Java type of the value if present: {@code long}, {@code String}. */
  public TypeName valueType() {
    return storage.valueType();
  }

  /**
   * Whether it has one value type in ODS, that of its constraint or storage, which can be built.
   */
  public boolean hasBuildableType() {
    ValueType type = constraint == null ? null : constraint.valueType();
    return type == null ? storage.hasBuildableType() : type.builder() != null;
  }

  /** Whether operations may be without it, and do not store its default when they are created. */
  public boolean mayBeAbsent() {
    return optional || (defaultValue != null && !initialized);
  }

  /** Whether operations may be without it. */
  public boolean isRemovable() {
    return optional || defaultValue != null;
  }

  @Override
  public String entity() {
    return "attribute";
  }
}
