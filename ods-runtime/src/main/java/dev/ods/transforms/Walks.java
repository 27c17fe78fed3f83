// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.ir.Operation;
import java.util.ArrayList;
import java.util.List;

/** Operations of a kind, before anything is moved. */
final class Walks {
  private Walks() {}

  /** The operations with an interface, in post-order. */
  static List<Operation> postOrder(Operation root, Class<?> opInterface) {
    List<Operation> found = new ArrayList<>();
    root.walk(
        op -> {
          if (op.name().hasInterface(opInterface)) {
            found.add(op);
          }
        });
    return found;
  }
}
