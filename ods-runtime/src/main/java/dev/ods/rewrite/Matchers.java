// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.Attribute;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import org.jspecify.annotations.Nullable;

/** What folds and patterns ask about values (MLIR's {@code m_Op}, {@code m_ConstantInt} …). */
public final class Matchers {
  private Matchers() {}

  /** The operation of a kind that defines a value; null if it is of another, or a block's. */
  public static @Nullable Operation definition(Value value, OpModel kind) {
    return value.definingOp(kind);
  }

  /** The attribute of a value that an operation defines as a constant; otherwise null. */
  public static @Nullable Attribute constant(Value value) {
    return ConstantDefinitions.INSTANCE.of(value);
  }

  /** The integer that a value is, or of which it is a splat, by its definition; otherwise null. */
  public static @Nullable APInt integer(Value value) {
    return ConstantFolding.integer(constant(value));
  }

  /** Whether a value is the constant integer 0, or a splat of it. */
  public static boolean isZero(Value value) {
    APInt integer = integer(value);
    return integer != null && integer.isZero();
  }

  /** Whether a value is the constant integer 1, or a splat of it. */
  public static boolean isOne(Value value) {
    APInt integer = integer(value);
    return integer != null && integer.isOne();
  }
}
