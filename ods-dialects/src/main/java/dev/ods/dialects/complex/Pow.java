// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;

/** A number to the power of another. */
@Op(dialect = ComplexDialect.class, name = "pow")
public interface Pow extends BinaryOp {}
