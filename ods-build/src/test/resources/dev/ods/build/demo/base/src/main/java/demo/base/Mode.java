// SPDX-License-Identifier: Apache-2.0
package demo.base;

import dev.ods.annotation.*;

/** A mode. */
@EnumAttr
public enum Mode {
  /** Quick. */
  FAST,
  /** Right. */
  EXACT
}
