// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.TypeName;

/**
 * The type of a parameter or a result of a method in a pattern set.
 *
 * @param name without annotations
 * @param nullable whether it is {@code @Nullable}
 */
public record JavaType(TypeName name, JavaKind kind, boolean nullable) {
  /** Whether it is of such a kind. */
  public boolean is(JavaKind other) {
    return kind == other;
  }

  /** Whether what may be absent, a value or an attribute, has to be there for it. */
  public boolean asksForPresence() {
    return !nullable && (is(JavaKind.VALUE) || is(JavaKind.ATTRIBUTE));
  }

  /** Whether it is {@code boolean}. */
  public boolean isBoolean() {
    return name.equals(TypeName.BOOLEAN);
  }
}
