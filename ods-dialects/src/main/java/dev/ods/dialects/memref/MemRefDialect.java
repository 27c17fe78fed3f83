// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.memref;

import dev.ods.annotation.Dialect;
import dev.ods.dialects.arith.ArithDialect;
import dev.ods.dialects.arith.Constant;
import dev.ods.inline.DialectInlinerInterface;
import dev.ods.ir.Attribute;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.rewrite.RewritePatternSet;
import org.jspecify.annotations.Nullable;

/** Allocating, addressing and accessing shaped memory. */
@Dialect(
    name = "memref",
    dependentDialects = ArithDialect.class,
    ops = {
      AccessOps.class,
      AllocationOps.class,
      AssumptionOps.class,
      AtomicOps.class,
      DmaOps.class,
      GlobalOps.class,
      ShapeOps.class,
      ViewOps.class
    })
public interface MemRefDialect {
  /** Makes {@code arith.constant}. */
  static @Nullable Operation materializeConstant(
      OpBuilder builder, Attribute value, Type type, Location location) {
    return Constant.materialize(builder, value, type, location);
  }

  /** All operations can be inlined, and all regions into them. */
  static DialectInlinerInterface inlinerInterface() {
    return new DialectInlinerInterface.AnyOperationAndRegion() {};
  }

  /** Adds the patterns of all operations. */
  static void canonicalizationPatterns(RewritePatternSet patterns) {
    MemRefPatterns.addTo(patterns);
  }
}
