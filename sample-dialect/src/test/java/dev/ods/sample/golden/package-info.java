// SPDX-License-Identifier: Apache-2.0

/** Holds generated code to its golden files. */
@NullMarked
package dev.ods.sample.golden;

import org.jspecify.annotations.NullMarked;
