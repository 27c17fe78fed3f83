// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/** The aliases of types and attributes in a print, such as {@code #map}. */
public interface AsmAliases {
  /** No aliases: everything is printed in full. */
  AsmAliases NONE = new None();

  /** The alias of {@code type}, with its {@code !}, or null. */
  byte @Nullable [] alias(Type type);

  /** The alias of {@code attribute}, with its {@code #}, or null. */
  byte @Nullable [] alias(Attribute attribute);

  /** See {@link #NONE}. */
  final class None implements AsmAliases {
    private None() {}

    @Override
    public byte @Nullable [] alias(Type type) {
      return null;
    }

    @Override
    public byte @Nullable [] alias(Attribute attribute) {
      return null;
    }
  }
}
