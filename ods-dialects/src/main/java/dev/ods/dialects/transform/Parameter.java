// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.ir.Type;

/** A type of parameters. */
public final class Parameter {
  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "TransformParamTypeInterface instance";

  private Parameter() {}

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return Payloads.has(type, Payload.PARAMETERS);
  }
}
