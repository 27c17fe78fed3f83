// SPDX-License-Identifier: Apache-2.0

/**
 * The rules that a declaration must keep, one pure class per family: records in, problems out. The
 * rules know nothing of the compiler. {@link dev.ods.processor.check.OpRules} and its sisters run
 * the families.
 */
@NullMarked
package dev.ods.processor.check;

import org.jspecify.annotations.NullMarked;
