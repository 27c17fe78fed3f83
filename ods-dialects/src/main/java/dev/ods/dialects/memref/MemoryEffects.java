// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.ir.Region;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.trait.NoMemoryEffect;
import dev.ods.trait.Pure;
import dev.ods.trait.RecursiveMemoryEffects;

/** Whether operations read or write memory. */
final class MemoryEffects {
  private MemoryEffects() {}

  /** Reports the first operation in a region that may have an effect. */
  static void verifyNone(Region region, Diagnostics diagnostics) {
    for (Block block : region.blocks()) {
      for (Operation op : block.operations()) {
        if (!verifyNone(op, diagnostics)) {
          return;
        }
      }
    }
  }

  private static boolean verifyNone(Operation root, Diagnostics diagnostics) {
    WalkResult walked =
        root.walk(
            WalkOrder.POST,
            op -> {
              if (mayBeFree(op.name())) {
                return WalkResult.CONTINUE;
              }
              diagnostics.error(
                  op,
                  "body of 'memref.generic_atomic_rmw' should contain only operations with no side"
                      + " effects");
              return WalkResult.INTERRUPT;
            });
    return walked != WalkResult.INTERRUPT;
  }

  /** Whether an operation has no effects other than those of nested operations, or unknown ones. */
  private static boolean mayBeFree(OperationName name) {
    return name.mightHaveTrait(Pure.class)
        || name.mightHaveTrait(NoMemoryEffect.class)
        || name.mightHaveTrait(RecursiveMemoryEffects.class);
  }
}
