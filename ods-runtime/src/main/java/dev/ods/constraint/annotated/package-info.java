// SPDX-License-Identifier: Apache-2.0
/**
 * The constraints that authors write as annotations, on attributes and on the number of blocks in a
 * region: {@code @IntMinValue(10)} of {@code dev.ods.annotation} stands for the class {@code
 * IntMinValue} of this package, which generated code calls.
 *
 * <p>A class has the methods {@code static boolean test(Attribute, …)} and {@code static String
 * summary(…)}, with the parameters in the annotation's order. It has the annotation's name, which
 * is why the package is not {@code dev.ods.constraint}: a declaration imports that package and the
 * annotations' as a whole.
 *
 * <p>Only what has an annotation belongs here; what authors refer to by class literals is in {@code
 * dev.ods.constraint}.
 */
@NullMarked
package dev.ods.constraint.annotated;

import org.jspecify.annotations.NullMarked;
