// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.builtin.OpaqueAttr;
import dev.ods.ir.Attribute;

/** How compiled code becomes part of the host's program, such as {@code #gpu.select_object}. */
public final class OffloadingHandler {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY =
      "any attribute with the `OffloadingTranslationAttrTrait` trait.";

  private OffloadingHandler() {}

  /** Whether an attribute satisfies the constraint; dialects that are not loaded may have such. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof SelectObjectAttr || isUnknown(attribute);
  }

  /** Whether an attribute is one of which only the text is known. */
  static boolean isUnknown(Attribute attribute) {
    return attribute instanceof OpaqueAttr;
  }
}
