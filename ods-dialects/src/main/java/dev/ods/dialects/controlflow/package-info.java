// SPDX-License-Identifier: Apache-2.0
/**
 * What operations with successors share: the operands that they forward to blocks (MLIR's
 * interfaces of branches), and switches on an integer.
 *
 * <p>Out of scope: anything of one dialect.
 */
@NullMarked
package dev.ods.dialects.controlflow;

import org.jspecify.annotations.NullMarked;
