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
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that may change of an operation, but for its regions (what MLIR's {@code
 * OperationFingerPrint} has of it). Where it is in that is not part of it: only moves out of the
 * operation around it show.
 *
 * @param parent the operation around it; null if it is in none
 */
record OpFingerPrint(
    @Nullable Operation parent,
    DictionaryAttr properties,
    @Nullable Attribute rawProperties,
    DictionaryAttr discardable,
    Location location,
    List<Value> operands,
    List<Type> results,
    List<Block> successors) {
  static OpFingerPrint of(Operation op) {
    List<Type> results = new ArrayList<>();
    for (int i = 0; i < op.resultCount(); i++) {
      results.add(op.resultType(i));
    }
    List<Block> successors = new ArrayList<>();
    for (int i = 0; i < op.successorCount(); i++) {
      successors.add(op.successor(i));
    }
    return new OpFingerPrint(
        op.parent(),
        op.properties(),
        op.name().model() == null ? op.rawProperties() : null,
        op.discardableAttributes(),
        op.location(),
        List.copyOf(op.operands()),
        results,
        successors);
  }
}
