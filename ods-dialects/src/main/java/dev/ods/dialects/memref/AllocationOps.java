// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.MemRefLayoutAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.builtin.Segments;
import dev.ods.builtin.ShapedType;
import dev.ods.constraint.*;
import dev.ods.control.RegionBranchOpInterface;
import dev.ods.control.RegionBranchPoint;
import dev.ods.control.RegionSuccessor;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.slice.DynamicSizes;
import dev.ods.dialects.ub.PoisonOp;
import dev.ods.effect.AutomaticAllocationScopeResource;
import dev.ods.ir.*;
import dev.ods.memory.DestructurableAllocationOpInterface;
import dev.ods.memory.DestructurableMemorySlot;
import dev.ods.memory.MemorySlot;
import dev.ods.memory.PromotableAllocationOpInterface;
import dev.ods.shaped.Dimension;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.trait.*;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Allocation and deallocation of memory. */
public interface AllocationOps {
  /** Allocates memory of a type. */
  @Order({"dynamicSizes", "symbolOperands", "alignment", "memref"})
  @Trait(AttrSizedOperandSegments.class)
  @AssemblyFormat(
      "`(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)")
  interface AllocationOp extends OpView {
    /** A size for each unknown dimension. */
    @Operand(Index.class)
    ValueRange dynamicSizes();

    /** A value for each symbol of the layout. */
    @Operand(Index.class)
    ValueRange symbolOperands();

    /** The alignment of the address, in bytes. */
    @Attr
    @IntPositivePowerOf2
    Optional<Long> alignment();

    /** The memory. */
    @Result(AnyMemRef.class)
    Value memref();

    /** Memory of a type that is known, and without symbols. */
    static void build(OpBuilder builder, OperationState state, MemRefType type) {
      build(builder, state, type, List.of());
    }

    /** Memory of a type whose layout has no symbols, with its unknown sizes. */
    static void build(
        OpBuilder builder, OperationState state, MemRefType type, List<Value> dynamicSizes) {
      state.addOperands(dynamicSizes).addType(type);
      state.setAttribute(
          "operandSegmentSizes", Segments.of(builder.context(), dynamicSizes.size(), 0));
    }

    /** Memory of these sizes: those that are values are dynamic in the type. */
    static void build(
        OpBuilder builder, OperationState state, List<Dimension> sizes, Type elementType) {
      build(builder, state, sizes, elementType, null);
    }

    /**
     * Memory of these sizes in a memory space.
     *
     * @param memorySpace null for the default one
     * @throws IllegalArgumentException if a size is unknown
     */
    static void build(
        OpBuilder builder,
        OperationState state,
        List<Dimension> sizes,
        Type elementType,
        @Nullable Attribute memorySpace) {
      long[] shape = new long[sizes.size()];
      List<Value> dynamicSizes = new ArrayList<>();
      for (int i = 0; i < shape.length; i++) {
        Value value = sizes.get(i).value();
        IntegerAttr constant = sizes.get(i).constant();
        if (value == null && constant == null) {
          throw new IllegalArgumentException(
              "size " + i + " is unknown: give a value or a constant");
        }
        shape[i] = constant == null ? ShapedType.DYNAMIC : constant.value();
        if (value != null) {
          dynamicSizes.add(value);
        }
      }
      build(builder, state, MemRefType.get(shape, elementType, null, memorySpace), dynamicSizes);
    }

    /** Compares the numbers of operands with the type. */
    default boolean verifyOperands(Diagnostics diagnostics) {
      MemRefType type = (MemRefType) memref().type();
      if (!DynamicSizes.verify(operation(), type, dynamicSizes().size(), diagnostics)) {
        return false;
      }
      int symbols =
          type.layout() instanceof MemRefLayoutAttr layout && !layout.isIdentity()
              ? layout.affineMap().symbolCount()
              : 0;
      if (symbolOperands().size() == symbols) {
        return true;
      }
      diagnostics.opError(
          operation(),
          "symbol operand count does not equal memref symbol count: expected %d, got %d"
              .formatted(symbols, symbolOperands().size()));
      return false;
    }
  }

