// SPDX-License-Identifier: Apache-2.0
/**
 * Whether the checking mode is on, for whatever package of the runtime checks more in it. What it
 * checks is in these packages. Not exported.
 */
@NullMarked
package dev.ods.checking;

import org.jspecify.annotations.NullMarked;
