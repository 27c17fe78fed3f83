// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AllElementTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Operand;
import dev.ods.annotation.Order;
import dev.ods.annotation.Result;
import dev.ods.annotation.Trait;
import dev.ods.annotation.Unit;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.MemRefLayoutAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.Segments;
import dev.ods.builtin.ShapedType;
import dev.ods.builtin.UnitAttr;
import dev.ods.constraint.AnyMemRef;
import dev.ods.constraint.AnyUnrankedMemRef;
import dev.ods.constraint.I32;
import dev.ods.constraint.I8;
import dev.ods.constraint.Index;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.gpu.attr.AddressSpace;
import dev.ods.dialects.gpu.attr.AddressSpaceAttr;
import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.predicate.Shapes;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.trait.AttrSizedOperandSegments;
import dev.ods.trait.Pure;
import dev.ods.trait.SymbolTable;
import java.util.Arrays;

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

    /** Parses {@code async [%tokens] host_shared (%sizes)[%symbols] attr-dict : type}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      AsyncSyntax async = AsyncSyntax.parse(parser);
      if (async == null) {
        return false;
      }
      if (parser.parseOptionalKeyword("host_shared")) {
        state.setAttribute("hostShared", UnitAttr.get(parser.context()));
      }
      OperandMark sizes = parser.operandMark();
      if (!parser.parseLParen() || !parser.parseOperandList() || !parser.parseRParen()) {
        return false;
      }
      OperandMark symbols = parser.operandMark();
      if (parser.parseOptionalLSquare() && !(parser.parseOperandList() && parser.parseRSquare())) {
        return false;
      }
      OperandMark end = parser.operandMark();
      if (!parser.parseOptionalAttrDict(state) || !parser.parseColon()) {
        return false;
      }
      MemRefType type = parser.parseType(MemRefType.class);
      if (type == null) {
        return false;
      }
      state.setAttribute(
          "operandSegmentSizes",
          Segments.of(
              parser.context(), async.count(), sizes.countTo(symbols), symbols.countTo(end)));
      state.addType(type);
      async.addToken(state);
      Type index = IndexType.get(parser.context());
      return async.resolve(parser, state) && parser.resolveOperands(sizes, end, index, state);
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, Alloc alloc) {
      AsyncSyntax.print(printer, alloc);
      printer.print(alloc.hostShared() ? " host_shared (" : " (");
      printer.printOperands(alloc.dynamicSizes());
      printer.print(")");
      if (!alloc.symbolOperands().isEmpty()) {
        printer.print("[");
        printer.printOperands(alloc.symbolOperands());
        printer.print("]");
      }
      printer.printOptionalAttrDict(alloc.operation(), "operandSegmentSizes", "hostShared");
      printer.print(" : ");
      printer.printType(alloc.memref().type());
    }
  }

  /** Frees the memory of an {@link Alloc}. */
  @Op(dialect = GpuDialect.class, name = "dealloc")
  interface Dealloc extends AsyncOp {
    /** The memory. */
    @Operand(AnyMemRef.class)
    Value memref();

    /** Parses {@code async [%tokens] %memref attr-dict : type}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      AsyncSyntax async = AsyncSyntax.parse(parser);
      OperandMark memref = parser.operandMark();
      if (async == null
          || !parser.parseOperand()
          || !parser.parseOptionalAttrDict(state)
          || !parser.parseColon()) {
        return false;
      }
      MemRefType type = parser.parseType(MemRefType.class);
      if (type == null) {
        return false;
      }
      async.addToken(state);
      return async.resolve(parser, state) && parser.resolveOperand(memref, type, state);
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, Dealloc dealloc) {
      AsyncSyntax.print(printer, dealloc);
      printer.print(" ");
      printer.printOperand(dealloc.memref());
      printer.printOptionalAttrDict(dealloc.operation());
      printer.print(" : ");
      printer.printType(dealloc.memref().type());
    }
  }

  /**
   * Waits until the work of its tokens is complete.
   *
   * <p>The host waits, or gets one token for all of them.
   */
  @Op(dialect = GpuDialect.class, name = "wait")
  interface Wait extends AsyncOp {
    /** Parses {@code async [%tokens] attr-dict}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      AsyncSyntax async = AsyncSyntax.parse(parser);
      if (async == null || !parser.parseOptionalAttrDict(state)) {
        return false;
      }
      async.addToken(state);
      return async.resolve(parser, state);
    }

    /** Prints the syntax of {@link #parse}. */
    static void print(OpAsmPrinter printer, Wait wait) {
      AsyncSyntax.print(printer, wait);
      printer.printOptionalAttrDict(wait.operation());
    }
  }

  /** Writes to memory: {@code async [%tokens] %dst, %source : type, type attr-dict}. */
  interface AsyncWriteOp extends AsyncOp {
    /** The destination. */
    @Operand(AnyMemRef.class)
    Value dst();

    /**
     * Parses the custom form.
     *
     * @param source the class of the source's type
     */
    static boolean parse(OpAsmParser parser, OperationState state, Class<? extends Type> source) {
      AsyncSyntax async = AsyncSyntax.parse(parser);
      OperandMark operands = parser.operandMark();
      if (async == null
          || !parser.parseOperand()
          || !parser.parseComma()
          || !parser.parseOperand()
          || !parser.parseColon()) {
        return false;
      }
      Type to = parser.parseType(MemRefType.class);
      Type from = to != null && parser.parseComma() ? parser.parseType(source) : null;
      if (to == null || from == null || !parser.parseOptionalAttrDict(state)) {
        return false;
      }
      async.addToken(state);
      return async.resolve(parser, state)
          && parser.resolveOperand(operands, to, state)
          && parser.resolveOperand(operands.plus(1), from, state);
    }

    /** Prints the custom form. */
    static void print(OpAsmPrinter printer, AsyncWriteOp op, Value source) {
      AsyncSyntax.print(printer, op);
      printer.print(" ");
      printer.printOperand(op.dst());
      printer.print(", ");
      printer.printOperand(source);
      printer.print(" : ");
      printer.printType(op.dst().type());
      printer.print(", ");
      printer.printType(source.type());
      printer.printOptionalAttrDict(op.operation());
    }
  }

  /** Copies all elements of one memref to another. */
  @Op(dialect = GpuDialect.class, name = "memcpy")
  interface Memcpy extends AsyncWriteOp {
    /** The source. */
    @Operand(AnyMemRef.class)
    Value src();

    /** Compares the types. */
    default void verify(Diagnostics diagnostics) {
      MemRefType to = (MemRefType) dst().type();
      MemRefType from = (MemRefType) src().type();
      if (to.elementType() != from.elementType()) {
        diagnostics.opError(operation(), "arguments have incompatible element type");
      } else if (!haveCompatibleShape(to, from)) {
        diagnostics.opError(operation(), "arguments have incompatible shape");
      }
    }

    private static boolean haveCompatibleShape(MemRefType a, MemRefType b) {
      boolean compatible = a.rank() == b.rank();
      for (int i = 0; compatible && i < a.rank(); i++) {
        long extent = a.dimension(i);
        long other = b.dimension(i);
        compatible = extent == other || ShapedType.isDynamic(extent) || ShapedType.isDynamic(other);
      }
      return compatible;
    }

    /** Parses the custom form. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      return AsyncWriteOp.parse(parser, state, MemRefType.class);
    }

    /** Prints the custom form. */
    static void print(OpAsmPrinter printer, Memcpy memcpy) {
      AsyncWriteOp.print(printer, memcpy, memcpy.src());
    }
  }

  /** Writes one value to all elements of a memref. */
  @Op(dialect = GpuDialect.class, name = "memset")
  @AllElementTypesMatch({"dst", "value"})
  interface Memset extends AsyncWriteOp {
    /** The new value of the elements. */
    @Operand
    Value value();

    /** Parses the custom form. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      return AsyncWriteOp.parse(parser, state, Type.class);
    }

    /** Prints the custom form. */
    static void print(OpAsmPrinter printer, Memset memset) {
      AsyncWriteOp.print(printer, memset, memset.value());
    }
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
  interface SetDefaultDevice extends OpView {
    /** The number of the device. */
    @Operand(I32.class)
    Value devIndex();
  }

  /** A memref of bytes in one dimension. */
  final class MemRefOfBytes {
    /** The constraint's summary in diagnostics. */
    public static final String SUMMARY = "1D memref of " + I8.SUMMARY + " values";

    /** The class of the types. */
    public static final Class<MemRefType> KIND = MemRefType.class;

    private MemRefOfBytes() {}

    /** Whether a type satisfies the constraint. */
    public static boolean test(Type type) {
      return type instanceof MemRefType memref
          && memref.rank() == 1
          && I8.test(memref.elementType());
    }
  }
}
