// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** Creates a token. */
@Op(dialect = MlProgramDialect.class, name = "token")
@Trait(Pure.class)
@AssemblyFormat("attr-dict")
public interface Token extends OpView {
  /** The token. */
  @Result(TokenType.class)
  Value token();
}
