// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.constraint.*;
import dev.ods.ir.*;
import dev.ods.memory.DestructurableAllocationOpInterface;
import dev.ods.memory.DestructurableMemorySlot;
import dev.ods.memory.MemorySlot;
import dev.ods.memory.PromotableAllocationOpInterface;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Allocations whose slots are promoted or split one by one. */
public interface MemorySlotOps {
  /** Buffers of numbers. */
  @Op(dialect = TestDialect.class, name = "multi_slot_alloca")
  @AssemblyFormat("attr-dict `:` functional-type(operands, results)")
  interface MultiSlotAlloca
      extends PromotableAllocationOpInterface, DestructurableAllocationOpInterface {
    @Result(I32MemRef.class)
    ValueRange results();

    @Override
    default List<MemorySlot> promotableSlots() {
      return results().stream()
          .map(slot -> new MemorySlot(slot, ((MemRefType) slot.type()).elementType()))
          .toList();
    }

    @Override
    default Value defaultValue(MemorySlot slot, OpBuilder builder) {
      Attribute value = IntegerAttr.i32(builder.context(), 42);
      return TestConstantOp.build(builder, operation().location(), slot.elementType(), value)
          .result();
    }

    @Override
    default @Nullable PromotableAllocationOpInterface handlePromotionComplete(
        MemorySlot slot, @Nullable Value defaultValue, OpBuilder builder) {
      Operation constant = defaultValue == null ? null : defaultValue.definingOp();
      if (constant != null && constant.useEmpty()) {
        constant.erase();
      }
      return without(slot.pointer(), builder);
    }

    @Override
    default List<DestructurableMemorySlot> destructurableSlots() {
      List<DestructurableMemorySlot> slots = new ArrayList<>();
      for (Value result : results()) {
        MemRefType type = (MemRefType) result.type();
        type.subelementIndexMap()
            .ifPresent(
                map -> slots.add(new DestructurableMemorySlot(new MemorySlot(result, type), map)));
      }
      return slots;
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
        Type pointer = MemRefType.get(new long[0], element);
        MultiSlotAllocaOp created =
            MultiSlotAllocaOp.build(builder, operation().location(), List.of(pointer));
        newAllocators.add(created);
        slots.put(index, new MemorySlot(created.results().get(0), element));
      }
      return slots;
    }

    @Override
    default @Nullable DestructurableAllocationOpInterface handleDestructuringComplete(
        DestructurableMemorySlot slot, OpBuilder builder) {
      return without(slot.pointer(), builder);
    }

    /**
     * Puts an allocation without a slot in the place of this one; null if there is no other slot.
     */
    private @Nullable MultiSlotAllocaOp without(Value slot, OpBuilder builder) {
      List<Value> rest = results().stream().filter(result -> !result.equals(slot)).toList();
      MultiSlotAllocaOp replacement = null;
      if (!rest.isEmpty()) {
        builder.setInsertionPoint(operation());
        List<Type> types = rest.stream().map(Value::type).toList();
        replacement = MultiSlotAllocaOp.build(builder, operation().location(), types);
        for (int i = 0; i < rest.size(); i++) {
          rest.get(i).replaceAllUsesWith(replacement.results().get(i));
        }
      }
      operation().erase();
      return replacement;
    }
  }
}
