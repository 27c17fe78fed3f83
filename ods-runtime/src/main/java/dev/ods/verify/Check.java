// SPDX-License-Identifier: Apache-2.0
package dev.ods.verify;

import dev.ods.diagnostic.Diagnostics;
import dev.ods.ir.unsafe.IrReader;

/** A check of one operation, read by reference so that a valid one costs no allocation. */
@FunctionalInterface
interface Check {
  /** Whether the operation is valid; if not, an error has been reported. */
  boolean holds(IrReader ir, int op, Diagnostics diagnostics);
}
