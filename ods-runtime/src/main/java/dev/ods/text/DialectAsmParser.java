// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/**
 * The parser that a dialect parses its types and attributes with (MLIR's {@code DialectAsmParser});
 * see {@link DialectAssembly}. It starts after the dot, or after the opening angle bracket.
 */
public interface DialectAsmParser extends AsmParser {
  /** The location at which the text of the symbol starts. */
  @Override
  SourceLocation nameLocation();

  /** The whole text of the symbol: {@code name<a, b>} for {@code !dialect.name<a, b>}. */
  String symbolText();

  /**
   * Parses the key of a resource of this dialect: an identifier or a string.
   *
   * @return the key of the resource in the context; null after an error was reported
   * @throws IllegalStateException if the dialect has no {@link OpAsmDialectInterface}
   */
  @Nullable String parseResourceHandle();

  /**
   * Reports that the dialect has no type of this name, with MLIR's message; if the dialect allows
   * unknown types and attributes, an opaque type is created from the text instead.
   *
   * @return null, for the caller to return
   */
  @Nullable Type unknownType(String mnemonic);

  /**
   * Reports that the dialect has no attribute of this name, as {@link #unknownType} does for types.
   *
   * @return null, for the caller to return
   */
  @Nullable Attribute unknownAttribute(String mnemonic);

  /**
   * Reports that the dialect parses no types at all, as {@link #unknownType} does for one name: the
   * default of {@link DialectAssembly#parseType}.
   *
   * @return null, for the caller to return
   */
  @Nullable Type missingTypeHook();

  /**
   * Reports that the dialect parses no attributes at all; see {@link #missingTypeHook}.
   *
   * @return null, for the caller to return
   */
  @Nullable Attribute missingAttributeHook();
}
