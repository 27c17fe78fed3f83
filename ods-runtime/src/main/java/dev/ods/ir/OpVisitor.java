// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

/**
 * What a walk does at each operation. It may insert operations; those directly after the visited
 * one, which was known before, are not visited. It may erase or move the visited operation. Of what
 * is still to be visited, and of what is around, it must erase or move nothing: what is to be
 * erased is collected and erased after the walk. In checking mode an {@link IllegalStateException}
 * says so where the walk meets an erased operation; otherwise it may end too early.
 */
@FunctionalInterface
public interface OpVisitor {
  /**
   * Visits an operation. If it has regions and is erased in pre-order, the result must be {@link
   * WalkResult#SKIP}.
   */
  WalkResult visit(Operation operation);
}
