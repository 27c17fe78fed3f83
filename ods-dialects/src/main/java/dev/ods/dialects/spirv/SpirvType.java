// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AnyOf;

/** A type of SPIR-V. */
@AnyOf({
  VoidType.class,
  Bool.class,
  ScalarInteger.class,
  AnyFloatingPoint.class,
  AnySpirvVector.class,
  OwnTypes.Pointer.class,
  OwnTypes.Array.class,
  OwnTypes.RuntimeArray.class,
  OwnTypes.Struct.class,
  OwnTypes.CooperativeMatrix.class,
  OwnTypes.Matrix.class,
  OwnTypes.SampledImage.class,
  OwnTypes.Image.class,
  OwnTypes.TensorArm.class
})
public interface SpirvType {}
