// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.*;
import dev.ods.builtin.MemRefType;
import dev.ods.constraint.*;
import dev.ods.datalayout.DataLayout;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.*;
import dev.ods.memory.DeletionKind;
import dev.ods.memory.DestructurableAccessorOpInterface;
import dev.ods.memory.DestructurableMemorySlot;
import dev.ods.memory.MemorySlot;
import dev.ods.memory.PromotableMemOpInterface;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Foldable;
import dev.ods.text.Delimiter;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import dev.ods.text.OperandMark;
import dev.ods.trait.*;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Loads, stores and prefetches of elements. */
public interface AccessOps {
  /** Accesses an element. */
  @Order({"indices", "nontemporal", "alignment"})
  @Trait(MemRefsNormalizable.class)
  interface ElementAccessOp extends OpView {
    /** The indices of the element. */
    @Operand(Index.class)
    ValueRange indices();

    /** Whether the access is nontemporal. */
    @Attr
    @Default(value = "false", optional = true)
    boolean nontemporal();

    /** The alignment of the element's address, in bytes. */
    @Attr
    @IntPositivePowerOf2
    Optional<Long> alignment();
  }

  /** Loads an element. */
  @Op(dialect = MemRefDialect.class, name = "load")
  @Order({"memref", "indices", "nontemporal", "alignment", "result"})
  @AssemblyFormat("$memref `[` $indices `]` attr-dict `:` type($memref)")
  @TypesMatchWith(
      from = "memref",
      to = "result",
      with = ElementOf.class,
      summary = "result type matches element type of 'memref'")
  interface Load
      extends ElementAccessOp,
          CastSkippingOp,
          PromotableMemOpInterface,
          DestructurableAccessorOpInterface {
    /** The memory. */
    @MemRead
    @Operand(AnyMemRef.class)
    Value memref();

    /** The element. */
    @Result
    Value result();

    /** There are as many indices as dimensions. */
    default void verify(Diagnostics diagnostics) {
      int rank = ((MemRefType) memref().type()).rank();
      if (indices().size() != rank) {
        diagnostics.opError(
            operation(),
            "incorrect number of indices for load, expected %d but got %d"
                .formatted(rank, indices().size()));
      }
    }

    @Override
    default boolean loadsFrom(MemorySlot slot) {
      return memref().equals(slot.pointer());
    }

    @Override
    default boolean storesTo(MemorySlot slot) {
      return false;
    }

    @Override
    default Value stored(
        MemorySlot slot, OpBuilder builder, Value reachingDefinition, DataLayout dataLayout) {
      throw new IllegalStateException("a load stores nothing: ask storesTo first");
    }

    @Override
    default boolean canUsesBeRemoved(
        MemorySlot slot,
        Set<OpOperand> blockingUses,
        List<OpOperand> newBlockingUses,
        DataLayout dataLayout) {
      return ElementSlots.isOnlyPointer(slot, blockingUses, memref())
          && result().type() == slot.elementType();
    }

    @Override
    default DeletionKind removeBlockingUses(
        MemorySlot slot,
        Set<OpOperand> blockingUses,
        OpBuilder builder,
        Value reachingDefinition,
        DataLayout dataLayout) {
      result().replaceAllUsesWith(reachingDefinition);
      return DeletionKind.DELETE;
    }

    @Override
    default boolean canRewire(
        DestructurableMemorySlot slot,
        Set<Attribute> usedIndices,
        List<MemorySlot> mustBeSafelyUsed,
        DataLayout dataLayout) {
      return ElementSlots.addIndex(slot, memref(), indices(), usedIndices);
    }

    @Override
    default DeletionKind rewire(
        DestructurableMemorySlot slot,
        Map<Attribute, MemorySlot> subslots,
        OpBuilder builder,
        DataLayout dataLayout) {
      return ElementSlots.rewire(operation(), memref(), indices(), subslots);
    }
  }

