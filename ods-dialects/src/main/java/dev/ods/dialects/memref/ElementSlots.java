// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.MemRefType;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.memory.DeletionKind;
import dev.ods.memory.DestructurableMemorySlot;
import dev.ods.memory.MemorySlot;
import dev.ods.rewrite.Matchers;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Accesses to the elements of memory slots. */
final class ElementSlots {
  private ElementSlots() {}

  /** Whether the only use to be removed is that of a slot as the memory that is accessed. */
  static boolean isOnlyPointer(MemorySlot slot, Set<OpOperand> blockingUses, Value memory) {
    return blockingUses.size() == 1
        && blockingUses.iterator().next().get().equals(slot.pointer())
        && memory.equals(slot.pointer());
  }

  /** Adds the index of the element of a slot that is accessed; false if it is not known. */
  static boolean addIndex(
      DestructurableMemorySlot slot, Value memory, ValueRange indices, Set<Attribute> usedIndices) {
    Attribute index = memory.equals(slot.pointer()) ? index(memory, indices) : null;
    if (index == null || !slot.subelementTypes().containsKey(index)) {
      return false;
    }
    usedIndices.add(index);
    return true;
  }

  /** Makes an operation access the memory of its element alone. */
  static DeletionKind rewire(
      Operation op, Value memory, ValueRange indices, Map<Attribute, MemorySlot> subslots) {
    Attribute index = Objects.requireNonNull(index(memory, indices));
    MemorySlot element = Objects.requireNonNull(subslots.get(index));
    int first = indices.firstOperandIndex();
    op.eraseOperands(first, indices.size());
    op.setOperand(first - 1, element.pointer());
    return DeletionKind.KEEP;
  }

  /** Constant indices within the bounds as an attribute; null if they are none. */
  private static @Nullable Attribute index(Value memory, ValueRange indices) {
    MemRefType type = (MemRefType) memory.type();
    List<Attribute> all = new ArrayList<>();
    for (int i = 0; i < indices.size(); i++) {
      if (!(Matchers.constant(indices.get(i)) instanceof IntegerAttr at)
          || at.bigValue().signum() < 0
          || at.bigValue().compareTo(BigInteger.valueOf(type.dimension(i))) >= 0) {
        return null;
      }
      all.add(at);
    }
    return ArrayAttr.get(memory.context(), all);
  }
}
