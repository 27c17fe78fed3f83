// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.math;

import dev.ods.annotation.Dialect;
import dev.ods.dialects.arith.ArithDialect;
import dev.ods.inline.DialectInlinerInterface;
import dev.ods.ir.Attribute;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import org.jspecify.annotations.Nullable;

/** Mathematical functions, on scalars and elementwise on vectors and tensors. */
@Dialect(
    name = "math",
    dependentDialects = ArithDialect.class,
    ops = {
      ClassificationOps.class,
      ExponentialOps.class,
      FloatOps.class,
      IntegerOps.class,
      RoundingOps.class,
      TrigonometricOps.class
    })
public interface MathDialect {
  /** Makes {@code arith.constant}, or {@code ub.poison} if that is what the value is. */
  static @Nullable Operation materializeConstant(
      OpBuilder builder, Attribute value, Type type, Location location) {
    return ArithDialect.materializeConstant(builder, value, type, location);
  }

  /** All operations can be inlined. */
  static DialectInlinerInterface inlinerInterface() {
    return new DialectInlinerInterface.AnyOperation() {};
  }
}
