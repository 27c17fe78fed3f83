// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;

/** The reciprocal of the square root of a number. */
@Op(dialect = ComplexDialect.class, name = "rsqrt")
public interface Rsqrt extends FunctionOp {}
