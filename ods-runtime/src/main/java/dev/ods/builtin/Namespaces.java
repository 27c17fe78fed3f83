// SPDX-License-Identifier: Apache-2.0
package dev.ods.builtin;

import dev.ods.ir.Context;
import org.jspecify.annotations.Nullable;

/** Rules for the dialect names of opaque types and attributes. */
final class Namespaces {
  private Namespaces() {}

  static @Nullable String verify(String namespace) {
    return isValid(namespace) ? null : "invalid dialect namespace '\"" + namespace + "\"'";
  }

  static boolean isKnown(Context context, String namespace) {
    return context.allowsUnregisteredDialects() || context.dialect(namespace) != null;
  }

  private static boolean isValid(String name) {
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
      if (!letter && (i == 0 || !((c >= '0' && c <= '9') || c == '$'))) {
        return false;
      }
    }
    return !name.isEmpty();
  }
}
