// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.builtin.StringAttr;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.op.UnrealizedConversionCastOp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The casts between old and new types that a conversion has inserted, and what values have become
 * according to them.
 */
final class Materializations {
  private final Map<Operation, Cast> casts = new LinkedHashMap<>();
  private final ChangeTracker tracker;
  private final boolean areMarked;

  /**
   * Why a cast is there.
   *
   * @param converter says how it is done; null if nobody does
   * @param isTarget whether it casts to new types, and not back to an old one
   * @param original the type that was converted to the new ones; null if that is not known
   */
  record Cast(@Nullable TypeConverter converter, boolean isTarget, @Nullable Type original) {}

  Materializations(ChangeTracker tracker, boolean areMarked) {
    this.tracker = tracker;
    this.areMarked = areMarked;
  }

  /** Inserts a cast. */
  List<Value> build(
      OpBuilder builder, Location location, List<Value> inputs, List<Type> types, Cast reason) {
    Operation cast = UnrealizedConversionCastOp.build(builder, location, types, inputs).operation();
    if (areMarked) {
      String kind = reason.isTarget() ? "target" : "source";
      cast.setAttribute("__kind__", StringAttr.get(cast.context(), kind));
    }
    casts.put(cast, reason);
    tracker.castInserted(cast, () -> casts.remove(cast));
    return List.copyOf(cast.results());
  }

  /** The casts that were not erased, in the order of their insertion. */
  List<Operation> remaining() {
    List<Operation> remaining = new ArrayList<>(casts.keySet());
    remaining.removeIf(tracker.erasures()::isErased);
    return remaining;
  }

  Cast reason(Operation cast) {
    Cast reason = casts.get(cast);
    if (reason == null) {
      throw new IllegalArgumentException("the conversion has not inserted this cast");
    }
    return reason;
  }

  /** Whether an operation is a cast by the conversion of values back to an old type. */
  boolean isSource(Operation op) {
    Cast reason = casts.get(op);
    return reason != null && !reason.isTarget() && op.operandCount() > 0;
  }

  // --- What values have become.

  /**
   * The latest values that a value has become, if casts by the conversion are looked through.
   *
   * <p>A user of an old type has such a cast as its operand, and what that casts is the latest
   * value.
   */
  List<Value> latest(Value value) {
    List<Value> current = List.of(value);
    List<Value> lastReal = current;
    while (current != null) {
      if (inputs(current) == null) {
        lastReal = current;
      }
      current = next(current);
    }
    return lastReal;
  }

  /** The latest values of given types that a value has become; null if there are none. */
  @Nullable List<Value> latestOf(Value value, List<Type> types) {
    List<Value> found = null;
    List<Value> current = List.of(value);
    while (current != null) {
      if (typesOf(current).equals(types)) {
        found = current;
      }
      current = next(current);
    }
    return found;
  }

  static List<Type> typesOf(List<Value> values) {
    List<Type> types = new ArrayList<>(values.size());
    values.forEach(value -> types.add(value.type()));
    return types;
  }

  /** What values were cast from: each on its own, or all together; null if they were not. */
  private @Nullable List<Value> next(List<Value> values) {
    List<Value> next = each(values, value -> inputs(List.of(value)));
    return next == null ? inputs(values) : next;
  }

  /** Values, each replaced by what it comes from, if it does; null if none of them does. */
  static @Nullable List<Value> each(
      List<Value> values, Function<Value, @Nullable List<Value>> origin) {
    List<Value> next = new ArrayList<>(values.size());
    boolean changed = false;
    for (Value value : values) {
      List<Value> from = origin.apply(value);
      changed |= from != null;
      next.addAll(from == null ? List.of(value) : from);
    }
    return changed ? next : null;
  }

  private @Nullable List<Value> inputs(List<Value> outputs) {
    Operation cast = castOf(outputs);
    return cast == null || cast.operandCount() == 0 ? null : List.copyOf(cast.operands());
  }

  /** The cast by the conversion whose results are exactly some values, or null. */
  private @Nullable Operation castOf(List<Value> outputs) {
    Operation cast =
        outputs.isEmpty() ? null : outputs.get(0).definingOp(UnrealizedConversionCastOp.MODEL);
    return cast != null && casts.containsKey(cast) && cast.results().equals(outputs) ? cast : null;
  }
}