  /** Allocates memory that {@link Dealloc} frees. */
  @Op(dialect = MemRefDialect.class, name = "alloc")
  @AsmResultNames("alloc")
  interface Alloc extends AllocationOp {
    /** The memory. */
    @Override
    @MemAlloc(full = true)
    @Result(AnyMemRef.class)
    Value memref();

    /** Compares the numbers of operands with the type. */
    default void verify(Diagnostics diagnostics) {
      verifyOperands(diagnostics);
    }
  }

  /** Allocates memory that is freed at the end of the enclosing automatic allocation scope. */
  @Op(dialect = MemRefDialect.class, name = "alloca")
  @AsmResultNames("alloca")
  interface Alloca
      extends AllocationOp, PromotableAllocationOpInterface, DestructurableAllocationOpInterface {
    /** The memory. */
    @Override
    @MemAlloc(value = AutomaticAllocationScopeResource.class, full = true)
    @Result(AnyMemRef.class)
    Value memref();

    /** Looks for the scope, and compares the numbers of operands with the type. */
    default void verify(Diagnostics diagnostics) {
      if (isInScope()) {
        verifyOperands(diagnostics);
      } else {
        diagnostics.opError(
            operation(), "requires an ancestor op with AutomaticAllocationScope trait");
      }
    }

    /** The memory, if it holds one element. */
    @Override
    default List<MemorySlot> promotableSlots() {
      MemRefType type = (MemRefType) memref().type();
      return type.hasStaticShape() && type.elementCount() == 1
          ? List.of(new MemorySlot(memref(), type.elementType()))
          : List.of();
    }

    /** Creates {@code ub.poison}. */
    @Override
    default Value defaultValue(MemorySlot slot, OpBuilder builder) {
      return PoisonOp.build(builder, operation().location(), slot.elementType()).result();
    }

    @Override
    default @Nullable PromotableAllocationOpInterface handlePromotionComplete(
        MemorySlot slot, @Nullable Value defaultValue, OpBuilder builder) {
      Operation poison = defaultValue == null ? null : defaultValue.definingOp();
      if (poison != null && poison.useEmpty()) {
        poison.erase();
      }
      operation().erase();
      return null;
    }

    /** The memory, if it holds a few elements. */
    @Override
    default List<DestructurableMemorySlot> destructurableSlots() {
      MemRefType type = (MemRefType) memref().type();
      return type.subelementIndexMap().stream()
          .map(map -> new DestructurableMemorySlot(new MemorySlot(memref(), type), map))
          .toList();
    }

    @Override
    default Map<Attribute, MemorySlot> destructure(
        DestructurableMemorySlot slot,
        Set<Attribute> usedIndices,
        OpBuilder builder,
        List<DestructurableAllocationOpInterface> newAllocators) {
      builder.setInsertionPointAfter(operation());
      Map<Attribute, MemorySlot> slots = new LinkedHashMap<>();
      for (Attribute index : usedIndices) {
        Type element = Objects.requireNonNull(slot.subelementTypes().get(index));
        AllocaOp created =
            AllocaOp.build(
                builder,
                operation().location(),
                MemRefType.get(new long[0], element),
                ValueRange.of(),
                ValueRange.of());
        newAllocators.add(created);
        slots.put(index, new MemorySlot(created.memref(), element));
      }
      return slots;
    }

    @Override
    default @Nullable DestructurableAllocationOpInterface handleDestructuringComplete(
        DestructurableMemorySlot slot, OpBuilder builder) {
      operation().erase();
      return null;
    }

    private boolean isInScope() {
      for (Operation op = operation().parent(); op != null; op = op.parent()) {
        if (op.name().mightHaveTrait(AutomaticAllocationScope.class)) {
          return true;
        }
      }
      return false;
    }
  }

  /** An automatic allocation scope: stack allocations in it are freed at its end. */
  @Op(dialect = MemRefDialect.class, name = "alloca_scope")
  @Trait({AutomaticAllocationScope.class, RecursiveMemoryEffects.class, NoRegionArguments.class})
  @SingleBlockImplicitTerminator(AllocaScopeReturn.class)
  interface AllocaScope extends RegionBranchOpInterface {
    /** The results of the scope. */
    @Result
    ValueRange results();

    /** The scope. */
    @SizedRegion(1)
    Region bodyRegion();

