// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;
import dev.ods.annotation.Trait;
import dev.ods.trait.Commutative;

/** The sum of products of integers without signs. */
@Op(dialect = SpirvDialect.class, name = "UDot")
@Trait(Commutative.class)
public interface UDot extends DotProductOp {}
