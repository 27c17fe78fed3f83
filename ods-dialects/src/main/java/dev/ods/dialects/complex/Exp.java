// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;

/** The exponential of a number. */
@Op(dialect = ComplexDialect.class, name = "exp")
public interface Exp extends FunctionOp {}
