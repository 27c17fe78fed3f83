// SPDX-License-Identifier: Apache-2.0

/**
 * The rules for declarations, one stateless class per family: records in, problems out. The rules
 * do not access the compiler. {@link dev.ods.processor.check.OpRules} and its siblings run the
 * families.
 */
@NullMarked
package dev.ods.processor.check;

import org.jspecify.annotations.NullMarked;
