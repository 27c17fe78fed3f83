// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.ir.Attribute;
import dev.ods.ir.DialectDefinition;
import dev.ods.ir.Value;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Which constant a value is (MLIR's {@code Lattice<ConstantValue>}): nothing is known yet, as if it
 * was never computed; it is always the same constant; or it may be different ones.
 */
public final class ConstantLattice extends SparseLattice {
  private @Nullable Attribute constant;
  private @Nullable DialectDefinition dialect;
  private boolean initialized;

  ConstantLattice(Value value) {
    super(value);
  }

  /**
   * What the analyses of a solver know of a value, or nothing yet; any of them may add to it. Where
   * one says that it knows none, such as a {@link SparseConstantPropagation} of what does not fold,
   * no other one can make it a constant.
   */
  public static ConstantLattice of(Value value, DataFlowSolver solver) {
    Objects.requireNonNull(value, "value");
    ConstantLattice known = solver.lookup(value, ConstantLattice.class);
    return known != null
        ? known
        : solver.add(value, ConstantLattice.class, new ConstantLattice(value));
  }

  /** Whether nothing is known yet. */
  public boolean isUninitialized() {
    return !initialized;
  }

  /** The constant; null if it may be different ones, or nothing is known yet. */
  public @Nullable Attribute constant() {
    return constant;
  }

  /** The dialect whose operation has folded to the constant, and that can materialize it. */
  public @Nullable DialectDefinition dialect() {
    return dialect;
  }

  /**
   * Adds a constant that the value may be.
   *
   * @param otherDialect one that can materialize the constant, if any can
   * @return whether that has changed what is known, which is then to be propagated
   */
  public boolean join(Attribute other, @Nullable DialectDefinition otherDialect) {
    if (initialized) {
      return constant != null && constant != other && joinUnknown();
    }
    initialized = true;
    constant = other;
    dialect = otherDialect;
    return true;
  }

  /** Says that the value may be different constants, or none; returns whether that is new. */
  public boolean joinUnknown() {
    boolean changed = !initialized || constant != null;
    initialized = true;
    constant = null;
    dialect = null;
    return changed;
  }

  /** Adds what another value may be; returns whether that has changed what is known. */
  public boolean join(ConstantLattice other) {
    if (other.isUninitialized()) {
      return false;
    }
    return other.constant == null ? joinUnknown() : join(other.constant, other.dialect);
  }
}
