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
  private static final int INITIAL_SIZE = 16;
  private static final int LARGEST_SIZE = 64;

  private @Nullable OpView[] views = new OpView[INITIAL_SIZE];

  /** The number of the name that the view of the same index is for. */
  private int[] names = new int[INITIAL_SIZE];

  /** The view of a handle, which refers to an operation of this name. */
  OpView of(Operation handle, int name) {
    int at = name & (names.length - 1);
    OpView view = views[at];
    if (view == null || names[at] != name || view.operation() != handle) {
      view = add(handle, name);
    }
    return view;
  }

  private OpView add(Operation handle, int name) {
    int at = name & (names.length - 1);
    if (views[at] != null && names[at] != name && names.length < LARGEST_SIZE) {
      // Two names at one index: the views are made again when they are next asked for.
      views = new OpView[LARGEST_SIZE];
      names = new int[LARGEST_SIZE];
      at = name & (LARGEST_SIZE - 1);
    }
    OpView view = handle.view();
    views[at] = view;
    names[at] = name;
    return view;
  }
}
