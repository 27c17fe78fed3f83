// SPDX-License-Identifier: Apache-2.0
package dev.ods.laws;

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

  /** The first error of the verifier, or null if the module is valid. */
  @Nullable String error() {
    Diagnostics diagnostics = new Diagnostics().showOperations(false);
    return Verifier.verify(root, diagnostics) ? null : Programs.firstError(diagnostics);
  }

  boolean isValid() {
    return error() == null;
  }
}
