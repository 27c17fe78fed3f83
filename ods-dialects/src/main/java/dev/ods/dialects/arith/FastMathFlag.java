// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

/** A liberty that an optimizer may take. The order is that of MLIR's bits. */
public enum FastMathFlag {
  /** To change the order of operations. */
  REASSOC,
  /** To assume that nothing is NaN. */
  NNAN,
  /** To assume that nothing is infinite. */
  NINF,
  /** To take no notice of the sign of zero. */
  NSZ,
  /** To multiply by the reciprocal instead of dividing. */
  ARCP,
  /** To fuse operations, such as a multiplication and an addition. */
  CONTRACT,
  /** To put approximations in the place of functions. */
  AFN
}
