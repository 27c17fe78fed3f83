// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.transform;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;

/** Moves operations out of loops. */
@Op(dialect = TransformDialect.class, name = "apply_licm")
@AssemblyFormat("`to` $target attr-dict `:` type($target)")
public interface ApplyLicm extends TargetOp {}
