// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The last invocation of a ballot whose bit is set. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformBallotFindMSB")
public interface GroupNonUniformBallotFindMSB extends BallotFindOp {}
