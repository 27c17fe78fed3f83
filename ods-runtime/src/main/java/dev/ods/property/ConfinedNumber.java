// SPDX-License-Identifier: Apache-2.0
package dev.ods.property;

import dev.ods.ir.Attribute;
import java.util.function.LongPredicate;

/** A type that stores numbers, with a condition on them (MLIR's {@code ConfinedProp}). */
final class ConfinedNumber<T> extends DelegatingType<T> {
  private final LongPredicate condition;

  ConfinedNumber(PropertyType<T> base, LongPredicate condition) {
    super(base);
    this.condition = condition;
  }

  @Override
  boolean isConstrained() {
    return true;
  }

  @Override
  boolean holds(long bits) {
    return base.holds(bits) && condition.test(bits);
  }

  @Override
  boolean holds(Attribute attribute) {
    T value = base.value(attribute, mistake -> {});
    return value != null && holds(base.bits(value));
  }
}
