// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;

/** The conjugate of a number. */
@Op(dialect = ComplexDialect.class, name = "conj")
public interface Conj extends FunctionOp {}
