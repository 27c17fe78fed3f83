// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

/** What a walk does at each operation. */
@FunctionalInterface
public interface OpVisitor {
  /**
   * Visits an operation. It may be erased here; in pre-order the result must then be {@link
   * WalkResult#SKIP}.
   */
  WalkResult visit(Operation operation);
}
