// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform.type;

import dev.ods.builtin.OpaqueType;
import dev.ods.ir.Type;

/** Tells what values of a type stand for, of other dialects' types too. */
public final class Payloads {
  private Payloads() {}

  /** Whether values of a type stand for this; a type that is kept as text may be anything. */
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
