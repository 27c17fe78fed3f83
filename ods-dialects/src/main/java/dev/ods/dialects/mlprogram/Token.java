// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.mlprogram;

import dev.ods.annotation.*;
import dev.ods.ir.*;
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
