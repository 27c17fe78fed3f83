// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.llvm;

import dev.ods.annotation.*;
import dev.ods.builtin.StringAttr;
import java.util.Optional;

/**
 * {@code #llvm.target<triple = "…", chip = "…", features = <[…]>>}: a machine to compile for.
 *
 * @param triple the architecture, vendor and system, such as {@code x86_64-unknown-linux}
 * @param chip the processor
 * @param features its features
 */
@AttrDef(dialect = LlvmDialect.class, mnemonic = "target", definition = "LLVM_TargetAttr")
@AssemblyFormat("`<` struct($triple, $chip, $features) `>`")
public record Target(
    @Param(cppType = "StringAttr") StringAttr triple,
    @Param(cppType = "StringAttr") StringAttr chip,
    @Param(cppType = "TargetFeaturesAttr") Optional<TargetFeaturesAttr> features) {}
