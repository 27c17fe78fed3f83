// SPDX-License-Identifier: Apache-2.0
package dev.ods.processor.tree;

import com.palantir.javapoet.ClassName;
import dev.ods.processor.model.DefaultValue;

/** What a pattern wants to hear to a {@link Question}. */
public sealed interface Answer {
  /**
   * The kind of an operation.
   *
   * @param opClass its generated class
   * @param mnemonic its name in its dialect
   * @param isConstant whether it defines a constant
   */
  record OfKind(ClassName opClass, String mnemonic, boolean isConstant) implements Answer {}

  /** The value of an attribute. */
  record OfValue(DefaultValue value) implements Answer {}

  /** That it is so. */
  enum Yes implements Answer {
    YES
  }
}
