// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Dialect;
import dev.ods.dialects.spirv.attr.GroupOperation;
import dev.ods.dialects.spirv.attr.MemorySemantics;
import dev.ods.dialects.spirv.attr.PackedVectorFormat;
import dev.ods.dialects.spirv.attr.Scope;
import dev.ods.dialects.ub.Poison;
import dev.ods.dialects.ub.PoisonFolding;
import dev.ods.inline.DialectInlinerInterface;
import dev.ods.ir.Attribute;
import dev.ods.ir.IrMapping;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Operation;
import dev.ods.ir.Region;
import dev.ods.ir.Type;
import dev.ods.rewrite.RewritePatternSet;
import org.jspecify.annotations.Nullable;

/**
 * SPIR-V on scalars and vectors. Other types are kept as text, and operations on them are
 * unregistered.
 */
@Dialect(
    name = "spirv",
    allowUnknownOperations = true,
    allowUnknownTypes = true,
    ops = {
      ArithmeticOps.class,
      BarrierOps.class,
      BitOps.class,
      CLOps.class,
      CastOps.class,
      CompositeOps.class,
      ConstantOps.class,
      ControlFlowOps.class,
      GLOps.class,
      GroupNonUniformOps.class,
      GroupOps.class,
      IntegerDotProductOps.class,
      LogicalOps.class,
      PrimitiveOps.class
    },
    attributes = {
      GroupOperation.class,
      MemorySemantics.class,
      PackedVectorFormat.class,
      Scope.class
    })
public interface SpirvDialect {
  /** Makes {@code spirv.Constant}, or {@code ub.poison} if that is what the value is. */
  static @Nullable Operation materializeConstant(
      OpBuilder builder, Attribute value, Type type, Location location) {
    return PoisonFolding.isPoison(value)
        ? Poison.materialize(builder, value, type, location)
        : ConstantOps.Constant.materialize(builder, value, type, location);
  }

  /** Adds the patterns of all operations. */
  static void canonicalizationPatterns(RewritePatternSet patterns) {
    RemainderPatterns.addTo(patterns);
    NegationsPatterns.addTo(patterns);
  }

  /** All operations that are declared here can be inlined. */
  static DialectInlinerInterface inlinerInterface() {
    return new DialectInlinerInterface() {
      @Override
      public boolean isLegalToInline(
          Operation op, Region target, boolean wouldBeCloned, IrMapping mapping) {
        return op.name().isRegistered();
      }
    };
  }
}
