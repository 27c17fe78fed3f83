// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tfl;

import dev.ods.annotation.*;

/** The activation function that is fused into an operation; stored as an integer. */
@EnumAttr(EnumAttr.Storage.I32)
@Summary("")
public enum ActivationFunction {
  /** None. */
  NONE,
  /** {@code max(x, 0)}. */
  RELU,
  /** {@code min(max(x, 0), 6)}. */
  RELU6
}
