// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** Zero minus an integer, modulo 2 to the power of the width. */
@Op(dialect = SpirvDialect.class, name = "SNegate")
public interface SNegate extends IntegerNegationOp {}
