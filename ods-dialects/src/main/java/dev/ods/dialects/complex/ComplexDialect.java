// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Dialect;
import dev.ods.builtin.ArrayAttr;
import dev.ods.dialects.arith.ArithDialect;
import dev.ods.inline.DialectInlinerInterface;
import dev.ods.ir.Attribute;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.rewrite.RewritePatternSet;
import org.jspecify.annotations.Nullable;

/** Arithmetic on complex numbers. */
@Dialect(
    name = "complex",
    dependentDialects = ArithDialect.class,
    ops = {ArithmeticOps.class, Bitcast.class, Constant.class, FunctionOps.class, PartOps.class},
    attributes = ComplexNumber.class)
public interface ComplexDialect {
  /** Makes {@code complex.constant}, or {@code arith.constant} if that is what it takes. */
  static @Nullable Operation materializeConstant(
      OpBuilder builder, Attribute value, Type type, Location location) {
    return value instanceof ArrayAttr parts && Constant.isBuildableWith(parts, type)
        ? ConstantOp.build(builder, location, type, parts).operation()
        : dev.ods.dialects.arith.Constant.materialize(builder, value, type, location);
  }

  /** Adds the patterns of all operations. */
  static void canonicalizationPatterns(RewritePatternSet patterns) {
    ComplexFolds.addTo(patterns);
  }

  /** All operations can be inlined. */
  static DialectInlinerInterface inlinerInterface() {
    return new DialectInlinerInterface.AnyOperation() {};
  }
}
