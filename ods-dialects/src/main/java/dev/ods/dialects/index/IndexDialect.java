// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.index;

import dev.ods.annotation.Dialect;
import dev.ods.builtin.BoolAttr;
import dev.ods.builtin.IndexType;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.inline.DialectInlinerInterface;
import dev.ods.ir.Attribute;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/**
 * Arithmetic on indices.
 *
 * <p>An index has as many bits as a pointer of the target. Operations are folded with 64 bits, and
 * only where the result, truncated, is that of 32 bits as well.
 */
@Dialect(
    name = "index",
    ops = {
      ArithmeticOps.class,
      BitOps.class,
      BoolConstant.class,
      CastOps.class,
      Cmp.class,
      Constant.class,
      SizeOf.class
    },
    attributes = CmpPredicate.class)
public interface IndexDialect {
  /** Makes {@code index.bool.constant} of a truth value, and {@code index.constant} of an index. */
  static @Nullable Operation materializeConstant(
      OpBuilder builder, Attribute value, Type type, Location location) {
    if (value instanceof BoolAttr truth) {
      return type instanceof IntegerType integer && integer.isSignless(1)
          ? BoolConstantOp.build(builder, location, truth).operation()
          : null;
    }
    return value instanceof IntegerAttr number
            && number.type() instanceof IndexType
            && type instanceof IndexType
        ? ConstantOp.build(builder, location, number).operation()
        : null;
  }

  /** All operations can be inlined. */
  static DialectInlinerInterface inlinerInterface() {
    return new DialectInlinerInterface.AnyOperation() {};
  }
}
