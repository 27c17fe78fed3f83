// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

import dev.ods.diagnostic.Diagnostic;
import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.IrMapping;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.verify.Verifier;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A module, and the operation in it that is tested.
 *
 * @param root the module, the root of an arena of its own
 * @param target the operation
 */
record Instance(Operation root, Operation target) {
  /** A copy in a new arena. */
  Instance copy() {
    IrMapping mapping = IrMapping.create();
    Operation copied = OpBuilder.create(root.context()).clone(root, mapping);
    return new Instance(copied, Objects.requireNonNull(mapping.lookup(target)));
  }

  /** What the verifier says. */
  Verdict verdict() {
    Diagnostics diagnostics = new Diagnostics().showOperations(false);
    if (Verifier.verify(root, diagnostics)) {
      return Verdict.VALID;
    }
    for (Diagnostic diagnostic : diagnostics.list()) {
      if (Verifier.isHookFailure(diagnostic)) {
        String where = diagnostic.notes().get(diagnostic.notes().size() - 1).message();
        return new Verdict(diagnostic.message(), diagnostic.message() + "\n" + where);
      }
    }
    return new Verdict(Programs.firstError(diagnostics), null);
  }

  /**
   * What the verifier says of a module.
   *
   * @param error the first error, or null if the module is valid
   * @param thrown what code of a dialect threw, and where; null if no code of a dialect threw
   */
  record Verdict(@Nullable String error, @Nullable String thrown) {
    private static final Verdict VALID = new Verdict(null, null);
  }

  /** The operation whose verification throws; the target if none does on its own. */
  Operation thrower() {
    for (Operation op : Programs.operations(root)) {
      Diagnostics diagnostics = new Diagnostics().showOperations(false);
      Verifier.verifyAlone(op, diagnostics);
      if (diagnostics.list().stream().anyMatch(Verifier::isHookFailure)) {
        return op;
      }
    }
    return target;
  }

  /** The first error of the verifier, or null if the module is valid. */
  @Nullable String error() {
    return verdict().error();
  }

  boolean isValid() {
    return error() == null;
  }
}
