// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.complex;

import dev.ods.annotation.Op;

/** The sum of two numbers. */
@Op(dialect = ComplexDialect.class, name = "add")
public interface Add extends BinaryOp {}
