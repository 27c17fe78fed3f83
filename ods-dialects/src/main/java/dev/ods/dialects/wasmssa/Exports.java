// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.builtin.UnitAttr;
import dev.ods.dialects.function.FunctionSyntax;
import dev.ods.ir.OperationState;
import dev.ods.text.OpAsmParser;
import java.util.List;

/** The keyword of exported definitions. */
final class Exports {
  static final String EXPORTED = "exported";

  /** The attribute with a function's type. */
  static final String FUNCTION_TYPE = "functionType";

  /** The attributes of a function that its dictionary elides. */
  static final List<String> WRITTEN_OF_FUNCTIONS = FunctionSyntax.written(FUNCTION_TYPE, EXPORTED);

  private Exports() {}

  /** Parses the keyword if present; no other keyword is allowed. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    String word = parser.parseOptionalKeywordOrString();
    if (word == null) {
      return true;
    }
    parser.addAttributeOnce(state, EXPORTED, UnitAttr.get(parser.context()));
    return word.equals(EXPORTED)
        || parser.error(
            parser.nameLocation(), "expecting either `exported` or symbol name. got " + word);
  }
}
