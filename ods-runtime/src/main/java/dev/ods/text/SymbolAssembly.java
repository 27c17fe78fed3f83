// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

/**
 * A type or attribute of a dialect that prints what follows its mnemonic, so that formats can print
 * it without {@code #dialect.mnemonic}: {@code overflow<nsw>} for {@code #arith.overflow<nsw>}
 * (MLIR's {@code print} of a type or attribute).
 *
 * <p>Its class declares the corresponding parser as {@code static @Nullable TheClass
 * parse(AsmParser parser, @Nullable Type type)}, or without the second parameter for a type, and
 * generated code calls it. Without that method formats print the attribute in full.
 */
public interface SymbolAssembly {
  /** Prints what follows the mnemonic. */
  void print(AsmPrinter printer);
}
