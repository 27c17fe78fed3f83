// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.builtin.ShapedType;
import dev.ods.fold.APInt;
import dev.ods.fold.ConstantFolding;
import dev.ods.ir.Attribute;
import dev.ods.ir.Block;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import dev.ods.range.IntRange;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What numbers a value may be (MLIR's {@code IntegerValueRangeLattice}). */
public final class IntegerRangeLattice extends SparseLattice {
  /**
   * How often the range of a value may grow. One that a loop makes greater by one in each iteration
   * would otherwise grow until it is everything.
   */
  private static final int MOST_CHANGES = 128;

  private @Nullable IntRange range;
  private int changes;

  IntegerRangeLattice(Value value) {
    super(value);
  }

  /** What the analyses of a solver know of a value, or nothing yet; any of them may add to it. */
  public static IntegerRangeLattice of(Value value, DataFlowSolver solver) {
    Objects.requireNonNull(value, "value");
    return solver.state(value, IntegerRangeLattice.class, () -> new IntegerRangeLattice(value));
  }

  /** What the value may be; null if nothing is known yet, as if it was never computed. */
  public @Nullable IntRange range() {
    return range;
  }

  /** Adds what the value may be, too; returns whether that is new. */
  public boolean join(@Nullable IntRange other) {
    IntRange before = range;
    if (other == null) {
      return false;
    }
    IntRange joined = before == null ? other : before.union(other);
    if (joined.equals(before)) {
      return false;
    }
    changes++;
    range = changes > MOST_CHANGES ? IntRange.max(value().type()) : joined;
    return true;
  }

  /** Says that the value may be any number of its type; returns whether that is new. */
  public boolean joinMax() {
    return join(IntRange.max(value().type()));
  }

  /** Also says of which constant the value is, by which branches are decided. */
  @Override
  protected void onUpdate(DataFlowSolver solver) {
    super.onUpdate(solver);
    ConstantLattice constant = ConstantLattice.of(value(), solver);
    APInt number = range == null ? null : range.constant();
    Attribute known = number == null ? null : ConstantFolding.splat(elementType(), number);
    solver.propagateIfChanged(
        constant, known == null ? constant.joinUnknown() : constant.join(known, dialect()));
  }

  private Type elementType() {
    return value().type() instanceof ShapedType shaped ? shaped.elementType() : value().type();
  }

  private @Nullable DialectDefinition dialect() {
    Operation definition = value().definingOp();
    Block block = value().ownerBlock();
    Operation owner = definition == null && block != null ? block.parentOp() : definition;
    return owner == null ? null : owner.name().dialect();
  }
}
