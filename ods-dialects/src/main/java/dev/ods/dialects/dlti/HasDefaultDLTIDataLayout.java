// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.dlti;

import dev.ods.ir.Operation;
import dev.ods.op.ModuleOp;
import dev.ods.trait.OpTrait;

/** The operation may have a data layout, as a module: {@code dlti.dl_spec}. */
public final class HasDefaultDLTIDataLayout implements OpTrait {
  private HasDefaultDLTIDataLayout() {}

  /** Whether an operation is a module or has this trait. */
  static boolean test(Operation op) {
    return op.is(ModuleOp.MODEL) || op.name().hasTrait(HasDefaultDLTIDataLayout.class);
  }
}
