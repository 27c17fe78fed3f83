// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.ir.Type;

/** A type of value handles. */
public final class ValueHandle {
  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "TransformValueHandleTypeInterface instance";

  private ValueHandle() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Payloads.has(type, Payload.VALUES);
  }
}
