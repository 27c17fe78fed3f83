// SPDX-License-Identifier: Apache-2.0
/**
 * The benchmarks: workloads of the runtime, and the same in C++ on MLIR; whole processes of {@code
 * ods-opt} and {@code mlir-opt} on texts with many of each construct; and what the checking mode
 * costs. Workloads and scripts are described in docs/performance.md; the C++ program is in
 * src/main/cpp.
 */
@NullMarked
package dev.ods.benchmarks;

import org.jspecify.annotations.NullMarked;
