// SPDX-License-Identifier: Apache-2.0
/**
 * Predicates on shapes and element types, from which constraints are composed: by the processor for
 * a declaration such as {@code @TensorOf(F32.class)}, and by authors in {@code test} methods of
 * their own.
 *
 * <p>Constraints themselves, which have a summary, are in {@code dev.ods.constraint}.
 */
@NullMarked
package dev.ods.predicate;

import org.jspecify.annotations.NullMarked;
