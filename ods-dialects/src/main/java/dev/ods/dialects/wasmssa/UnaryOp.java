// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.ir.OpView;

/** A function of one number whose value has the same type. */
@AllTypesMatch({"src", "result"})
@AssemblyFormat("$src `:` type($src) attr-dict")
interface UnaryOp extends OpView {}
