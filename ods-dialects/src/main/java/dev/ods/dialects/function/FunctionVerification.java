// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.function;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.FunctionType;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.unsafe.IrReader;

/** Checks an operation that defines a function (source: FunctionInterfaces.td). */
public final class FunctionVerification {
  private FunctionVerification() {}

  /** Compares the attributes of arguments and results, and the entry block, with the type. */
  public static void verify(Operation op, FunctionType type, Diagnostics diagnostics) {
    if (attributesFit(op, type, diagnostics)) {
      verifyEntry(op, type, diagnostics);
    }
  }

  /** Compares the attributes of arguments and results with the type; returns whether they match. */
  public static boolean attributesFit(Operation op, FunctionType type, Diagnostics diagnostics) {
    return attributesFit(
            op, FunctionSignature.ARGUMENT_ATTRIBUTES, "argument", type.inputCount(), diagnostics)
        && attributesFit(
            op, FunctionSignature.RESULT_ATTRIBUTES, "result", type.resultCount(), diagnostics);
  }

  /**
   * Compares the operands of a return-like operation with the function's results.
   *
   * @param verb the verb of the operation's name
   * @param function the name of the function
   */
  public static void verifyTerminator(
      Operation op, String verb, String function, FunctionType type, Diagnostics diagnostics) {
    int count = op.operandCount();
    if (count != type.resultCount()) {
      diagnostics.opError(
          op,
          ("has " + count + " operands, but enclosing function (@" + function + ") ")
              + (verb + "s " + type.resultCount()));
      return;
    }
    for (int i = 0; i < count; i++) {
      Type operand = op.operandType(i);
      if (operand != type.result(i)) {
        // MLIR reports this error without the operation's name.
        diagnostics.error(
            op,
            ("type of " + verb + " operand " + i + " ('" + operand + "') doesn't match function ")
                + ("result type ('" + type.result(i) + "') in function @" + function));
        return;
      }
    }
  }

  private static boolean attributesFit(
      Operation op, String name, String what, int count, Diagnostics diagnostics) {
    if (!(op.attribute(name) instanceof ArrayAttr array)) {
      return true;
    }
    if (array.size() != count) {
      diagnostics.opError(
          op,
          ("expects " + what + " attribute array to have the same number of elements as the ")
              + ("number of function " + what + "s, got " + array.size())
              + (", but expected " + count));
      return false;
    }
    for (int i = 0; i < count; i++) {
      if (array.element(i) instanceof DictionaryAttr dictionary && !areOfDialects(dictionary)) {
        diagnostics.opError(op, what + "s may only have dialect attributes");
        return false;
      }
    }
    return true;
  }

  private static boolean areOfDialects(DictionaryAttr dictionary) {
    for (NamedAttribute entry : dictionary.entries()) {
      if (entry.name().indexOf('.') < 0) {
        return false;
      }
    }
    return true;
  }

  private static void verifyEntry(Operation op, FunctionType type, Diagnostics diagnostics) {
    // By references: the verifier makes no garbage, and handles would not all be optimized away.
    IrReader ir = IrReader.of(op);
    int entry = ir.firstBlock(ir.region(IrReader.ref(op), 0));
    if (entry == 0) {
      return;
    }
    if (ir.argumentCount(entry) != type.inputCount()) {
      diagnostics.opError(
          op,
          "entry block must have " + type.inputCount() + " arguments to match function signature");
      return;
    }
    for (int i = 0; i < type.inputCount(); i++) {
      Type argument = ir.type(IrReader.argument(entry, i));
      if (argument != type.input(i)) {
        diagnostics.opError(
            op,
            ("type of entry block argument #" + i + "('" + argument + "') must match the type ")
                + ("of the corresponding argument in function signature('" + type.input(i) + "')"));
        return;
      }
    }
  }
}
