// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;

/** The exponential of a number, minus one. */
@Op(dialect = ComplexDialect.class, name = "expm1")
public interface Expm1 extends FunctionOp {}
