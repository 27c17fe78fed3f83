// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;

/** The arc tangent of a quotient. */
@Op(dialect = ComplexDialect.class, name = "atan2")
public interface Atan2 extends BinaryOp {}
