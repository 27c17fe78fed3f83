// SPDX-License-Identifier: Apache-2.0
package dev.ods.ir;

import dev.ods.ir.storage.Arena;

/** An arena whose numbers of types, attributes and names are those of one context. */
final class IrArena extends Arena {
  private final Context context;

  /** The operation for which this arena was made, and with which everything in it dies; or 0. */
  private int root;

  IrArena(Context context) {
    this.context = context;
  }

  Context context() {
    return context;
  }

  Type type(int id) {
    return context.types().get(id);
  }

  int root() {
    return root;
  }

  void setRoot(int op) {
    root = op;
  }
}
