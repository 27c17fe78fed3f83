// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.read;

import dev.ods.processor.model.ConstraintTarget;
import dev.ods.processor.model.ConstraintUse;
import dev.ods.processor.model.Predicate;
import dev.ods.processor.model.ValueType;
import org.jspecify.annotations.Nullable;

/**
 * A constraint or a component of one.
 *
 * @param valueType as that of {@link ConstraintUse}
 */
record ConstraintPart(
    Predicate predicate, ConstraintTarget target, String summary, @Nullable ValueType valueType) {
  /** A part that says nothing about the type. */
  ConstraintPart(Predicate predicate, ConstraintTarget target, String summary) {
    this(predicate, target, summary, null);
  }
}
