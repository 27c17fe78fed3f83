// SPDX-License-Identifier: Apache-2.0
package dev.ods.constraint.annotated;

import dev.ods.builtin.IntegerAttr;
import dev.ods.constraint.logic.IntegerAttrs;
import dev.ods.ir.Attribute;
import java.util.Arrays;
import java.util.stream.Collectors;

/** An integer attribute with one of the given values. */
public final class IntIsOneOf {
  private IntIsOneOf() {}

  /**
   * Whether an attribute satisfies the constraint; false for other kinds of attributes.
   *
   * @param attribute the attribute
   * @param values the allowed values
   */
  public static boolean test(Attribute attribute, long... values) {
    return attribute instanceof IntegerAttr integer && IntegerAttrs.isOneOf(integer, values);
  }

  /** The summary of the constraint, appended to that of the base attribute. */
  public static String summary(long... values) {
    return "whose value is one of "
        + Arrays.stream(values)
            .mapToObj(Long::toString)
            .collect(Collectors.joining(", ", "{", "}"));
  }
}
