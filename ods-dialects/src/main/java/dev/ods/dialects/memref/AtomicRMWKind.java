// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.EnumAttr;
import dev.ods.annotation.EnumCase;

/** The kinds of atomic read-modify-write operations. */
@EnumAttr(EnumAttr.Storage.I64)
public enum AtomicRMWKind {
  /** The sum of numbers with a fraction. */
  @EnumCase(symbol = "addf", value = 0)
  ADDF,
  /** The sum of integers. */
  @EnumCase(symbol = "addi", value = 1)
  ADDI,
  /** The bits that both have. */
  @EnumCase(symbol = "andi", value = 2)
  ANDI,
  /** The value. */
  @EnumCase(symbol = "assign", value = 3)
  ASSIGN,
  /** The maximum, or NaN. */
  @EnumCase(symbol = "maximumf", value = 4)
  MAXIMUMF,
  /** The greater number, and the other one if one is not a number. */
  @EnumCase(symbol = "maxnumf", value = 5)
  MAXNUMF,
  /** The signed maximum. */
  @EnumCase(symbol = "maxs", value = 6)
  MAXS,
  /** The unsigned maximum. */
  @EnumCase(symbol = "maxu", value = 7)
  MAXU,
  /** The minimum, or NaN. */
  @EnumCase(symbol = "minimumf", value = 8)
  MINIMUMF,
  /** The lesser number, and the other one if one is not a number. */
  @EnumCase(symbol = "minnumf", value = 9)
  MINNUMF,
  /** The signed minimum. */
  @EnumCase(symbol = "mins", value = 10)
  MINS,
  /** The unsigned minimum. */
  @EnumCase(symbol = "minu", value = 11)
  MINU,
  /** The product of numbers with a fraction. */
  @EnumCase(symbol = "mulf", value = 12)
  MULF,
  /** The product of integers. */
  @EnumCase(symbol = "muli", value = 13)
  MULI,
  /** The bits that either has. */
  @EnumCase(symbol = "ori", value = 14)
  ORI,
  /** The bits that one of the two has. */
  @EnumCase(symbol = "xori", value = 15)
  XORI
}
