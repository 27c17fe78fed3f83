// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

/** A way in which an integer operation does not overflow. The order is that of MLIR's bits. */
public enum IntegerOverflowFlag {
  /** Not as numbers with a sign. */
  NSW,
  /** Not as numbers without sign. */
  NUW
}
