// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;

/** Merges operations that compute the same. */
@Op(dialect = TransformDialect.class, name = "apply_cse")
@AssemblyFormat("`to` $target attr-dict `:` type($target)")
public interface ApplyCse extends TargetOp {}
