// SPDX-License-Identifier: Apache-2.0
package dev.ods.property;

import dev.ods.ir.Attribute;
import java.util.function.Predicate;

/**
 * A type with a condition on the attributes to which its values convert (MLIR's {@code
 * ConfinedProp}): of a type that is stored as attributes, which need no conversion.
 */
final class ConfinedType<T> extends DelegatingType<T> {
  private final Predicate<Attribute> condition;

  ConfinedType(PropertyType<T> base, Predicate<Attribute> condition) {
    super(base);
    this.condition = condition;
  }

  @Override
  boolean isConstrained() {
    return true;
  }

  @Override
  boolean holds(Attribute attribute) {
    return base.holds(attribute) && condition.test(attribute);
  }
}
