// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.func;

import dev.ods.annotation.*;
import dev.ods.builtin.FunctionType;
import dev.ods.builtin.SymbolRefAttr;
import dev.ods.constraint.FunctionTypeConstraint;
import dev.ods.control.CallOpInterface;
import dev.ods.control.Callee;
import dev.ods.dialects.function.SignatureAttributes;
import dev.ods.ir.*;
import dev.ods.rewrite.Matchers;
import dev.ods.rewrite.Rewriter;
import dev.ods.rewrite.SelfCanonicalizing;
import java.util.List;

/**
 * Indirect call operation.
 *
 * <p>A call of a value of function type.
 */
@Op(dialect = FuncDialect.class, name = "call_indirect")
@TypesMatchWith(
    from = "callee",
    to = "callee_operands",
    with = CallIndirect.Inputs.class,
    summary = "callee input types match argument types")
@TypesMatchWith(
    from = "callee",
    to = "results",
    with = CallIndirect.Results.class,
    summary = "callee result types match result types")
@AssemblyFormat("$callee `(` $callee_operands `)` attr-dict `:` type($callee)")
@Order({"callee", "calleeOperands", "argAttrs", "resAttrs", "results"})
public interface CallIndirect extends CallOpInterface, SelfCanonicalizing, SignatureAttributes {
  /** The function. */
  @Operand(FunctionTypeConstraint.class)
  Value callee();

  /** The arguments. */
  @Operand(name = "callee_operands")
  ValueRange calleeOperands();

  /** The results of the function. */
  @Result
  ValueRange results();

  @Override
  default Callee callableForCallee() {
    return new Callee.OfValue(callee());
  }

  @Override
  default void setCalleeFromCallable(Callee callee) {
    if (!(callee instanceof Callee.OfValue value)) {
      throw new IllegalArgumentException("func.call_indirect calls a value: use func.call");
    }
    operation().setOperand(0, value.value());
  }

  @Override
  default ValueRange argOperands() {
    return calleeOperands();
  }

  /** Calls a function directly if the value is a constant. */
  @Override
  default boolean canonicalize(Rewriter rewriter) {
    if (!(Matchers.constant(callee()) instanceof SymbolRefAttr function)) {
      return false;
    }
    Operation op = operation();
    List<Type> types = results().stream().map(Value::type).toList();
    List<Value> arguments = List.copyOf(calleeOperands());
    rewriter.replace(
        op,
        CallOp.build(rewriter, op.location(), types, function, arguments, null, null, null)
            .operation());
    return true;
  }

  /** The types of a function's arguments. */
  final class Inputs {
    private Inputs() {}

    /** The inputs of a function type. */
    public static List<Type> apply(Type type) {
      return ((FunctionType) type).inputs();
    }
  }

  /** The types of a function's results. */
  final class Results {
    private Results() {}

    /** The results of a function type. */
    public static List<Type> apply(Type type) {
      return ((FunctionType) type).results();
    }
  }
}
