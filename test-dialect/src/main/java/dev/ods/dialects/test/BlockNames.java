// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.ir.*;
import dev.ods.text.OpAsmOpInterface;

/** Names its blocks {@code ^foo0}, {@code ^foo1} and so on. */
@Op(dialect = TestDialect.class, name = "block_names")
@AssemblyFormat("regions attr-dict-with-keyword")
public interface BlockNames extends OpAsmOpInterface {
  /** The blocks. */
  Region body();

  /** Names the blocks in their order. */
  @Override
  default void blockNames(BlockNamer namer) {
    int count = 0;
    for (Block block : body().blocks()) {
      namer.name(block, "foo" + count++);
    }
  }
}
