// SPDX-License-Identifier: Apache-2.0

/**
 * The rounds of annotation processing. {@link dev.ods.processor.round.Rounds} keeps the names of
 * the declarations that are deferred because they refer to a type which does not exist yet; {@link
 * dev.ods.processor.round.Pipeline} runs all stages for one declaration. Names whose meaning
 * changes between two rounds are reported here, too, as no stage sees more than one, and so is what
 * a stage throws, as an error of the declaration that it was for.
 */
@NullMarked
package dev.ods.processor.round;

import org.jspecify.annotations.NullMarked;
