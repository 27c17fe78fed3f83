// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.nvvm;

import dev.ods.annotation.Dialect;

/** A part of the dialect for NVIDIA's GPUs. */
@Dialect(
    name = "nvvm",
    allowUnknownOperations = true,
    allowUnknownTypes = true,
    attributes = Target.class)
public interface NvvmDialect {}
