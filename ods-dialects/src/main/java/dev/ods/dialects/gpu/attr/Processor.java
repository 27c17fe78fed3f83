// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import dev.ods.annotation.*;

/** What executes the iterations of a dimension of {@code scf.parallel}. */
@EnumAttr(value = EnumAttr.Storage.I64, lowerCase = true, cppType = "::mlir::gpu::Processor")
@Summary("processor for loop mapping")
public enum Processor {
  /** The blocks of the first dimension of the grid. */
  BLOCK_X,
  /** The blocks of the second dimension of the grid. */
  BLOCK_Y,
  /** The blocks of the third dimension of the grid. */
  BLOCK_Z,
  /** The threads of the first dimension of a block. */
  THREAD_X,
  /** The threads of the second dimension of a block. */
  THREAD_Y,
  /** The threads of the third dimension of a block. */
  THREAD_Z,
  /** One after the other. */
  SEQUENTIAL
}
