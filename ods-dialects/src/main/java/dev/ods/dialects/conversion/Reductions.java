// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.conversion;

import dev.ods.builtin.FloatAttr;
import dev.ods.builtin.IntegerAttr;
import dev.ods.builtin.IntegerType;
import dev.ods.dialects.arith.AddFOp;
import dev.ods.dialects.arith.AddIOp;
import dev.ods.dialects.arith.AndIOp;
import dev.ods.dialects.arith.MaxSIOp;
import dev.ods.dialects.arith.MaxUIOp;
import dev.ods.dialects.arith.MaximumFOp;
import dev.ods.dialects.arith.MinSIOp;
import dev.ods.dialects.arith.MinUIOp;
import dev.ods.dialects.arith.MinimumFOp;
import dev.ods.dialects.arith.MulFOp;
import dev.ods.dialects.arith.MulIOp;
import dev.ods.dialects.arith.OrIOp;
import dev.ods.dialects.memref.AtomicRMWKind;
import dev.ods.ir.Attribute;
import dev.ods.ir.Location;
import dev.ods.ir.OpBuilder;
import dev.ods.ir.Type;
import dev.ods.ir.Value;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * How values are reduced. The kinds of reduction that valid loops do not have, as no type fits them
 * there, are like those without an identity.
 */
final class Reductions {
  private Reductions() {}

  /** The value that reduced with another one is the other one; null if the kind has none. */
  static @Nullable Attribute identity(AtomicRMWKind kind, Type type) {
    return switch (kind) {
      case ADDF -> FloatAttr.get(type, 0);
      case MULF -> FloatAttr.get(type, 1);
      case MAXIMUMF -> FloatAttr.get(type, Double.NEGATIVE_INFINITY);
      case MINIMUMF -> FloatAttr.get(type, Double.POSITIVE_INFINITY);
      case ADDI, MAXU, ORI -> IntegerAttr.fromBits(type, BigInteger.ZERO);
      case MULI -> IntegerAttr.fromBits(type, BigInteger.ONE);
      case ANDI, MINU -> IntegerAttr.fromBits(type, BigInteger.ONE.negate());
      case MAXS -> IntegerAttr.fromBits(type, signBit(type));
      case MINS -> IntegerAttr.fromBits(type, signBit(type).subtract(BigInteger.ONE));
      case ASSIGN, MAXNUMF, MINNUMF, XORI -> null;
    };
  }

  private static BigInteger signBit(Type type) {
    int width = ((IntegerType) type).width();
    return width == 0 ? BigInteger.ZERO : BigInteger.ONE.shiftLeft(width - 1);
  }

  /**
   * Builds the operation that reduces two values.
   *
   * @param kind one that has an {@link #identity}
   */
  static Value combine(
      AtomicRMWKind kind, OpBuilder builder, Location location, Value lhs, Value rhs) {
    return switch (kind) {
      case ADDF -> AddFOp.build(builder, location, lhs, rhs).result();
      case MULF -> MulFOp.build(builder, location, lhs, rhs).result();
      case MAXIMUMF -> MaximumFOp.build(builder, location, lhs, rhs).result();
      case MINIMUMF -> MinimumFOp.build(builder, location, lhs, rhs).result();
      case ADDI -> AddIOp.build(builder, location, lhs, rhs).result();
      case MULI -> MulIOp.build(builder, location, lhs, rhs).result();
      case ORI -> OrIOp.build(builder, location, lhs, rhs).result();
      case ANDI -> AndIOp.build(builder, location, lhs, rhs).result();
      case MAXS -> MaxSIOp.build(builder, location, lhs, rhs).result();
      case MINS -> MinSIOp.build(builder, location, lhs, rhs).result();
      case MAXU -> MaxUIOp.build(builder, location, lhs, rhs).result();
      case MINU -> MinUIOp.build(builder, location, lhs, rhs).result();
      case ASSIGN, MAXNUMF, MINNUMF, XORI ->
          throw new IllegalArgumentException(kind + " has no identity: do not reduce by it");
    };
  }
}
