// SPDX-License-Identifier: Apache-2.0
/**
 * The text that printers write: its bytes, its lines and their indentation, and the escaping of
 * names and strings. Nothing here depends on types, attributes or operations. Not exported.
 */
@NullMarked
package dev.ods.text.buffer;

import org.jspecify.annotations.NullMarked;
