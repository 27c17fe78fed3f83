// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;

/** The cosine of a number. */
@Op(dialect = ComplexDialect.class, name = "cos")
public interface Cos extends FunctionOp {}
