// SPDX-License-Identifier: Apache-2.0

/**
 * What the tests of several modules share: running {@code mlir-opt}, reading the corpus, golden
 * files, and lists of exemptions. Nothing here lets a test pass by finding nothing to do: filters
 * that select nothing, exemptions that are no longer needed, and tools that are demanded but absent
 * are failures.
 *
 * <p>What must not live here: anything that uses another module of the project, whose tests could
 * not use this package then.
 */
@NullMarked
package dev.ods.testing;

import org.jspecify.annotations.NullMarked;
