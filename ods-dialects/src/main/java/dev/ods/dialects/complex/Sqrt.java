// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;

/** The square root of a number. */
@Op(dialect = ComplexDialect.class, name = "sqrt")
public interface Sqrt extends FunctionOp {}
