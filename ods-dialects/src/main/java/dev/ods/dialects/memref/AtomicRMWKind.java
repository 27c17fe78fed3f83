// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.*;

/** The kinds of atomic read-modify-write operations. */
@EnumAttr(value = EnumAttr.Storage.I64, lowerCase = true)
@Summary("")
public enum AtomicRMWKind {
  /** The sum of numbers with a fraction. */
  ADDF,
  /** The sum of integers. */
  ADDI,
  /** The bits that both have. */
  ANDI,
  /** The value. */
  ASSIGN,
  /** The maximum, or NaN. */
  MAXIMUMF,
  /** The greater number, and the other one if one is not a number. */
  MAXNUMF,
  /** The signed maximum. */
  MAXS,
  /** The unsigned maximum. */
  MAXU,
  /** The minimum, or NaN. */
  MINIMUMF,
  /** The lesser number, and the other one if one is not a number. */
  MINNUMF,
  /** The signed minimum. */
  MINS,
  /** The unsigned minimum. */
  MINU,
  /** The product of numbers with a fraction. */
  MULF,
  /** The product of integers. */
  MULI,
  /** The bits that either has. */
  ORI,
  /** The bits that one of the two has. */
  XORI
}
