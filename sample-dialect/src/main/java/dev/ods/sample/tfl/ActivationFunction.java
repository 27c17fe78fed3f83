// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tfl;

import dev.ods.annotation.EnumAttr;

/** What an operation applies to its result before it returns it; stored as a number. */
@EnumAttr(EnumAttr.Storage.I32)
public enum ActivationFunction {
  /** Nothing. */
  NONE,
  /** {@code max(x, 0)}. */
  RELU,
  /** {@code min(max(x, 0), 6)}. */
  RELU6
}
