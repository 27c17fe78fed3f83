// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.builtin.UnitAttr;
import dev.ods.ir.OperationState;
import dev.ods.text.OpAsmParser;

/** What globals have in common, wherever they are defined. */
final class Globals {
  private Globals() {}

  /** Reads the word for variables if it is there; any other word is passed over, as in MLIR. */
  static void parseMutable(OpAsmParser parser, OperationState state) {
    if ("mutable".equals(parser.parseOptionalKeywordOrString())) {
      state.setAttribute("isMutable", UnitAttr.get(parser.context()));
    }
  }
}
