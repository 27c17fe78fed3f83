// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.builtin.UnitAttr;
import dev.ods.ir.OperationState;
import dev.ods.text.OpAsmParser;

/** Common parts of globals, defined or imported. */
final class Globals {
  private Globals() {}

  /** Parses the keyword of variables if present; any other keyword is skipped, as in MLIR. */
  static void parseMutable(OpAsmParser parser, OperationState state) {
    if ("mutable".equals(parser.parseOptionalKeywordOrString())) {
      state.setAttribute("isMutable", UnitAttr.get(parser.context()));
    }
  }
}
