// SPDX-License-Identifier: Apache-2.0

/**
 * The reference of a dialect as a document, and how a document is written as Markdown and as HTML.
 *
 * <p>Nothing here knows what an operation is: {@code doc.read} composes the entries.
 */
@NullMarked
package dev.ods.processor.doc;

import org.jspecify.annotations.NullMarked;
