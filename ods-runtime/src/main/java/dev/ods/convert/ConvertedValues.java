// SPDX-License-Identifier: Apache-2.0
package dev.ods.convert;

import dev.ods.convert.Materializations.Cast;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What values become in a conversion: replaces them by others of other types, or by several, with
 * casts for users that are not converted.
 */
final class ConvertedValues {
  private final ChangeTracker tracker;
  private final Materializations materializations;

  ConvertedValues(ChangeTracker tracker, Materializations materializations) {
    this.tracker = tracker;
    this.materializations = materializations;
  }

  /**
   * What a value has become: of the types that a converter makes of its type, by casts if it must
   * be; without a converter, the latest values.
   *
   * @return null if the type cannot be converted
   */
  @Nullable List<Value> latest(Value value, @Nullable TypeConverter converter) {
    if (converter == null) {
      return materializations.latest(value);
    }
    List<Type> types = converter.convertToTypes(value);
    if (types == null || types.isEmpty()) {
      return types == null ? null : List.of();
    }
    List<Value> found = materializations.latestOf(value, types);
    if (found != null) {
      return found;
    }
    List<Value> latest = materializations.latest(value);
    return materializations.build(
        InsertionPoints.after(latest),
        value.location(),
        latest,
        types,
        new Cast(converter, true, value.type()));
  }

  /**
   * A value of the type of another one that replaces it: made of values by a cast, if they are of
   * other types; the value itself if it has no uses, and none of the others is of its type.
   */
  Value replacement(Value from, List<Value> to, @Nullable TypeConverter by) {
    if (to.size() == 1 && to.get(0).type().equals(from.type())) {
      return to.get(0);
    }
    if (!from.hasUses()) {
      return from;
    }
    OpBuilder builder = to.isEmpty() ? InsertionPoints.after(from) : InsertionPoints.after(to);
    return castToSource(builder, from, to, by);
  }

  /** A value of the type of another one, made of its replacements by a cast. */
  Value castToSource(OpBuilder builder, Value from, List<Value> to, @Nullable TypeConverter by) {
    Cast reason = new Cast(by, false, null);
    return materializations
        .build(builder, from.location(), to, List.of(from.type()), reason)
        .get(0);
  }

  /**
   * Replaces the uses of a value for which a predicate holds, but not those before what defines the
   * replacement.
   *
   * @param by makes the casts that are needed; or null
   */
  void replaceUses(
      Value from, List<Value> to, @Nullable TypeConverter by, Predicate<OpOperand> condition) {
    if (!from.hasUses()) {
      return;
    }
    Value replacement = replacement(from, to, by);
    Operation definition = replacement.definingOp();
    Predicate<OpOperand> valid =
        use ->
            definition == null
                || !Objects.equals(definition.block(), use.owner().block())
                || definition.isBeforeInBlock(use.owner());
    tracker.replaceUses(from, replacement, valid.and(condition));
  }
}
