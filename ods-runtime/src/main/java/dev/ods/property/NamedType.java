// SPDX-License-Identifier: Apache-2.0
package dev.ods.property;

import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import org.jspecify.annotations.Nullable;

/** A type whose values are written {@code mnemonic<value>} (MLIR's {@code NamedEnumProp}). */
final class NamedType<T> extends DelegatingType<T> {
  private final String mnemonic;

  NamedType(PropertyType<T> base, String mnemonic) {
    super(base);
    this.mnemonic = mnemonic;
  }

  @Override
  @Nullable T parse(OpAsmParser parser) {
    if (!parser.parseKeyword(mnemonic) || !parser.parseLess()) {
      return null;
    }
    T value = super.parse(parser);
    return value != null && parser.parseGreater() ? value : null;
  }

  @Override
  boolean hasKnownStart() {
    return true;
  }

  @Override
  boolean starts(OpAsmParser parser) {
    return parser.startsKeyword(mnemonic);
  }

  @Override
  @Nullable T parsePresent(OpAsmParser parser) {
    return starts(parser) ? parse(parser) : null;
  }

  @Override
  void print(OpAsmPrinter printer, T value) {
    printer.print(mnemonic);
    printer.print("<");
    super.print(printer, value);
    printer.print(">");
  }
}
