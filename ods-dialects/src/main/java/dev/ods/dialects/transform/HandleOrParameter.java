// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.Summary;
import dev.ods.ir.Type;

/** A type of handles or parameters. */
@Summary("any transform handle or parameter")
public interface HandleOrParameter {
  /** Whether a type satisfies the constraint. */
  static boolean test(Type type) {
    return OperationHandle.test(type) || ValueHandle.test(type) || Parameter.test(type);
  }
}
