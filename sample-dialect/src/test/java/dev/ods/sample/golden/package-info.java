// SPDX-License-Identifier: Apache-2.0

/** Compares generated code with its golden files. */
@NullMarked
package dev.ods.sample.golden;

import org.jspecify.annotations.NullMarked;
