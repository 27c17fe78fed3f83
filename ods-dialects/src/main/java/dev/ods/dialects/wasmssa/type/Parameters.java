// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa.type;

import dev.ods.text.AsmParser;
import dev.ods.text.SourceLocation;

/** MLIR's diagnostics about wrong type parameters. */
final class Parameters {
  private Parameters() {}

  /**
   * Reports which parameter could not be parsed, after the diagnostic with the reason.
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
   * @param constraint the summary of the constraint
   */
  static void reportViolation(AsmParser parser, SourceLocation at, String name, String constraint) {
    parser.error(at, "failed to verify '" + name + "': " + constraint);
  }
}
