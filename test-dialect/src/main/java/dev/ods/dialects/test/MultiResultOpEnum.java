// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.*;

/** Which pattern applies. */
@EnumAttr(value = EnumAttr.Storage.I64, cppType = "MultiResultOpEnum")
@Summary("Multi-result op kinds")
public enum MultiResultOpEnum {
  /** Number 1. */
  @EnumCase(symbol = "kind1", value = 1)
  KIND1,
  /** Number 2. */
  @EnumCase(symbol = "kind2", value = 2)
  KIND2,
  /** Number 3. */
  @EnumCase(symbol = "kind3", value = 3)
  KIND3,
  /** Number 4. */
  @EnumCase(symbol = "kind4", value = 4)
  KIND4,
  /** Number 5. */
  @EnumCase(symbol = "kind5", value = 5)
  KIND5,
  /** Number 6. */
  @EnumCase(symbol = "kind6", value = 6)
  KIND6
}
