// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import dev.ods.annotation.*;

/** A dimension, physical or linear, to which loops are mapped. */
@EnumAttr(value = EnumAttr.Storage.I64, lowerCase = true, cppType = "::mlir::gpu::MappingId")
@Summary("Mapping ids for loop mapping")
public enum MappingId {
  /** The first dimension. */
  X,
  /** The second dimension. */
  Y,
  /** The third dimension. */
  Z,
  /** All dimensions in one, number 0. */
  LINEAR_DIM_0,
  /** All dimensions in one, number 1. */
  LINEAR_DIM_1,
  /** All dimensions in one, number 2. */
  LINEAR_DIM_2,
  /** All dimensions in one, number 3. */
  LINEAR_DIM_3,
  /** All dimensions in one, number 4. */
  LINEAR_DIM_4,
  /** All dimensions in one, number 5. */
  LINEAR_DIM_5,
  /** All dimensions in one, number 6. */
  LINEAR_DIM_6,
  /** All dimensions in one, number 7. */
  LINEAR_DIM_7,
  /** All dimensions in one, number 8. */
  LINEAR_DIM_8,
  /** All dimensions in one, number 9. */
  LINEAR_DIM_9
}
