// SPDX-License-Identifier: Apache-2.0
/** What a dialect declares in a package of its own. */
@NullMarked
package dev.ods.laws.hidden;

import org.jspecify.annotations.NullMarked;
