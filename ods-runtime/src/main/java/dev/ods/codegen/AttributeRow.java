// SPDX-License-Identifier: Apache-2.0
package dev.ods.codegen;

import dev.ods.ir.Attribute;
import org.jspecify.annotations.Nullable;

/**
 * How one inherent attribute of a model is stored.
 *
 * @param kind its kind, or null if its class is the whole constraint
 * @param storage the class of the attribute, or its interface, if it has no kind
 */
record AttributeRow(@Nullable AttributeKind kind, Class<?> storage) {
  static AttributeRow of(AttributeKind kind) {
    return new AttributeRow(kind, Attribute.class);
  }

  static AttributeRow of(Class<?> storage) {
    return new AttributeRow(null, storage);
  }

  boolean canHold(Attribute value) {
    return kind == null ? storage.isInstance(value) : kind.canHold(value);
  }

  boolean test(Attribute value) {
    return kind == null ? storage.isInstance(value) : kind.test(value);
  }
}
