// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.ir.Region;

/** Takes names of its arguments from their types, by an interface. */
@Op(dialect = TestDialect.class, name = "block_argument_name_from_type_interface")
@AssemblyFormat("regions attr-dict-with-keyword")
public interface BlockArgumentNameFromTypeInterface {
  /** The blocks. */
  Region body();
}
