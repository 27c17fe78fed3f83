// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.ShapedType;
import dev.ods.dialects.slice.Mixed;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Value;
import java.util.List;

/** Products of sizes, as {@code arith.muli} where they are not numbers. */
public final class IndexProducts {
  private IndexProducts() {}

  /** The product of numbers and values: the values first, in order, then the numbers as one. */
  public static Mixed of(OpBuilder builder, Location location, List<Mixed> factors) {
    long known = 1;
    Value product = null;
    for (Mixed factor : factors) {
      Long number = factor.known();
      Value value = factor.value();
      if (number != null) {
        known *= number;
      } else if (value != null) {
        product = product == null ? value : multiply(builder, location, product, value);
      }
    }
    if (product == null && !ShapedType.isDynamic(known)) {
      return Mixed.of(known);
    }
    if (product == null || known != 1) {
      IntegerAttr factor = IntegerAttr.get(IndexType.get(builder.context()), known);
      Value constant = ConstantOp.build(builder, location, factor).result();
      product = product == null ? constant : multiply(builder, location, product, constant);
    }
    return Mixed.of(product);
  }

  private static Value multiply(OpBuilder builder, Location location, Value lhs, Value rhs) {
    return MulIOp.build(builder, location, lhs, rhs).result();
  }
}
