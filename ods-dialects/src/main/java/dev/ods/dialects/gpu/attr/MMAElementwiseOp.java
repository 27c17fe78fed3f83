// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import dev.ods.annotation.*;

/** An elementwise operation on matrices. */
@EnumAttr(
    value = EnumAttr.Storage.I32,
    name = "gpu.mma_element_wise",
    lowerCase = true,
    cppType = "::mlir::gpu::MMAElementwiseOp",
    definition = "MMAElementWiseAttr")
@Summary("elementwise operation to apply to mma matrix")
public enum MMAElementwiseOp {
  /** The sum of floating-point numbers. */
  ADDF,
  /** Their product. */
  MULF,
  /** Their difference. */
  SUBF,
  /** The greater one. */
  MAXF,
  /** The smaller one. */
  MINF,
  /** Their quotient. */
  DIVF,
  /** The sum of integers. */
  ADDI,
  /** Their product. */
  MULI,
  /** Their difference. */
  SUBI,
  /** The signed quotient. */
  DIVS,
  /** The unsigned quotient. */
  DIVU,
  /** The negated floating-point number. */
  NEGATEF,
  /** The negated integer. */
  NEGATES,
  /** The floating-point number in a wider format. */
  EXTF
}
