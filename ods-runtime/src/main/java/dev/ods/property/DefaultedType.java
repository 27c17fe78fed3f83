// SPDX-License-Identifier: Apache-2.0
package dev.ods.property;

import dev.ods.ir.Context;

/** A type with a default (MLIR's {@code DefaultValuedProp}). */
final class DefaultedType<T> extends DelegatingType<T> {
  private final T initial;

  DefaultedType(PropertyType<T> base, T initial) {
    super(base);
    this.initial = initial;
  }

  @Override
  boolean hasDefault() {
    return true;
  }

  @Override
  public void initialize(Context context, StoredValue value) {
    base.store(context, initial, value);
  }
}
