// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.*;
import dev.ods.builtin.MemRefLayoutAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.ShapedType;
import dev.ods.constraint.*;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.gpu.attr.AddressSpace;
import dev.ods.dialects.gpu.attr.AddressSpaceAttr;
import dev.ods.dialects.memref.MemRefFolds;
import dev.ods.dialects.slice.CompatibleShapes;
import dev.ods.ir.*;
import dev.ods.predicate.Shapes;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.trait.*;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Memory of a device, and the order of asynchronous operations. */
public interface MemoryOps {
  /** Takes memory of a device, or memory that device and host share. */
  @Op(dialect = GpuDialect.class, name = "alloc")
  @Trait(AttrSizedOperandSegments.class)
  @Order({
    "asyncDependencies",
    "dynamicSizes",
    "symbolOperands",
    "hostShared",
    "memref",
    "asyncToken"
  })
  @AssemblyFormat(
      "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies)"
          + " (` ` `host_shared` $hostShared^)? ` ` `(` $dynamicSizes `)`"
          + " (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)")
  interface Alloc extends AsyncOp {
    /** The sizes of dynamic dimensions. */
    @Operand(Index.class)
    ValueRange dynamicSizes();

    /** The symbols of the layout. */
    @Operand(Index.class)
    ValueRange symbolOperands();

    /** Whether the memory is accessible to the host, too. */
    @Attr
    @Unit
    boolean hostShared();

    /** The memory. */
    @MemAlloc(full = true)
    @Result(AnyMemRef.class)
    Value memref();

    /** Compares the operands with the type. */
    default void verify(Diagnostics diagnostics) {
      MemRefType type = (MemRefType) memref().type();
      long open = Arrays.stream(type.shape()).filter(ShapedType::isDynamic).count();
      int sizes = dynamicSizes().size();
      boolean hasSymbols = !type.hasIdentityLayout() && type.layout() instanceof MemRefLayoutAttr;
      int symbols = hasSymbols ? ((MemRefLayoutAttr) type.layout()).affineMap().symbolCount() : 0;
      if (sizes != open) {
        diagnostics.opError(
            operation(),
            "incorrect number of dynamic sizes, has %d, expected %d".formatted(sizes, open));
      } else if (symbolOperands().size() != symbols) {
        diagnostics.opError(operation(), "symbol operand count does not equal memref symbol count");
      }
    }
  }

  /** Frees the memory of an {@link Alloc}. */
  @Op(dialect = GpuDialect.class, name = "dealloc")
  @AssemblyFormat(
      "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref attr-dict"
          + " `:` type($memref)")
  interface Dealloc extends AsyncOp {
    /** The memory. */
    @MemFree(full = true)
    @Operand(AnyMemRef.class)
    Value memref();
  }

  /**
   * Waits until the work of its tokens is complete.
   *
   * <p>The host waits, or gets one token for all of them.
   */
  @Op(dialect = GpuDialect.class, name = "wait")
  @AssemblyFormat("custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) attr-dict")
  interface Wait extends AsyncOp {}

  /** Writes to memory: {@code async [%tokens] %dst, %source : type, type attr-dict}. */
  interface AsyncWriteOp extends AsyncOp, Foldable {
    /** The destination. */
    @MemWrite(full = true)
    @Operand(AnyMemRef.class)
    Value dst();

    /** Looks through casts. */
    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return MemRefFolds.skipCasts(operation(), null);
    }
  }

  /** Copies all elements of one memref to another. */
  @Op(dialect = GpuDialect.class, name = "memcpy")
  @AssemblyFormat(
      "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst`,` $src"
          + " `:` type($dst)`,` type($src) attr-dict")
  interface Memcpy extends AsyncWriteOp {
    /** The source. */
    @MemRead(full = true)
    @Operand(AnyMemRef.class)
    Value src();

    /** Compares the types. */
    default void verify(Diagnostics diagnostics) {
      MemRefType to = (MemRefType) dst().type();
      MemRefType from = (MemRefType) src().type();
      if (to.elementType() != from.elementType()) {
        diagnostics.opError(operation(), "arguments have incompatible element type");
      } else if (!CompatibleShapes.test(to, from)) {
        diagnostics.opError(operation(), "arguments have incompatible shape");
      }
    }
  }

  /** Writes one value to all elements of a memref. */
  @Op(dialect = GpuDialect.class, name = "memset")
  @AllElementTypesMatch({"dst", "value"})
  @AssemblyFormat(
      "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst`,` $value"
          + " `:` type($dst)`,` type($value) attr-dict")
  interface Memset extends AsyncWriteOp {
    /** The new value of the elements. */
    @Operand
    Value value();
  }

  /** Registers a buffer of the host for access by devices. */
  @Op(dialect = GpuDialect.class, name = "host_register")
  @AssemblyFormat("$value attr-dict `:` type($value)")
  interface HostRegister extends OpView {
    /** The memory of the host. */
    @Operand(AnyUnrankedMemRef.class)
    Value value();
  }

  /** Reverts a {@link HostRegister}. */
  @Op(dialect = GpuDialect.class, name = "host_unregister")
  @AssemblyFormat("$value attr-dict `:` type($value)")
  interface HostUnregister extends OpView {
    /** The memory of the host. */
    @Operand(AnyUnrankedMemRef.class)
    Value value();
  }

  /** Returns the dynamic shared memory of a kernel's launch. */
  @Op(dialect = GpuDialect.class, name = "dynamic_shared_memory")
  @Trait(Pure.class)
  @AssemblyFormat("attr-dict `:` type($resultMemref)")
  interface DynamicSharedMemory extends OpView {
    /** The memory. */
    @Result(MemRefOfBytes.class)
    Value resultMemref();

    /** The memory is in the workgroup address space, and its size is dynamic. */
    default void verify(Diagnostics diagnostics) {
      MemRefType type = (MemRefType) resultMemref().type();
      if (!isInSymbolTable()) {
        diagnostics.opError(operation(), "must be inside an op with symbol table");
      } else if (!(type.memorySpace() instanceof AddressSpaceAttr space)
          || space.value() != AddressSpace.WORKGROUP) {
        diagnostics.opError(operation(), "address space must be address_space<workgroup>");
      } else if (Shapes.hasStaticShape(type)) {
        diagnostics.opError(
            operation(), "result memref type must be memref<?xi8, #gpu.address_space<workgroup>>");
      }
    }

    private boolean isInSymbolTable() {
      Operation around = operation().parent();
      while (around != null && !around.name().hasTrait(SymbolTable.class)) {
        around = around.parent();
      }
      return around != null;
    }
  }

  /** Selects the current device by its index. */
  @Op(dialect = GpuDialect.class, name = "set_default_device")
  @AssemblyFormat("attr-dict $devIndex")
  @MemWrite
  interface SetDefaultDevice extends OpView {
    /** The number of the device. */
    @Operand(I32.class)
    Value devIndex();
  }

  /** A memref of bytes in one dimension. */
  @MemRefOf(value = I8.class, ranks = 1)
  interface MemRefOfBytes {}
}
