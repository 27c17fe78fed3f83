// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Attr;
import dev.ods.annotation.Op;
import dev.ods.annotation.Result;
import dev.ods.builtin.NoneType;
import dev.ods.builtin.TypeAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.inference.InferredTypes;
import dev.ods.ir.OpView;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.text.OpAsmParser;
import dev.ods.text.OpAsmPrinter;
import java.util.List;

/** Declares a local variable. */
@Op(dialect = WasmssaDialect.class, name = "local")
public interface Local extends OpView {
  /** The type of what it holds. */
  @Attr(ValueTypeAttr.class)
  Type type();

  /** The variable. */
  @Result(LocalRefType.class)
  Value result();

  /** The type of the variable follows from that of what it holds. */
  default void verify(Diagnostics diagnostics) {
    InferredTypes.verify(operation(), List.of(LocalRefType.get(type())), diagnostics);
  }

  /** Reads {@code of type i32 attr-dict}. */
  static boolean parse(OpAsmParser parser, OperationState state) {
    if (!parser.parseKeyword("of") || !parser.parseKeyword("type")) {
      return false;
    }
    TypeAttr type = parser.parseAttribute(TypeAttr.class, NoneType.get(parser.context()));
    if (type == null) {
      return false;
    }
    if (!parser.parseOptionalAttrDict(state)) {
      return false;
    }
    state.addAttribute("type", type);
    // A wrong type is reported when the attribute is verified.
    Type element = type.value();
    state.addType(AnyValueConstraint.test(element) ? LocalRefType.get(element) : element);
    return true;
  }

  /** Writes what {@link #parse} reads. */
  static void print(OpAsmPrinter printer, Local local) {
    printer.print(" of type ");
    printer.printType(local.type());
    printer.printOptionalAttrDict(local.operation(), "type");
  }
}
