// SPDX-License-Identifier: Apache-2.0
/**
 * The verifier, with MLIR's order of checks and MLIR's diagnostics.
 *
 * <p>{@link dev.ods.verify.Verifier} is the entry point: it walks an operation and all in it, runs
 * the checks that each operation's definition and traits require, and finally verifies that values
 * dominate their uses. {@link dev.ods.verify.OpVerifier} is the hook of generated code. {@link
 * dev.ods.verify.DominanceInfo}, {@link dev.ods.verify.PostDominanceInfo}, {@link
 * dev.ods.verify.Symbols}, {@link dev.ods.verify.SymbolUses}, {@link dev.ods.verify.SymbolUserMap}
 * and {@link dev.ods.verify.SymbolRenaming} serve passes as well.
 */
@NullMarked
package dev.ods.verify;

import org.jspecify.annotations.NullMarked;
