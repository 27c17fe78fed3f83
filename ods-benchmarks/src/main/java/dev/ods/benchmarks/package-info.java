// SPDX-License-Identifier: Apache-2.0
/**
 * The benchmarks of the runtime, and their comparison with the same workloads in C++ on MLIR. The
 * workloads are defined in docs/performance.md; the C++ program is in src/main/cpp.
 */
@NullMarked
package dev.ods.benchmarks;

import org.jspecify.annotations.NullMarked;
