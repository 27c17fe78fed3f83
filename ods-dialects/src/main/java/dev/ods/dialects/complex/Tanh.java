// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;

/** The hyperbolic tangent of a number. */
@Op(dialect = ComplexDialect.class, name = "tanh")
public interface Tanh extends FunctionOp {}
