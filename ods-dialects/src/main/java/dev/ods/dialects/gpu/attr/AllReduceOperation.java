// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu.attr;

import java.util.Locale;

/** How the values of threads are combined. */
public enum AllReduceOperation {
  /** The sum. */
  ADD,
  /** The product. */
  MUL,
  /** The smallest integer, without sign. */
  MINUI,
  /** The smallest integer, with sign. */
  MINSI,
  /** The smallest of the values that are numbers. */
  MINNUMF,
  /** The greatest integer, without sign. */
  MAXUI,
  /** The greatest integer, with sign. */
  MAXSI,
  /** The greatest of the values that are numbers. */
  MAXNUMF,
  /** The bits that all have. */
  AND,
  /** The bits that any has. */
  OR,
  /** The bits that an odd number of them has. */
  XOR,
  /** The smallest value; none if one is no number. */
  MINIMUMF,
  /** The greatest value; none if one is no number. */
  MAXIMUMF;

  /** Its word in MLIR. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }
}
