// SPDX-License-Identifier: Apache-2.0
/**
 * What happens when the code of a dialect throws: it becomes a diagnostic. Parser, verifier and
 * printer depend on this package; it calls no hook itself. Not exported.
 */
@NullMarked
package dev.ods.hook;

import org.jspecify.annotations.NullMarked;
