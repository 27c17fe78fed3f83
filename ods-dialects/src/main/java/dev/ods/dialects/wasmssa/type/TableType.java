// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa.type;

import dev.ods.builtin.TypeAttr;
import dev.ods.ir.Attribute;
import dev.ods.ir.Type;
import dev.ods.ir.Uniqued;
import dev.ods.text.AsmParser;
import dev.ods.text.AsmPrinter;
import dev.ods.text.SourceLocation;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * {@code !wasmssa<tabletype !wasmssa.funcref [2: 10]>}: the type of a table of references. As a
 * constraint, it is satisfied by the attribute with such a type.
 */
public final class TableType extends WasmssaType {
  /** The name in the dialect. */
  public static final String MNEMONIC = "tabletype";

  /** The constraint's summary in diagnostics. */
  public static final String SUMMARY = "type attribute of Wasm table type";

  private static final String DEFINITION = "WasmSSA_TableType";

  private final Type reference;
  private final LimitType limit;

  private TableType(Type reference, LimitType limit) {
    super(reference.context());
    this.reference = reference;
    this.limit = limit;
  }

  /**
   * The type of a table.
   *
   * @param reference the type of its elements
   * @param limit their number @throws IllegalArgumentException if the elements are no references
   */
  public static TableType get(Type reference, LimitType limit) {
    if (!AnyReferenceConstraint.test(reference)) {
      throw new IllegalArgumentException("no type of references: " + reference);
    }
    return intern(new TableType(reference, limit));
  }

  /** The type of the elements. */
  public Type reference() {
    return reference;
  }

  /** The number of elements. */
  public LimitType limit() {
    return limit;
  }

  /** Whether an attribute satisfies the constraint. */
  public static boolean test(Attribute attribute) {
    return attribute instanceof TypeAttr type && type.value() instanceof TableType;
  }

  /** Parses {@code !wasmssa.funcref [2:]}; null after a diagnostic has been reported. */
  static @Nullable TableType parse(AsmParser parser) {
    SourceLocation at = parser.location();
    Type reference = parser.parseType();
    if (reference == null) {
      Parameters.reportUnread(parser, DEFINITION, "reference", "::mlir::Type");
      return null;
    }
    LimitType limit = parser.parseStrippedType(LimitType.class, "wasmssa.limit", LimitType::parse);
    if (limit == null) {
      Parameters.reportUnread(parser, DEFINITION, "limit", "::mlir::wasmssa::LimitType");
      return null;
    }
    if (!AnyReferenceConstraint.test(reference)) {
      Parameters.reportViolation(parser, at, "reference", AnyReferenceConstraint.SUMMARY);
      return null;
    }
    return get(reference, limit);
  }

  /** Prints the syntax of {@link #parse}. */
  @Override
  public void print(AsmPrinter printer) {
    printer.print(" ");
    printer.printType(reference);
    printer.print(" ");
    limit.print(printer);
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  protected void forEachPart(Consumer<? super Uniqued> action) {
    action.accept(reference);
    action.accept(limit);
  }

  @Override
  protected int keyHash() {
    return reference.hashCode() * 31 + limit.hashCode();
  }

  @Override
  protected boolean keyEquals(Type other) {
    TableType table = (TableType) other;
    return reference == table.reference && limit == table.limit;
  }
}
