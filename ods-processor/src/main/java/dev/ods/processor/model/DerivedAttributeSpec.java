// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An attribute that is not stored: a method of the author computes its value.
 *
 * @param storage the attribute that the return type stands for; null if there is a converter
 * @param converter the method of the author that makes the attribute, or null
 */
public record DerivedAttributeSpec(
    String name,
    String accessor,
    TypeName returnType,
    Documentation documentation,
    @Nullable AttributeStorage storage,
    @Nullable Converter converter,
    Origin origin)
    implements Member {
  /**
   * {@code static Attribute method(Context, T)} of the interface {@code owner}.
   *
   * @param attribute the return type
   */
  public record Converter(ClassName owner, String method, ClassName attribute) {}

  /** The class of the attribute that is made of the value. */
  public ClassName attributeClass() {
    return converter == null
        ? Objects.requireNonNull(storage).storageClass()
        : converter.attribute();
  }

  @Override
  public String summary() {
    return "derived attribute";
  }

  @Override
  public String entity() {
    return "derived attribute";
  }
}
