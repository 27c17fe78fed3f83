// SPDX-License-Identifier: Apache-2.0
/**
 * What operations do besides computing their results: the effects that they have on memory, and
 * whether they may be executed where they would not have been.
 *
 * <p>Out of scope: passes that use this, and the annotations that declare it.
 */
@NullMarked
package dev.ods.effect;

import org.jspecify.annotations.NullMarked;
