// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.AnyOf;

/** What is made of elements. */
@AnyOf({
  AnySpirvVector.class,
  OwnTypes.Array.class,
  OwnTypes.RuntimeArray.class,
  OwnTypes.Struct.class,
  OwnTypes.CooperativeMatrix.class,
  OwnTypes.Matrix.class,
  OwnTypes.TensorArm.class
})
public interface Composite {}
