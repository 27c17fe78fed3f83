// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.arith;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Pure;

/** Unsigned integer division remainder operation. */
@Op(dialect = ArithDialect.class, name = "remui")
@Trait(Pure.class)
public interface RemUI extends IntegerBinaryOp {}
