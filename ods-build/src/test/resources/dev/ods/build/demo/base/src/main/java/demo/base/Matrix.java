// SPDX-License-Identifier: Apache-2.0
package demo.base;

import dev.ods.annotation.*;

/** A matrix. */
@TypeDef(dialect = BaseDialect.class, mnemonic = "matrix")
@AssemblyFormat("`<` struct(params) `>`")
public record Matrix(int rows, Mode mode) implements Area {
  @Override
  public long area() {
    return rows;
  }
}
