// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.spirv;

import dev.ods.annotation.Op;

/** The first invocation of a ballot whose bit is set. */
@Op(dialect = SpirvDialect.class, name = "GroupNonUniformBallotFindLSB")
public interface GroupNonUniformBallotFindLSB extends BallotFindOp {}
