// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.Operation;
import dev.ods.ir.unsafe.IrReader;

/**
 * The check of an op interface.
 *
 * @param verifier the model of the operation
 * @param regions whether it follows the checks of the nested operations
 */
record InterfaceCheck(OpVerifier verifier, Class<?> opInterface, boolean regions) implements Check {
  @Override
  public boolean holds(IrReader ir, int op, Diagnostics d) {
    int errors = d.errorCount();
    Operation lent = ir.lend(op);
    try {
      verifier.verifyInterface(opInterface, regions, ir.viewOf(lent), d);
    } finally {
      ir.takeBack(lent);
    }
    return d.errorCount() == errors;
  }
}
