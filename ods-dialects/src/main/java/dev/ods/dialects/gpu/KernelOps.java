// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.*;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.OpaqueAttr;
import dev.ods.builtin.UnitAttr;
import dev.ods.constraint.DenseI32ArrayAttr;
import dev.ods.control.FunctionOpInterface;
import dev.ods.datalayout.DataLayoutOpInterface;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.dlti.HasDefaultDLTIDataLayout;
import dev.ods.dialects.function.FunctionLike;
import dev.ods.ir.*;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.*;
import java.util.List;
import java.util.Optional;

/** Modules and functions that run on a device. */
public interface KernelOps {
  /**
   * Gathers the functions for a device, which are compiled together and apart from the code of the
   * host.
   */
  @Op(dialect = GpuDialect.class, name = "module")
  @Trait({
    IsolatedFromAbove.class,
    DataLayoutOpInterface.class,
    NoRegionArguments.class,
    SymbolTable.class,
    Symbol.class,
    NoTerminator.class,
    SingleBlock.class,
    GraphRegion.class
  })
  @AssemblyFormat(
      "$sym_name (`<` $offloadingHandler^ `>`)? ($targets^)? attr-dict-with-keyword $bodyRegion")
  interface GPUModule extends HasDefaultDLTIDataLayout {
    /** The name. */
    @Attr(name = "sym_name")
    @SymbolName
    String symName();

    /** The targets to compile for. */
    @Attr(TargetArray.class)
    Optional<ArrayAttr> targets();

    /** How compiled objects are embedded in the host's module. */
    @Attr(OffloadingHandler.class)
    Optional<Attribute> offloadingHandler();

    /** The functions. */
    @SizedRegion(1)
    Region bodyRegion();

    /** Asks the targets, up to the first that reports an error. */
    default void verify(Diagnostics diagnostics) {
      for (Attribute target : targets().map(ArrayAttr::elements).orElse(List.of())) {
        if (target instanceof TargetAttrVerifyInterface verifying
            && !verifying.verifyTarget(operation(), diagnostics)) {
          return;
        }
      }
    }
  }

  /**
   * Contains code for a device.
   *
   * <p>Kernels are launched by the host; other functions are called by kernels. The name and the
   * mark of a kernel are discardable attributes, as in MLIR.
   */
  @Op(dialect = GpuDialect.class, name = "func")
  @Trait({
    AutomaticAllocationScope.class,
    FunctionOpInterface.class,
    IsolatedFromAbove.class,
    AffineScope.class
  })
  @HasParent(GPUModule.class)
  @Order({
    "functionType",
    "argAttrs",
    "resAttrs",
    "workgroupAttribAttrs",
    "privateAttribAttrs",
    "knownBlockSize",
    "knownGridSize",
    "knownClusterSize",
    "body"
  })
  interface GPUFunc extends FunctionLike {
    /** A dictionary for each memory of the workgroup; absent if all are empty. */
    @Attr(name = "workgroup_attrib_attrs")
    Optional<List<DictionaryAttr>> workgroupAttribAttrs();

    /** A dictionary for each memory of a thread; absent if all are empty. */
    @Attr(name = "private_attrib_attrs")
    Optional<List<DictionaryAttr>> privateAttribAttrs();

    /** The block size of its launches, if known. */
    @Attr(value = LaunchSize.class, name = "known_block_size")
    Optional<int[]> knownBlockSize();

    /** The grid size of its launches, if known. */
    @Attr(value = LaunchSize.class, name = "known_grid_size")
    Optional<int[]> knownGridSize();

    /** The cluster size of its launches, if known. */
    @Attr(value = LaunchSize.class, name = "known_cluster_size")
    Optional<int[]> knownClusterSize();

    /** The body. */
    Region body();

    /** Whether it is a kernel. */
    default boolean isKernel() {
      return operation().attribute(KernelLookup.KERNEL) instanceof UnitAttr;
    }

    @Override
    default boolean verifyType(Diagnostics diagnostics) {
      if (isKernel() && functionType().resultCount() != 0) {
        diagnostics.opError(operation(), "expected void return type for kernel function");
        return false;
      }
      return true;
    }

    @Override
    default boolean verifyBody(Diagnostics diagnostics) {
      Block entry = body().first();
      if (entry == null) {
        diagnostics.opError(operation(), "expected body with at least one block");
        return false;
      }
      FunctionType type = functionType();
      int inputs = type.inputCount();
      long least = Attributions.leastArguments(operation(), inputs);
      if (entry.argumentCount() < least) {
        diagnostics.opError(
            operation(), "expected at least " + least + " arguments to body region");
        return false;
      }
      for (int i = 0; i < inputs; i++) {
        Type argument = entry.argument(i).type();
        if (argument != type.input(i)) {
          diagnostics.opError(
              operation(),
              "expected body region argument #%d to be of type '%s', got '%s'"
                  .formatted(i, type.input(i), argument));
          return false;
        }
      }
      Attributions.verify(operation(), entry, inputs, diagnostics);
      return true;
    }

    /** Parses the custom form. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      return GPUFuncSyntax.parse(parser, state);
    }

    /** Prints the custom form. */
    static void print(OpAsmPrinter printer, GPUFunc function) {
      GPUFuncSyntax.print(printer, function);
    }
  }

  /** Returns from a {@link GPUFunc}. */
  @Op(dialect = GpuDialect.class, name = "return")
  @Trait({Pure.class, Terminator.class})
  @HasParent(GPUFunc.class)
  @AssemblyFormat("attr-dict ($operands^ `:` type($operands))?")
  interface Return extends OpView {
    /** The results of the function. */
    @Operand
    ValueRange operands();

    /** Compares the operands with the function's signature. */
    default void verify(Diagnostics diagnostics) {
      Operation op = operation();
      Operation parent = op.parent();
      if (parent == null || !parent.is(GPUFuncOp.MODEL)) {
        return;
      }
      FunctionType type = GPUFuncOp.of(parent).functionType();
      if (type.resultCount() != op.operandCount()) {
        diagnostics.opError(op, "expected " + type.resultCount() + " result operands");
        diagnostics.note(parent.location(), "return type declared here");
        return;
      }
      for (int i = 0; i < type.resultCount(); i++) {
        Type operand = op.operandType(i);
        if (operand != type.result(i)) {
          diagnostics.opError(op, "unexpected type `'%s'' for operand #%d".formatted(operand, i));
          return;
        }
      }
    }
  }

  /** A target to compile for, such as {@code [#nvvm.target]}. */
  @TypedArrayAttr(Target.class)
  @ArrayMinCount(1)
  @Summary("array of GPU target attributes with at least 1 elements")
  interface TargetArray {}

  /** One target. */
  @Summary("GPU target attribute")
  interface Target {
    /** Whether an attribute satisfies the constraint; attributes of unloaded dialects may. */
    static boolean test(Attribute attribute) {
      return attribute instanceof TargetAttrInterface || attribute instanceof OpaqueAttr;
    }
  }

  /** An offloading handler, such as {@code #gpu.select_object}. */
  @Summary("any attribute with the `OffloadingTranslationAttrTrait` trait.")
  interface OffloadingHandler {
    /** Whether an attribute satisfies the constraint; attributes of unloaded dialects may. */
    static boolean test(Attribute attribute) {
      return attribute instanceof SelectObjectAttr || attribute instanceof OpaqueAttr;
    }
  }

  /** Three numbers: the sizes of a grid, a cluster or a block. */
  @AllOf(DenseI32ArrayAttr.class)
  @DenseArrayCount(3)
  @Summary("i32 dense array attribute with 3 elements (if present)")
  interface LaunchSize {}
}
