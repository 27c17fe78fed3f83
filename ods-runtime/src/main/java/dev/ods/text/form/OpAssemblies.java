// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.form;

import dev.ods.builtin.ModuleOp;
import dev.ods.builtin.UnrealizedConversionCastOp;
import dev.ods.ir.OpModel;
import dev.ods.ir.OperationName;
import dev.ods.text.OpAssembly;
import org.jspecify.annotations.Nullable;

/**
 * Finds the custom assembly form of an operation: its model's own, or, for the operations of the
 * builtin dialect, which does not know about text, the one kept here.
 */
public final class OpAssemblies {
  private OpAssemblies() {}

  /** The custom form of this kind of operation, or null if it has none. */
  public static @Nullable OpAssembly of(OperationName name) {
    OpModel model = name.model();
    if (model == null) {
      return null;
    }
    OpAssembly own = model.as(OpAssembly.class);
    if (own != null) {
      return own;
    }
    if (model == ModuleOp.MODEL) {
      return new ModuleAssembly();
    }
    return model == UnrealizedConversionCastOp.MODEL ? new ConversionCastAssembly() : null;
  }
}
