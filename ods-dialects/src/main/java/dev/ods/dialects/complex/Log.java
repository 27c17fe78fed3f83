// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;

/** The natural logarithm of a number. */
@Op(dialect = ComplexDialect.class, name = "log")
public interface Log extends FunctionOp {}
