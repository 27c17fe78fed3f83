// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa.type;

import dev.ods.text.AsmParser;
import dev.ods.text.SourceLocation;

/** What MLIR says of wrong parameters of types. */
final class Parameters {
  private Parameters() {}

  /**
   * Adds to the diagnostic about a parameter that cannot be read which one it is.
   *
   * @param definition the name of the type's definition in MLIR
   * @param type the type of the parameter in C++
   */
  static void reportUnread(AsmParser parser, String definition, String name, String type) {
    parser.error(
        parser.location(),
        "failed to parse %s parameter '%s' which is to be a `%s`"
            .formatted(definition, name, type));
  }

  /**
   * Reports a parameter that violates its constraint.
   *
   * @param at where the parameters start
   * @param constraint the words of the constraint
   */
  static void reportViolation(AsmParser parser, SourceLocation at, String name, String constraint) {
    parser.error(at, "failed to verify '" + name + "': " + constraint);
  }
}