    @Override
    default List<RegionSuccessor> successorRegions(RegionBranchPoint point) {
      return List.of(point.isParent() ? new RegionSuccessor(bodyRegion()) : RegionSuccessor.PARENT);
    }

    /** The terminator's operands become the results. */
    @Override
    default List<Value> successorInputs(RegionSuccessor successor) {
      return successor.isParent() ? results() : List.of();
    }

    /** Parses {@literal -> (types) { … } attr-dict}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      if (!parser.parseOptionalArrowTypeList(state)) {
        return false;
      }
      Region body = state.addRegion();
      if (!parser.parseRegion(body)) {
        return false;
      }
      parser.ensureTerminator(
          body, parser.context().operationName(AllocaScopeReturnOp.NAME), state.location());
      return parser.parseOptionalAttrDict(state);
    }

    /** Prints the syntax of {@link #parse}, with the two spaces that MLIR has. */
    static void print(OpAsmPrinter printer, AllocaScope scope) {
      ValueRange results = scope.results();
      printer.print(" ");
      if (!results.isEmpty()) {
        printer.print(" -> (");
        printer.printTypes(results);
        printer.print(")");
      }
      printer.print(" ");
      printer.printRegion(scope.bodyRegion(), false, !results.isEmpty());
      printer.printOptionalAttrDict(scope.operation());
    }
  }

  /** Terminates an automatic allocation scope and returns its results. */
  @Op(dialect = MemRefDialect.class, name = "alloca_scope.return")
  @Trait({Pure.class, ReturnLike.class, Terminator.class})
  @HasParent(AllocaScope.class)
  @AssemblyFormat("attr-dict ($results^ `:` type($results))?")
  interface AllocaScopeReturn extends OpView {
    /** The results of the scope. */
    @Operand
    ValueRange results();
  }

  /** Frees memory that {@link Alloc} allocated. */
  @Op(dialect = MemRefDialect.class, name = "dealloc")
  @Trait(MemRefsNormalizable.class)
  @AssemblyFormat("$memref attr-dict `:` type($memref)")
  interface Dealloc extends CastSkippingOp {
    /** The memory. */
    @MemFree(full = true)
    @Operand(AnyRankedOrUnrankedMemRef.class)
    Value memref();
  }

  /** Resizes memory and keeps the common elements. */
  @Op(dialect = MemRefDialect.class, name = "realloc")
  @AssemblyFormat(
      "$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type(results)")
  interface Realloc extends OpView {
    /** The memory, which is no more to be used. */
    @MemFree(full = true)
    @Operand(OneDimensionalMemRef.class)
    Value source();

    /** The new size, if dynamic. */
    @Operand(Index.class)
    Optional<Value> dynamicResultSize();

    /** The alignment of the address, in bytes. */
    @Attr
    @IntPositivePowerOf2
    Optional<Long> alignment();

    /** The memory of the new size. */
    @MemAlloc(stage = 1, full = true)
    @Result(OneDimensionalMemRef.class)
    Value result();

    /** Compares the types. */
    default void verify(Diagnostics diagnostics) {
      String violation = violation((MemRefType) source().type(), (MemRefType) result().type());
      if (violation != null) {
        diagnostics.error(operation(), violation);
      }
    }

    private @Nullable String violation(MemRefType from, MemRefType to) {
      if (!Layouts.isIdentity(from)) {
        return "unsupported layout for source memref type '" + from + "'";
      }
      if (!Layouts.isIdentity(to)) {
        return "unsupported layout for result memref type '" + to + "'";
      }
      if (from.memorySpace() != to.memorySpace()) {
        return "different memory spaces specified for source memref type '%s' and result memref type '%s'"
            .formatted(from, to);
      }
      if (from.elementType() != to.elementType()) {
        return "different element types specified for source memref type '%s' and result memref type '%s'"
            .formatted(from, to);
      }
      if (to.hasStaticShape() == dynamicResultSize().isEmpty()) {
        return null;
      }
      String what = to.hasStaticShape() ? "unnecessary" : "missing";
      return what + " dimension operand for result type '" + to + "'";
    }
  }

  /** A memref of one dimension. */
  @MemRefOf(value = AnyType.class, ranks = 1)
  interface OneDimensionalMemRef {}
}
