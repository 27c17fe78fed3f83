// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.acc;

import dev.ods.annotation.*;
import dev.ods.builtin.SymbolRefAttr;
import java.util.Optional;

/**
 * {@code #acc.declare_action<preAlloc = @f, postDealloc = @g>}: functions to call when a declared
 * variable is allocated or deallocated.
 *
 * @param preAlloc the function to call before allocation
 * @param postAlloc the function to call after allocation
 * @param preDealloc the function to call before deallocation
 * @param postDealloc the function to call after deallocation
 */
@AttrDef(dialect = AccDialect.class, mnemonic = "declare_action", definition = "DeclareActionAttr")
@AssemblyFormat("`<` struct(params) `>`")
public record DeclareAction(
    @Param(cppType = "SymbolRefAttr") Optional<SymbolRefAttr> preAlloc,
    @Param(cppType = "SymbolRefAttr") Optional<SymbolRefAttr> postAlloc,
    @Param(cppType = "SymbolRefAttr") Optional<SymbolRefAttr> preDealloc,
    @Param(cppType = "SymbolRefAttr") Optional<SymbolRefAttr> postDealloc) {}
