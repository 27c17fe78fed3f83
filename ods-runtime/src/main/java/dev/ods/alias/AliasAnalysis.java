// SPDX-License-Identifier: Apache-2.0
package dev.ods.alias;

import dev.ods.ir.Operation;
import dev.ods.ir.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Asks several implementations, of which any may know the answer (MLIR's class of the same name).
 * It keeps nothing of the IR.
 */
public final class AliasAnalysis {
  private final List<Implementation> implementations = new ArrayList<>();

  /** Knows the relations of some values. */
  public interface Implementation {
    /** How what two values refer to is related; {@link AliasResult#MAY_ALIAS} if unknown. */
    AliasResult alias(Value a, Value b);

    /**
     * Whether an operation may read or write what a value refers to; {@link
     * ModRefResult#MOD_AND_REF} if unknown.
     */
    ModRefResult modRef(Operation op, Value location);
  }

  private AliasAnalysis() {}

  /** The analysis that knows what {@link LocalAliasAnalysis} does. */
  public static AliasAnalysis create() {
    return new AliasAnalysis().add(new LocalAliasAnalysis());
  }

  /** Adds an implementation, which is asked after the others. */
  public AliasAnalysis add(Implementation implementation) {
    Objects.requireNonNull(implementation, "implementation");
    implementations.add(implementation);
    return this;
  }

  /** How what two values refer to is related. */
  public AliasResult alias(Value a, Value b) {
    for (Implementation each : implementations) {
      AliasResult result = each.alias(a, b);
      if (result != AliasResult.MAY_ALIAS) {
        return result;
      }
    }
    return AliasResult.MAY_ALIAS;
  }

  /** Whether an operation may read or write what a value refers to. */
  public ModRefResult modRef(Operation op, Value location) {
    ModRefResult result = ModRefResult.MOD_AND_REF;
    for (Implementation each : implementations) {
      result = result.intersect(each.modRef(op, location));
    }
    return result;
  }
}
