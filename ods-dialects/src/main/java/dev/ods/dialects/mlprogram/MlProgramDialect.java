// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.annotation.Dialect;
import dev.ods.inline.DialectInlinerInterface;
import dev.ods.text.OpAsmDialectInterface;

/** Functions, graphs and global variables of programs for machine learning. */
@Dialect(
    name = "ml_program",
    ops = {FunctionOps.class, GlobalOps.class, Token.class},
    types = MlProgramSymbols.class,
    attributes = MlProgramSymbols.class)
public interface MlProgramDialect {
  /** Reports resources in a file, as the dialect has none. */
  static OpAsmDialectInterface asmInterface() {
    return new OpAsmDialectInterface() {};
  }

  /** All operations can be inlined. */
  static DialectInlinerInterface inlinerInterface() {
    return new DialectInlinerInterface.AnyOperation() {};
  }
}
