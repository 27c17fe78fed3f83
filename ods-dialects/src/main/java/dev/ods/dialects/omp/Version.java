// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.omp;

import dev.ods.annotation.*;

/**
 * {@code #omp.version<version = 51>}: the version of OpenMP, ten for each whole one.
 *
 * @param version the version, an unsigned number
 */
@AttrDef(dialect = OmpDialect.class, mnemonic = "version", definition = "VersionAttr")
@AssemblyFormat("`<` struct(params) `>`")
public record Version(@Param(unsigned = true, cppType = "uint32_t") int version) {}
