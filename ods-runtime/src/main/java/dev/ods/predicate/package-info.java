// SPDX-License-Identifier: Apache-2.0
/**
 * Predicates on the shapes and the element types of types, which constraints are composed of: by
 * the processor from a declaration such as {@code @TensorOf(F32.class)}, and by authors in a {@code
 * test} of their own.
 *
 * <p>What belongs here is what such compositions call. What must not: constraints themselves, with
 * words for a diagnostic, which are in {@code dev.ods.constraint}.
 */
@NullMarked
package dev.ods.predicate;

import org.jspecify.annotations.NullMarked;
