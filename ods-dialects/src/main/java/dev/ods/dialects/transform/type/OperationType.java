// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform.type;

import dev.ods.dialects.syntax.StructSyntax;
import dev.ods.ir.Attribute;
import dev.ods.ir.Context;
import dev.ods.ir.Type;
import dev.ods.text.AsmPrinter;
import dev.ods.text.DialectAsmParser;
import org.jspecify.annotations.Nullable;

/** {@code !transform.op<"scf.for">}: operations of one name. */
public final class OperationType extends TransformType {
  /** The name in the dialect. */
  public static final String MNEMONIC = "op";

  private final String operationName;

  private OperationType(Context context, String operationName) {
    super(context);
    this.operationName = operationName;
  }

  /** The type of operations of this name. */
  public static OperationType get(Context context, String operationName) {
    return intern(new OperationType(context, operationName));
  }

  /** Parses {@code <"name">}. */
  public static @Nullable OperationType parse(DialectAsmParser parser) {
    if (!parser.parseLess()) {
      return null;
    }
    String name = parser.parseString();
    if (name == null) {
      StructSyntax.unparsed(
          parser, "Transform_OperationType", "operation_name", "::llvm::StringRef");
      return null;
    }
    return parser.parseGreater() ? get(parser.context(), name) : null;
  }

  /** The operations' name. */
  public String operationName() {
    return operationName;
  }

  @Override
  public Payload payload() {
    return Payload.OPERATIONS;
  }

  @Override
  public @Nullable String violation(Attribute parameter) {
    return null;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC + "<");
    printer.printString(operationName);
    printer.print(">");
  }

  @Override
  protected int keyHash() {
    return operationName.hashCode();
  }

  @Override
  protected boolean keyEquals(Type other) {
    return operationName.equals(((OperationType) other).operationName);
  }
}
