// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AllTypesMatch;
import dev.ods.annotation.AssemblyFormat;
import dev.ods.ir.OpView;

/** Compares two numbers of the same type. */
@AllTypesMatch({"lhs", "rhs"})
@AssemblyFormat("$lhs $rhs `:` type($lhs) `->` type($result) attr-dict")
interface ComparisonOp extends OpView {}
