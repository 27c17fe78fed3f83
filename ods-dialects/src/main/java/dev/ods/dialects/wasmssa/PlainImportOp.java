// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AssemblyFormat;

/** Declares what another module defines; the type stands among the attributes. */
@AssemblyFormat("$importName `from` $moduleName `as` $sym_name attr-dict")
interface PlainImportOp extends ImportOp {}
