// SPDX-License-Identifier: Apache-2.0

/** Passes generated files to the compiler. */
@NullMarked
package dev.ods.processor.write;

import org.jspecify.annotations.NullMarked;
