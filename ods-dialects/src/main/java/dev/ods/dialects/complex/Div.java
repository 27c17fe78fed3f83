// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;

/** The quotient of two numbers. */
@Op(dialect = ComplexDialect.class, name = "div")
public interface Div extends BinaryOp {}
