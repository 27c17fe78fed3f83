// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;

/** The product of two numbers. */
@Op(dialect = ComplexDialect.class, name = "mul")
public interface Mul extends BinaryOp {}
