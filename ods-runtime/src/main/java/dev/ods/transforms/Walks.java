// SPDX-License-Identifier: Apache-2.0
package dev.ods.transforms;

import dev.ods.ir.Block;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
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

  /** The operations in a region that have an interface, in post-order. */
  static <T> List<T> postOrder(Region region, Class<T> opInterface) {
    List<T> found = new ArrayList<>();
    for (Block block : region.blocks()) {
      for (Operation op : block.operations()) {
        for (Operation nested : postOrder(op, opInterface)) {
          T view = nested.as(opInterface);
          if (view != null) {
            found.add(view);
          }
        }
      }
    }
    return found;
  }
}
