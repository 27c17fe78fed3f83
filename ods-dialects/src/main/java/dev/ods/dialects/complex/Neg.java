// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;

/** The negative of a number. */
@Op(dialect = ComplexDialect.class, name = "neg")
public interface Neg extends FunctionOp {}
