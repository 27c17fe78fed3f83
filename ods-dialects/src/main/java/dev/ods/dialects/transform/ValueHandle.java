// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.Summary;
import dev.ods.ir.Type;

/** A type of value handles. */
@Summary("TransformValueHandleTypeInterface instance")
public interface ValueHandle {
  /** Whether a type satisfies the constraint. */
  static boolean test(Type type) {
    return Payloads.has(type, Payload.VALUES);
  }
}
