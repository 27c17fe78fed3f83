// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.tf;

import dev.ods.annotation.EnumAttr;

/** The order of the dimensions of an image. */
@EnumAttr
public enum DataFormat {
  /** Batch, height, width, channels. */
  NHWC,
  /** Batch, channels, height, width. */
  NCHW
}
