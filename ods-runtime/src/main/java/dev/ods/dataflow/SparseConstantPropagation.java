// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.ir.Attribute;
import dev.ods.ir.DictionaryAttr;
import dev.ods.ir.OpModel;
import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import dev.ods.ir.unsafe.IrReader;
import dev.ods.rewrite.Constants;
import dev.ods.rewrite.FoldResult;
import dev.ods.rewrite.Folding;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds out which values are constants, by folding operations whose operands are (MLIR's analysis
 * of the same name). A subclass may know more: of arguments, of the results of external calls, or
 * of operations that do not fold.
 */
public class SparseConstantPropagation extends SparseForwardAnalysis<ConstantLattice> {
  /** Of the operation that was folded last. */
  private @Nullable IrReader reader;

  /** For {@link DataFlowSolver#load}. */
  public SparseConstantPropagation(DataFlowSolver solver) {
    super(solver, ConstantLattice.class);
  }

  @Override
  protected final ConstantLattice newLattice(Value value) {
    return new ConstantLattice(value);
  }

  @Override
  protected boolean join(ConstantLattice lattice, ConstantLattice from) {
    return lattice.join(from);
  }

  @Override
  protected void setToEntryState(ConstantLattice lattice) {
    solver().propagateIfChanged(lattice, lattice.joinUnknown());
  }

  @Override
  protected void visitOperation(
      Operation op, List<ConstantLattice> operands, List<ConstantLattice> results) {
    if (op.regionCount() != 0) {
      setAllToEntryStates(results);
      return;
    }
    for (ConstantLattice operand : operands) {
      if (operand.isUninitialized()) {
        return;
      }
    }
    FoldResult folded = fold(op, operands);
    if (folded == null) {
      setAllToEntryStates(results);
      return;
    }
    for (int i = 0; i < results.size(); i++) {
      ConstantLattice result = results.get(i);
      FoldResult one = folded.get(i);
      Attribute constant = one.constant();
      Value value = one.value();
      if (constant != null) {
        solver().propagateIfChanged(result, result.join(constant, op.name().dialect()));
      } else if (value != null) {
        joinAndPropagate(result, latticeFor(ProgramPoint.after(op), value));
      }
    }
  }

  /**
   * What an operation folds to if operands are constants. What it has changed in place is undone:
   * only at this point of the analysis are they constants. Operations that the fold has made in
   * front of it stay, as others may use them.
   */
  private @Nullable FoldResult fold(Operation op, List<ConstantLattice> operands) {
    OpModel model = op.name().model();
    int count = model == null ? 0 : model.propertyCount();
    @Nullable Attribute[] properties = new @Nullable Attribute[count];
    for (int i = 0; i < count; i++) {
      properties[i] = op.property(i);
    }
    DictionaryAttr discardable = op.discardableAttributes();
    IrReader reader = readerOf(op);
    int previous = reader.previous(IrReader.ref(op));
    FoldResult folded = Folding.fold(op, new Operands(op, operands));
    for (int made = reader.previous(IrReader.ref(op));
        made != 0 && made != previous;
        made = reader.previous(made)) {
      solver().made(reader.operation(made));
    }
    if (folded == null || !folded.isInPlace()) {
      return folded;
    }
    op.setOperands(operands.stream().map(ConstantLattice::value).toList());
    for (int i = 0; i < count; i++) {
      op.setProperty(i, properties[i]);
    }
    op.setDiscardableAttributes(discardable);
    return null;
  }

  private IrReader readerOf(Operation op) {
    IrReader known = reader;
    if (known == null || !known.reads(op)) {
      known = IrReader.of(op);
      reader = known;
    }
    return known;
  }

  /** Operands that the analysis knows to be constants; other values are by their definitions. */
  private static final class Operands implements Constants {
    private final Operation op;
    private final List<ConstantLattice> operands;
    private @Nullable Map<Value, ConstantLattice> byValue;

    Operands(Operation op, List<ConstantLattice> operands) {
      this.op = op;
      this.operands = operands;
    }

    @Override
    public @Nullable Attribute of(Value value) {
      ConstantLattice known = byValue().get(value);
      return known == null ? Constants.ofDefinitions().of(value) : known.constant();
    }

    private Map<Value, ConstantLattice> byValue() {
      Map<Value, ConstantLattice> known = byValue;
      if (known == null) {
        known = new HashMap<>();
        for (ConstantLattice operand : operands) {
          known.put(operand.value(), operand);
        }
        byValue = known;
      }
      return known;
    }

    @Override
    public @Nullable Attribute ofOperand(Operation folded, int index) {
      Value value = folded.operand(index);
      // A fold may have changed the operands.
      boolean isSame =
          folded.equals(op) && index < operands.size() && value.equals(operands.get(index).value());
      return isSame ? operands.get(index).constant() : of(value);
    }
  }
}
