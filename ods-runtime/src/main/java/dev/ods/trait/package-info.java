// SPDX-License-Identifier: Apache-2.0
/**
 * The traits of operations, named by class literals: {@code @Trait(Pure.class)}.
 *
 * <p>A class here says what an operation promises; the checks of MLIR's own traits are in {@code
 * dev.ods.verify}. A dialect's own trait is a public final class that implements {@link
 * dev.ods.trait.Trait} and, where it has something to check, {@link dev.ods.trait.TraitVerifier} or
 * {@link dev.ods.trait.RegionTraitVerifier}.
 */
@NullMarked
package dev.ods.trait;

import org.jspecify.annotations.NullMarked;
