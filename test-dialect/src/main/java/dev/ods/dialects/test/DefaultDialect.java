// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.ir.Region;
import dev.ods.text.OpAsmOpInterface;

/** Makes this dialect the default in its region. */
@Op(dialect = TestDialect.class, name = "default_dialect")
@AssemblyFormat("regions attr-dict-with-keyword")
public interface DefaultDialect extends OpAsmOpInterface {
  /** The operations. */
  Region body();

  /** The name to leave out. */
  @Override
  default String defaultDialect() {
    return "test";
  }
}
