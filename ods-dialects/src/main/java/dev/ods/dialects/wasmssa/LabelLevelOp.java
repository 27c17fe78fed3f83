// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Trait;
import dev.ods.ir.Block;
import dev.ods.ir.OpView;
import dev.ods.trait.Terminator;
import org.jspecify.annotations.Nullable;

/** A level of nesting, which branches within it can leave (MLIR: LabelLevelOpInterface). */
@Trait({Terminator.class, LabelLevel.class})
interface LabelLevelOp extends OpView {
  /** The target of branches to this level; null if the block is missing. */
  @Nullable Block labelTarget();
}
