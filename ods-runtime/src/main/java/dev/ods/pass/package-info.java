// SPDX-License-Identifier: Apache-2.0

/**
 * Passes over the IR: what a pass is, how passes are found, combined into pipelines, and run.
 *
 * <p>What single passes do belongs elsewhere, as do rewrite patterns.
 */
@NullMarked
package dev.ods.pass;

import org.jspecify.annotations.NullMarked;
