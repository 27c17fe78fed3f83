// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.model;

import java.util.List;

/**
 * A confinement of an attribute, with its arguments: {@code @IntMinValue(10)}.
 *
 * @param arguments the arguments in the order of {@link Confinement#parameters()}
 */
public record ConfinementSpec(Confinement kind, List<Long> arguments, Origin origin) {
  public ConfinementSpec {
    arguments = List.copyOf(arguments);
  }

  /** MLIR's summary of the confinement: {@code whose minimum value is 10}. */
  public String summary() {
    return kind.summary(arguments);
  }
}
