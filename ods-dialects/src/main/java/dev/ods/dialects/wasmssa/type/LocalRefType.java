// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa.type;

import dev.ods.ir.Type;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.SourceLocation;
import org.jspecify.annotations.Nullable;

/** {@code !wasmssa<local ref to i32>}: the type of a local variable. */
public final class LocalRefType extends WasmssaType {
  /** The name in the dialect. */
  public static final String MNEMONIC = "local";

  /** The words of the constraint in a diagnostic. */
  public static final String SUMMARY = "Type of a local variable";

  private final Type elementType;

  private LocalRefType(Type elementType) {
    super(elementType.context());
    this.elementType = elementType;
  }

  /**
   * The type of a variable.
   *
   * @param elementType what it holds
   * @throws IllegalArgumentException if no value of WebAssembly has this type
   */
  public static LocalRefType get(Type elementType) {
    if (!AnyValueConstraint.test(elementType)) {
      throw new IllegalArgumentException("no type of a value: " + elementType);
    }
    return intern(new LocalRefType(elementType));
  }

  /** What the variable holds. */
  public Type elementType() {
    return elementType;
  }

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof LocalRefType;
  }

  /** Reads {@code ref to i32}; null after a diagnostic has been reported. */
  public static @Nullable LocalRefType parse(AsmParser parser) {
    SourceLocation at = parser.location();
    if (!parser.parseKeyword("ref") || !parser.parseKeyword("to")) {
      return null;
    }
    Type elementType = parser.parseType();
    if (elementType == null) {
      Parameters.reportUnread(parser, "WasmSSA_LocalRef", "elementType", "::mlir::Type");
      return null;
    }
    if (!AnyValueConstraint.test(elementType)) {
      Parameters.reportViolation(parser, at, "elementType", AnyValueConstraint.SUMMARY);
      return null;
    }
    return get(elementType);
  }

  /** Writes what {@link #parse} reads. */
  @Override
  public void print(AsmPrinter printer) {
    printer.print(" ref to ");
    printer.printType(elementType);
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  protected int keyHash() {
    return elementType.hashCode();
  }

  @Override
  protected boolean keyEquals(Type other) {
    return elementType == ((LocalRefType) other).elementType;
  }
}
