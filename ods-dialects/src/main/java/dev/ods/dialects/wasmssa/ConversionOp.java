// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.AssemblyFormat;
import dev.ods.ir.OpView;

/** Turns a number into one of another type. */
@AssemblyFormat("$input `:` type($input) `to` type($result) attr-dict")
interface ConversionOp extends OpView {}
