// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.annotation.Dialect;
import dev.ods.dialects.affine.AffineDialect;
import dev.ods.dialects.arith.ArithDialect;
import dev.ods.dialects.complex.ComplexDialect;
import dev.ods.inline.DialectInlinerInterface;
import dev.ods.ir.Attribute;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.rewrite.RewritePatternSet;
import org.jspecify.annotations.Nullable;

/** Making, reshaping and slicing tensors. */
@Dialect(
    name = "tensor",
    dependentDialects = {AffineDialect.class, ArithDialect.class, ComplexDialect.class},
    ops = {
      CastOps.class,
      CreationOps.class,
      ElementOps.class,
      PaddingOps.class,
      ShapeOps.class,
      SliceOps.class
    })
public interface TensorDialect {
  /** Makes {@code arith.constant} or {@code complex.constant}. */
  static @Nullable Operation materializeConstant(
      OpBuilder builder, Attribute value, Type type, Location location) {
    return ComplexDialect.materializeConstant(builder, value, type, location);
  }

  /** All operations can be inlined, and all regions into them. */
  static DialectInlinerInterface inlinerInterface() {
    return new DialectInlinerInterface.AnyOperationAndRegion() {};
  }

  /** Adds the patterns of all operations. */
  static void canonicalizationPatterns(RewritePatternSet patterns) {
    CastDestinations.addTo(patterns);
    CastPatterns.addTo(patterns);
    PaddingPatterns.addTo(patterns);
    CreationPatterns.addTo(patterns);
    ReshapePatterns.addTo(patterns);
    TensorSlicePatterns.addTo(patterns);
  }
}
