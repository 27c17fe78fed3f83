// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;

/** The difference of two numbers. */
@Op(dialect = ComplexDialect.class, name = "sub")
public interface Sub extends BinaryOp {}
