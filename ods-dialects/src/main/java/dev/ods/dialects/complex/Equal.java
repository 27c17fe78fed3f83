// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;

/** Whether two numbers are equal. */
@Op(dialect = ComplexDialect.class, name = "eq")
public interface Equal extends ComparisonOp {}
