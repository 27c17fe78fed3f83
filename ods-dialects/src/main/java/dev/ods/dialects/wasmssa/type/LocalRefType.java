// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa.type;

import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.SourceLocation;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** {@code !wasmssa<local ref to i32>}: the type of a local variable. */
public final class LocalRefType extends WasmssaType {
  /** The name in the dialect. */
  public static final String MNEMONIC = "local";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "Type of a local variable";

  private final Type elementType;

  private LocalRefType(Type elementType) {
    super(elementType.context());
    this.elementType = elementType;
  }

  /**
   * The type of a variable.
   *
   * @param elementType the type of its value @throws IllegalArgumentException if no value of
   *     WebAssembly has this type
   */
  public static LocalRefType get(Type elementType) {
    if (!AnyValueConstraint.test(elementType)) {
      throw new IllegalArgumentException("no type of a value: " + elementType);
    }
    return ofUnverified(elementType);
  }

  /**
   * The type of a variable with an element type that may be invalid: for an operation whose
   * verifier rejects it and prints this type.
   */
  public static LocalRefType ofUnverified(Type elementType) {
    return intern(new LocalRefType(elementType));
  }

  /** The type of the variable's value. */
  public Type elementType() {
    return elementType;
  }

  /** Whether a type satisfies the constraint. */
  public static boolean test(Type type) {
    return type instanceof LocalRefType;
  }

  /** Parses {@code ref to i32}; null after a diagnostic has been reported. */
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

  /** Prints the syntax of {@link #parse}. */
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
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(elementType);
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
