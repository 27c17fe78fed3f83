// SPDX-License-Identifier: Apache-2.0

/**
 * The dialect {@code tf}: the operations of ODS's own examples ({@code docs/specification.md}), and
 * those needed to write whole programs with them. Start reading at {@link
 * dev.ods.sample.tf.AvgPool}.
 */
@NullMarked
package dev.ods.sample.tf;

import org.jspecify.annotations.NullMarked;
