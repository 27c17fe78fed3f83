// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.ir.*;
import dev.ods.text.OpAsmOpInterface;

/** Takes names of its arguments from their types. */
@Op(dialect = TestDialect.class, name = "block_argument_name_from_type")
@AssemblyFormat("regions attr-dict-with-keyword")
public interface BlockArgumentNameFromType extends OpAsmOpInterface {
  /** The blocks. */
  Region body();

  /** Takes the names from the types. */
  @Override
  default void blockArgumentNames(Region region, ValueNamer namer) {
    for (Block block : region.blocks()) {
      for (int i = 0; i < block.argumentCount(); i++) {
        TypeNames.name(block.argument(i), namer);
      }
    }
  }
}
