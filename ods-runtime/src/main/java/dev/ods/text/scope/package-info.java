// SPDX-License-Identifier: Apache-2.0
/**
 * The values and blocks that names refer to while a text is parsed: scopes, forward references, and
 * unresolved operands. Not exported.
 */
@NullMarked
package dev.ods.text.scope;

import org.jspecify.annotations.NullMarked;
