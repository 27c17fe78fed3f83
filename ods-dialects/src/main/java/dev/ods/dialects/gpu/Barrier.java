// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.gpu;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.annotation.Op;
import dev.ods.ir.OpView;

/** Lets no thread go on before its whole work group has come here. */
@Op(dialect = GpuDialect.class, name = "barrier")
@AssemblyFormat("attr-dict")
public interface Barrier extends OpView {}
