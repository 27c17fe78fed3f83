// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.builtin.FunctionType;
import dev.ods.builtin.ModuleOp;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.function.IsFunction;
import dev.ods.ir.Operation;
import dev.ods.ir.WalkOrder;
import dev.ods.ir.WalkResult;
import dev.ods.verify.SymbolTableCollection;
import org.jspecify.annotations.Nullable;

/** Finds the kernels that the launches of a module name, and compares them with the launches. */
final class KernelLookup {
  /** The attribute of modules that contain modules for devices. */
  static final String CONTAINER = "gpu.container_module";

  /** The attribute of functions that can be launched. */
  static final String KERNEL = "gpu.kernel";

  private final SymbolTableCollection tables = new SymbolTableCollection();
  private final Operation module;
  private final Diagnostics diagnostics;

  private KernelLookup(Operation module, Diagnostics diagnostics) {
    this.module = module;
    this.diagnostics = diagnostics;
  }

  /** Checks the launches in the functions of what has the attribute {@link #CONTAINER}. */
  static void check(Operation module, Diagnostics diagnostics) {
    if (!module.is(ModuleOp.MODEL)) {
      diagnostics.error(
          module,
          "expected '" + CONTAINER + "' attribute to be attached to '" + ModuleOp.NAME + "'");
      return;
    }
    KernelLookup lookup = new KernelLookup(module, diagnostics);
    module.walk(
        WalkOrder.POST, op -> lookup.isValid(op) ? WalkResult.CONTINUE : WalkResult.INTERRUPT);
  }

  private boolean isValid(Operation op) {
    if (!op.is(LaunchFuncOp.MODEL)) {
      return true;
    }
    Operation function = op.parent();
    // Launches elsewhere than directly in a function of the module are not looked at.
    if (function == null
        || !module.equals(function.parent())
        || !(op.attribute("kernel") instanceof SymbolRefAttr kernel)) {
      return true;
    }
    int before = diagnostics.errorCount();
    checkContainer(LaunchFuncOp.of(op), kernel);
    return diagnostics.errorCount() == before;
  }

  private void checkContainer(LaunchFuncOp launch, SymbolRefAttr kernel) {
    String name = kernel.root().value();
    Operation container = tables.lookup(module, kernel.root());
    if (container == null) {
      diagnostics.opError(launch.operation(), "kernel container '" + name + "' is undefined");
    } else if (container.is(GPUModuleOp.MODEL)) {
      checkKernel(launch, kernel, tables.lookup(module, kernel));
    } else if (!container.name().value().equals("gpu.binary")) {
      diagnostics.opError(launch.operation(), "kernel module '" + name + "' is undefined");
    }
  }

  private void checkKernel(
      LaunchFuncOp launch, SymbolRefAttr kernel, @Nullable Operation function) {
    Operation op = launch.operation();
    if (function == null) {
      diagnostics.opError(op, "kernel function '" + kernel + "' is undefined");
    } else if (!function.name().mightHaveTrait(IsFunction.class)) {
      diagnostics.opError(op, "referenced kernel '" + kernel + "' is not a function");
      diagnostics.note(function.location(), "see the kernel definition here");
    } else if (!(function.attribute(KERNEL) instanceof UnitAttr)) {
      diagnostics.opError(op, "kernel function is missing the '" + KERNEL + "' attribute");
    } else if (function.is(GPUFuncOp.MODEL)) {
      // The types of other functions may be those that a conversion has made.
      checkOperands(launch, GPUFuncOp.of(function).functionType());
    }
  }

  private void checkOperands(LaunchFuncOp launch, FunctionType type) {
    int count = launch.kernelOperands().size();
    if (count != type.inputCount()) {
      diagnostics.opError(
          launch.operation(),
          "got %d kernel operands but expected %d".formatted(count, type.inputCount()));
      return;
    }
    for (int i = 0; i < count; i++) {
      if (launch.kernelOperands().get(i).type() != type.input(i)) {
        diagnostics.opError(
            launch.operation(), "type of function argument " + i + " does not match");
        return;
      }
    }
  }
}
