// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.annotation.Summary;
import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.dialects.memref.AtomicRMWKind;
import dev.ods.dialects.memref.AtomicRMWKindEnum;
import dev.ods.ir.Attribute;
import org.jspecify.annotations.Nullable;

/** An array of numbers, each of a kind of reduction. */
@Summary("Reduction ops")
public interface ReductionOps {
  /** Whether an attribute satisfies the constraint. */
  static boolean test(Attribute attribute) {
    return attribute instanceof ArrayAttr array
        && array.elements().stream().allMatch(element -> kind(element) != null);
  }

  /** The kind that an element of the array stands for; null if it is another attribute. */
  static @Nullable AtomicRMWKind kind(Attribute element) {
    return element instanceof IntegerAttr number
            && number.type() instanceof IntegerType type
            && type.isSignless()
            && type.width() == 64
        ? AtomicRMWKindEnum.symbolize(number.value())
        : null;
  }
}
