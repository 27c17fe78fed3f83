// SPDX-License-Identifier: Apache-2.0
/**
 * The bytes that printers write into, and how names and strings are written so that the lexer reads
 * them back. Nothing here knows types, attributes or operations. Not exported.
 */
@NullMarked
package dev.ods.text.buffer;

import org.jspecify.annotations.NullMarked;
