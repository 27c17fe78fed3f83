// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.llvm;

import dev.ods.annotation.Dialect;

/** A part of the dialect for LLVM IR. */
@Dialect(
    name = "llvm",
    allowUnknownOperations = true,
    allowUnknownTypes = true,
    attributes = {Target.class, TargetFeatures.class})
public interface LlvmDialect {}
