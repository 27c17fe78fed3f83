// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.func;

import dev.ods.annotation.*;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.dialects.function.DirectCall;
import dev.ods.ir.*;
import dev.ods.trait.MemRefsNormalizable;
import dev.ods.verify.SymbolTableCollection;
import dev.ods.verify.SymbolUserOpInterface;
import java.util.List;

/**
 * Call operation.
 *
 * <p>A direct call of a function in the same symbol scope.
 */
@Op(dialect = FuncDialect.class, name = "call")
@Trait(MemRefsNormalizable.class)
@AssemblyFormat("$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)")
@Order({"callee", "operands", "argAttrs", "resAttrs", "noInline", "results"})
public interface Call extends DirectCall, SymbolUserOpInterface {
  /** The arguments. */
  @Operand
  ValueRange operands();

  /** Whether the call must not be inlined. */
  @Attr(name = "no_inline")
  @Unit
  boolean noInline();

  /** The results of the function. */
  @Result
  ValueRange results();

  /** Calls a function. */
  static void build(OpBuilder builder, OperationState state, Func callee, List<Value> operands) {
    state.setAttribute("callee", SymbolRefAttr.get(builder.context(), callee.symName()));
    state.addOperands(operands).addTypes(callee.functionType().results());
  }

  /** Compares operands and results with the signature of the function. */
  @Override
  default void verifySymbolUses(SymbolTableCollection tables, Diagnostics diagnostics) {
    Operation op = operation();
    FunctionType type = FunctionSymbols.typeOf(tables, op, "callee");
    if (type == null) {
      diagnostics.opError(op, "'" + callee() + "' does not reference a valid function");
    } else if (type.inputCount() != op.operandCount()) {
      diagnostics.opError(op, "incorrect number of operands for callee");
    } else if (operandsFit(type, diagnostics)) {
      verifyResults(type, diagnostics);
    }
  }

  private boolean operandsFit(FunctionType type, Diagnostics diagnostics) {
    for (int i = 0; i < type.inputCount(); i++) {
      Type operand = operation().operandType(i);
      if (operand != type.input(i)) {
        diagnostics.opError(
            operation(),
            "operand type mismatch: expected operand type '%s', but provided '%s' for operand number %d"
                .formatted(type.input(i), operand, i));
        return false;
      }
    }
    return true;
  }

  private void verifyResults(FunctionType type, Diagnostics diagnostics) {
    Operation op = operation();
    if (type.resultCount() != op.resultCount()) {
      diagnostics.opError(op, "incorrect number of results for callee");
      return;
    }
    for (int i = 0; i < type.resultCount(); i++) {
      if (op.resultType(i) != type.result(i)) {
        diagnostics.opError(op, "result type mismatch at index " + i);
        List<Type> types = results().stream().map(Value::type).toList();
        diagnostics.note(op.location(), "      op result types: " + FunctionSymbols.list(types));
        diagnostics.note(
            op.location(), "function result types: " + FunctionSymbols.list(type.results()));
        return;
      }
    }
  }
}
