// SPDX-License-Identifier: Apache-2.0
package dev.ods.dialects.omp;

import dev.ods.annotation.Dialect;

/** A part of the dialect of OpenMP's directives. */
@Dialect(
    name = "omp",
    allowUnknownOperations = true,
    allowUnknownTypes = true,
    attributes = {Flags.class, Version.class})
public interface OmpDialect {}
