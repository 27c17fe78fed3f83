// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.Dialect;

/** WebAssembly with SSA values instead of a stack. */
@Dialect(
    name = "wasmssa",
    ops = {
      ArithmeticOps.class,
      Block.class,
      ComparisonOps.class,
      ControlFlowOps.class,
      ConversionOps.class,
      ModuleOps.class,
      VariableOps.class
    },
    types = WasmssaTypes.class)
public interface WasmssaDialect {}
