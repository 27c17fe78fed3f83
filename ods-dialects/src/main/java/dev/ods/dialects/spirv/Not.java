// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The complement of all bits. */
@Op(dialect = SpirvDialect.class, name = "Not")
public interface Not extends IntegerUnaryOp {}
