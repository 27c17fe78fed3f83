// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/**
 * What a dialect reads its types and attributes with (MLIR's {@code DialectAsmParser}); see {@link
 * DialectAssembly}. It starts behind the dot, or behind the angle bracket.
 */
public interface DialectAsmParser extends AsmParser {
  /** The location at which the text of the symbol starts. */
  SourceLocation nameLocation();

  /** All of the text: what {@code name<a, b>} is in {@code !dialect.name<a, b>}. */
  String symbolText();

  /**
   * Reads the key of a resource of the dialect whose symbol this is: an identifier or a string.
   *
   * @return the key under which the context knows it; null after an error was reported
   * @throws IllegalStateException if the dialect has no {@link OpAsmDialectInterface}
   */
  @Nullable String parseResourceHandle();

  /**
   * Says that the dialect has no type of this name. That is an error, reported in MLIR's words,
   * unless the dialect allows types and attributes that it does not know: then the text is kept.
   *
   * @return null, for the caller to return
   */
  @Nullable Type unknownType(String mnemonic);

  /**
   * Says that the dialect has no attribute of this name, as {@link #unknownType} does of types.
   *
   * @return null, for the caller to return
   */
  @Nullable Attribute unknownAttribute(String mnemonic);

  /**
   * Says that the dialect reads no types at all, as {@link #unknownType} does of one name: what
   * {@link DialectAssembly#parseType} answers unless it is overridden.
   *
   * @return null, for the caller to return
   */
  @Nullable Type missingTypeHook();

  /**
   * Says that the dialect reads no attributes at all; see {@link #missingTypeHook}.
   *
   * @return null, for the caller to return
   */
  @Nullable Attribute missingAttributeHook();
}
