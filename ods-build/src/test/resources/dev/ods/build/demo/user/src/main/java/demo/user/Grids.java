// SPDX-License-Identifier: Apache-2.0
package demo.user;

import demo.base.*;
import dev.ods.ir.Context;

/** Uses of definitions. */
public final class Grids {
  private Grids() {}

  /** Of the type. */
  public static long area(Context context) {
    MatrixType type = MatrixType.get(context, 2, Mode.FAST);
    return type.area() + type.rows();
  }

  /** Of the operation. */
  public static long depth(GridOp grid) {
    return grid.depth() + grid.count() + (grid.input() == null ? 0 : 1);
  }
}
