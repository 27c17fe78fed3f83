// SPDX-License-Identifier: Apache-2.0
/**
 * What operands, results, attributes, regions and successors must be: MLIR's common constraints,
 * named by class literals as in {@code @Operand(F32Tensor.class)}.
 *
 * <p>A constraint is a class found by its signature:
 *
 * <ul>
 *   <li>on a type: {@code static boolean test(Type)} and a constant {@code String SUMMARY}, the
 *       words for it in a diagnostic; if one type alone satisfies it, also {@code static Type
 *       build(Context)};
 *   <li>on an attribute: {@code static boolean test(Attribute)} and {@code SUMMARY}; if all that
 *       satisfy it have one type, also {@code static Type build(Context)};
 *   <li>with parameters, as an annotation such as {@code @IntMinValue(10)} gives them: {@code
 *       static boolean test(Attribute, …)} and {@code static String summary(…)}, the parameters in
 *       the annotation's order.
 * </ul>
 *
 * <p>A dialect's own constraint is a class with the same members. The names are MLIR's; where a
 * class of the builtin package has that name already, {@code Constraint} is added.
 *
 * <p>Words compose as in MLIR: alternatives with {@code " or "}; conditions on one thing with
 * {@code " and "}; a container with {@code "<container> of <elements> values"}, as in {@code
 * "tensor of 32-bit float or 64-bit float values"}; a complex type with {@code "complex type with
 * <elements> elements"}; a tuple with {@code "tuple with any combination of <types> values"}; a
 * variadic operand or result with {@code "variadic of "} in front, an optional one with nothing; a
 * confined attribute with the words of what it confines, then those of each confinement, separated
 * by a space, as in {@code "32-bit signless integer attribute whose minimum value is 10"}; a type
 * attribute with {@code "type attribute of <type>"}. The code for them composes the tests with
 * {@code &&} and {@code ||} over {@link dev.ods.predicate.ElementTypes} and {@link
 * dev.ods.predicate.Shapes}.
 *
 * <p>What belongs here is the vocabulary alone: each class is the words of a constraint and a test
 * of one expression. What must not: helpers. Those that authors compose their own constraints of
 * are in {@code dev.ods.predicate}, what only this vocabulary needs is in {@code
 * dev.ods.constraint.logic}, which is not exported.
 */
@NullMarked
package dev.ods.constraint;

import org.jspecify.annotations.NullMarked;
