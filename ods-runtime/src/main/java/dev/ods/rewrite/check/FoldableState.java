// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite.check;

import dev.ods.checking.Checks;
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
 * What a fold may change of an operation without regions, and how often its results are used, as a
 * fold may replace some of them by others. In the checking mode it is compared, as a fold that says
 * that it has changed the operation, and has not, is called again without end.
 */
public record FoldableState(
    DictionaryAttr properties,
    DictionaryAttr discardable,
    Location location,
    List<Value> operands,
    List<Type> results,
    List<Integer> uses,
    List<Block> successors) {
  /** The state of an operation; null unless the checking mode is on, or if it has regions. */
  public static @Nullable FoldableState ofChecked(Operation op) {
    return Checks.ENABLED && op.regionCount() == 0 ? of(op) : null;
  }

  private static FoldableState of(Operation op) {
    List<Type> results = new ArrayList<>();
    List<Integer> uses = new ArrayList<>();
    for (int i = 0; i < op.resultCount(); i++) {
      results.add(op.resultType(i));
      uses.add(op.result(i).useCount());
    }
    List<Block> successors = new ArrayList<>();
    for (int i = 0; i < op.successorCount(); i++) {
      successors.add(op.successor(i));
    }
    return new FoldableState(
        op.properties(),
        op.discardableAttributes(),
        op.location(),
        List.copyOf(op.operands()),
        results,
        uses,
        successors);
  }

  /** Whether this is the state of an operation still. */
  public boolean isOf(Operation op) {
    return equals(of(op));
  }
}
