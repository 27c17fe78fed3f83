// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.EnumAttr;

/** What a window sees beyond the border of its input. */
@EnumAttr
public enum Padding {
  /** Zeros, so many that the output is as large as the input when the window moves by 1. */
  SAME,
  /** Nothing: a window lies within the input. */
  VALID
}
