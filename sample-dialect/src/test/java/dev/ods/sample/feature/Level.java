// SPDX-License-Identifier: Apache-2.0
package dev.ods.sample.feature;

import dev.ods.annotation.EnumAttr;
import dev.ods.annotation.EnumCase;

/** An enum stored as an integer, with a case whose text is not its name. */
@EnumAttr(EnumAttr.Storage.I64)
public enum Level {
  LOW,
  @EnumCase(symbol = "very_high", value = 10)
  HIGH
}
