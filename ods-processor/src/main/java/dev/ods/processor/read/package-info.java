// SPDX-License-Identifier: Apache-2.0

/**
 * Converts the compiler's elements to the records of {@code model}. The stages that check these and
 * write what is generated do not inspect elements.
 *
 * <p>{@link dev.ods.processor.read.DeclarationReader} is the entry point. Elements that cannot be
 * represented as records are reported here, where the element is available; errors in the records
 * are reported by {@code check}. If a type does not exist yet, because another processor may
 * generate it, an {@link dev.ods.processor.read.UnresolvedTypeException} is thrown and the
 * declaration is read again in the next round.
 */
@NullMarked
package dev.ods.processor.read;

import org.jspecify.annotations.NullMarked;
