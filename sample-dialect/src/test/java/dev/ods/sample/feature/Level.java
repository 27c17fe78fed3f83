// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.feature;

import dev.ods.annotation.EnumAttr;
import dev.ods.annotation.EnumCase;

/** An enum that is stored as a number, with a case of another name. */
@EnumAttr(EnumAttr.Storage.I64)
public enum Level {
  LOW,
  @EnumCase(symbol = "very_high", value = 10)
  HIGH
}
