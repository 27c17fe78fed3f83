// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;

/** What a composed constraint requires: MLIR's {@code Pred} with its combiners. */
public sealed interface Predicate {

  /** Every one of {@code parts} holds. */
  record AllOf(List<Predicate> parts) implements Predicate {
    public AllOf {
      parts = List.copyOf(parts);
    }
  }

  /** At least one of {@code parts} holds. */
  record AnyOf(List<Predicate> parts) implements Predicate {
    public AnyOf {
      parts = List.copyOf(parts);
    }
  }

  /** {@code part} does not hold. */
  record Not(Predicate part) implements Predicate {}

  /** The static method {@code test} of {@code owner} returns true. */
  record Test(ClassName owner) implements Predicate {}

  /** The type is a {@code container} and {@code element} holds of its element type. */
  record OnElementType(Container container, Predicate element) implements Predicate {}

  /** The attribute satisfies a parameterised confinement. */
  record Confined(ConfinementSpec confinement) implements Predicate {}
}
