// SPDX-License-Identifier: Apache-2.0
/**
 * The traits of operations, referred to by class literals: {@code @Trait(Pure.class)}.
 *
 * <p>A class here declares a property of operations; the verifiers of MLIR's own traits are in
 * {@code dev.ods.verify}. A dialect's own trait is a class, public unless only operations of its
 * package have it, that implements {@link dev.ods.trait.OpTrait} and, if it verifies operations,
 * {@link dev.ods.trait.TraitVerifier} or {@link dev.ods.trait.RegionTraitVerifier}.
 */
@NullMarked
package dev.ods.trait;

import org.jspecify.annotations.NullMarked;
