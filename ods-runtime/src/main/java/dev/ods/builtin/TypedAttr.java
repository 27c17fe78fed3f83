// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/** Attributes of a kind that has a type (MLIR's {@code TypedAttr}). */
public final class TypedAttr {
  private TypedAttr() {}

  /**
   * The type of an attribute of a kind that has one, otherwise null. Strings and opaque attributes
   * that are printed without a type have the type {@code none}.
   */
  public static @Nullable Type typeOf(@Nullable Attribute attribute) {
    if (attribute == null || attribute.type() != null) {
      return attribute == null ? null : attribute.type();
    }
    return attribute instanceof StringAttr || attribute instanceof OpaqueAttr
        ? NoneType.get(attribute.context())
        : null;
  }
}
