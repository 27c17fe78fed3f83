// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Dialect;
import dev.ods.dialects.arith.ArithDialect;

/** Arithmetic on complex numbers. */
@Dialect(
    name = "complex",
    dependentDialects = ArithDialect.class,
    ops = {ArithmeticOps.class, Bitcast.class, Constant.class, FunctionOps.class, PartOps.class},
    attributes = ComplexNumber.class)
public interface ComplexDialect {}
