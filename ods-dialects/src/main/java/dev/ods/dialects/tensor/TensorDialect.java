// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.tensor;

import dev.ods.annotation.Dialect;
import dev.ods.dialects.arith.ArithDialect;
import dev.ods.dialects.complex.ComplexDialect;

/** Making, reshaping and slicing tensors. */
@Dialect(
    name = "tensor",
    dependentDialects = {ArithDialect.class, ComplexDialect.class},
    ops = {
      CastOps.class,
      CreationOps.class,
      ElementOps.class,
      PaddingOps.class,
      ShapeOps.class,
      SliceOps.class
    })
public interface TensorDialect {}
