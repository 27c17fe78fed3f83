// SPDX-License-Identifier: Apache-2.0
/** Fuzzing: laws that must hold for any input at all. */
@NullMarked
package dev.ods.fuzz;

import org.jspecify.annotations.NullMarked;
