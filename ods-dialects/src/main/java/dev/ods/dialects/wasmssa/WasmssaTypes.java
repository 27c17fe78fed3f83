// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.wasmssa;

import dev.ods.annotation.*;
import dev.ods.dialects.wasmssa.ValueTypes.AnyReference;
import dev.ods.dialects.wasmssa.ValueTypes.AnyValue;
import dev.ods.ir.Type;
import java.util.Optional;

/** The types of the dialect. */
public interface WasmssaTypes {
  /** {@code !wasmssa.externref}: the type of references to host objects. */
  @TypeDef(
      dialect = WasmssaDialect.class,
      mnemonic = "externref",
      definition = "WasmSSA_ExternRefType")
  @Summary("Opaque type for external reference")
  record ExternRef() {}

  /** {@code !wasmssa.funcref}: the type of references to functions. */
  @TypeDef(dialect = WasmssaDialect.class, mnemonic = "funcref", definition = "WasmSSA_FuncRefType")
  @Summary("Opaque type for function reference")
  @AssemblyFormat("")
  record FuncRef() {}

  /**
   * {@code !wasmssa<limit[2: 10]>}: the initial and maximum size of a memory or a table.
   *
   * @param min the size at first, an unsigned number
   * @param max the largest size, an unsigned number; empty if there is no upper limit
   */
  @TypeDef(dialect = WasmssaDialect.class, mnemonic = "limit", definition = "WasmSSA_LimitType")
  @Summary("Wasm limit type")
  @AssemblyFormat("`[` $min `` `:` ($max^)? `]`")
  record Limit(
      @Param(unsigned = true, cppType = "uint32_t") int min,
      @Param(unsigned = true, cppType = "std::optional<uint32_t>") Optional<Integer> max) {}

  /**
   * {@code !wasmssa<local ref to i32>}: the type of a local variable.
   *
   * @param elementType the type of the variable's value
   */
  @TypeDef(dialect = WasmssaDialect.class, mnemonic = "local", definition = "WasmSSA_LocalRef")
  @Summary("Type of a local variable")
  @AssemblyFormat("`ref` `to` $elementType")
  record LocalRef(@Param(AnyValue.class) Type elementType) {}

  /**
   * {@code !wasmssa<tabletype !wasmssa.funcref [2: 10]>}: the type of a table of references.
   *
   * @param reference the type of the elements
   * @param limit the number of elements
   */
  @TypeDef(dialect = WasmssaDialect.class, mnemonic = "tabletype", definition = "WasmSSA_TableType")
  @Summary("Wasm table type")
  @AssemblyFormat("$reference $limit")
  record Table(
      @Param(AnyReference.class) Type reference,
      @Param(cppType = "::mlir::wasmssa::LimitType") LimitType limit) {}
}
