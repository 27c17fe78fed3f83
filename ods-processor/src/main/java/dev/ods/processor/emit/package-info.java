// SPDX-License-Identifier: Apache-2.0

/**
 * Generates the Java source of a declaration: one emitter for each kind of generated member, each a
 * function of the model alone.
 */
@NullMarked
package dev.ods.processor.emit;

import org.jspecify.annotations.NullMarked;
