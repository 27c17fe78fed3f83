// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;

/** Whether two numbers are not equal. */
@Op(dialect = ComplexDialect.class, name = "neq")
public interface NotEqual extends ComparisonOp {}
