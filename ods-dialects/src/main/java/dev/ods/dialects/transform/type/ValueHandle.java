// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform.type;

import dev.ods.ir.Type;

/** A type of values that stand for values. */
public final class ValueHandle {
  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "TransformValueHandleTypeInterface instance";

  private ValueHandle() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Payloads.has(type, Payload.VALUES);
  }
}
