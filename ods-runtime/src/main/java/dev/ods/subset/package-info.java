// SPDX-License-Identifier: Apache-2.0

/**
 * Parts of tensors: which operations read or replace them, whether two are the same or apart, and
 * what indices are equal to.
 *
 * <p>Out of scope: what is done with operations on equal parts, which is for passes.
 */
@NullMarked
package dev.ods.subset;

import org.jspecify.annotations.NullMarked;
