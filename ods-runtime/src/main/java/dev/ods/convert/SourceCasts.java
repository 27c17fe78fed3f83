// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Casts back to old types, when the conversion ends: what has been replaced in several steps has a
 * cast for each, where MLIR makes one cast of what has come last.
 */
final class SourceCasts {
  private final Materializations materializations;
  private final ConversionRewriter rewriter;

  /** By what they cast and to which type. */
  private final Map<Key, Operation> known = new HashMap<>();

  /** What several of these casts, in a row before, cast now. */
  private final Set<List<Value>> shortened = new HashSet<>();

  private record Key(List<Value> inputs, Type type) {}

  private SourceCasts(Materializations materializations, ConversionRewriter rewriter) {
    this.materializations = materializations;
    this.rewriter = rewriter;
  }

  /** Lets each cast what the one before it casts; those that are not needed any more stay. */
  static void shorten(Materializations materializations, ConversionRewriter rewriter) {
    List<Operation> casts = new ArrayList<>();
    for (Operation cast : materializations.remaining()) {
      if (materializations.isSource(cast)) {
        casts.add(cast);
      }
    }
    SourceCasts all = new SourceCasts(materializations, rewriter);
    // The last replacement first, so that a chain of them is not followed again for each.
    for (int i = casts.size() - 1; i >= 0; i--) {
      all.shorten(casts.get(i));
    }
    casts.forEach(all::place);
  }

  private void shorten(Operation cast) {
    List<Value> inputs = List.copyOf(cast.operands());
    List<Value> latest = latest(inputs);
    Operation same = known.putIfAbsent(new Key(latest, cast.resultType(0)), cast);
    if (latest.equals(inputs)) {
      return;
    }
    shortened.add(latest);
    if (same != null) {
      rewriter.replaceEverywhere(cast.result(0), same.result(0));
    } else {
      rewriter.modify(cast, () -> cast.setOperands(latest));
    }
  }

  private List<Value> latest(List<Value> values) {
    Set<Operation> seen = new HashSet<>();
    List<Value> latest = values;
    List<Value> next = values;
    while (next != null) {
      latest = next;
      // One cast may give several of the values.
      Set<Operation> met = new HashSet<>();
      next = Materializations.each(latest, value -> inputs(value, seen, met));
      seen.addAll(met);
    }
    return latest;
  }

  /** What a value is cast from by none of the casts that were seen before; null if it is not. */
  private @Nullable List<Value> inputs(Value value, Set<Operation> seen, Set<Operation> met) {
    Operation cast = value.definingOp();
    if (cast == null || !materializations.isSource(cast) || seen.contains(cast)) {
      return null;
    }
    met.add(cast);
    return cast.operands();
  }

  /** As in MLIR, the last one comes first, directly after what they cast. */
  private void place(Operation cast) {
    List<Value> inputs = List.copyOf(cast.operands());
    if (!shortened.contains(inputs)) {
      return;
    }
    OpBuilder point = InsertionPoints.after(inputs);
    Operation next = point.insertionPoint();
    if (next == null) {
      rewriter.moveToEnd(cast, Objects.requireNonNull(point.insertionBlock()));
    } else if (!next.equals(cast)) {
      rewriter.moveBefore(cast, next);
    }
  }
}
