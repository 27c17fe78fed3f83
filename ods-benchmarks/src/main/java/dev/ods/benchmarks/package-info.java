// SPDX-License-Identifier: Apache-2.0
/**
 * The workloads by which the runtime is measured, and the comparison with the same ones in C++ on
 * MLIR. The workloads are defined in docs/performance.md; src/main/cpp holds their other half.
 */
@NullMarked
package dev.ods.benchmarks;

import org.jspecify.annotations.NullMarked;
