// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import dev.ods.annotation.*;

/** How the values of threads are combined. */
@EnumAttr(
    value = EnumAttr.Storage.I32,
    name = "gpu.all_reduce_op",
    lowerCase = true,
    cppType = "::mlir::gpu::AllReduceOperation",
    definition = "GPU_AllReduceOperationAttr")
@Summary("built-in reduction operations supported by gpu.allreduce.")
public enum AllReduceOperation {
  /** The sum. */
  ADD,
  /** The product. */
  MUL,
  /** The unsigned minimum. */
  MINUI,
  /** The signed minimum. */
  MINSI,
  /** The smallest of the values that are numbers. */
  MINNUMF,
  /** The unsigned maximum. */
  MAXUI,
  /** The signed maximum. */
  MAXSI,
  /** The greatest of the values that are numbers. */
  MAXNUMF,
  /** The bits that all have. */
  AND,
  /** The bits that any has. */
  OR,
  /** The bits that an odd number of them has. */
  XOR,
  /** The minimum, or NaN if an operand is NaN. */
  MINIMUMF,
  /** The maximum, or NaN if an operand is NaN. */
  MAXIMUMF
}
