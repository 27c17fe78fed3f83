// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.*;

/** How the borders of an input are padded. */
@EnumAttr
@Summary("")
public enum Padding {
  /** With zeros, such that the output has the size of the input if the strides are 1. */
  SAME,
  /** Not at all: windows are within the input. */
  VALID
}
