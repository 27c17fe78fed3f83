// SPDX-License-Identifier: Apache-2.0

/**
 * What is due in a round of annotation processing. {@link dev.ods.processor.round.Rounds} keeps the
 * names of the declarations that wait for a type which does not exist yet; {@link
 * dev.ods.processor.round.Pipeline} takes one declaration through all stages.
 */
@NullMarked
package dev.ods.processor.round;

import org.jspecify.annotations.NullMarked;
