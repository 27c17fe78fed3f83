// SPDX-License-Identifier: Apache-2.0

/**
 * Support for the tests of several modules: {@code mlir-opt}, the corpus, golden files, and lists
 * of exemptions. No test passes vacuously: filters that select nothing, exemptions that are no
 * longer needed, and demanded tools that are absent are failures.
 *
 * <p>Nothing here may use another module of the project, as that module's tests could then not use
 * this package.
 */
@NullMarked
package dev.ods.testing;

import org.jspecify.annotations.NullMarked;
