// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;

/** The natural logarithm of a number plus one. */
@Op(dialect = ComplexDialect.class, name = "log1p")
public interface Log1p extends FunctionOp {}
