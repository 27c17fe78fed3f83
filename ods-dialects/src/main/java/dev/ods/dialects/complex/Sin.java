// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;

/** The sine of a number. */
@Op(dialect = ComplexDialect.class, name = "sin")
public interface Sin extends FunctionOp {}
