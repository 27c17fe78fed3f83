// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;

/** Erases operations that nothing needs. */
@Op(dialect = TransformDialect.class, name = "apply_dce")
@AssemblyFormat("`to` $target attr-dict `:` type($target)")
public interface ApplyDce extends TargetOp {}
