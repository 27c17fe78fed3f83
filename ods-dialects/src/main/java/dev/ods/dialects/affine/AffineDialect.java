// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.affine;

import dev.ods.annotation.Dialect;
import dev.ods.dialects.arith.ArithDialect;
import dev.ods.dialects.arith.Constant;
import dev.ods.dialects.ub.Poison;
import dev.ods.dialects.ub.PoisonFolding;
import dev.ods.dialects.ub.UbDialect;
import dev.ods.inline.DialectInlinerInterface;
import dev.ods.ir.Attribute;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Type;
import dev.ods.rewrite.RewritePatternSet;
import org.jspecify.annotations.Nullable;

/** Affine loops, conditions and accesses to memory. */
@Dialect(
    name = "affine",
    dependentDialects = {ArithDialect.class, UbDialect.class},
    ops = {
      AccessOps.class,
      DmaOps.class,
      For.class,
      If.class,
      IndexOps.class,
      MapOps.class,
      Parallel.class,
      Yield.class
    })
public interface AffineDialect {
  /** Inlining must keep dimensions and symbols valid. */
  static DialectInlinerInterface inlinerInterface() {
    return new AffineInliner();
  }

  /** Makes {@code arith.constant}, or {@code ub.poison}. */
  static @Nullable Operation materializeConstant(
      OpBuilder builder, Attribute value, Type type, Location location) {
    return PoisonFolding.isPoison(value)
        ? Poison.materialize(builder, value, type, location)
        : Constant.materialize(builder, value, type, location);
  }

  /** Adds the patterns of all operations. */
  static void canonicalizationPatterns(RewritePatternSet patterns) {
    MapPatterns.addTo(patterns);
    AccessPatterns.addTo(patterns);
    IfPatterns.addTo(patterns);
    Delinearization.addTo(patterns);
    Linearization.addTo(patterns);
  }
}
