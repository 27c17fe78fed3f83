// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import java.util.Locale;

/** What is done with each element of matrices. */
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
  /** Their quotient, with sign. */
  DIVS,
  /** Their quotient, without sign. */
  DIVU,
  /** The floating-point number with the other sign. */
  NEGATEF,
  /** The integer with the other sign. */
  NEGATES,
  /** The floating-point number in a wider format. */
  EXTF;

  /** Its word in MLIR. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }
}