  /** Stores an element. */
  @Op(dialect = MemRefDialect.class, name = "store")
  @Order({"value", "memref", "indices", "nontemporal", "alignment"})
  @AssemblyFormat("$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)")
  @TypesMatchWith(
      from = "memref",
      to = "value",
      with = ElementOf.class,
      summary = "type of 'value' matches element type of 'memref'")
  interface Store
      extends ElementAccessOp,
          Foldable,
          PromotableMemOpInterface,
          DestructurableAccessorOpInterface {
    /** The new element. */
    @Operand
    Value value();

    /** The memory. */
    @MemWrite
    @Operand(AnyMemRef.class)
    Value memref();

    /** There are as many indices as dimensions. */
    default void verify(Diagnostics diagnostics) {
      if (indices().size() != ((MemRefType) memref().type()).rank()) {
        diagnostics.opError(operation(), "store index operand count not equal to memref rank");
      }
    }

    @Override
    default @Nullable FoldResult fold(Constants constants) {
      return MemRefFolds.skipCasts(operation(), value());
    }

    @Override
    default boolean loadsFrom(MemorySlot slot) {
      return false;
    }

    @Override
    default boolean storesTo(MemorySlot slot) {
      return memref().equals(slot.pointer());
    }

    @Override
    default Value stored(
        MemorySlot slot, OpBuilder builder, Value reachingDefinition, DataLayout dataLayout) {
      return value();
    }

    @Override
    default boolean canUsesBeRemoved(
        MemorySlot slot,
        Set<OpOperand> blockingUses,
        List<OpOperand> newBlockingUses,
        DataLayout dataLayout) {
      return ElementSlots.isOnlyPointer(slot, blockingUses, memref())
          && !value().equals(slot.pointer())
          && value().type() == slot.elementType();
    }

    @Override
    default DeletionKind removeBlockingUses(
        MemorySlot slot,
        Set<OpOperand> blockingUses,
        OpBuilder builder,
        Value reachingDefinition,
        DataLayout dataLayout) {
      return DeletionKind.DELETE;
    }

    @Override
    default boolean canRewire(
        DestructurableMemorySlot slot,
        Set<Attribute> usedIndices,
        List<MemorySlot> mustBeSafelyUsed,
        DataLayout dataLayout) {
      return !value().equals(slot.pointer())
          && ElementSlots.addIndex(slot, memref(), indices(), usedIndices);
    }

    @Override
    default DeletionKind rewire(
        DestructurableMemorySlot slot,
        Map<Attribute, MemorySlot> subslots,
        OpBuilder builder,
        DataLayout dataLayout) {
      return ElementSlots.rewire(operation(), memref(), indices(), subslots);
    }
  }

  /** Copies all elements. */
  @Op(dialect = MemRefDialect.class, name = "copy")
  @Trait({SameOperandsElementType.class, SameOperandsShape.class})
  @AssemblyFormat("$source `,` $target attr-dict `:` type($source) `to` type($target)")
  @FoldedBy(value = MemRefFolds.class, name = "skipCastOfCopy")
  interface Copy {
    /** Where the elements are. */
    @MemRead(full = true)
    @Operand(AnyRankedOrUnrankedMemRef.class)
    Value source();

    /** Where they go. */
    @MemWrite(full = true)
    @Operand(AnyRankedOrUnrankedMemRef.class)
    Value target();
  }

  /** Hints at a future load or store of an element. */
  @Op(dialect = MemRefDialect.class, name = "prefetch")
  interface Prefetch extends CastSkippingOp {
    /** The memory. */
    @MemWrite
    @Operand(AnyMemRef.class)
    Value memref();

    /** The indices of the element. */
    @Operand(Index.class)
    ValueRange indices();

    /** Whether it is a prefetch for a write. */
    @Attr
    boolean isWrite();

    /** How long it should be kept: from 0, not at all, to 3, in all caches. */
    @Attr
    @IntMinValue(0)
    @IntMaxValue(3)
    int localityHint();

    /** Whether the cache is the data cache, not the instruction cache. */
    @Attr
    boolean isDataCache();

    /** There are as many indices as dimensions. */
    default void verify(Diagnostics diagnostics) {
      if (indices().size() != ((MemRefType) memref().type()).rank()) {
        diagnostics.opError(operation(), "too few indices");
      }
    }

    /** Parses {@code %memref[%i, …], read, locality<3>, data : type}. */
    static boolean parse(OpAsmParser parser, OperationState state) {
      OperandMark memref = parser.operandMark();
      if (!parser.parseOperand()
          || !parser.parseOperandList(Delimiter.SQUARE)
          || !parser.parseComma()) {
        return false;
      }
      String access = parser.parseKeyword();
      if (access == null || !parser.parseComma() || !PrefetchSyntax.parseLocality(parser, state)) {
        return false;
      }
      String cache = parser.parseComma() ? parser.parseKeyword() : null;
      MemRefType type = cache == null ? null : parser.parseColonType(MemRefType.class);
      return type != null
          && AccessSyntax.resolve(parser, memref, type, state)
          && PrefetchSyntax.addFlags(parser, access, cache, state);
    }

    /** Prints the syntax of {@link #parse}; other attributes, which it cannot parse, come last. */
    static void print(OpAsmPrinter printer, Prefetch op) {
      PrefetchSyntax.print(printer, op);
    }
  }
}
