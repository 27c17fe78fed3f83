// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;

/** The tangent of a number. */
@Op(dialect = ComplexDialect.class, name = "tan")
public interface Tan extends FunctionOp {}
