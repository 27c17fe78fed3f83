// SPDX-License-Identifier: Apache-2.0

/**
 * The dialect {@code tf}: the operations in the examples of ODS ({@code docs/specification.md}),
 * and those needed for whole programs. Start with {@link dev.ods.sample.tf.AvgPool}.
 */
@NullMarked
package dev.ods.sample.tf;

import org.jspecify.annotations.NullMarked;
