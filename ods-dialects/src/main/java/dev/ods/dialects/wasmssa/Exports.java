// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.builtin.UnitAttr;
import dev.ods.ir.OperationState;
import dev.ods.text.OpAsmParser;

/** The word that lets other modules use what is defined. */
final class Exports {
  static final String EXPORTED = "exported";

  private Exports() {}

  /** Reads the word if it is there; there may be no other one. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    String word = parser.parseOptionalKeywordOrString();
    if (word == null) {
      return true;
    }
    parser.addAttribute(state, EXPORTED, UnitAttr.get(parser.context()));
    return word.equals(EXPORTED)
        || parser.error(
            parser.nameLocation(), "expecting either `exported` or symbol name. got " + word);
  }
}
