// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

/**
 * The printer that a dialect prints its types and attributes with (MLIR's {@code
 * DialectAsmPrinter}); see {@link DialectAssembly}. The {@code !} or {@code #} and the dialect's
 * name have been printed already.
 *
 * <p>A symbol may be printed twice, the first time to find out which aliases it uses.
 */
public interface DialectAsmPrinter extends AsmPrinter {
  /**
   * Prints the key of a resource, whose data will be printed after the operations.
   *
   * @param namespace the dialect whose resource it is; it has an {@link OpAsmDialectInterface}
   */
  void printResourceHandle(String namespace, String key);
}
