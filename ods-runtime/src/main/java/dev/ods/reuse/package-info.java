// SPDX-License-Identifier: Apache-2.0
/**
 * How what one run has allocated serves later runs, on any thread. Nothing here depends on what is
 * reused. Not exported.
 */
@NullMarked
package dev.ods.reuse;

import org.jspecify.annotations.NullMarked;
