// SPDX-License-Identifier: Apache-2.0
package dev.ods.control;

import dev.ods.builtin.ArrayAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Attribute;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.verify.DialectVerifier;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The verification of {@link FunctionOpInterface}. */
final class FunctionChecks {
  private final Operation op;
  private final Diagnostics diagnostics;

  private FunctionChecks(Operation op, Diagnostics diagnostics) {
    this.op = op;
    this.diagnostics = diagnostics;
  }

  static void verify(FunctionOpInterface function, Diagnostics diagnostics) {
    if (function.verifyType(diagnostics) && attributesFit(function, diagnostics)) {
      function.verifyBody(diagnostics);
    }
  }

  private static boolean attributesFit(FunctionOpInterface function, Diagnostics diagnostics) {
    ArrayAttr arguments = function.argAttrsAttr();
    ArrayAttr results = function.resAttrsAttr();
    if (arguments == null && results == null) {
      return true;
    }
    FunctionChecks checks = new FunctionChecks(function.operation(), diagnostics);
    return checks.attributesFit(arguments, "argument", function.argumentTypes().size(), true)
        && checks.attributesFit(results, "result", function.resultTypes().size(), false);
  }

  private boolean attributesFit(
      @Nullable ArrayAttr all, String what, int count, boolean isArgument) {
    if (all == null) {
      return true;
    }
    if (all.size() != count) {
      diagnostics.opError(
          op,
          ("expects " + what + " attribute array to have the same number of elements as the ")
              + ("number of function " + what + "s, got " + all.size())
              + (", but expected " + count));
      return false;
    }
    for (int i = 0; i < count; i++) {
      Attribute element = all.element(i);
      if (!(element instanceof DictionaryAttr dictionary)) {
        diagnostics.opError(
            op,
            "expects %s attribute dictionary to be a DictionaryAttr, but got `%s`"
                .formatted(what, element));
        return false;
      }
      for (NamedAttribute entry : dictionary.entries()) {
        if (!isValid(entry, what, i, isArgument)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isValid(NamedAttribute entry, String what, int index, boolean isArgument) {
    int dot = entry.name().indexOf('.');
    if (dot < 0) {
      diagnostics.opError(op, what + "s may only have dialect attributes");
      return false;
    }
    int errors = diagnostics.errorCount();
    for (DialectDefinition dialect : op.context().dialects()) {
      if (dialect instanceof DialectVerifier verifier
          && dialect.namespace().length() == dot
          && entry.name().startsWith(dialect.namespace())) {
        if (isArgument) {
          verifier.verifyRegionArgAttribute(op, 0, index, entry, diagnostics);
        } else {
          verifier.verifyRegionResultAttribute(op, 0, index, entry, diagnostics);
        }
      }
    }
    return diagnostics.errorCount() == errors;
  }

  /** Compares the arguments of the entry block with the type. */
  static boolean verifyEntry(FunctionOpInterface function, Diagnostics diagnostics) {
    Operation op = function.operation();
    // By references: the verifier makes no garbage, and handles would not all be optimized away.
    IrReader ir = IrReader.of(op);
    int entry = ir.firstBlock(ir.region(IrReader.ref(op), 0));
    if (entry == 0) {
      return true;
    }
    List<Type> inputs = function.argumentTypes();
    if (ir.argumentCount(entry) != inputs.size()) {
      diagnostics.opError(
          op, "entry block must have " + inputs.size() + " arguments to match function signature");
      return false;
    }
    for (int i = 0; i < inputs.size(); i++) {
      Type argument = ir.type(IrReader.argument(entry, i));
      if (argument != inputs.get(i)) {
        diagnostics.opError(
            op,
            ("type of entry block argument #" + i + "('" + argument + "') must match the type ")
                + ("of the corresponding argument in function signature('" + inputs.get(i) + "')"));
        return false;
      }
    }
    return true;
  }
}
