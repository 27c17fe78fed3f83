// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.Attr;
import dev.ods.annotation.HasParent;
import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.UnitAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.function.FunctionVerification;
import dev.ods.dialects.function.IsFunction;
import dev.ods.ir.Block;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.OpView;
import dev.ods.ir.OperationState;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.AffineScope;
import dev.ods.trait.AutomaticAllocationScope;
import dev.ods.trait.IsolatedFromAbove;
import dev.ods.trait.Symbol;
import java.util.List;
import java.util.Optional;

/**
 * Holds code that the threads of a device run.
 *
 * <p>A kernel is launched by the host; other functions are called by kernels. Its name and whether
 * it is a kernel are discardable attributes, as in MLIR.
 */
@Op(dialect = GpuDialect.class, name = "func")
@Trait({
  AutomaticAllocationScope.class,
  Symbol.class,
  IsFunction.class,
  IsolatedFromAbove.class,
  AffineScope.class
})
@HasParent(GPUModule.class)
public interface GPUFunc extends OpView {
  /** The types of arguments and results. */
  @Attr(name = "function_type")
  FunctionType functionType();

  /** A dictionary for each argument; absent if all are empty. */
  @Attr(name = "arg_attrs")
  Optional<List<DictionaryAttr>> argAttrs();

  /** A dictionary for each result; absent if all are empty. */
  @Attr(name = "res_attrs")
  Optional<List<DictionaryAttr>> resAttrs();

  /** A dictionary for each memory of the work group; absent if all are empty. */
  @Attr(name = "workgroup_attrib_attrs")
  Optional<List<DictionaryAttr>> workgroupAttribAttrs();

  /** A dictionary for each memory of a thread; absent if all are empty. */
  @Attr(name = "private_attrib_attrs")
  Optional<List<DictionaryAttr>> privateAttribAttrs();

  /** The size of the blocks that it is launched with, if it is known. */
  @Attr(value = LaunchSize.class, name = "known_block_size")
  Optional<int[]> knownBlockSize();

  /** The size of the grid that it is launched with, if it is known. */
  @Attr(value = LaunchSize.class, name = "known_grid_size")
  Optional<int[]> knownGridSize();

  /** The size of the clusters that it is launched with, if it is known. */
  @Attr(value = LaunchSize.class, name = "known_cluster_size")
  Optional<int[]> knownClusterSize();

  /** The body. */
  Region body();

  /** Whether it is launched by the host. */
  default boolean isKernel() {
    return operation().attribute(KernelLookup.KERNEL) instanceof UnitAttr;
  }

  /** Compares attributes and entry block with the function's type. */
  default void verify(Diagnostics diagnostics) {
    if (isKernel() && functionType().resultCount() != 0) {
      diagnostics.opError(operation(), "expected void return type for kernel function");
    } else if (FunctionVerification.attributesFit(operation(), functionType(), diagnostics)) {
      verifyBody(diagnostics);
    }
  }

  private void verifyBody(Diagnostics diagnostics) {
    Block entry = body().first();
    if (entry == null) {
      diagnostics.opError(operation(), "expected body with at least one block");
      return;
    }
    FunctionType type = functionType();
    int inputs = type.inputCount();
    long least = Attributions.leastArguments(operation(), inputs);
    if (entry.argumentCount() < least) {
      diagnostics.opError(operation(), "expected at least " + least + " arguments to body region");
      return;
    }
    for (int i = 0; i < inputs; i++) {
      Type argument = entry.argument(i).type();
      if (argument != type.input(i)) {
        diagnostics.opError(
            operation(),
            "expected body region argument #%d to be of type '%s', got '%s'"
                .formatted(i, type.input(i), argument));
        return;
      }
    }
    Attributions.verify(operation(), entry, inputs, diagnostics);
  }

  /** Reads the custom form. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    return GPUFuncSyntax.parse(parser, state);
  }

  /** Writes the custom form. */
  static void print(OpAsmPrinter printer, GPUFunc function) {
    GPUFuncSyntax.print(printer, function);
  }
}
