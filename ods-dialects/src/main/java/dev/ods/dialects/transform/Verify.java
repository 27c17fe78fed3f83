// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;

/** Verifies operations. */
@Op(dialect = TransformDialect.class, name = "verify")
@AssemblyFormat("$target attr-dict `:` type($target)")
public interface Verify extends TargetOp {}
