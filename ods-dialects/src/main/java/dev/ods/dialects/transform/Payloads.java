// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.builtin.OpaqueType;
import dev.ods.ir.Type;

/** The kinds of payload of types, including those of other dialects. */
public final class Payloads {
  private Payloads() {}

  /** Whether a type has this kind of payload; types kept as text may have any. */
  public static boolean has(Type type, Payload payload) {
    if (type instanceof TransformType own) {
      return own.payload() == payload;
    }
    return type instanceof OpaqueType opaque
        && switch (opaque.dialectNamespace()) {
          case "transform" -> true;
          case "pdl" -> payload == Payload.OPERATIONS && opaque.data().equals("operation");
          default -> false;
        };
  }
}
