// SPDX-License-Identifier: Apache-2.0
/** Fuzzing: laws that hold for any input. */
@NullMarked
package dev.ods.fuzz;

import org.jspecify.annotations.NullMarked;
