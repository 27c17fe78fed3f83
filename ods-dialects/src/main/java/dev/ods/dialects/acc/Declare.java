// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.acc;

import dev.ods.annotation.*;

/**
 * {@code #acc.declare<dataClause = acc_copyin, implicit = true>}: the clause of a declaration.
 *
 * @param dataClause the clause
 * @param implicit whether it is implicit
 */
@AttrDef(dialect = AccDialect.class, mnemonic = "declare", definition = "DeclareAttr")
@AssemblyFormat("`<` struct(params) `>`")
public record Declare(
    @Param(cppType = "DataClauseAttr") DataClauseAttr dataClause,
    @Default("false") boolean implicit) {}
