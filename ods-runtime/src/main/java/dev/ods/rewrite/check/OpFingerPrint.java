// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite.check;

import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.Location;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * All that may change of an operation, but for its place and its regions (what MLIR's {@code
 * OperationFingerPrint} has of it).
 */
record OpFingerPrint(
    DictionaryAttr properties,
    @Nullable Attribute rawProperties,
    DictionaryAttr discardable,
    Location location,
    List<Value> operands,
    List<Type> results,
    List<Optional<Block>> successors) {
  /** Of an operation whose operands and successors may have been dropped. */
  static OpFingerPrint of(Operation op, IrReader reader) {
    List<Type> results = new ArrayList<>();
    for (int i = 0; i < op.resultCount(); i++) {
      results.add(op.resultType(i));
    }
    List<Optional<Block>> successors = new ArrayList<>();
    int ref = IrReader.ref(op);
    for (int i = 0; i < op.successorCount(); i++) {
      int successor = reader.successor(ref, i);
      successors.add(successor == 0 ? Optional.empty() : Optional.of(reader.block(successor)));
    }
    return new OpFingerPrint(
        op.properties(),
        op.name().model() == null ? op.rawProperties() : null,
        op.discardableAttributes(),
        op.location(),
        List.copyOf(op.operands()),
        results,
        successors);
  }
}
