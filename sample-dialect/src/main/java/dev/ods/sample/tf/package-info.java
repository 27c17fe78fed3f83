// SPDX-License-Identifier: Apache-2.0

/**
 * The dialect {@code tf}: the operations with which the specification of ODS explains itself, and
 * what it takes to write whole programs of them. Start reading at {@link
 * dev.ods.sample.tf.AvgPool}.
 */
@NullMarked
package dev.ods.sample.tf;

import org.jspecify.annotations.NullMarked;
