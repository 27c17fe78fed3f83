// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.ir.Type;

/** A type of operation handles. */
public final class OperationHandle {
  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "TransformHandleTypeInterface instance";

  private OperationHandle() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Payloads.has(type, Payload.OPERATIONS);
  }
}
