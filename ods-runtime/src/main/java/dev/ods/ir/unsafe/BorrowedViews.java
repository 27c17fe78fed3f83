// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir.unsafe;

import dev.ods.ir.OpView;
import dev.ods.ir.Operation;
import org.jspecify.annotations.Nullable;

/**
 * The typed views of a reader's borrowed handles. While the reader reuses the same handle, there is
 * one view for each name, so that there is no allocation per operation.
 */
final class BorrowedViews {
  private static final int SIZE = 64;

  private final @Nullable OpView[] views = new OpView[SIZE];

  /** The handle that the view of the same index is of. */
  private final @Nullable Operation[] handles = new Operation[SIZE];

  /** The number of the name that the view of the same index is for. */
  private final int[] names = new int[SIZE];

  /** The view of a handle, which refers to an operation of this name. */
  OpView of(Operation handle, int name) {
    int at = name & (SIZE - 1);
    OpView view = views[at];
    if (view == null || handles[at] != handle || names[at] != name) {
      view = handle.view();
      views[at] = view;
      handles[at] = handle;
      names[at] = name;
    }
    return view;
  }
}
