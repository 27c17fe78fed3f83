// SPDX-License-Identifier: Apache-2.0
package dev.ods.text;

/**
 * What a dialect writes its types and attributes with (MLIR's {@code DialectAsmPrinter}); see
 * {@link DialectAssembly}. The mark and the dialect's name stand already.
 *
 * <p>A symbol may be written twice, the first time to find out which aliases it uses.
 */
public interface DialectAsmPrinter extends AsmPrinter {
  /**
   * Writes the key of a resource, whose data will be written behind the operations.
   *
   * @param namespace the dialect whose resource it is; it has an {@link OpAsmDialectInterface}
   */
  void printResourceHandle(String namespace, String key);
}
