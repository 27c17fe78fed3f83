// SPDX-License-Identifier: Apache-2.0
/**
 * Checks that IR is valid, in MLIR's order and words.
 *
 * <p>{@link dev.ods.verify.Verifier} is the entry: it walks an operation and all in it, runs the
 * checks that each operation's definition and traits ask for, and ends with the dominance of values
 * over their uses. {@link dev.ods.verify.OpVerifier} is the hook of generated code. {@link
 * dev.ods.verify.DominanceInfo} and {@link dev.ods.verify.Symbols} serve passes as well.
 */
@NullMarked
package dev.ods.verify;

import org.jspecify.annotations.NullMarked;
