// SPDX-License-Identifier: Apache-2.0

/** A dialect with one operation for each feature of the generator, and the tests that use it. */
@NullMarked
package dev.ods.sample.feature;

import org.jspecify.annotations.NullMarked;
