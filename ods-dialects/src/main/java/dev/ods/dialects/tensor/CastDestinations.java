// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.builtin.TensorType;
import dev.ods.control.LoopLikeOpInterface;
import dev.ods.ir.IrMapping;
import dev.ods.ir.OpOperand;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.rewrite.RewritePatternSet;
import dev.ods.rewrite.Rewriter;
import dev.ods.shaped.DestinationStyleOpInterface;
import java.util.ArrayList;
import java.util.List;

/** Operations in destination-passing style take the sources of casts that lose information. */
final class CastDestinations {
  private CastDestinations() {}

  static void addTo(RewritePatternSet patterns) {
    patterns.add(
        DestinationStyleOpInterface.class,
        "FoldTensorCastProducerOp",
        1,
        CastDestinations::uncastOperands);
  }

  private static boolean uncastOperands(DestinationStyleOpInterface view, Rewriter rewriter) {
    Operation op = view.operation();
    // Insertions of slices have their own pattern; loops have arguments of the types of inits.
    if (op.is(InsertSliceOp.MODEL) || op.as(LoopLikeOpInterface.class) != null) {
      return false;
    }
    List<Value> operands = new ArrayList<>(op.operands());
    for (int i = 0; i < operands.size(); i++) {
      Value source = StaticInformation.uncast(operands.get(i));
      if (source != null) {
        operands.set(i, source);
      }
    }
    if (operands.equals(op.operands())) {
      return false;
    }
    List<Type> types = resultTypes(view, operands);
    Operation made = rewriter.clone(op, IrMapping.create());
    rewriter.modify(
        made,
        () -> {
          for (int i = 0; i < operands.size(); i++) {
            made.setOperand(i, operands.get(i));
          }
          for (int i = 0; i < types.size(); i++) {
            made.result(i).setType(types.get(i));
          }
        });
    rewriter.replace(op, castBack(op, made, rewriter));
    return true;
  }

  /** Those of the new inits, for the results that are the new values of tensors. */
  private static List<Type> resultTypes(DestinationStyleOpInterface view, List<Value> operands) {
    Operation op = view.operation();
    List<Type> types = new ArrayList<>(op.results().types());
    int next = 0;
    for (int i = 0; i < operands.size(); i++) {
      OpOperand operand = op.opOperand(i);
      Type init = operand.get().type();
      if (!view.isDpsInit(operand) || !(init instanceof TensorType)) {
        continue;
      }
      while (next < types.size() && !(types.get(next) instanceof TensorType)) {
        next++;
      }
      if (next < types.size() && types.get(next) == init) {
        types.set(next, operands.get(i).type());
      }
      next++;
    }
    return types;
  }

  private static List<Value> castBack(Operation op, Operation made, Rewriter rewriter) {
    List<Value> values = new ArrayList<>();
    for (int i = 0; i < op.resultCount(); i++) {
      Type type = op.resultType(i);
      Value value = made.result(i);
      values.add(
          value.type() == type ? value : CastOp.build(rewriter, op.location(), type, value).dest());
    }
    return values;
  }
}
