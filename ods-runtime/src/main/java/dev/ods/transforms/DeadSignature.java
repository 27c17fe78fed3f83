// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.builtin.ArrayAttr;
import dev.ods.builtin.FunctionType;
import dev.ods.control.CallOpInterface;
import dev.ods.control.FunctionOpInterface;
import dev.ods.control.SegmentedOperands;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationState;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.ir.ValueRange;
import dev.ods.trait.ReturnLike;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Arguments and results of a function that nothing needs.
 *
 * @param function a function with a body, which only calls refer to
 * @param arguments the indices of the arguments
 * @param results the indices of the results
 * @param calls its calls
 */
record DeadSignature(
    FunctionOpInterface function, BitSet arguments, BitSet results, List<Operation> calls) {
  /** Erases them, in the function and in its calls. */
  void erase(UndefinedOps undefined) {
    if (!(function.functionType() instanceof FunctionType type)
        || (arguments.isEmpty() && results.isEmpty())) {
      return;
    }
    eraseReturned(type.resultCount());
    eraseAttributes();
    function.setFunctionType(
        FunctionType.get(
            type.context(),
            DeadValues.without(type.inputs(), arguments),
            DeadValues.without(type.results(), results)));
    DeadForwarding.eraseArguments(
        Objects.requireNonNull(function.functionBody().first()), arguments, undefined);
    for (Operation call : calls) {
      eraseInCall(call, undefined);
    }
  }

  private void eraseReturned(int count) {
    for (Block block : function.functionBody().blocks()) {
      Operation last = block.last();
      if (last != null && last.name().hasTrait(ReturnLike.class) && last.operandCount() == count) {
        for (int i = count - 1; i >= 0; i--) {
          if (results.get(i)) {
            last.eraseOperands(i, 1);
          }
        }
      }
    }
  }

  private void eraseAttributes() {
    ArrayAttr ofArguments = function.argAttrsAttr();
    if (ofArguments != null && !arguments.isEmpty()) {
      ArrayAttr rest = rest(ofArguments, arguments);
      if (rest == null) {
        function.removeArgAttrsAttr();
      } else {
        function.setArgAttrsAttr(rest);
      }
    }
    ArrayAttr ofResults = function.resAttrsAttr();
    if (ofResults != null && !results.isEmpty()) {
      ArrayAttr rest = rest(ofResults, results);
      if (rest == null) {
        function.removeResAttrsAttr();
      } else {
        function.setResAttrsAttr(rest);
      }
    }
  }

  /** What is left of the dictionaries; null if all are empty. */
  private static @Nullable ArrayAttr rest(ArrayAttr all, BitSet erased) {
    List<Attribute> rest = DeadValues.without(all.elements(), erased);
    boolean empty =
        rest.stream()
            .allMatch(each -> each instanceof DictionaryAttr dictionary && dictionary.isEmpty());
    return empty ? null : ArrayAttr.get(all.context(), rest);
  }

  private void eraseInCall(Operation op, UndefinedOps undefined) {
    CallOpInterface call = op.as(CallOpInterface.class);
    if (call == null) {
      return;
    }
    ValueRange given = call.argOperands();
    BitSet erased = new BitSet();
    for (int i = 0; i < given.size(); i++) {
      erased.set(given.firstOperandIndex() + i, arguments.get(i));
    }
    SegmentedOperands.erase(op, erased);
    if (!results.isEmpty()) {
      eraseResults(op, undefined);
    }
  }

  /** Replaces a call by one with fewer results. */
  private void eraseResults(Operation op, UndefinedOps undefined) {
    OpBuilder builder = OpBuilder.before(op);
    OperationState state = builder.state(op.name(), op.location()).addOperands(op.operands());
    List<Type> types = new ArrayList<>();
    op.results().forEach(result -> types.add(result.type()));
    state.addTypes(DeadValues.without(types, results));
    OpModel model = op.name().model();
    for (int i = 0; model != null && i < model.propertyCount(); i++) {
      state.setProperty(i, op.property(i));
    }
    state.setDiscardableAttributes(op.discardableAttributes());
    Operation created = builder.create(state);
    int kept = 0;
    for (Value result : op.results()) {
      if (results.get(result.index())) {
        undefined.poisonUses(result);
      } else {
        result.replaceAllUsesWith(created.result(kept));
        kept++;
      }
    }
    op.erase();
  }
}
