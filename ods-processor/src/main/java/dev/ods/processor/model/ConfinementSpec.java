// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import java.util.List;

/**
 * A confinement of an attribute, with its numbers: {@code @IntMinValue(10)}.
 *
 * @param arguments the numbers in the order of {@link Confinement#parameters()}
 */
public record ConfinementSpec(Confinement kind, List<Long> arguments, Origin origin) {
  public ConfinementSpec {
    arguments = List.copyOf(arguments);
  }

  /** The confinement in MLIR's words: {@code whose minimum value is 10}. */
  public String summary() {
    return kind.summary(arguments);
  }
}
