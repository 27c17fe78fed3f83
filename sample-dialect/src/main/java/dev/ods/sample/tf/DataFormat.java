// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.*;

/** The order of the dimensions of an image. */
@EnumAttr
@Summary("")
public enum DataFormat {
  /** Batch, height, width, channels. */
  NHWC,
  /** Batch, channels, height, width. */
  NCHW
}
