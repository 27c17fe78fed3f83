// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.annotation.EnumAttr;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The signedness of the values of an integer type. */
@EnumAttr(EnumAttr.Storage.I32)
public enum Signedness {
  /** Signless. */
  NONE,
  /** Signed. */
  SIGNED,
  /** Unsigned. */
  UNSIGNED;

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** By its keyword or the first letter of it, ignoring case. */
  static @Nullable Signedness of(String text) {
    for (Signedness one : values()) {
      if (text.equalsIgnoreCase(one.word()) || text.equalsIgnoreCase(one.word().substring(0, 1))) {
        return one;
      }
    }
    return null;
  }
}
