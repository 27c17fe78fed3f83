// SPDX-License-Identifier: Apache-2.0
package dev.ods.text.print;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.text.buffer.AsmBuffer;

/** The aliases of types and attributes in a print, such as {@code #map}. */
public interface AsmAliases {
  /** No aliases: everything is printed in full. */
  AsmAliases NONE = new None();

  /** Writes the alias of {@code type}, with its {@code !}; false if it has none. */
  boolean put(Type type, AsmBuffer out);

  /** Writes the alias of {@code attribute}, with its {@code #}; false if it has none. */
  boolean put(Attribute attribute, AsmBuffer out);

  /** Whether {@code type} has an alias. */
  boolean has(Type type);

  /** Whether {@code attribute} has an alias. */
  boolean has(Attribute attribute);

  /** See {@link #NONE}. */
  final class None implements AsmAliases {
    private None() {}

    @Override
    public boolean put(Type type, AsmBuffer out) {
      return false;
    }

    @Override
    public boolean put(Attribute attribute, AsmBuffer out) {
      return false;
    }

    @Override
    public boolean has(Type type) {
      return false;
    }

    @Override
    public boolean has(Attribute attribute) {
      return false;
    }
  }
}
