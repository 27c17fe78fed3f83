// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.annotation.*;
import dev.ods.constraint.Index;
import dev.ods.ir.OpView;
import dev.ods.ir.Value;
import dev.ods.trait.Pure;

/** Size in bits of the index type. */
@Op(dialect = IndexDialect.class, name = "sizeof")
@Trait(Pure.class)
@AssemblyFormat("attr-dict")
public interface SizeOf extends OpView {
  /** The number of bits: 32 or 64. */
  @Result(Index.class)
  Value result();
}
