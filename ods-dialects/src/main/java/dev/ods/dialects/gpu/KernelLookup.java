// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.builtin.FunctionType;
import dev.ods.builtin.Segments;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.builtin.TypeAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.control.FunctionOpInterface;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.op.ModuleOp;
import dev.ods.verify.SymbolTableCollection;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the kernels that the launches of a module name, and compares them with the launches. */
final class KernelLookup {
  /** The attribute of modules that contain modules for devices. */
  static final String CONTAINER = "gpu.container_module";

  /** The attribute of functions that can be launched. */
  static final String KERNEL = "gpu.kernel";

  /** How many groups the operands of a launch form, and which of them the kernel gets. */
  private static final int GROUPS = 13;

  private static final int KERNEL_OPERANDS = 11;

  private final SymbolTableCollection tables = new SymbolTableCollection();
  private final Operation module;
  private final Diagnostics diagnostics;

  private KernelLookup(Operation module, Diagnostics diagnostics) {
    this.module = module;
    this.diagnostics = diagnostics;
  }

  /** Verifies the launches in the functions of a module with the attribute {@link #CONTAINER}. */
  static void check(Operation module, Diagnostics diagnostics) {
    if (!module.is(ModuleOp.MODEL)) {
      diagnostics.error(
          module,
          "expected '" + CONTAINER + "' attribute to be attached to '" + ModuleOp.NAME + "'");
      return;
    }
    KernelLookup lookup = new KernelLookup(module, diagnostics);
    // Launches elsewhere than directly in a function of the module are not looked at.
    for (Operation function : within(module)) {
      for (Operation launch : within(function)) {
        if (!lookup.isValid(launch)) {
          return;
        }
      }
    }
  }

  /** The operations directly in the regions of another one. */
  private static List<Operation> within(Operation op) {
    List<Operation> found = new ArrayList<>();
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block : op.region(i).blocks()) {
        block.operations().forEach(found::add);
      }
    }
    return found;
  }

  /**
   * Verifies the kernel of a launch that itself is not verified yet, so that it may be malformed.
   */
  private boolean isValid(Operation op) {
    if (!op.is(LaunchFuncOp.MODEL) || !(op.attribute("kernel") instanceof SymbolRefAttr kernel)) {
      return true;
    }
    int before = diagnostics.errorCount();
    checkContainer(op, kernel);
    return diagnostics.errorCount() == before;
  }

  private void checkContainer(Operation launch, SymbolRefAttr kernel) {
    String name = kernel.root().value();
    Operation container = tables.lookup(module, kernel.root());
    if (container == null) {
      diagnostics.opError(launch, "kernel container '" + name + "' is undefined");
    } else if (container.is(GPUModuleOp.MODEL)) {
      checkKernel(launch, kernel, tables.lookup(module, kernel));
    } else if (!container.name().value().equals("gpu.binary")) {
      diagnostics.opError(launch, "kernel module '" + name + "' is undefined");
    }
  }

  private void checkKernel(Operation op, SymbolRefAttr kernel, @Nullable Operation function) {
    if (function == null) {
      diagnostics.opError(op, "kernel function '" + kernel + "' is undefined");
    } else if (function.name().isRegistered()
        && !function.name().hasInterface(FunctionOpInterface.class)) {
      diagnostics.opError(op, "referenced kernel '" + kernel + "' is not a function");
      diagnostics.note(function.location(), "see the kernel definition here");
    } else if (!(function.attribute(KERNEL) instanceof UnitAttr)) {
      diagnostics.opError(op, "kernel function is missing the '" + KERNEL + "' attribute");
    } else if (function.is(GPUFuncOp.MODEL)
        && function.attribute("function_type") instanceof TypeAttr attribute
        && attribute.value() instanceof FunctionType type) {
      // The types of other functions may have been converted.
      checkOperands(op, type);
    }
  }

  private void checkOperands(Operation launch, FunctionType type) {
    Attribute segments = launch.attribute("operandSegmentSizes");
    int count = Segments.size(segments, KERNEL_OPERANDS);
    if (count != type.inputCount()) {
      diagnostics.opError(
          launch,
          "got %s kernel operands but expected %d"
              .formatted(Integer.toUnsignedString(count), type.inputCount()));
    } else if (isComplete(segments, launch.operandCount())) {
      int start = Segments.start(segments, KERNEL_OPERANDS);
      for (int i = 0; i < count; i++) {
        if (launch.operandType(start + i) != type.input(i)) {
          diagnostics.opError(launch, "type of function argument " + i + " does not match");
          return;
        }
      }
    }
  }

  /** Whether the operands match the segments; the launch's verifier checks the rest. */
  private static boolean isComplete(@Nullable Attribute segments, int operands) {
    long sum = 0;
    for (int group = 0; group < GROUPS; group++) {
      int size = Segments.size(segments, group);
      if (size < 0) {
        return false;
      }
      sum += size;
    }
    return sum == operands;
  }
}
