// SPDX-License-Identifier: Apache-2.0
/**
 * Arithmetic on constants, for folds: integers of any width, and functions applied to attributes,
 * be they of one number or of many elements.
 *
 * <p>What particular operations fold to does not belong here, nor does how folds are run.
 */
@NullMarked
package dev.ods.fold;

import org.jspecify.annotations.NullMarked;
