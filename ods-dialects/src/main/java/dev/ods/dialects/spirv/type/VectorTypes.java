// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv.type;

import dev.ods.annotation.*;
import dev.ods.constraint.AnyI32;
import dev.ods.dialects.spirv.type.ScalarTypes.BFloat16;
import dev.ods.dialects.spirv.type.ScalarTypes.Bool;
import dev.ods.dialects.spirv.type.ScalarTypes.Float32;
import dev.ods.dialects.spirv.type.ScalarTypes.Int16;
import dev.ods.dialects.spirv.type.ScalarTypes.Int32;
import dev.ods.dialects.spirv.type.ScalarTypes.NarrowFloat;
import dev.ods.dialects.spirv.type.ScalarTypes.ScalarFloat;
import dev.ods.dialects.spirv.type.ScalarTypes.ScalarInteger;
import dev.ods.dialects.spirv.type.ScalarTypes.UnsignedInt32;
import dev.ods.dialects.spirv.type.ScalarTypes.UnsignedInteger;

/** Constraints on vectors. */
public interface VectorTypes {
  /** A vector of SPIR-V. */
  @VectorOf(
      value = {Bool.class, ScalarInteger.class, ScalarFloat.class, BFloat16.class},
      lengths = {2, 3, 4, 8, 16})
  interface AnySpirvVector {}

  /** A fixed-length vector of truth values. */
  @FixedVectorOf(
      value = Bool.class,
      lengths = {2, 3, 4, 8, 16})
  interface BoolVector {}

  /** A fixed-length vector of {@code i16}. */
  @FixedVectorOf(
      value = Int16.class,
      lengths = {2, 3, 4, 8, 16})
  interface Int16Vector {}

  /** A fixed-length vector of {@code i32}. */
  @FixedVectorOf(
      value = Int32.class,
      lengths = {2, 3, 4, 8, 16})
  interface Int32Vector {}

  /** Four 32-bit integers of any signedness. */
  @VectorOf(value = AnyI32.class, lengths = 4)
  interface Int32Vec4 {}

  /** Four 32-bit integers that are not signed. */
  @VectorOf(value = UnsignedInt32.class, lengths = 4)
  interface UnsignedInt32Vec4 {}

  /** Four integers that are not signed. */
  @VectorOf(value = UnsignedInteger.class, lengths = 4)
  interface UnsignedVec4 {}

  /** A fixed-length vector of integers. */
  @FixedVectorOf(
      value = ScalarInteger.class,
      lengths = {2, 3, 4, 8, 16})
  interface IntegerVector {}

  /** A fixed-length vector of {@code f32}. */
  @FixedVectorOf(
      value = Float32.class,
      lengths = {2, 3, 4, 8, 16})
  interface Float32Vector {}

  /** Two numbers of type {@code f32}. */
  @VectorOf(value = Float32.class, lengths = 2)
  interface Float32Vec2 {}

  /** Four numbers of type {@code f32}. */
  @VectorOf(value = Float32.class, lengths = 4)
  interface Float32Vec4 {}

  /** A fixed-length vector of floating-point numbers of IEEE 754. */
  @FixedVectorOf(
      value = ScalarFloat.class,
      lengths = {2, 3, 4, 8, 16})
  interface FloatVector {}

  /** A fixed-length vector of floating-point numbers. */
  @FixedVectorOf(
      value = {ScalarFloat.class, BFloat16.class},
      lengths = {2, 3, 4, 8, 16})
  interface AnyFloatVector {}

  /** A fixed-length vector of floating-point numbers that are not of double precision. */
  @FixedVectorOf(
      value = NarrowFloat.class,
      lengths = {2, 3, 4, 8, 16})
  interface NarrowFloatVector {}

  /** Two to four floating-point numbers of IEEE 754. */
  @VectorOf(
      value = ScalarFloat.class,
      lengths = {2, 3, 4})
  interface ShortFloatVector {}
}
