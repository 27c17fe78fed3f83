// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite.check;

import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All that may change of an operation, but for what is nested in it (MLIR's {@code
 * OperationFingerPrint}). Where it is in that is not part of it: only moves out of the operation
 * around it show.
 *
 * @param parent the operation around it; null if it is in none
 * @param own what it has itself
 * @param blocks the blocks of its regions, with the index of the region, and the types and
 *     locations of their arguments
 */
record OpFingerPrint(@Nullable Operation parent, Own own, Map<Block, List<List<Object>>> blocks) {
  /** What an operation has besides regions. */
  record Own(
      DictionaryAttr properties,
      @Nullable Attribute rawProperties,
      DictionaryAttr discardable,
      Location location,
      List<Value> operands,
      List<Type> results,
      List<Block> successors) {}

  static OpFingerPrint of(Operation op) {
    Map<Block, List<List<Object>>> blocks = new HashMap<>();
    for (int i = 0; i < op.regionCount(); i++) {
      int region = i;
      op.region(i).blocks().forEach(block -> blocks.put(block, arguments(region, block)));
    }
    return new OpFingerPrint(op.parent(), own(op), blocks);
  }

  private static Own own(Operation op) {
    List<Type> results = new ArrayList<>();
    for (int i = 0; i < op.resultCount(); i++) {
      results.add(op.resultType(i));
    }
    List<Block> successors = new ArrayList<>();
    for (int i = 0; i < op.successorCount(); i++) {
      successors.add(op.successor(i));
    }
    return new Own(
        op.properties(),
        op.name().model() == null ? op.rawProperties() : null,
        op.discardableAttributes(),
        op.location(),
        List.copyOf(op.operands()),
        results,
        successors);
  }

  private static List<List<Object>> arguments(int region, Block block) {
    List<List<Object>> arguments = new ArrayList<>();
    arguments.add(List.of(region));
    block.arguments().forEach(value -> arguments.add(List.of(value.type(), value.location())));
    return arguments;
  }
}
