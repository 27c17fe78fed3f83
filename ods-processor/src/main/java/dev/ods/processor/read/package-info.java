// SPDX-License-Identifier: Apache-2.0

/**
 * From the compiler's elements to the records of {@code model}. This is the only package that
 * touches {@code javax.lang.model}.
 *
 * <p>{@link dev.ods.processor.read.DeclarationReader} is the door. What cannot be put into a record
 * is reported here, where the element is at hand; what is wrong among the records is the business
 * of {@code check}. A type that another processor has yet to write ends the reading of the element
 * with an {@link dev.ods.processor.read.UnresolvedTypeException}, and it is read again in the next
 * round.
 */
@NullMarked
package dev.ods.processor.read;

import org.jspecify.annotations.NullMarked;
