// SPDX-License-Identifier: Apache-2.0

/**
 * Writes the Java of what was declared: one emitter for each kind of generated member, each a
 * function of the model alone.
 */
@NullMarked
package dev.ods.processor.emit;

import org.jspecify.annotations.NullMarked;
