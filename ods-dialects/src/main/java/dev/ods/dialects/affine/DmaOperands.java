// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.affine.AffineMap;
import dev.ods.builtin.AffineMapAttr;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.MemRefType;
import dev.ods.effect.DefaultResource;
import dev.ods.effect.EffectInstance;
import dev.ods.effect.MemoryEffect;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The operands of {@link DmaOps}: memories with the operands of their maps, then numbers. What is
 * public here is for valid operations.
 */
public final class DmaOperands {
  private static final List<String> OF_START = List.of("src_map", "dst_map", "tag_map");
  private static final List<String> OF_WAIT = List.of("tag_map");

  private final Operation op;
  private final List<String> maps;

  private DmaOperands(Operation op, List<String> maps) {
    this.op = op;
    this.maps = maps;
  }

  /**
   * Those of {@code affine.dma_start}: the memories are the source, the destination and the tag.
   */
  public static DmaOperands ofStart(Operation op) {
    return new DmaOperands(op, OF_START);
  }

  /** Those of {@code affine.dma_wait}: the only memory is the tag. */
  public static DmaOperands ofWait(Operation op) {
    return new DmaOperands(op, OF_WAIT);
  }

  /** The number of memories. */
  public int memories() {
    return maps.size();
  }

  /** A memory. */
  public Value memory(int memory) {
    return op.operand(index(memory));
  }

  /**
   * The map that computes the indices in a memory.
   *
   * @throws IllegalStateException if the operation has none, and so is not valid
   */
  public AffineMapAttr map(int memory) {
    if (op.attribute(maps.get(memory)) instanceof AffineMapAttr map) {
      return map;
    }
    throw new IllegalStateException("the operation has no map '" + maps.get(memory) + "'");
  }

  /** The index of a memory; that after the last one is the index of the first number. */
  int index(int memory) {
    int index = 0;
    for (int i = 0; i < memory; i++) {
      index += 1 + inputs(i);
    }
    return index;
  }

  /** The index of the first number. */
  int firstNumber() {
    return index(maps.size());
  }

  /** The number of elements and, if they are given, the stride and the elements per stride. */
  public List<Value> numbers() {
    int first = firstNumber();
    return op.operands(first, op.operandCount() - first);
  }

  /** The operands of a memory's map. */
  public List<Value> indices(int memory) {
    return op.operands(index(memory) + 1, inputs(memory));
  }

  private int inputs(int memory) {
    AffineMap map = map(memory).value();
    return map.dimCount() + map.symbolCount();
  }

  EffectInstance effect(int memory, MemoryEffect effect) {
    return EffectInstance.on(op.opOperand(index(memory)), effect, DefaultResource.INSTANCE);
  }

  /** MLIR's error message about an operation that starts a copy; null if valid. */
  @Nullable String violationOfStart() {
    String violation = violationOfMaps();
    List<String> names = List.of("source", "destination", "tag");
    for (int i = 0; violation == null && i < names.size(); i++) {
      violation = violationOfMemory(i, names.get(i));
    }
    if (violation != null) {
      return violation;
    }
    int strides = op.operandCount() - firstNumber() - 1;
    if (strides != 0 && strides != 2) {
      return "incorrect number of operands";
    }
    List<String> prefixes = List.of("src ", "dst ", "tag ");
    for (int i = 0; violation == null && i < prefixes.size(); i++) {
      violation = violationOfIndices(i, prefixes.get(i), "dma_start");
    }
    return violation;
  }

  /** MLIR's error message about an operation that waits for a copy; null if valid. */
  @Nullable String violationOfWait() {
    String violation = violationOfMaps();
    violation = violation != null ? violation : violationOfMemory(0, "tag");
    if (violation == null && op.operandCount() != firstNumber() + 1) {
      return "incorrect number of operands";
    }
    return violation != null ? violation : violationOfIndices(0, "", "dma_wait");
  }

  /** MLIR reads the maps without a check. */
  private @Nullable String violationOfMaps() {
    for (String map : maps) {
      if (!(op.attribute(map) instanceof AffineMapAttr)) {
        return "requires an affine map attribute named '" + map + "'";
      }
    }
    return null;
  }

  private @Nullable String violationOfMemory(int memory, String what) {
    int index = index(memory);
    return index < op.operandCount() && op.operandType(index) instanceof MemRefType
        ? null
        : "expected DMA " + what + " to be of memref type";
  }

  private @Nullable String violationOfIndices(int memory, String prefix, String name) {
    Region scope = AffineValues.scope(op);
    for (Value index : indices(memory)) {
      if (!(index.type() instanceof IndexType)) {
        return prefix + "index to " + name + " must have 'index' type";
      }
      if (!AffineValues.isValidDim(index, scope)) {
        return prefix + "index must be a valid dimension or symbol identifier";
      }
    }
    return null;
  }
}
