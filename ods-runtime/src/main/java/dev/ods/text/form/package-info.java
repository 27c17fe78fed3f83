// SPDX-License-Identifier: Apache-2.0
/**
 * The custom forms of operations and dialects, looked up once for each name. Parsers, printers and
 * the choice of names depend on this package; nothing here parses or prints. Not exported.
 */
@NullMarked
package dev.ods.text.form;

import org.jspecify.annotations.NullMarked;
