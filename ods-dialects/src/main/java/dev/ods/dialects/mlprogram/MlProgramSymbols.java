// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.annotation.*;
import dev.ods.ir.Type;
import dev.ods.text.AliasedSymbol;
import dev.ods.text.AsmAlias;

/** The types and attributes of the dialect. */
public interface MlProgramSymbols {
  /** {@code !ml_program.token}: the order of operations in a graph. */
  @TypeDef(dialect = MlProgramDialect.class, mnemonic = "token")
  @Summary("Token for establishing execution ordering in a graph")
  record Token() {}

  /**
   * {@code #ml_program.extern : type}: the value of a global that is linked by name.
   *
   * @param type the type of the value; {@code none} if there is none
   */
  @AttrDef(dialect = MlProgramDialect.class, mnemonic = "extern")
  @AssemblyFormat("")
  record Extern(@SelfType Type type) implements AliasedSymbol {
    @Override
    public AsmAlias asmAlias() {
      return AsmAlias.overridable("extern");
    }
  }
}
