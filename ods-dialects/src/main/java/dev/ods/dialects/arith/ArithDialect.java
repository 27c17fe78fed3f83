// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Dialect;
import dev.ods.dialects.arith.attr.FastMathFlags;
import dev.ods.dialects.arith.attr.IntegerOverflowFlags;
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

/** Integer and floating-point arithmetic, on scalars, vectors and tensors. */
@Dialect(
    name = "arith",
    dependentDialects = UbDialect.class,
    ops = {CastOps.class, ComparisonOps.class, Constant.class, FloatOps.class, IntegerOps.class},
    attributes = {FastMathFlags.class, IntegerOverflowFlags.class})
public interface ArithDialect {
  /** Makes {@code arith.constant}, or {@code ub.poison} if that is what the value is. */
  static @Nullable Operation materializeConstant(
      OpBuilder builder, Attribute value, Type type, Location location) {
    return PoisonFolding.isPoison(value)
        ? Poison.materialize(builder, value, type, location)
        : Constant.materialize(builder, value, type, location);
  }

  /** Adds the patterns of all operations. */
  static void canonicalizationPatterns(RewritePatternSet patterns) {
    IntegerArithmeticPatterns.addTo(patterns);
    ExtensionsPatterns.addTo(patterns);
    ConversionsPatterns.addTo(patterns);
    FloatArithmeticPatterns.addTo(patterns);
    SelectionsPatterns.addTo(patterns);
    patterns
        .add(SelectOp.MODEL, "SelectToExtUI", 1, SelectToExtUI::rewrite)
        .add(CmpFOp.MODEL, CmpFOp::of, "CmpFIntToFPConst", IntegerComparison::ofConverted);
  }

  /** All operations can be inlined. */
  static DialectInlinerInterface inlinerInterface() {
    return new DialectInlinerInterface.AnyOperation() {};
  }
}
