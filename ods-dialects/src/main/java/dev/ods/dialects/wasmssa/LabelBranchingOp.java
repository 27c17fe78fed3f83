// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Trait;
import dev.ods.ir.*;
import dev.ods.trait.Terminator;
import org.jspecify.annotations.Nullable;

/** Exits levels of nesting (MLIR: LabelBranchingOpInterface). */
@Trait({Terminator.class, LabelBranching.class})
interface LabelBranchingOp extends OpView {
  /** The number of levels exited besides the innermost one, unsigned. */
  long exitLevels();

  /** The operation that defines the label; null if there are not so many levels. */
  default @Nullable LabelLevelOp targetOp() {
    Operation op = operation();
    LabelLevelOp level = null;
    for (long i = 0; i <= exitLevels(); i++) {
      op = op.parent();
      if (op == null || !op.name().hasTrait(LabelLevel.class)) {
        return null;
      }
      level = (LabelLevelOp) op.view();
    }
    return level;
  }
}
