// SPDX-License-Identifier: Apache-2.0
package dev.ods.rewrite;

import dev.ods.ir.Attribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.trait.ConstantLike;
import org.jspecify.annotations.Nullable;

/** The results of operations with the trait {@link ConstantLike} (MLIR's {@code m_Constant}). */
final class ConstantDefinitions implements Constants {
  static final ConstantDefinitions INSTANCE = new ConstantDefinitions();

  private ConstantDefinitions() {}

  @Override
  public @Nullable Attribute of(Value value) {
    Operation definition = value.definingOp();
    return definition == null ? null : valueOf(definition);
  }

  /** The value of an operation that is a constant, otherwise null. */
  static @Nullable Attribute valueOf(Operation op) {
    if (!op.name().hasTrait(ConstantLike.class)) {
      return null;
    }
    Foldable constant = op.as(Foldable.class);
    FoldResult folded = constant == null ? null : constant.fold(INSTANCE);
    return folded == null ? null : folded.constant();
  }
}
