// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.ir.Region;

/** Lets operations inside of it leave out the name of this dialect. */
@Op(dialect = TestDialect.class, name = "default_dialect")
@AssemblyFormat("regions attr-dict-with-keyword")
public interface DefaultDialect {
  /** The operations. */
  Region body();

  /** The name to leave out. */
  static String defaultDialect() {
    return "test";
  }
}
