// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.RankedTensorType;
import dev.ods.builtin.ShapedType;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.rewrite.Matchers;
import org.jspecify.annotations.Nullable;

/** What types of tensors say about shapes, and which casts lose or add to it. */
public final class StaticInformation {
  private StaticInformation() {}

  /** Whether a target is a type that says at least as much as another one. */
  static boolean isPreserved(Type source, Type target) {
    if (!(source instanceof RankedTensorType from)
        || !(target instanceof RankedTensorType to)
        || from.elementType() != to.elementType()
        || from.rank() != to.rank()
        || from.encoding() != to.encoding()) {
      return false;
    }
    for (int i = 0; i < from.rank(); i++) {
      if (!ShapedType.isDynamic(from.dimension(i)) && ShapedType.isDynamic(to.dimension(i))) {
        return false;
      }
    }
    return true;
  }

  /**
   * The source of a cast that only loses information, so that uses may take its source; null if a
   * value is not defined by such a cast.
   */
  public static @Nullable Value uncast(Value value) {
    Operation cast = Matchers.definition(value, CastOp.MODEL);
    return cast != null && isPreserved(cast.resultType(0), cast.operandType(0))
        ? cast.operand(0)
        : null;
  }

  /** Whether a cast only adds information, so that the definition may give it. */
  static boolean isAdded(CastOp cast) {
    return isPreserved(cast.source().type(), cast.dest().type());
  }
}
