// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.test;

import dev.ods.ir.NamedAttribute;
import dev.ods.ir.Operation;
import dev.ods.ir.OperationName;
import dev.ods.pass.Pass;
import dev.ods.pass.PassInfo;
import dev.ods.pass.PassProvider;
import dev.ods.pass.PassRun;
import dev.ods.trait.DerivedAttributeOpInterface;
import java.util.List;

/** Tells the derived attributes of each operation (MLIR's pass {@code test-derived-attr}). */
public final class TestDerivedAttributes extends Pass {
  private static final PassInfo INFO =
      new PassInfo(
          "test-derived-attr",
          "Run test derived attributes",
          options -> new TestDerivedAttributes());

  private TestDerivedAttributes() {
    super(INFO.argument());
  }

  @Override
  public boolean canScheduleOn(OperationName name) {
    return name.value().equals("func.func");
  }

  @Override
  protected void run(PassRun run) {
    run.operation().walk(op -> tell(op, run));
    run.markAllAnalysesPreserved();
  }

  private static void tell(Operation op, PassRun run) {
    DerivedAttributeOpInterface derived = op.as(DerivedAttributeOpInterface.class);
    if (derived != null) {
      for (NamedAttribute attribute : derived.materializeDerivedAttributes().entries()) {
        run.diagnostics().remark(op, attribute.name() + " = " + attribute.value());
      }
    }
  }

  /** Named as a service. */
  public static final class Provider implements PassProvider {
    /** For {@link java.util.ServiceLoader}. */
    public Provider() {}

    @Override
    public List<PassInfo> passes() {
      return List.of(INFO);
    }
  }
}
