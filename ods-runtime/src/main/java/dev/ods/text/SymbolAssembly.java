// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

/**
 * A type or attribute of a dialect that writes what stands behind its mnemonic, so that formats can
 * write it without {@code #dialect.mnemonic}: {@code overflow<nsw>} where the attribute is {@code
 * #arith.overflow<nsw>} (MLIR's {@code print} of a type or attribute).
 *
 * <p>Its class declares the reverse as {@code static @Nullable TheClass parse(AsmParser
 * parser, @Nullable Type type)}, and generated code calls it. Without that method formats write the
 * attribute in full.
 */
public interface SymbolAssembly {
  /** Writes all that stands behind the mnemonic. */
  void print(AsmPrinter printer);
}
