// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.fold;

import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Chains of casts, each of which takes the result of another one as its first operand. */
public final class Chains {
  private Chains() {}

  /**
   * The operation of a kind that defines a value, for folds that look through it. Null if there is
   * none, or if such operations lead to each other in a circle, as they may in graph regions: folds
   * would follow it without end.
   */
  public static @Nullable Operation inner(Value value, OpModel kind) {
    Operation inner = value.definingOp(kind);
    return inner == null || isCircle(inner, op -> op.is(kind)) ? null : inner;
  }

  /** The same for operations of several kinds. */
  public static @Nullable Operation inner(Value value, Predicate<Operation> isLink) {
    Operation inner = value.definingOp();
    return inner == null || !isLink.test(inner) || isCircle(inner, isLink) ? null : inner;
  }

  private static boolean isCircle(Operation first, Predicate<Operation> isLink) {
    Operation slow = first;
    Operation fast = next(first, isLink);
    while (fast != null && !fast.equals(slow)) {
      slow = slow.operand(0).definingOp();
      fast = next(fast, isLink);
      fast = fast == null ? null : next(fast, isLink);
      if (slow == null) {
        return false;
      }
    }
    return fast != null;
  }

  private static @Nullable Operation next(Operation op, Predicate<Operation> isLink) {
    Operation next = op.operand(0).definingOp();
    return next != null && isLink.test(next) ? next : null;
  }
}
