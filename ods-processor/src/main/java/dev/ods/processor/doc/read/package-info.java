// SPDX-License-Identifier: Apache-2.0

/**
 * Composes the reference of a dialect from its declarations, as the other stages read them, and
 * from their Javadoc, which it converts.
 */
@NullMarked
package dev.ods.processor.doc.read;

import org.jspecify.annotations.NullMarked;
