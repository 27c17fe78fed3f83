// SPDX-License-Identifier: Apache-2.0
package dev.ods.dataflow;

import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * From which operations control comes to a point (MLIR's class of the same name): to the start of a
 * region from terminators and from the operation around; to the point after a call from the
 * callee's terminators; to a callable from calls.
 */
public final class PredecessorState extends AnalysisState {
  /** With what they pass values to; empty if that is not known. */
  private final Map<Operation, List<Value>> known = new LinkedHashMap<>();

  private boolean allKnown = true;

  PredecessorState() {}

  /** Whether there are no others than the known ones. */
  public boolean allPredecessorsKnown() {
    return allKnown;
  }

  /** The known ones. */
  public Collection<Operation> knownPredecessors() {
    return Collections.unmodifiableCollection(known.keySet());
  }

  /** The region arguments, or results, to which a known one passes values. */
  public List<Value> successorInputs(Operation predecessor) {
    return known.getOrDefault(predecessor, List.of());
  }

  /** Says that there may be others than the known ones; returns whether that is new. */
  public boolean setHasUnknownPredecessors() {
    boolean changed = allKnown;
    allKnown = false;
    return changed;
  }

  /** Adds one that passes values in a way that is not known; returns whether it is new. */
  public boolean join(Operation predecessor) {
    return known.putIfAbsent(predecessor, List.of()) == null;
  }

  /**
   * Adds one that passes values to region arguments, or results; returns whether that is new.
   *
   * @param inputs what it passes values to
   */
  public boolean join(Operation predecessor, List<Value> inputs) {
    return !inputs.equals(known.put(predecessor, inputs));
  }
}
