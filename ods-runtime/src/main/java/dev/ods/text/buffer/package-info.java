// SPDX-License-Identifier: Apache-2.0
/**
 * The bytes that printers write into, and the escaping of names and strings. Nothing here depends
 * on types, attributes or operations. Not exported.
 */
@NullMarked
package dev.ods.text.buffer;

import org.jspecify.annotations.NullMarked;
