// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.ir.OpView;

/** Makes a number of two of the same type. */
@AllTypesMatch({"lhs", "rhs", "result"})
@AssemblyFormat("$lhs $rhs `:` type($lhs) attr-dict")
interface BinaryOp extends OpView {}
