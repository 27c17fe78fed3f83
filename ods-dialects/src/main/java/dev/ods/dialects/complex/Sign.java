// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;

/** The sign of a number: the number divided by its absolute value. */
@Op(dialect = ComplexDialect.class, name = "sign")
public interface Sign extends FunctionOp {}
